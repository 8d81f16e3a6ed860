import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import LayoutNotation

extension Command {
  static let goto = Command(
    "goto", .time, "goes to a step, whatever branch it is on",
    forms: ["goto #N", "goto -N", "goto first|last"],
    details: ["-2 is two steps back. A step done there starts a branch; nothing is lost."],
    example: "goto #9", related: ["log", "undo"], arguments: [.step],
    action: .control { (reader, shell) throws(Diagnostic) in
      let target = try Moment.step(&reader, shell.timeline)
      try reader.finish()
      return shell.go(to: target)
    })
}
