/// A table of text in aligned columns.
package struct Table: Sendable {
  /// The alignment of the text in a column.
  package enum Alignment: Sendable {
    case left, right
  }

  /// How a row is broken that is wider than the page.
  package enum Fold: Sendable {
    /// First cells that leave the others no room get lines of their own, and last cells are wrapped
    /// in their columns.
    case cells
    /// The columns from one on go below the others.
    case below(column: Int, indent: Int)
    /// The row is wrapped between words.
    case words(indent: Int)
    /// The row is part of a sum: name, text, number and mark; a row of one cell is the total.
    case sum
    /// The row is part of a sum that gives a value: sign, name, number, text and origin.
    case reason
  }

  /// The alignments of the columns.
  package let alignments: [Alignment]
  /// The number of blanks in front of each column but the first.
  package let gaps: [Int]
  /// The least width of the first column.
  package let leastHead: Int
  /// The greatest width of the first column.
  package let mostHead: Int
  /// How rows are broken that are too wide.
  package let fold: Fold
  /// Whether the first row names the columns.
  package let isHeaded: Bool
  /// The cells, row by row; a row may have fewer cells than others.
  package private(set) var rows: [[String]] = []
  /// The roles of rows that have another one than the table, by their positions.
  package private(set) var roles: [Int: Passage.Role] = [:]

  /// Makes an empty table.
  package init(
    _ alignments: [Alignment], gaps: [Int], leastHead: Int = 0, mostHead: Int = .max,
    fold: Fold = .cells, isHeaded: Bool = false
  ) {
    self.isHeaded = isHeaded
    self.alignments = alignments
    self.gaps = gaps
    self.leastHead = leastHead
    self.mostHead = mostHead
    self.fold = fold
  }

  /// Adds a row, which may have fewer cells than others, and perhaps a role of its own.
  package mutating func add(_ row: [String], as role: Passage.Role? = nil) {
    if let role { roles[rows.count] = role }
    rows.append(row)
  }
}

/// A table of values that change, in columns under their names, with a note at the end of each row.
package struct ValueTable: Sendable {
  /// A row: its first cells, the values, and a note.
  package struct Row: Sendable {
    /// The first cells.
    package var head: [String]
    /// The values.
    package var cells: [String]
    /// The note.
    package var note: String
  }

  /// The header over the first columns.
  package let head: [String]
  /// The names of the values.
  package let names: [String]
  /// The header over the notes; empty if there are no notes.
  package let note: String
  /// The rows.
  package var rows: [Row] = []
}
