import UIKitTexts
import LayoutModel

// MARK: - One behind the other

extension Grammar {
  /// Makes a grammar of nothing.
  package init() where Value == Void {
    self.init(
      usage: [""], read: { (_) throws(Diagnostic) in }, write: { _, _ in true },
      isSame: { _, _ in true }, example: { _ in () })
  }

  /// Makes a grammar of two parts, one after the other.
  package init<A, B>(_ a: Grammar<A>, _ b: Grammar<B>) where Value == (A, B) {
    self.init(
      usage: a.usage.flatMap { first in b.usage.map { Self.joined(first, $0) } }, opens: a.opens,
      read: { (reader) throws(Diagnostic) in
        try reader.outlining(a.usage, b.usage) { (reader) throws(Diagnostic) in
          try a.read(&reader)
        } then: { (reader) throws(Diagnostic) in
          try b.read(&reader)
        }
      },
      write: { value, text in a.write(value.0, &text) && b.write(value.1, &text) },
      isSame: { a.isSame($0.0, $1.0) && b.isSame($0.1, $1.1) },
      example: { sampler in
        guard let first = a.example(&sampler), let second = b.example(&sampler) else { return nil }
        return (first, second)
      })
  }

  /// Makes a grammar of three parts, one after the other.
  package init<A, B, C>(
    _ a: Grammar<A>, _ b: Grammar<B>, _ c: Grammar<C>
  ) where Value == (A, B, C) {
    self = Grammar<((A, B), C)>(Grammar<(A, B)>(a, b), c)
      .map({ ($0.0.0, $0.0.1, $0.1) }, from: { (($0.0, $0.1), $0.2) })
  }

  /// Makes a grammar of four parts, one after the other.
  package init<A, B, C, D>(
    _ a: Grammar<A>, _ b: Grammar<B>, _ c: Grammar<C>, _ d: Grammar<D>
  ) where Value == (A, B, C, D) {
    self = Grammar<((A, B, C), D)>(Grammar<(A, B, C)>(a, b, c), d)
      .map({ ($0.0.0, $0.0.1, $0.0.2, $0.1) }, from: { (($0.0, $0.1, $0.2), $0.3) })
  }

  /// Makes a grammar of five parts, one after the other.
  package init<A, B, C, D, E>(
    _ a: Grammar<A>, _ b: Grammar<B>, _ c: Grammar<C>, _ d: Grammar<D>, _ e: Grammar<E>
  ) where Value == (A, B, C, D, E) {
    self = Grammar<((A, B, C, D), E)>(Grammar<(A, B, C, D)>(a, b, c, d), e)
      .map({ ($0.0.0, $0.0.1, $0.0.2, $0.0.3, $0.1) }, from: { (($0.0, $0.1, $0.2, $0.3), $0.4) })
  }

  private static func joined(_ first: String, _ second: String) -> String {
    Outline.joined(first, second)
  }

  /// Returns the same grammar for values of another type; `from` returns nil for values that the
  /// grammar cannot express.
  package func map<Other>(
    _ to: @escaping @Sendable (Value) -> Other, from: @escaping @Sendable (Other) -> Value?
  ) -> Grammar<Other> {
    Grammar<Other>(
      usage: usage, opens: opens, read: { (reader) throws(Diagnostic) in to(try read(&reader)) },
      write: { value, text in from(value).map { write($0, &text) } ?? false },
      isSame: { a, b in
        guard let a = from(a), let b = from(b) else { return false }
        return isSame(a, b)
      }, example: { example(&$0).map(to) })
  }

  /// Returns the same grammar with another usage in help.
  package func shown(as usage: String...) -> Grammar {
    var copy = self
    copy.usage = usage
    return copy
  }

  /// Returns the same grammar, which begins only where one of those words or signs comes next.
  package func opening(on beginnings: String...) -> Grammar {
    var copy = self
    copy.opens = { reader in
      beginnings.contains {
        reader.peek?.isWord($0) ?? false || reader.peek?.isSign($0) ?? false
      }
    }
    return copy
  }

  /// Returns the same grammar, which is taken to be left out if one of those words or signs comes
  /// next.
  package func unless(
    _ followers: @autoclosure @escaping @Sendable () -> [String]
  ) -> Grammar {
    var copy = self
    copy.opens = { reader in
      opens(reader)
        && !followers().contains {
          reader.peek?.isWord($0) ?? false || reader.peek?.isSign($0) ?? false
        }
    }
    return copy
  }
}

