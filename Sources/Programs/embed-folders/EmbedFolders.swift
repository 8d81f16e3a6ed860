#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Writes the texts of folders as one file of Swift, and lists of the values that files of other
/// folders declare: `embed-folders OUTPUT FOLDER... --list FOLDER... [--commit ID --files FILE...]`.
///
/// They are string literals, which the compiler reads in no time; an array literal of the same
/// bytes takes it half a minute.
@main struct EmbedFolders {
  static func main() throws {
    let whole = CommandLine.arguments.dropFirst()
    let arguments = whole.prefix { $0 != "--commit" }
    guard let output = arguments.first else { return }
    let folders = arguments.dropFirst().split(separator: "--list", omittingEmptySubsequences: false)
    var code = "enum Embedded {\n"
    for path in folders.last ?? [] where folders.count > 1 { code += try list(of: path) }
    for path in folders.first ?? [] {
      let folder = URL(filePath: path)
      code += "static let \(folder.lastPathComponent.lowercased()): [String: String] = [\n"
      for name in try FileManager.default.subpathsOfDirectory(atPath: path).sorted()
      where !name.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
        var isFolder = false
        let file = folder.appending(path: name).path
        guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), !isFolder else {
          continue
        }
        let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        code += "\(literal(name)): \(literal(text)),\n"
      }
      code += "]\n"
    }
    let others = Array(whole.dropFirst(arguments.count))
    if others.count > 2 { code += try files(others.dropFirst(3), commit: others[1]) }
    try (code + "}\n").write(toFile: output, atomically: true, encoding: .utf8)
  }

  /// The texts of single files by their names, and the commit that they are of.
  private static func files(_ paths: some Sequence<String>, commit: String) throws -> String {
    var code = "static let commit = \(literal(commit))\nstatic let files: [String: String] = [\n"
    for path in paths {
      let file = URL(filePath: path)
      let text = try String(contentsOf: file, encoding: .utf8)
      code += "\(literal(file.lastPathComponent)): \(literal(text)),\n"
    }
    return code + "]\n"
  }

  /// A list of the first static constant in each file of a folder, by the names of the files.
  private static func list(of path: String) throws -> String {
    let folder = URL(filePath: path)
    var type: Substring?
    var names: [Substring] = []
    for name in try FileManager.default.contentsOfDirectory(atPath: path).sorted() {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      guard let found = text.firstMatch(of: #/static let (\w+) = (\w+)\(/#) else { continue }
      names.append(found.1)
      type = found.2
    }
    guard let type else { return "" }
    return "static let \(folder.lastPathComponent.lowercased()): [\(type)] = [\n"
      + names.map { ".\($0),\n" }.joined() + "]\n"
  }

  /// A literal that stands for a text, with more signs around it than the text has anywhere.
  private static func literal(_ text: String) -> String {
    var signs = "#"
    while text.contains("\"" + signs) || text.contains("\\" + signs) { signs += "#" }
    return "\(signs)\"\"\"\n\(text)\n\"\"\"\(signs)"
  }
}
