import Foundation

/// Writes a Swift file that contains the texts of other files: `EmbedTexts OUTPUT TYPE FILE ...`.
///
/// The file declares an enumeration `TYPE` with `files`, the names without endings and the texts,
/// in the order of the arguments.
@main
enum EmbedTexts {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count >= 2 else {
      throw CocoaError(.fileNoSuchFile)
    }
    var code = """
      /// The files of a folder, embedded by the plugin EmbeddedTexts.
      enum \(arguments[1]) {
        static let files: [(name: String, text: String)] = [

      """
    for path in arguments.dropFirst(2) {
      let url = URL(fileURLWithPath: path)
      let text = try String(contentsOf: url, encoding: .utf8)
      let signs = Self.signs(around: text)
      code += "    (\"\(url.deletingPathExtension().lastPathComponent)\", "
      code += "\(signs)\"\"\"\n\(text)\n\"\"\"\(signs)),\n"
    }
    code += "  ]\n}\n"
    try code.write(toFile: arguments[0], atomically: true, encoding: .utf8)
  }

  /// Returns so many number signs that nothing in a text ends or interpolates its literal.
  private static func signs(around text: String) -> String {
    var longest = 0
    var run = 0
    for character in text {
      run = character == "#" ? run + 1 : 0
      longest = max(longest, run)
    }
    return String(repeating: "#", count: longest + 1)
  }
}
