import LayoutModel
import SwiftSyntax

extension String {
  /// A written type without what makes it optional, special or one of a module: `Box` of `Box<Int>?`.
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

  /// What stands in the angle brackets of a written type.
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

  /// The whole name of the type around a type; nil for one of the outermost level.
  var outerType: String? { lastIndex(of: ".").map { String(self[..<$0]) } }

  /// What people call a type: its own name, without its file and the types around it.
  var typeTitle: String {
    let last = lastIndex(of: ".").map { self[index(after: $0)...] } ?? self[...]
    return String(last.prefix { $0 != "#" })
  }

  /// The text without blanks around it.
  var trimmed: String { self[...].trimmed }
}

extension Substring {
  /// The text without blanks around it.
  var trimmed: String {
    var text = self
    while text.first?.isWhitespace ?? false { text.removeFirst() }
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return String(text)
  }
}

extension TypeSyntax {
  /// The type without what makes it optional, special or one of a module.
  var bareName: String { trimmedDescription.bareType }
}

extension Interpreter {
  /// The whole name of the type of the text that a name means where the code stands; nil for a type
  /// outside of the text.
  func typeName(_ written: String) -> String? { typeName(written, in: owner, source) }

  func typeName(_ written: String, in owner: String?, _ source: SwiftSource?) -> String? {
    typeName(written, in: owner, source?.number)
  }

  /// The whole name of the type of the text that a name means in the code of a type and file: types
  /// inside of that type and those it inherits from come first, then those of the file.
  func typeName(_ written: String, in owner: String?, _ file: Int?) -> String? {
    let key = TypeKey(written: written, owner: owner, file: file)
    if let known = cache.typeNames[key] { return known }
    // What refers to itself is none.
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

  /// A type or what another name for one stands for.
  private func known(_ name: String, in file: Int?) -> String? {
    if memory.types[name] != nil { return name }
    guard let alias = memory.aliases[name] else { return nil }
    let text = alias.trimmedDescription
    return typeName(text, in: name.outerType, file) ?? (text.isPlainType ? text.bareType : nil)
  }

  /// What a written type is called: its whole name where the text declares it, else as written.
  func canonical(_ written: String) -> String {
    let bare = written.bareType
    if let object, let chosen = memory.objects[object.number].generics[bare] { return chosen }
    return typeName(written) ?? Vocabulary.namesOfSnapKit[bare] ?? bare
  }
}

/// A name for a type where it is written.
struct TypeKey: Hashable {
  let written: String
  let owner: String?
  let file: Int?
}

extension String {
  /// Whether it can be the name of a type.
  fileprivate var isTypeName: Bool {
    first.map { $0.isLetter || $0 == "_" } ?? false
      && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "#" }
  }

  /// Whether it is one name, no tuple, function or list.
  fileprivate var isPlainType: Bool { bareType.isTypeName }
}
