import LayoutDiagnosis
import LayoutModel
import PlumbLanguage

/// Trying the past out otherwise.
extension Command {
  static let skip = Command(
    "skip", .time, "shows what would be if a step had not been made",
    Grammar<StepReference.Point>.moment,
    details: [
      "The lines behind it run again on a new branch, and you go to its end; goto",
      "goes back. The reply says what is different there. Lines that no longer fit",
      "are listed with the reason, and left out. Rules get their numbers anew, as if",
      "the lines had been typed so; a note says where a c5 is another rule now.",
    ], example: "skip #5", related: ["edit", "insert", "goto", "branches"], answers: [.revised],
    action: .control { (reader, shell, point) throws(Diagnostic) in
      let number = try point.step(of: shell.timeline, in: reader.line)
      return try shell.revise(number, .skip, title: "without #\(number)", offset: 0, reader)
    })

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

extension Grammar where Value == Placed<Input> {
  /// A line that changes the layout, behind a colon.
  fileprivate static var colonLine: Grammar { .sign(":", .line, expected: ": and a line") }
}

extension JSONSchema.Shape {
  static let revised = JSONSchema.Shape(
    "revised", "what is different at the end of the branch",
    [
      Key("step", .number), Key("ran", .number), Key("misfits", .list(.shape("misfit"))),
      Key("notes", .list(.text)), Key("conflicts", .number), Key("conflictsBefore", .number),
      Key("difference", .shape("layoutDifference")),
    ])
}
