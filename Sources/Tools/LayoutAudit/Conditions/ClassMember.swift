/// The body of a property or method in code, with the class that declares it.
///
/// It is found by its words, without parsing, since it is looked for in all files of a project.
struct ClassMember {
  /// The name of the class.
  let owner: String
  /// The code between its braces.
  let body: Substring

  /// Finds the members that a text declares by some words, in order.
  static func all(declaredBy words: String, in text: String) -> [ClassMember] {
    var members: [ClassMember] = []
    var rest = text[...]
    while let found = rest.firstRange(of: words) {
      rest = rest[found.upperBound...]
      guard let owner = className(before: found.lowerBound, in: text), let body = block(in: rest)
      else { continue }
      members.append(ClassMember(owner: owner, body: body))
    }
    return members
  }

  /// The name of the class or extension that is declared last before a place.
  private static func className(before end: String.Index, in text: String) -> String? {
    let words = text[..<end].split { !($0.isLetter || $0.isNumber || $0 == "_") }
    let place = words.indices.dropLast().last { index in
      ["class", "extension"].contains(words[index])
        && words[index + 1].first?.isUppercase == true
    }
    return place.map { String(words[$0 + 1]) }
  }

  /// The code in the first pair of braces.
  private static func block(in text: Substring) -> Substring? {
    guard let start = text.firstIndex(of: "{") else { return nil }
    var depth = 0
    for index in text[start...].indices {
      if text[index] == "{" { depth += 1 }
      if text[index] == "}" { depth -= 1 }
      if depth == 0 { return text[text.index(after: start)..<index] }
    }
    return nil
  }
}