extension Grammar where Value: Sendable {
  /// The same grammar, with the place of what is read.
  package var placed: Grammar<Placed<Value>> {
    Grammar<Placed<Value>>(
      usage: usage, opens: opens,
      read: { (reader) throws(Diagnostic) in
        let start = reader.here
        let value = try read(&reader)
        return Placed(
          value, at: start.lowerBound..<max(start.lowerBound + 1, reader.lastEnd))
      }, write: { write($0.value, &$1) }, isSame: { isSame($0.value, $1.value) },
      example: { example(&$0).map { Placed($0) } })
  }
}

// MARK: - Words in front

extension Grammar {
  /// A word, followed by another grammar.
  package static func word(
    _ word: String, _ rest: Grammar, expected: String? = nil
  ) -> Grammar {
    Grammar(
      usage: rest.usage.map { joined(word, $0) }, opens: { $0.peek?.isWord(word) ?? false },
      read: { (reader) throws(Diagnostic) in
        reader.offer(.words([word]))
        guard reader.take(word: word) else { throw reader.missing(expected ?? word) }
        reader.outline(rest.usage)
        return try rest.read(&reader)
      },
      write: { value, text in
        text.add(word)
        return rest.write(value, &text)
      }, isSame: rest.isSame, example: rest.example)
  }

  /// A word that stands for a value.
  package static func word(_ word: String, is value: Value) -> Grammar
  where Value: Equatable & Sendable {
    .word(word, .just(value))
  }

  /// One of several words, each of which stands for a value.
  package static func words(_ choices: KeyValuePairs<String, Value>) -> Grammar
  where Value: Equatable & Sendable {
    let pairs = choices.map { (word: $0.key, value: $0.value) }
    let names = pairs.map(\.word)
    return Grammar(
      usage: [names.joined(separator: "|")],
      opens: { reader in names.contains { reader.peek?.isWord($0) ?? false } },
      read: { (reader) throws(Diagnostic) in
        let word = try reader.choice(names.joined(separator: " or "), of: names)
        return pairs.first { $0.word == word }?.value ?? pairs[0].value
      },
      write: { value, text in
        guard let pair = pairs.first(where: { $0.value == value }) else { return false }
        text.add(pair.word)
        return true
      }, isSame: { $0 == $1 }, example: { $0.one(of: pairs.map(\.value)) })
  }

  /// A sign, followed by another grammar.
  package static func sign(
    _ sign: String, _ rest: Grammar, expected: String? = nil
  ) -> Grammar {
    Grammar(
      usage: rest.usage.map { sign == ":" ? ": \($0)" : sign + $0 },
      opens: { $0.peek?.isSign(sign) ?? false },
      read: { (reader) throws(Diagnostic) in
        if sign != ":" { reader.offer(.words([sign])) }
        guard reader.take(sign: sign) else {
          var error = reader.missing(expected ?? sign)
          // Where only the sign is missing, the line is right with it.
          var after = reader
          if !reader.isAtEnd, (try? rest.read(&after)) != nil, after.isAtEnd {
            let isColon = sign == ":"
            let place = isColon ? reader.lastEnd : reader.here.lowerBound
            let line = Diagnostic.replacing(
              place..<place, in: reader.line, with: isColon ? sign : "\(sign) ")
            error.correction = line
            error.note = "did you mean \(line)?"
          }
          throw error
        }
        reader.outline(rest.usage)
        return try rest.read(&reader)
      },
      write: { value, text in
        var inner = CallText("", in: text.layout)
        guard rest.write(value, &inner) else { return false }
        text.add(sign == ":" ? ": \(inner.text)" : sign + inner.text)
        return true
      }, isSame: rest.isSame, example: rest.example)
  }

  /// Nothing, which stands for a value.
  package static func just(_ value: Value) -> Grammar where Value: Equatable & Sendable {
    Grammar(
      usage: [""], read: { (_) throws(Diagnostic) in value }, write: { other, _ in other == value },
      isSame: { $0 == $1 }, example: { _ in value })
  }
}

// MARK: - Some or none

extension Grammar {
  /// A part that may be left out.
  package static func optional<Wrapped>(_ part: Grammar<Wrapped>) -> Grammar
  where Value == Wrapped? {
    Grammar(
      usage: ["[\(part.usage.joined(separator: "|"))]"], opens: part.opens,
      read: { (reader) throws(Diagnostic) in
        reader.ask(part)
        return part.opens(reader) ? try part.read(&reader) : nil
      },
      write: { value, text in value.map { part.write($0, &text) } ?? true },
      isSame: { a, b in
        switch (a, b) {
        case (nil, nil): true
        case (let a?, let b?): part.isSame(a, b)
        default: false
        }
      }, example: { $0.flag() ? part.example(&$0) : .some(nil) })
  }

  /// A part that may be left out, for which there is a default value.
  package static func optional(_ part: Grammar, else value: Value) -> Grammar
  where Value: Equatable & Sendable {
    Grammar<Value?>.optional(part).map({ $0 ?? value }, from: { .some($0 == value ? nil : $0) })
  }

