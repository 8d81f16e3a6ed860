/// How output looks.
///
/// No answer depends on these settings.
///
/// They belong to the user; a session file that sets them is an error.
package struct DisplaySettings: Hashable, Sendable {
  /// Whether output is limited to ASCII characters.
  package var isASCII = false
  /// Whether output to a terminal is coloured.
  package var hasColor = true

  /// The defaults.
  package init() {}
}
