import LayoutModel
import SwiftSyntax

extension String {
  /// The bare name of a written type, without optionality, specifiers, arguments and module: `Box`
  /// for `Box<Int>?`.
  var bareType: String {
    var text = trimmed
    for word in ["some ", "any ", "inout ", "weak "] where text.hasPrefix(word) {
      text = String(text.dropFirst(word.count))
    }
    if text.hasPrefix("("), text.hasSuffix(")"), !text.contains("->"), !text.contains(",") {
      text = String(text.dropFirst().dropLast()).trimmed
    }
    while let last = text.last, last == "?" || last == "!" { text.removeLast() }
    if let open = text.firstIndex(of: "<"), text.hasSuffix(">") { text = String(text[..<open]) }
    for module in ["UIKit.", "Swift.", "CoreGraphics.", "Foundation."] where text.hasPrefix(module)
    {
      text = String(text.dropFirst(module.count))
    }
    return text
  }

  /// The generic arguments of a written type.
  var genericArguments: [String] {
    guard let open = firstIndex(of: "<"), hasSuffix(">") else { return [] }
    var (parts, depth, current) = ([String](), 0, "")
    for character in self[index(after: open)...].dropLast() {
      if character == ",", depth == 0 {
        parts.append(current.trimmed)
        current = ""
        continue
      }
      if "<([".contains(character) { depth += 1 }
      if ">)]".contains(character) { depth -= 1 }
      current.append(character)
    }
    return parts + [current.trimmed]
  }

  /// The full name of the containing type, or `nil` for a type at the outermost level.
  var outerType: String? { lastIndex(of: ".").map { String(self[..<$0]) } }

  /// The name of a type without its file and containing types.
  var typeTitle: String {
    let last = lastIndex(of: ".").map { self[index(after: $0)...] } ?? self[...]
    return String(last.prefix { $0 != "#" })
  }

  /// The text without blanks at its ends.
  var trimmed: String { self[...].trimmed }
}

extension Substring {
  /// The text without blanks at its ends.
  var trimmed: String {
    var text = self
    while text.first?.isWhitespace ?? false { text.removeFirst() }
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return String(text)
  }
}

extension TypeSyntax {
  /// The bare name of the type, without optionality, specifiers, arguments and module.
  var bareName: String {
    // Most types are plain names, which need not be put together from their tokens.
    if let plain = self.as(IdentifierTypeSyntax.self), plain.genericArgumentClause == nil {
      return plain.name.text
    }
    return trimmedText.bareType
  }
}

extension Interpreter {
  /// Returns the full name of the type in the code that a name refers to here; `nil` for a type
  /// outside of the code.
  func typeName(_ written: String) -> String? { typeName(written, in: owner, source) }

  func typeName(_ written: String, in owner: String?, _ source: SwiftSource?) -> String? {
    typeName(written, in: owner, source?.number)
  }

  /// Returns the full name of the type that a name refers to in the code of a type and file.
  ///
  /// Types nested in that type and in those it inherits from take precedence over those of the
  /// file.
  func typeName(_ written: String, in owner: String?, _ file: Int?) -> String? {
    let key = TypeKey(written: written, owner: owner, file: file)
    if let known = cache.typeNames[key] { return known }
    // A name that refers to itself has no meaning.
    cache.typeNames[key] = .some(nil)
    let found = searched(written.bareType, in: owner, file)
    cache.typeNames[key] = .some(found)
    return found
  }

  private func searched(_ name: String, in owner: String?, _ file: Int?) -> String? {
    guard name.isTypeName else { return nil }
    let parts = name.split(separator: ".").map(String.init)
    guard let first = parts.first else { return nil }
    var candidates: [String] = []
    var around = owner
    while let type = around {
      if type.typeTitle == first { candidates.append(type) }
      candidates += lineage(type).map { "\($0.name).\(first)" }
      if lineage(type).isEmpty { candidates.append("\(type).\(first)") }
      around = type.outerType
    }
    if let file { candidates.append("\(first)#\(file)") }
    candidates.append(first)
    for candidate in candidates {
      if let whole = known(candidate, in: file) {
        guard parts.count > 1 else { return whole }
        let inner = "\(whole).\(parts.dropFirst().joined(separator: "."))"
        return known(inner, in: file) ?? (memory.types[whole] == nil ? nil : inner)
      }
    }
    return nil
  }

  /// Returns the name of a type, or of the one that an alias refers to.
  private func known(_ name: String, in file: Int?) -> String? {
    if memory.types[name] != nil { return name }
    guard let alias = memory.aliases[name] else { return nil }
    let text = alias.trimmedText
    return typeName(text, in: name.outerType, file) ?? (text.isPlainType ? text.bareType : nil)
  }

  /// Returns the name of a written type: the full name if it is in the code, otherwise as written.
  func canonical(_ written: String) -> String {
    let bare = written.bareType
    if let object, let chosen = memory.objects[object.number].generics[bare] { return chosen }
    return typeName(written) ?? Vocabulary.namesOfSnapKit[bare] ?? bare
  }
}

/// The name of a type with the place where it is written.
struct TypeKey: Hashable {
  let written: String
  let owner: String?
  let file: Int?
}

extension String {
  /// Whether the text can be the name of a type.
  fileprivate var isTypeName: Bool {
    first.map { $0.isLetter || $0 == "_" } ?? false
      && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "#" }
  }

  /// Whether the type is a single name, not a tuple, function or list.
  fileprivate var isPlainType: Bool { bareType.isTypeName }
}
