import LayoutModel

/// How texts of pictures are measured and broken into lines.
///
/// Viewers have other fonts than the one measured; each text is written with the width it was
/// measured with, and a viewer fits it into that. So nothing overlaps or is cut whatever the font.
enum Lettering {
  /// The size of names and captions, in units of the picture.
  static let fontSize = 11.0
  /// From the baseline of a caption to the next.
  static let lineHeight = 15.0
  /// From the top of a line to its baseline.
  static let ascent = 10.0
  /// From the top of a name to its bottom.
  static let nameHeight = 13.0
  private static let measure = TextMeasure(Font(size: fontSize))

  /// The width of a line, a little more than it takes.
  static func width(of line: some StringProtocol) -> Double {
    (measure.width(of: line) * 1.04).rounded(.up)
  }

  /// A text in lines within a width, broken between words, or inside of a word that is too wide;
  /// lines behind the first are indented.
  static func lines(_ text: String, within width: Double, indent: Double = 0) -> [String] {
    var lines: [String] = []
    var line = ""
    func room() -> Double { lines.isEmpty ? width : width - indent }
    func close() {
      if !line.isEmpty { lines.append(line) }
      line = ""
    }
    for word in text.split(separator: " ", omittingEmptySubsequences: true) {
      let longer = line.isEmpty ? String(word) : "\(line) \(word)"
      if self.width(of: longer) <= room() {
        line = longer
        continue
      }
      close()
      var rest = word
      while self.width(of: rest) > room(), rest.count > 1 {
        let part = beginning(of: rest, within: room())
        lines.append(String(part))
        rest = rest.dropFirst(part.count)
      }
      line = String(rest)
    }
    close()
    return lines
  }

  /// As many characters of a word as have room; at least one.
  private static func beginning(of word: Substring, within width: Double) -> Substring {
    var sum = 0.0
    var count = 0
    for character in word {
      sum += measure.width(of: String(character)) * 1.04
      guard sum + 1 <= width || count == 0 else { break }
      count += 1
    }
    return word.prefix(count)
  }
}
