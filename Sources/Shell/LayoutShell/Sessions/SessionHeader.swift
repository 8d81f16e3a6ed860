import LayoutDrawing
import LayoutModel
import PlumbLanguage

/// The header of a session: the lines below the first one, which are about the session as a whole.
///
/// A new key is a row of ``keys``, with a property for its value.
package struct SessionHeader: Sendable {
  /// What the session is about.
  package fileprivate(set) var title: String?
  /// Words that `replay --tags` selects sessions by.
  package fileprivate(set) var tags: [String] = []
  /// By how much numbers may differ, in points.
  package fileprivate(set) var tolerance = 0.001
  /// What is printed after a step.
  package fileprivate(set) var echo = Shell.Echo.news
  /// The initial document: pixels per point, and whether its language runs from right to left.
  fileprivate var scale: Double?
  fileprivate var isRightToLeft = false
  /// Why the session is known to fail; nil if it should pass.
  package fileprivate(set) var knownFailure: String?
  /// Why a `quit` ends the session before its last command; nil if that is not meant.
  package fileprivate(set) var earlyEnd: String?

  /// The oldest version of Plumb that can read it.
  fileprivate var oldestVersion = Version.current

  /// A key of the header, written as a word, a blank and a value.
  package struct Key: Sendable {
    /// The word.
    package let name: String
    /// Its value and its purpose, as help shows them.
    let (usage, about): (String, String)
    /// Reads a value into the header; returns what is wrong with it, or nil.
    let read: @Sendable (inout SessionHeader, String) -> String?
    /// Prepares a shell as the value says.
    let begin: @Sendable (SessionHeader, inout Shell) -> Void
    /// The value that a saved session has to repeat; nil for the default.
    let write: @Sendable (SessionHeader) -> String?

    fileprivate init<Value>(
      _ name: String, _ usage: String, _ about: String,
      _ member: any WritableKeyPath<SessionHeader, Value> & Sendable,
      complaint: @escaping @Sendable (String) -> String? = { _ in nil },
      begin: @escaping @Sendable (SessionHeader, inout Shell) -> Void = { _, _ in },
      write: @escaping @Sendable (SessionHeader) -> String? = { _ in nil },
      value: @escaping @Sendable (String) -> Value?
    ) {
      self.name = name
      (self.usage, self.about) = (usage, about)
      self.begin = begin
      self.write = write
      read = { header, text in
        guard let value = value(text) else { return complaint(text) }
        header[keyPath: member] = value
        return nil
      }
    }
  }

  /// All keys, in the order in which help lists them.
  package static let keys: [Key] = [
    Key("title", "TEXT", "what the session is about", \.title) { $0 },
    Key("tags", "WORDS", "words for replay --tags", \.tags) {
      $0.split(separator: " ").map(String.init)
    },
    Key(
      "requires", "VERSION", "the oldest plumb that can read it", \.oldestVersion,
      complaint: {
        Version.isVersion($0)
          ? "this session needs plumb \($0), and this is \(Version.current)"
          : "requires takes a version such as \(Version.current), not \($0)"
      }
    ) { Version.isVersion($0) && !Version.isNewer($0) ? $0 : nil },
    Key(
      "tolerance", "POINTS", "how far numbers may differ, 0.001", \.tolerance,
      complaint: { _ in "tolerance must be a number of points" },
      begin: { $1.tolerance = $0.tolerance },
      write: { $0.tolerance == SessionHeader().tolerance ? nil : $0.tolerance.exactlySpelled }
    ) { Double($0).flatMap { $0 >= 0 && $0.isFinite ? $0 : nil } },
    Key(
      "echo", "off|news|frames", "what is printed after each step", \.echo,
      complaint: { _ in "echo must be off, news or frames" }, begin: { $1.echo = $0.echo },
      write: { $0.echo == .news ? nil : $0.echo.rawValue }
    ) { Shell.Echo(rawValue: $0) },
    Key(
      "scale", "N", "pixels per point at the start", \.scale,
      complaint: { _ in "scale must be a number of pixels per point" },
      begin: { $1.begin(with: $0.document) }, write: { $0.scale?.exactlySpelled }
    ) { Double($0).flatMap { $0 > 0 && $0 <= LayoutLimits.number ? $0 : nil } },
    Key(
      "rtl", "on|off", "right to left at the start", \.isRightToLeft,
      complaint: { _ in "rtl must be on or off" }, begin: { $1.begin(with: $0.document) },
      write: { $0.isRightToLeft ? "on" : nil }
    ) { ["on": true, "off": false][$0] },
    Key("xfail", "REASON", "it is known to fail", \.knownFailure) {
      $0.isEmpty ? "known to fail" : $0
    },
    Key("stops", "REASON", "quit may skip the rest of the file", \.earlyEnd) {
      $0.isEmpty ? "meant to end early" : $0
    },
  ]

  private var document: Layout { Layout(scale: scale, isRightToLeft: isRightToLeft) }

  /// The lines that a saved session has to repeat.
  var lines: [String] {
    Self.keys.compactMap { key in key.write(self).map { "\(key.name) \($0)" } }
  }

  /// The keys, one line of help for each.
  static let help = keys.map { "  " + "\($0.name) \($0.usage)".padded(to: 22) + $0.about }
}
