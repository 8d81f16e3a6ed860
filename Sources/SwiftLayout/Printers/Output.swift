import HeadlessUIKit

/// Where the printers write.
enum Output {
  /// Writes a text and the end of its last line to standard output.
  static func write(_ text: String) {
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
  }

  /// Puts a text on the general pasteboard.
  static func copy(_ text: String) { UIPasteboard.general.string = text }
}
