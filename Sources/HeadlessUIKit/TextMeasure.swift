import Foundation

/// How large a text is in a font.
struct TextMeasure {
  /// The font.
  let font: UIFont

  /// The size of a text whose lines are broken at a width, in points; nil breaks only where the
  /// text does.
  func size(of text: String, within width: CGFloat? = nil, lines limit: Int = 0) -> CGSize {
    guard !text.isEmpty else { return .zero }
    let lines = lines(of: text, within: width)
    let count = limit > 0 ? min(limit, lines.count) : lines.count
    let widest = lines.prefix(count).max() ?? 0
    return CGSize(
      width: Self.wholePixels(min(widest, width ?? .infinity)),
      height: Self.wholePixels(CGFloat(count) * font.lineHeight))
  }

  /// A length that is large enough on the screen.
  static func wholePixels(_ length: CGFloat) -> CGFloat {
    let scale = UIScreen.main.scale
    return (length * scale).rounded(.up) / scale
  }

  /// The width of each line.
  private func lines(of text: String, within width: CGFloat?) -> [CGFloat] {
    var lines: [CGFloat] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line: CGFloat = 0
      var isEmpty = true
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        let length = self.width(of: word)
        let longer = isEmpty ? length : line + self.width(of: " ") + length
        if let width, longer > width, !isEmpty {
          lines.append(line)
          line = length
        } else {
          line = longer
        }
        isEmpty = false
      }
      lines.append(line)
    }
    return lines
  }

  /// The width of a text on one line, in points.
  func width(of text: some StringProtocol) -> CGFloat {
    let units = text.unicodeScalars.reduce(0) { $0 + Self.units(of: $1) }
    let stroke = 1 + max(0, font.weight.rawValue) * 0.15
    return CGFloat(units) / 1000 * font.pointSize * stroke
  }

  /// Thousandths of the font's size: Helvetica's widths, and guesses for what it does not have.
  private static func units(of scalar: Unicode.Scalar) -> Int {
    let index = Int(scalar.value) - 32
    if helvetica.indices.contains(index) { return helvetica[index] }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .format: return 0
    default: break
    }
    let isWide =
      (0x1100...0x115F).contains(scalar.value) || (0x2E80...0xA4CF).contains(scalar.value)
      || (0xAC00...0xD7A3).contains(scalar.value) || (0xF900...0xFAFF).contains(scalar.value)
      || (0xFF00...0xFF60).contains(scalar.value) || scalar.value >= 0x1F300
    return isWide ? 1000 : 556
  }

  /// The widths of the printable ASCII characters in Helvetica's published metrics.
  private static let helvetica = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
    611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
    222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]
}
