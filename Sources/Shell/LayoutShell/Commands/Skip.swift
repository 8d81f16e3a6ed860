import LayoutDiagnosis
import LayoutModel
import PlumbLanguage
import UIKitTexts

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
