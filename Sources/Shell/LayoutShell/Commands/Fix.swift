import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage
import UIKitTexts

extension Command {
  static let fix = Command(
    "fix", .ask, "applies a fix from the last list of fixes",
    .fix,
    details: [
      "The step is the fix's own command, such as constant wide 100; see log."
    ], example: "fix 1", related: ["fixes", "undo", "log"],
    action: .control { (reader, shell, number) throws(Diagnostic) in
      let place = number.place
      // Nothing was listed, but it is a step.
      guard !shell.isReading else { return try shell.step(reader.line) { _ in [] } }
      guard let listed = shell.listedFixes, listed.step == shell.timeline.current else {
        throw Diagnostic(
          .noFix, "no fixes have been listed for this layout", at: place, in: reader.line,
          note: "fixes lists them", correction: "fixes")
      }
      guard let whole = Int(exactly: number.value), listed.commands.indices.contains(whole - 1)
      else {
        let count = listed.commands.count
        throw Diagnostic(
          .noFix, "there is no fix \(number.value.spelled)", at: place, in: reader.line,
          note: count == 0 ? "the list is empty" : "the last one is \(count)")
      }
      let command = listed.commands[whole - 1]
      return try shell.step(command.text, remark: "(fix \(whole))") { (layout) throws(Diagnostic) in
        let line = layout.moment.line
        return try Shell.apply(command.lines.map { Input($0, line: line) }, to: &layout)
      }
    })
}

extension Grammar where Value == Placed<Double> {
  /// A number from the list of fixes.
  fileprivate static var fix: Grammar<Placed<Double>> {
    Grammar<Double>(
      usage: "N",
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
