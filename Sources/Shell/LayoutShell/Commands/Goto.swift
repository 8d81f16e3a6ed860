import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage

extension Command {
  static let goto = Command(
    "goto", .time, "goes to a step on any branch",
    .moment(shown: "#N", "-N", "first|last"),
    details: [
      "-2 is two steps back. A new step made there starts a branch; nothing is lost.",
      "When you change to another branch, what is not there is removed (- badge, c3)",
      "and what is only there is added (+ title, c3). Names may be the same on both",
      "branches and still stand for different things.",
    ],
    example: "goto #9", related: ["log", "undo"],
    action: .control { (reader, shell, moment) throws(Diagnostic) in
      shell.go(to: try moment.step(of: shell.timeline, in: reader.line))
    })
}
