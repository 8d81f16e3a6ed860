/// Columns under each other.
package struct Table: Sendable {
  /// Where the text of a column stands.
  package enum Alignment: Sendable {
    case left, right
  }

  /// What becomes of a row that is wider than the page.
  package enum Fold: Sendable {
    /// First cells that leave the others no room stand on lines of their own, and last cells are
    /// broken under themselves.
    case cells
    /// The columns from one on stand below the others.
    case below(column: Int, indent: Int)
    /// It is broken between words.
    case words(indent: Int)
    /// A sum on paper: name, text, number, mark; or, in a row of one cell, the total.
    case sum
    /// A sum that makes a value: sign, name, number, text, origin.
    case reason
  }

  /// Where the texts of the columns stand.
  package let alignments: [Alignment]
  /// How many blanks stand before each column but the first.
  package let gaps: [Int]
  /// How wide the first column is at least.
  package let leastHead: Int
  /// How wide it is at most.
  package let mostHead: Int
  /// What becomes of rows that are too wide.
  package let fold: Fold
  /// The cells, row by row; a row may be shorter than the others.
  package private(set) var rows: [[String]] = []

  /// A table whose columns are aligned like that, with so many blanks before each but the first.
  package init(
    _ alignments: [Alignment], gaps: [Int], leastHead: Int = 0, mostHead: Int = .max,
    fold: Fold = .cells
  ) {
    self.alignments = alignments
    self.gaps = gaps
    self.leastHead = leastHead
    self.mostHead = mostHead
    self.fold = fold
  }

  /// Adds a row; it may be shorter than the others.
  package mutating func add(_ row: [String]) { rows.append(row) }
}

/// Values that change, in columns under their names, with a note at the end of each row.
package struct ValueTable: Sendable {
  /// A row: where it stands, the values, the note.
  package struct Row: Sendable {
    /// The first cells.
    package var head: [String]
    /// The values.
    package var cells: [String]
    /// What is noted.
    package var note: String
  }

  /// The header over the first columns.
  package let head: [String]
  /// The names of the values.
  package let names: [String]
  /// The header over the notes; none where nothing is noted.
  package let note: String
  /// The rows.
  package var rows: [Row] = []
}
