/// How output looks: matters of taste that no answer depends on.
///
/// They belong to the user and are errors in a session file.
package struct DisplaySettings: Hashable, Sendable {
  /// Only ASCII signs.
  package var isASCII = false
  /// Whether marks are coloured on a terminal.
  package var hasColor = true

  /// The usual taste.
  package init() {}
}
