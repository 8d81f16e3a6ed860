/// A part of a class in code: the body of a property or method, or what a statement assigns.
///
/// It is found by its words, without parsing, since it is looked for in all files of a project.
struct ClassMember {
  /// The name of the class.
  let owner: String
  /// The code between its braces, or the value that is assigned.
  let body: Substring

  /// Finds the members of some name that a text in Swift or Objective-C declares, in order.
  static func all(declaring name: String, in text: String) -> [ClassMember] {
    places(of: name, in: text).compactMap { found in
      guard isDeclared(found, in: text), let owner = className(before: found.lowerBound, in: text),
        let body = block(in: text[found.upperBound...])
      else { return nil }
      return ClassMember(owner: owner, body: body)
    }
  }

  /// Finds the values that a text assigns to a property of some object, in order.
  static func values(of property: String, in text: String) -> [ClassMember] {
    places(of: ".\(property)", in: text).compactMap { found in
      let rest = text[found.upperBound...].drop { $0 == " " }
      guard rest.first == "=", rest.dropFirst().first != "=" else { return nil }
      return value(at: found.lowerBound, rest.dropFirst(), in: text)
    }
  }

  /// Finds the values that a text passes to the method of Objective-C that sets a property.
  static func values(passedTo setter: String, in text: String) -> [ClassMember] {
    places(of: " \(setter)", in: text).compactMap { found in
      value(at: found.lowerBound, text[found.upperBound...], in: text)
    }
  }

  /// Finds the objects a property of which, or a part of it, a text assigns: `bar.frame = `, or
  /// `bar.frame.size.height = `, each with its class.
  static func receivers(
    ofAssigned property: String, in text: String
  ) -> [(owner: String, name: String)] {
    places(of: property, in: text).compactMap { found in
      let rest = text[found.upperBound...].prefix { !$0.isNewline }
        .drop { $0.isLetter || $0 == "." }.drop { " +-*".contains($0) }
      let before = text[..<found.lowerBound]
      let name = before.suffix(while: { $0.isLetter || $0.isNumber || $0 == "_" })
      guard rest.first == "=", rest.dropFirst().first != "=", !name.isEmpty,
        let owner = className(before: found.lowerBound, in: text)
      else { return nil }
      return (owner, String(name.drop { $0 == "_" }))
    }
  }

  /// The value up to the end of its statement, unless that is a comment.
  private static func value(
    at place: String.Index, _ rest: Substring, in text: String
  ) -> ClassMember? {
    let start = text[..<place].lastIndex(where: \.isNewline) ?? text.startIndex
    guard !text[start..<place].contains("//"), let owner = className(before: place, in: text) else {
      return nil
    }
    return ClassMember(owner: owner, body: rest.prefix { !$0.isNewline && !";]}".contains($0) })
  }

  private static func places(of words: String, in text: String) -> [Range<String.Index>] {
    var places: [Range<String.Index>] = []
    var rest = text.utf8[...]
    while let found = rest.firstRange(of: words.utf8) {
      rest = rest[found.upperBound...]
      places.append(found)
    }
    return places
  }

  /// Whether a name is the one of a property or method that is declared there, and not used.
  private static func isDeclared(_ name: Range<String.Index>, in text: String) -> Bool {
    let before = text[..<name.lowerBound]
    let head = before.lastIndex { "{};".contains($0) }.map { before[$0...].dropFirst() } ?? before
    let words = head.split { !$0.isLetter }
    return words.last == "var" || words.contains("func")
      || head.split(whereSeparator: \.isNewline).contains { $0.first { $0 != " " } == "-" }
  }

  /// The name of the class or extension that is declared last before a place.
  private static func className(before end: String.Index, in text: String) -> String? {
    let words = text[..<end].split { !($0.isLetter || $0.isNumber || $0 == "_") }
    // In Objective-C, `class` is also a method.
    let signs =
      words.contains("implementation") ? ["implementation"] : ["class", "extension"]
    let place = words.indices.dropLast().last { index in
      signs.contains(String(words[index])) && words[index + 1].first?.isUppercase == true
    }
    return place.map { String(words[$0 + 1]) }
  }

  /// The code in the first pair of braces; nil where a declaration ends before.
  private static func block(in text: Substring) -> Substring? {
    guard let start = text.firstIndex(where: { "{;".contains($0) }), text[start] == "{" else {
      return nil
    }
    var depth = 0
    for index in text[start...].indices {
      if text[index] == "{" { depth += 1 }
      if text[index] == "}" { depth -= 1 }
      if depth == 0 { return text[text.index(after: start)..<index] }
    }
    return nil
  }
}

extension Substring {
  /// The last characters for which a condition holds.
  fileprivate func suffix(while condition: (Character) -> Bool) -> Substring {
    let start = lastIndex { !condition($0) }
    return start.map { self[index(after: $0)...] } ?? self
  }
}
