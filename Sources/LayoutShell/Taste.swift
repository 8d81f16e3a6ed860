/// How output looks: matters of taste that no answer depends on.
///
/// They belong to the user and are errors in a session file.
public struct Taste: Hashable, Sendable {
  /// Only ASCII signs.
  public var isASCII = false
  /// The names that `set` knows besides those that change answers.
  static let names = ["ascii", "color"]
  /// Whether marks are coloured on a terminal.
  public var hasColor = true

  /// The usual taste.
  public init() {}
}
