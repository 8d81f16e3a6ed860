import LayoutDiagnosis
import LayoutModel
import PlumbLanguage
import UIKitTexts

extension Command {
  static let when = Command(
    "when", .ask, "lists the steps that changed a value",
    Grammar<Expectation.Value>.traced,
    details: [
      "VALUE is VIEW.attribute, VIEW.x, dof, RULE.slack, or RULE.value. Each line has",
      "the step, what the value is from there on, and the line that was typed. by",
      "names the rules of that step that decide it, with their line if a file was",
      "imported. Only steps between the beginning and here count: not what was",
      "undone, nor other branches. A view that was renamed is followed.",
    ], example: "when title.width", related: ["blame", "why", "log"], answers: [.valueHistory],
    action: .answer { (reader, shell, value) throws(Diagnostic) in
      let traced = TracedValue(value: value, layout: shell.layout)
      let history = try ValueHistory.all(of: [(value.text, traced)], in: shell.timeline)
      return Answer(history[0])
    })
}

extension Grammar where Value == Expectation.Value {
  /// A value that steps can change.
  fileprivate static var traced: Grammar<Expectation.Value> {
    Grammar(
      usage: "VALUE",
      read: { (reader) throws(Diagnostic) in
        let start = reader.here
        let value = try Expectation.Value(&reader)
        if case .number = value {
          throw Diagnostic(
            .badChoice, "a number never changes", at: start.lowerBound..<reader.lastEnd,
            in: reader.line, note: "such as title.width")
        }
        return value
      }, write: { value, _ in value.text },
      example: { sampler in
        Expectation.Value.example(&sampler).flatMap { value in
          if case .number = value { nil } else { value }
        }
      })
  }
}

extension JSONSchema.Shape {
  static let valueHistory = JSONSchema.Shape(
    "history", "",
    [Key("quantity", .text), Key("changes", .list(.shape("moment")))])
}
