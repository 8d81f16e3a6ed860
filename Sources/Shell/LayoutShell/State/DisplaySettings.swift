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
  /// Whether the line is painted while it is typed.
  package var paintsLines = true
  /// Whether what a line would do is shown behind it.
  package var previewsLines = true
  /// Whether a reply that is longer than the screen goes to a pager.
  package var hasPager = true
  /// Whether the time that a line took is printed behind its reply.
  package var hasTiming = false

  /// The defaults.
  package init() {}
}
