import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import LayoutNotation

extension Command {
  static let log = Command(
    "log", .time, "the steps so far", forms: ["log [VIEW]"],
    details: ["The star is where we are; steps of other branches are indented."],
    example: "log", related: ["goto", "undo"], arguments: [.named],
    action: .answer { (reader, shell) throws(Diagnostic) in
      var name: String?
      if !reader.isAtEnd {
        let token = try reader.name("a name")
        guard shell.layout.named(token.text) != nil else { throw reader.nothing(named: token) }
        name = token.text
      }
      try reader.finish()
      let log = LogText(shell.timeline, mentioning: name)
      return Answer(log.lines) { log.document }
    })
}
