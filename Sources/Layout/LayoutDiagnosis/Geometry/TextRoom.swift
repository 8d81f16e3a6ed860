package import LayoutModel

/// The room that the text of a label or a button needs.
package struct TextRoom {
  /// What a frame has too little of.
  package enum Lack: Hashable, Sendable {
    /// The text needs a width, in points.
    case width(Double)
    /// The text takes some lines, for which a height is needed in points, and has room for fewer.
    case lines(Int, room: Int, height: Double)
  }

  private let text: String
  private let measure: TextMeasure
  /// The most lines; 0 for any.
  private let limit: Int
  /// The part of its size to which the text may shrink.
  private let scale: Double
  /// How much wider the estimate of the text may be than UIKit's.
  private let doubt: Double
  /// The width that the text was designed with; nil if no file says so.
  private let designedWidth: Double?

  /// How far a frame may be off, in points.
  private static let slack = 0.5
  /// A text that was designed with less of its estimated width had too little room there as well.
  private static let leastTrust = 0.85
  /// The most widths at which the text breaks its lines differently that are distinguished.
  private static let turnLimit = 12

  /// The room for the text of a label or a button; nil for any other view, and without a text.
  init?(of item: Item, _ appearance: Appearance?) {
    guard item.kind == .label || item.kind == .button, let text = item.text,
      text.contains(where: { !$0.isWhitespace })
    else { return nil }
    self.text = text
    measure = TextMeasure(item.font ?? item.kind.usualFont)
    limit = item.kind == .button ? 1 : item.lines
    scale = max(0.1, appearance?.leastTextScale ?? 1)
    doubt =
      switch appearance?.textEstimate ?? .known {
      case .known: 0.03
      case .otherFont: 0.12
      case .styleOnCanvas: 0.25
      }
    designedWidth = appearance?.designedFrame?.width
  }

  /// Returns what a frame has too little of; nil if the text fits, as far as one can tell.
  package func lack(in frame: Frame) -> Lack? {
    if limit == 1 { return neededWidth > room(frame.width) ? .width(neededWidth) : nil }
    if isMeantToBeCut { return nil }
    let lines = count(at: frame.width)
    // A frame may be higher than any number of lines.
    let high = max(1, Int(min((frame.height + 2 * Self.slack) / lineHeight, 1e9)))
    let room = limit == 0 ? high : min(limit, high)
    return lines > room ? .lines(lines, room: room, height: Double(lines) * lineHeight) : nil
  }

  /// Whether the text was designed with more lines than it may have: what is shown is its beginning,
  /// as in a list of messages.
  private var isMeantToBeCut: Bool {
    limit > 1 && (designedWidth.map { count(at: $0) > limit } ?? false)
  }

  /// Returns a function of frames whose numbers are zero where more or less of the text has room,
  /// for frames of some widths.
  func turns(between least: Double, and greatest: Double) -> (Frame) -> [Double] {
    if limit == 1 {
      let width = neededWidth
      return { [room($0.width) - width] }
    }
    let (most, fewest) = (count(at: least), count(at: greatest))
    let widths = (fewest..<max(fewest, most)).prefix(Self.turnLimit).map { lines in
      narrowest(with: lines, between: least, and: greatest)
    }
    let heights = (1...max(1, min(most, Self.turnLimit))).map { Double($0) * lineHeight }
    return { frame in
      widths.map { frame.width - $0 } + heights.map { frame.height + 2 * Self.slack - $0 }
    }
  }

  private func room(_ width: Double) -> Double { width * (1 + doubt) + Self.slack }

  /// The width of the text on one line, as far as it can shrink.
  private var neededWidth: Double {
    // Of a text of one line, only the first line was meant to be seen.
    let width = measure.size(of: text, limit: 1).width
    // A slightly smaller width in the file was measured by a program that knows the font.
    if let designedWidth, designedWidth < width, designedWidth > width * Self.leastTrust {
      return designedWidth * scale
    }
    return width * scale
  }

  private var lineHeight: Double { measure.font.lineHeight * scale * (1 - doubt / 2) }

  private func count(at width: Double) -> Int {
    measure.lines(of: text, within: max(1, room(width) / scale)).count
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

extension LayoutGeometry {
  /// Returns the room that the text of a view needs; nil if it has none, or none that can be judged.
  package func textRoom(of view: Item.ID) -> TextRoom? {
    guard let item = layout.item(view), !isPlacedByParent(view) else { return nil }
    return TextRoom(of: item, layout.appearances[view])
  }

  /// Returns what a visible view has too little of for its text.
  package func textLack(of view: Item.ID) -> TextRoom.Lack? {
    guard let room = textRoom(of: view), isShown(view) else { return nil }
    return room.lack(in: frame(view))
  }

  /// Returns a function of other frames of a view whose numbers are zero where ``textLack(of:)`` may
  /// change, for frames of some widths.
  package func textTurns(
    of view: Item.ID, between least: Double, and greatest: Double
  ) -> (LayoutGeometry) -> [Double] {
    let turns = textRoom(of: view)?.turns(between: least, and: greatest)
    return { other in
      let frame = other.frame(view)
      return vanishing([frame]) + (turns?(frame) ?? [])
    }
  }
}
