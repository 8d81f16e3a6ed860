import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage
import UIKitTexts

extension Command {
  static let fix = Command(
    "fix", .ask, "lists tested ways to mend what is wrong, or applies one",
    Grammar<Fixing>.either(
      Grammar(Grammar<Placed<Double>>.fix, Grammar<Bool>.dashed("write")).map(
        { .apply($0.0, isWritten: $0.1) },
        from: {
          if case .apply(let number, let isWritten) = $0 { (number, isWritten) } else { nil }
        }),
      Grammar<Bool>.dashed("all").map(
        { .list(isComplete: $0) }, from: { if case .list(let all) = $0 { all } else { nil } })
    ).shown(as: "", "--all", "N [--write]"), aliases: ["fixes": "fix"],
    details: [
      "In the order an experienced developer would try them: turn off an autoresizing",
      "mask that takes part; change a number, by the least that can help; resize what",
      "is around; then relax each of your rules in the conflict, the broken one and",
      "sizes first: at priority 999, as a bound if its view then stays as close as",
      "possible, or removed; last, numbers that would change beyond recognition.",
      "For a size that is there for one pass only (help conflicts), relaxing the pin",
      "at its far edge comes first, and numbers come late.",
      "moves N: this many views get another frame. Each fix was solved: the broken",
      "rule holds, or a rule yields, and no other rule breaks. Nine are listed at",
      "first, and all with --all, including those that make views overlap, leave",
      "their parent, or cut off a text. Other rules of UIKit and of stacks are left",
      "alone. Without a conflict, it lists what settles numbers that several rules",
      "leave open, what lets a scroll view scroll, and what gives a text its room.",
      "fix N applies one from the last list. The step is the fix's own command, such",
      "as constant wide 100; see log. With --write, the storyboard, xib or Swift file",
      "that was imported is changed as well, where the rule stands, and the difference",
      "is printed. undo does not bring the file back.",
    ], example: "fix", related: ["conflicts", "undo", "log"], traits: .writesFiles,
    answers: [.fixes],
    action: .control { (reader, shell, fixing) throws(Diagnostic) in
      switch fixing {
      case .list(let isComplete):
        guard !shell.isReading else { return Reply() }
        let listed = ListedFixes(shell, isComplete: isComplete)
        shell.listedFixes = listed
        return Reply(Answer(listed))
      case .apply(let number, let isWritten):
        return try apply(number, isWritten: isWritten, reader, &shell)
      }
    })

  private static func apply(
    _ number: Placed<Double>, isWritten: Bool, _ reader: TokenReader, _ shell: inout Shell
  ) throws(Diagnostic) -> Reply {
    // While a session is only read nothing was listed, but it is a step.
    guard !shell.isReading else { return try shell.step(reader.line) { _ in [] } }
    guard let listed = shell.listedFixes, listed.step == shell.timeline.current else {
      throw Diagnostic(
        .noFix, "no fixes have been listed for this layout", at: number.place, in: reader.line,
        note: "fixes lists them", correction: "fixes")
    }
    let count = listed.commands.count
    guard let whole = Int(exactly: number.value), whole > 0, whole <= count else {
      throw Diagnostic(
        .noFix, "there is no fix \(number.value.spelled)", at: number.place, in: reader.line,
        note: count == 0 ? "the list is empty" : "the last one is \(count)")
    }
    let command = listed.commands[whole - 1]
    var next = shell
    var reply = try next.step(command.text, remark: "(fix \(whole))") {
      (layout) throws(Diagnostic) in
      let line = layout.moment.line
      return try Shell.apply(command.lines.map { Input($0, line: line) }, to: &layout)
    }
    if isWritten {
      let difference = try next.write(
        listed.edits[whole - 1], of: shell.layout, at: number.place, in: reader.line)
      // A session is replayed for its layout, not to write the file again.
      next.recorded = ("fix \(whole)", reply.findings)
      reply.add(difference)
    }
    shell = next
    return reply
  }
}

/// What `fix` is asked for.
private enum Fixing: Equatable, Sendable {
  /// The list of fixes, with all of them or only the best.
  case list(isComplete: Bool)
  /// The fix with a number from the last list, which may be written into a file as well.
  case apply(Placed<Double>, isWritten: Bool)
}

extension Grammar where Value == Placed<Double> {
  /// A number from the list of fixes.
  fileprivate static var fix: Grammar<Placed<Double>> {
    Grammar<Double>(
      usage: "N",
      opens: { reader in
        let isOption =
          reader.peek?.isSign("-") ?? false && reader.peek(1)?.isSign("-") ?? false
        return !reader.isAtEnd && !isOption
      },
      read: { (reader) throws(Diagnostic) in
        let expected = "a number from the list that fixes printed"
        guard !reader.isAtEnd else {
          reader.offer(.fix)
          throw reader.missing(expected)
        }
        return try reader.number(expected)
      }, write: { number, _ in number.exactlySpelled },
      example: { Double(1 + $0.number(below: 9)) }
    ).placed
  }
}

extension JSONSchema.Shape {
  static let fixes = JSONSchema.Shape(
    "fixes", "as fixes",
    [
      Key("conflicts", .list(.shape("fixed"))), Key("unlisted", .number),
      Key("cures", .list(.shape("cure"))),
    ])
}
