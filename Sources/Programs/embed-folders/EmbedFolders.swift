import Foundation

/// Writes the texts of folders as one file of Swift: `embed-folders OUTPUT FOLDER...`.
///
/// They are string literals, which the compiler reads in no time; an array literal of the same
/// bytes takes it half a minute.
@main struct EmbedFolders {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let output = arguments.first else { return }
    var code = "enum Embedded {\n"
    for path in arguments.dropFirst() {
      let folder = URL(filePath: path)
      code += "static let \(folder.lastPathComponent.lowercased()): [String: String] = [\n"
      for name in try FileManager.default.contentsOfDirectory(atPath: path).sorted()
      where !name.hasPrefix(".") {
        let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        code += "\(literal(name)): \(literal(text)),\n"
      }
      code += "]\n"
    }
    try (code + "}\n").write(toFile: output, atomically: true, encoding: .utf8)
  }

  /// A literal that stands for a text, with more signs around it than the text has anywhere.
  private static func literal(_ text: String) -> String {
    var signs = "#"
    while text.contains("\"" + signs) || text.contains("\\" + signs) { signs += "#" }
    return "\(signs)\"\"\"\n\(text)\n\"\"\"\(signs)"
  }
}
