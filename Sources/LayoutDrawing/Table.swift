/// Columns under each other.
public struct Table {
  /// Where the text of a column stands.
  public enum Alignment: Sendable {
    case left, right
  }

  private let alignments: [Alignment]
  private let gaps: [Int]
  private var rows: [[String]] = []

  /// A table whose columns are aligned like that, with so many blanks before each but the first.
  public init(_ alignments: [Alignment], gaps: [Int]) {
    self.alignments = alignments
    self.gaps = gaps
  }

  /// Adds a row; it may be shorter than the others.
  public mutating func add(_ row: [String]) { rows.append(row) }

  /// The rows as lines without blanks at their ends.
  public var lines: [String] {
    let widths = alignments.indices.map { column in
      rows.map { column < $0.count ? $0[column].displayWidth : 0 }.max() ?? 0
    }
    return rows.map { row in
      var line = ""
      for (column, text) in row.enumerated() {
        line += String(repeating: " ", count: column == 0 ? 0 : gaps[column - 1])
        line +=
          alignments[column] == .left
          ? text.padded(to: widths[column]) : text.leftPadded(to: widths[column])
      }
      return line.withoutTrailingBlanks
    }
  }
}
