import PlumbLanguage
import LayoutDrawing
import LayoutModel
package import XcodeLogs

/// An imported text as a session that can be run, changed and saved.
package struct ImportedSession {
  /// The text of the session file.
  package let text: String

  /// Writes an imported layout as commands in one block, with the reply that they get.
  package init(_ imported: ImportedLog, name: String) {
    var shell = Shell(source: .session)
    let block = (["begin"] + imported.layout.commands + ["end"]).joined(separator: "\n")
    _ = shell.run(block)
    var lines = ["plumb 1", "title Imported from \(name.escaped)", ""]
    lines += imported.notes.map { "# \($0.escaped)" }
    let rules = imported.layout.rules
    if let broke = imported.systemBroke, let index = rules.firstIndex(where: { $0.id == broke }) {
      lines.append("# The system chose to break c\(index + 1).")
    }
    let transcript = shell.transcript.sessionText.split(
      separator: "\n", omittingEmptySubsequences: false)
    lines += transcript.dropFirst(2).map(String.init)
    text = lines.joined(separator: "\n")
  }
}