  /// A word that may be left out; the value is whether it is there.
  package static func flag(_ word: String) -> Grammar where Value == Bool {
    .optional(.word(word, is: true), else: false)
  }

  /// A word that may come first and has no meaning, followed by another grammar.
  package static func skipping(_ word: String, _ rest: Grammar) -> Grammar {
    Grammar(
      usage: rest.usage.map { joined(word, $0) }, opens: rest.opens,
      read: { (reader) throws(Diagnostic) in
        reader.offer(.words([word]))
        _ = reader.take(word: word)
        return try rest.read(&reader)
      },
      write: { value, text in
        text.add(word)
        return rest.write(value, &text)
      }, isSame: rest.isSame, example: rest.example)
  }

  /// The first of several grammars that begins at the next token, or else the last one.
  package static func either(_ ways: Grammar...) -> Grammar { either(ways) }

  /// The first of several grammars that begins at the next token, or else the last one.
  package static func either(_ ways: [Grammar]) -> Grammar {
    Grammar(
      usage: ways.flatMap(\.usage), opens: { reader in ways.contains { $0.opens(reader) } },
      read: { (reader) throws(Diagnostic) in
        for way in ways.dropLast() {
          reader.ask(way)
          if way.opens(reader) { return try way.read(&reader) }
        }
        return try ways[ways.count - 1].read(&reader)
      },
      write: { value, text in
        for way in ways {
          var attempt = text
          if way.write(value, &attempt) {
            text = attempt
            return true
          }
        }
        return false
      },
      isSame: { a, b in ways.contains { $0.isSame(a, b) } },
      example: { sampler in
        let first = sampler.number(below: ways.count)
        for way in ways[first...] + ways[..<first] {
          if let value = way.example(&sampler) { return value }
        }
        return nil
      })
  }

  /// One of several words, each followed by a grammar of its own.
  package static func branches(
    _ expected: String, _ ways: [(word: String, grammar: Grammar)]
  ) -> Grammar {
    let ways = ways.map { (word: $0.word, grammar: $0.grammar) }
    return Grammar(
      usage: ways.flatMap { way in way.grammar.usage.map { joined(way.word, $0) } },
      opens: { !$0.isAtEnd },
      read: { (reader) throws(Diagnostic) in
        let word = try reader.choice(expected, of: ways.map(\.word))
        let way = ways.first { $0.word == word } ?? ways[0]
        reader.outline(way.grammar.usage)
        return try way.grammar.read(&reader)
      },
      write: { value, text in
        for way in ways {
          var attempt = text
          attempt.add(way.word)
          if way.grammar.write(value, &attempt) {
            text = attempt
            return true
          }
        }
        return false
      }, isSame: { a, b in ways.contains { $0.grammar.isSame(a, b) } },
      example: { sampler in sampler.one(of: ways)?.grammar.example(&sampler) })
  }

  /// One of some words, or else this grammar.
  package func or(_ choices: KeyValuePairs<String, Value>) -> Grammar
  where Value: Equatable & Sendable { or(.words(choices)) }

  /// One of some grammars, or else this one, which help shows first.
  package func or(_ others: Grammar...) -> Grammar {
    var whole = Grammar.either(others + [self])
    whole.usage = usage + others.flatMap(\.usage)
    return whole
  }

  /// As many elements as there are, with or without commas between them.
  package static func list<Element>(
    _ name: String, of part: Grammar<Element>, atLeast minimum: Int = 1
  ) -> Grammar where Value == [Element] {
    Grammar(
      usage: [name], opens: part.opens,
      read: { (reader) throws(Diagnostic) in
        var values: [Element] = []
        while values.count < minimum || !reader.isAtEnd {
          values.append(try part.read(&reader))
          _ = reader.take(sign: ",")
        }
        reader.ask(part)
        return values
      },
      write: { values, text in
        let texts = values.compactMap { value in
          var inner = CallText("", in: text.layout)
          return part.write(value, &inner) ? inner.text : nil
        }
        text.add(texts.joined(separator: ", "))
        return texts.count == values.count
      },
      isSame: { a, b in a.count == b.count && zip(a, b).allSatisfy { part.isSame($0, $1) } },
      example: { sampler in
        let count = max(minimum, 1) + sampler.number(below: 2)
        let values = (0..<count).compactMap { _ in part.example(&sampler) }
        return values.count == count ? values : nil
      })
  }
}

extension TokenReader {
  /// Collects the offers of a part that could follow, if the line ends here.
  package mutating func ask<Value>(_ part: Grammar<Value>) {
    guard isAtEnd, offers != nil else { return }
    var copy = self
    _ = try? part.read(&copy)
    offers = copy.offers
  }
}
