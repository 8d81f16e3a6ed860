import LayoutDiagnosis
import LayoutModel
import PlumbLanguage
import UIKitTexts

extension Command {
  static let edit = Command(
    "edit", .time, "shows what another line in its place would do",
    Grammar(.moment, .colonLine),
    details: [
      "LINE takes the place of the step on a new branch, and the lines behind it run",
      "again, as after skip. LINE is any line that changes the layout.",
    ], example: "edit #11: badge.width == 100 as wide", related: ["skip", "insert", "goto"],
    answers: [.revised],
    action: .control { (reader, shell, call) throws(Diagnostic) in
      let number = try call.0.step(of: shell.timeline, in: reader.line)
      return try shell.revise(
        number, .edit(call.1.value), title: "with another #\(number)",
        offset: call.1.place.lowerBound, reader)
    })
}

extension Grammar where Value == Placed<Input> {
  /// A line that changes the layout, behind a colon.
  static var colonLine: Grammar { .sign(":", .line, expected: ": and a line") }
}
