import UIKitTexts
import LayoutModel

/// One of several options that may come in any order, each behind its word.
package struct GrammarOption<Root>: Sendable {
  /// The word.
  let word: String
  /// The option as help shows it.
  let usage: String
  /// Reads what follows the word into a value.
  let read: @Sendable (inout TokenReader, inout Root) throws(Diagnostic) -> Void
  /// Writes the option with its word; nil if the value does not have it.
  let write: @Sendable (Root, Layout) -> String?
  /// Sets the option to an example, in a value that is an example.
  let example: @Sendable (inout Sampler, inout Root) -> Void

  /// An option that is a part of the value, which is nil without it.
  package static func option<Value>(
    _ word: String, _ part: Grammar<Value>, _ member: any WritableKeyPath<Root, Value?> & Sendable
  ) -> GrammarOption {
    GrammarOption(
      word: word, usage: "[\(Grammar<Value>.word(word, part).usage.joined(separator: "|"))]",
      read: { (reader, root) throws(Diagnostic) in root[keyPath: member] = try part.read(&reader) },
      write: { root, layout in
        guard let value = root[keyPath: member] else { return nil }
        var text = CallText(word, in: layout)
        return part.write(value, &text) ? text.text : nil
      }, example: { sampler, root in root[keyPath: member] = part.example(&sampler) })
  }

  /// A word that sets a part of the value to true.
  package static func flag(
    _ word: String, _ member: any WritableKeyPath<Root, Bool> & Sendable
  ) -> GrammarOption {
    GrammarOption(
      word: word, usage: "[\(word)]",
      read: { (_, root) throws(Diagnostic) in root[keyPath: member] = true },
      write: { root, _ in root[keyPath: member] ? word : nil },
      example: { _, root in root[keyPath: member] = true })
  }
}

extension Grammar where Value: Equatable & Sendable {
  /// Options in any order; if one is given twice, the last one counts.
  ///
  /// Errors call one of them `what`. Help calls all of them `name`, or lists each if that is nil.
  /// With `isOpen`, every word up to the end or to a colon has to be one of the options.
  package static func options(
    _ what: String, shown name: String? = nil, _ value: Value, isOpen: Bool = true,
    _ options: [GrammarOption<Value>]
  ) -> Grammar {
    let words = options.map(\.word)
    return Grammar(
      usage: [name.map { "[\($0)]" } ?? options.map(\.usage).joined(separator: " ")],
      read: { (reader) throws(Diagnostic) in
        var value = value
        var said: Set<String> = []
        func isOption() -> Bool {
          guard let token = reader.peek, !token.isSign(":") else { return false }
          return isOpen || token.kind == .word && words.contains(token.text)
        }
        while isOption() {
          let word = try reader.choice(what, of: words)
          said.insert(word)
          if let option = options.first(where: { $0.word == word }) {
            reader.outline([String(option.usage.dropFirst(word.count + 2).dropLast())])
            try option.read(&reader, &value)
          }
        }
        reader.offer(.words(words.filter { !said.contains($0) }))
        let rest = options.filter { !said.contains($0.word) }.map(\.usage)
        reader.outline([name.map { "[\($0)]" } ?? rest.joined(separator: " ")])
        return value
      },
      write: { value, text in
        for option in options {
          if let words = option.write(value, text.layout) { text.add(words) }
        }
        return true
      }, isSame: { $0 == $1 },
      example: { sampler in
        var value = value
        for option in options where sampler.flag() { option.example(&sampler, &value) }
        return value
      })
  }
}
