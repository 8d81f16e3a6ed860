import LayoutModel

/// How much room the text of a view needs.
struct TextRoom {
  private let text: String
  private let measure: TextMeasure
  /// The most lines; 0 for any.
  private let limit: Int

  /// By what factor the estimated width of a text may exceed UIKit's, and by how many points a frame
  /// may be too small.
  private static let (doubt, slack) = (1.03, 0.5)
  /// The most widths at which line breaks change that are distinguished.
  private static let turnLimit = 12

  /// The room for the text of a label or a button; nil for any other view, and without a text.
  init?(of item: Item) {
    guard item.kind == .label || item.kind == .button, let text = item.text,
      text.contains(where: { !$0.isWhitespace })
    else { return nil }
    self.text = text
    measure = TextMeasure(item.font ?? item.kind.usualFont)
    limit = item.kind == .button ? 1 : item.lines
  }

  /// Whether the text is truncated in a frame.
  func isTooLittle(_ frame: Frame) -> Bool {
    if limit == 1 { return Self.room(frame.width) < width }
    let lines = count(at: frame.width)
    let high = max(1, Int((frame.height + Self.slack) / measure.font.lineHeight))
    return lines > (limit == 0 ? high : min(limit, high))
  }

  /// Numbers of a frame that are zero where the amount of text that fits changes, for frames between
  /// two widths.
  func turns(between least: Double, and greatest: Double) -> (Frame) -> [Double] {
    if limit == 1 {
      let width = width
      return { [Self.room($0.width) - width] }
    }
    let (most, fewest) = (count(at: least), count(at: greatest))
    let widths = (fewest..<max(fewest, most)).prefix(Self.turnLimit).map { lines in
      narrowest(with: lines, between: least, and: greatest)
    }
    let heights = (1...max(1, min(most, Self.turnLimit))).map {
      Double($0) * measure.font.lineHeight
    }
    return { frame in
      widths.map { frame.width - $0 } + heights.map { frame.height + Self.slack - $0 }
    }
  }

  private static func room(_ width: Double) -> Double { width * doubt + slack }

  /// The width of the text on one line.
  private var width: Double { measure.size(of: text, limit: 1).width }

  private func count(at width: Double) -> Int {
    measure.lines(of: text, within: max(1, Self.room(width))).count
  }

  /// The least width at which the text takes no more than a number of lines.
  private func narrowest(with lines: Int, between least: Double, and greatest: Double) -> Double {
    var (low, high) = (least, greatest)
    for _ in 0..<24 {
      let middle = (low + high) / 2
      if count(at: middle) <= lines { high = middle } else { low = middle }
    }
    return high
  }
}
