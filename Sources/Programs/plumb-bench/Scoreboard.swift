import Foundation

/// A table of numbers that counts how many targets are met.
struct Scoreboard {
  /// The lines that have not been printed yet.
  private(set) var lines: [String] = []
  private var (met, missed, open) = (0, 0, 0)

  private static let nameWidth = 12
  /// The width of a column in characters, including the space before the number.
  var cellWidth = 11

  /// The condition for a number to meet its target.
  enum Bound {
    case atLeast(Double), atMost(Double)

    /// Returns whether a number meets the target; `nan` never does.
    func isMet(by number: Double) -> Bool {
      switch self {
      case .atLeast(let bound): number >= bound
      case .atMost(let bound): number <= bound
      }
    }
  }

  mutating func heading(_ text: String) {
    if !lines.isEmpty { lines.append("") }
    lines.append(text)
  }

  /// Adds a line of text.
  mutating func note(_ text: String) { lines.append(text) }

  /// Adds the headings of the columns.
  mutating func columns(_ columns: [String], name: String = "") {
    line(name, columns.map { ($0, " ") })
  }

  /// Adds a line of numbers, with a `!` after those that miss their target.
  ///
  /// A missing number misses its target as well, unless `excusesNone` is `true`; it then counts as
  /// open.
  mutating func row(
    _ name: String, _ cells: [(number: Double, bound: Bound?)], excusesNone: Bool = false
  ) {
    line(
      name,
      cells.map { cell in
        guard let bound = cell.bound else { return (Self.text(cell.number), " ") }
        let isMet = bound.isMet(by: cell.number)
        let isOpen = cell.number.isNaN && excusesNone
        if isMet { met += 1 } else if isOpen { open += 1 } else { missed += 1 }
        return (Self.text(cell.number), isMet || isOpen ? " " : "!")
      })
  }

  /// Prints the lines so far, so that nothing is lost if the program is interrupted.
  mutating func flush() {
    Output.data((lines + [""]).joined(separator: "\n"))
    lines = []
  }

  /// A line with the number of targets that are met, missed and open.
  var summary: String { "targets: \(met) met, \(missed) missed (!), \(open) open" }

  private mutating func line(_ name: String, _ cells: [(text: String, mark: String)]) {
    var line = name.padding(toLength: Self.nameWidth, withPad: " ", startingAt: 0)
    for cell in cells {
      let gap = max(0, cellWidth - cell.text.count - 1)
      line += String(repeating: " ", count: gap) + cell.text + cell.mark
    }
    while line.last == " " { line.removeLast() }
    lines.append(line)
  }

  /// Returns a number with three digits, or `none` if it is missing.
  static func text(_ number: Double) -> String {
    if number.isNaN { return "none" }
    if number >= 99.95 { return String(format: "%.0f", number) }
    return String(format: "%.3g", number)
  }
}
