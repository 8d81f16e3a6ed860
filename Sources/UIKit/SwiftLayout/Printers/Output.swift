import HeadlessUIKit

/// The output of the printers.
enum Output {
  /// Writes a text and a newline to standard output.
  static func write(_ text: String) {
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
  }

  /// Copies a text to the general pasteboard.
  static func copy(_ text: String) { UIPasteboard.general.string = text }
}
