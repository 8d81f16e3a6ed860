import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage

extension Command {
  static let log = Command(
    "log", .time, "lists the steps so far",
    Grammar<Placed<String>?>.optional(.named("VIEW")),
    details: ["The star marks the current step; steps of other branches are indented."],
    example: "log", related: ["goto", "undo"], answers: [.log],
    action: .answer { (_, shell, name) throws(Diagnostic) in
      Answer(LogText(shell.timeline, mentioning: name?.value))
    })
}

extension JSONSchema.Shape {
  static let log = JSONSchema.Shape(
    "log", "", [Key("steps", .list(.shape("step")))])
}
