import Foundation

/// A table of numbers that counts which targets are met.
struct Scoreboard {
  /// The lines that were not printed yet.
  private(set) var lines: [String] = []
  private var (met, missed, open) = (0, 0, 0)

  private static let nameWidth = 12
  /// How wide a number and the space in front of it are.
  var cellWidth = 11

  /// What a number has to be.
  enum Bound {
    case atLeast(Double), atMost(Double)

    /// Nothing that was not measured meets a target.
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

  /// A line of words.
  mutating func note(_ text: String) { lines.append(text) }

  /// Words above the columns.
  mutating func columns(_ columns: [String], name: String = "") {
    line(name, columns.map { ($0, " ") })
  }

  /// A line of numbers; a `!` follows those that miss their bound.
  ///
  /// What was not measured misses it too, unless that is excused: then it is left open.
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

  /// Prints what there is so far, so that nothing is lost if the work is cut short.
  mutating func flush() {
    Output.data((lines + [""]).joined(separator: "\n"))
    lines = []
  }

  /// How many targets are met.
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

  /// Three digits; `none` where there is no number.
  static func text(_ number: Double) -> String {
    if number.isNaN { return "none" }
    if number >= 99.95 { return String(format: "%.0f", number) }
    return String(format: "%.3g", number)
  }
}
