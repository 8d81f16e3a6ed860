package import LayoutModel

/// A conflict of a console as a page shows it.
package struct ConsoleConflict: Sendable {
  /// Its number in the order in which conflicts were first printed.
  package let number: Int
  /// How often it was printed.
  package var count = 1
  /// The explanation.
  let lines: [String]
  /// The layout that its constraints make.
  let layout: Layout
  /// The constraint that the system broke, if the console says so.
  let systemBroke: Rule.ID?

  /// A conflict that was printed for the first time.
  package init(
    number: Int, lines: [String], layout: Layout, systemBroke: Rule.ID?
  ) {
    (self.number, self.lines) = (number, lines)
    (self.layout, self.systemBroke) = (layout, systemBroke)
  }

  /// Its number, and how often it was printed.
  var title: String {
    count == 1 ? "conflict \(number)" : "conflict \(number), \(count) times"
  }
}
