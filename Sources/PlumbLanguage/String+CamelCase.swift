import LayoutModel

extension String {
  /// `Set Lunch` as `setLunch`, or nil if no name can be made of it.
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

  /// `UIView` as `uiView`, `Title` as `title`, `OK` as `ok`.
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
