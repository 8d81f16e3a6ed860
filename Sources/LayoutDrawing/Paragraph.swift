/// Lines of at most 80 columns.
public enum Paragraph {
  /// How wide a printed line may be.
  public static let width = 80

  /// Words put into lines after a first one that is already there.
  ///
  /// Breaks at blanks; later lines are indented by that many columns. A word that is wider than a
  /// line stands alone.
  public static func lines(_ text: String, indent: Int, width: Int = width) -> [String] {
    guard text.displayWidth > width else { return [text] }
    var lines: [String] = []
    var line = ""
    let margin = String(repeating: " ", count: indent)
    var isFresh = true
    for piece in text.split(separator: " ", omittingEmptySubsequences: false) {
      let extended = isFresh ? line + piece : line + " " + piece
      let isEmpty = line.allSatisfy { $0 == " " }
      if extended.displayWidth <= width || isEmpty {
        line = extended
        isFresh = false
      } else {
        lines.append(line.withoutTrailingBlanks)
        line = margin + piece
        isFresh = piece.isEmpty
      }
    }
    lines.append(line.withoutTrailingBlanks)
    return lines
  }

  /// A line for a first column and a second one that is broken under itself.
  public static func item(_ head: String, _ text: String, indent: Int) -> [String] {
    lines(head.padded(to: indent) + text, indent: indent)
  }

  /// The first three of a list, and how many more there are.
  public static func list(_ items: [String]) -> String {
    let shown = items.prefix(3).joined(separator: ", ")
    return items.count > 3 ? "\(shown), \(items.count - 3) more" : shown
  }

  /// The first two of a list where room is scarce, or one if two are long, and how many more there
  /// are.
  static func few(_ items: [String]) -> String {
    let pair = items.prefix(2).joined(separator: ", ")
    let count = pair.displayWidth > scarceWidth ? 1 : 2
    let shown = items.prefix(count).joined(separator: ", ")
    return items.count > count ? "\(shown), \(items.count - count) more" : shown
  }

  /// As wide as notes beside a table should be.
  private static let scarceWidth = 26
}
