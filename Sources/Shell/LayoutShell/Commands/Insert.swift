import LayoutDiagnosis
import LayoutModel
import PlumbLanguage
import UIKitTexts

extension Command {
  static let insert = Command(
    "insert", .time, "shows what a line in front of a step would do",
    Grammar(.moment, .colonLine),
    details: [
      "LINE runs in front of the step on a new branch, and the step and the lines",
      "behind it run again, as after skip.",
    ], example: "insert #5: hug title h 252", related: ["skip", "edit", "goto"],
    answers: [.revised],
    action: .control { (reader, shell, call) throws(Diagnostic) in
      let number = try call.0.step(of: shell.timeline, in: reader.line)
      return try shell.revise(
        number, .insert(call.1.value), title: "with a line before #\(number)",
        offset: call.1.place.lowerBound, reader)
    })
}
