import LayoutModel

extension String {
  /// The text as a name, such as `setLunch` for `Set Lunch`; nil if it contains nothing that a name
  /// can have.
  package var camelCased: String? {
    let kept = unicodeScalars.filter { $0 != "'" && $0 != "\u{2019}" }
    let words = kept.split { !Name.isLetter($0) && !Name.isDigit($0) || $0 == "_" }
    var result = ""
    for word in words.prefix(6) {
      guard result.unicodeScalars.count + word.count <= 40 || result.isEmpty else { break }
      let text = String(String.UnicodeScalarView(word.prefix(40)))
      let isFirst = result.isEmpty
      result +=
        isFirst ? Self.lowerCasedFirst(text) : text.prefix(1).uppercased() + text.dropFirst()
    }
    guard let first = result.unicodeScalars.first, Name.isLetter(first) else { return nil }
    return result
  }

  /// Lowers the capitals at the beginning: `UIView` becomes `uiView`, `Title` becomes `title`, `OK`
  /// becomes `ok`.
  private static func lowerCasedFirst(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    if capitals.count <= 1 || capitals.count == word.count {
      return capitals.lowercased() + word.dropFirst(capitals.count)
    }
    let next = word.dropFirst(capitals.count).first?.isLetter ?? false
    let length = next ? capitals.count - 1 : capitals.count
    return word.prefix(length).lowercased() + word.dropFirst(length)
  }
}
