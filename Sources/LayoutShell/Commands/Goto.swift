import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage

extension Command {
  static let goto = Command(
    "goto", .time, "goes to a step, whatever branch it is on",
    .moment(shown: "#N", "-N", "first|last"),
    details: [
      "-2 is two steps back. A step done there starts a branch; nothing is lost.",
      "On the way to another branch what is not there goes (- badge, c3), and what is",
      "only there comes (+ title, c3): numbers may be the same, the things are not.",
    ],
    example: "goto #9", related: ["log", "undo"],
    action: .control { (reader, shell, moment) throws(Diagnostic) in
      shell.go(to: try moment.step(of: shell.timeline, in: reader.line))
    })
}
