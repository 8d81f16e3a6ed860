import LayoutDiagnosis
import LayoutModel
import PlumbLanguage
import UIKitTexts

extension Command {
  static let edit = Command(
    "edit", .time, "shows what another line in its place would do",
    .optional(Grammar(.moment, .colonLine)),
    details: [
      "LINE takes the place of the step on a new branch, and the lines behind it run",
      "again, as after skip. LINE is any line that changes the layout.",
      "Alone, at the prompt, it opens an edit of the current step in $VISUAL or",
      "$EDITOR, or its block; what comes back waits in the prompt. Alt-E, or v in vi's",
      "command mode, opens the line or block that is being typed.",
    ], example: "edit #11: badge.width == 100 as wide", related: ["skip", "insert", "goto"],
    answers: [.revised],
    action: .control { (reader, shell, call) throws(Diagnostic) in
      guard let call else {
        guard shell.source == .prompt else {
          throw Diagnostic(
            .onlyAtThePrompt, "edit without a step works only at the prompt", at: 0..<4,
            in: reader.line, note: "edit #11: LINE puts another line in its place")
        }
        let step = shell.timeline.now
        guard !step.command.isEmpty else {
          throw Diagnostic(
            .noSuchMoment, "this is the start, there is no line to edit", at: 0..<4,
            in: reader.line)
        }
        var reply = Reply()
        reply.isMatterOfTaste = true
        let isLine = !step.command.contains("\n")
        reply.composing = (isLine ? "edit #\(step.number): " : "") + step.command
        return reply
      }
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
