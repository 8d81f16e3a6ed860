/// Columns under each other.
public struct Table {
  /// Where the text of a column stands.
  public enum Alignment: Sendable {
    case left, right
  }

  private let alignments: [Alignment]
  private let gaps: [Int]
  /// How wide the first column is at least.
  private let leastHead: Int
  /// How wide it is at most.
  private let mostHead: Int
  private var rows: [[String]] = []

  /// A table whose columns are aligned like that, with so many blanks before each but the first.
  public init(_ alignments: [Alignment], gaps: [Int], leastHead: Int = 0, mostHead: Int = .max) {
    self.alignments = alignments
    self.gaps = gaps
    self.leastHead = leastHead
    self.mostHead = mostHead
  }

  /// Adds a row; it may be shorter than the others.
  public mutating func add(_ row: [String]) { rows.append(row) }

  /// The rows as lines without blanks at their ends.
  ///
  /// Where they would be wider than the page, first cells that leave the others no room stand on
  /// lines of their own, and last cells are broken under themselves.
  public var lines: [String] {
    let widths = widths
    let limit = headLimit(widths)
    let heads = rows.compactMap { $0.first?.displayWidth }
    var columns = widths
    if !columns.isEmpty, columns[0] > limit {
      columns[0] = max(leastHead, Self.margin, heads.filter { $0 <= limit }.max() ?? 0)
    }
    return rows.flatMap { row -> [String] in
      guard let head = row.first, head.displayWidth > limit else { return lines(of: row, columns) }
      let rest = row.count > 1 ? lines(of: [""] + row.dropFirst(), columns) : []
      return Paragraph.lines(head, indent: Self.margin) + rest
    }
  }

  /// The rows as lines; of one that is too wide the columns from one on stand below the others, and
  /// so does what follows a long first cell.
  func lines(foldedBefore column: Int, indent: Int) -> [String] {
    var widths = widths
    let limit = Paragraph.width / 3
    if let first = widths.first, first > limit {
      widths[0] = rows.compactMap { $0.first?.displayWidth }.filter { $0 <= limit }.max() ?? 0
    }
    let margin = String(repeating: " ", count: indent)
    return rows.flatMap { row -> [String] in
      let line = text(of: row[...], widths)
      guard line.displayWidth > Paragraph.width else { return [line] }
      let below = Paragraph.lines(
        margin + text(of: row.dropFirst(column), widths), indent: indent)
      guard let head = row.first, head.displayWidth > limit else {
        return Paragraph.lines(text(of: row.prefix(column), widths), indent: indent) + below
      }
      return Paragraph.lines(head, indent: indent)
        + Paragraph.lines(margin + text(of: row[1..<column], widths), indent: indent) + below
    }
  }

  /// The rows as lines, those that are too wide broken between words.
  func lines(indent: Int) -> [String] {
    rows.flatMap { Paragraph.lines(text(of: $0[...], widths), indent: indent) }
  }

  // MARK: - Widths

  /// How far what belongs to a first cell stands to the right below it.
  private static let margin = 4

  private var widths: [Int] {
    alignments.indices.map { column in
      let least = column == 0 ? leastHead : 0
      return max(least, rows.map { column < $0.count ? $0[column].displayWidth : 0 }.max() ?? 0)
    }
  }

  /// How wide a first cell may be so that the others have room beside it.
  private func headLimit(_ widths: [Int]) -> Int {
    guard let last = widths.last, widths.count > 1 else { return min(mostHead, Paragraph.width) }
    let noted = last > 0 ? gaps : gaps.dropLast()
    let between = widths.dropFirst().dropLast().reduce(0, +) + noted.reduce(0, +)
    // A text at the end can be broken, numbers cannot.
    let end = alignments.last == .left ? min(last, Paragraph.scarceWidth) : last
    return min(mostHead, Paragraph.width - between - end)
  }

  // MARK: - Lines

  private func lines(of row: [String], _ widths: [Int]) -> [String] {
    let before = row.dropLast()
    var start = text(of: before, widths, isPadded: true).displayWidth
    if !before.isEmpty { start += gaps[before.count - 1] }
    let isNarrow = start > Paragraph.width - Paragraph.scarceWidth
    return Paragraph.lines(text(of: row[...], widths), indent: isNarrow ? Self.margin + 2 : start)
  }

  private func text(
    of cells: ArraySlice<String>, _ widths: [Int], isPadded: Bool = false
  ) -> String {
    var line = ""
    for (column, text) in zip(cells.indices, cells) {
      if column > cells.startIndex { line += String(repeating: " ", count: gaps[column - 1]) }
      line +=
        alignments[column] == .left
        ? text.padded(to: widths[column]) : text.leftPadded(to: widths[column])
    }
    return isPadded ? line : line.withoutTrailingBlanks
  }
}
