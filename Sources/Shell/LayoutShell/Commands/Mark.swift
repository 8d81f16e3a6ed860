import PlumbLanguage

extension Command {
  static let mark = Command(
    "mark", .time, "gives the current step a name, for goto and diff",
    .optional(Grammar(.dashed("drop"), Grammar<Placed<String>>.mark)),
    details: [
      "goto NAME goes there, diff NAME compares with it, from any branch. A name that",
      "another step had moves here; mark --drop NAME takes it back. Steps have names",
      "apart from those of views and rules, which may contain hyphens. Alone, mark",
      "lists them, and log shows them.",
    ], example: "mark before-badge", related: ["goto", "branches", "log"],
    action: .control { (reader, shell, call) throws(Diagnostic) in
      guard let (isDropped, name) = call else {
        let marks = shell.timeline.marks.sorted { ($0.step, $0.name) < ($1.step, $1.name) }
        let list = marks.map { "#\($0.step)  \($0.name)" }
        return Reply(list.isEmpty ? ["no marks; such as mark before-badge"] : list)
      }
      guard isDropped else {
        shell.timeline.mark(name.value)
        return Reply()
      }
      guard shell.timeline.unmark(name.value) else {
        throw Diagnostic(
          .noSuchMoment, "no step is marked \"\(name.value)\"", at: name.place, in: reader.line)
      }
      return Reply()
    })
}

extension Grammar where Value == Placed<String> {
  /// The name of a mark, whether or not a step has it.
  fileprivate static var mark: Grammar {
    Grammar(
      usage: ["NAME"],
      read: { (reader) throws(Diagnostic) in try reader.mark("a name for the step") },
      write: { name, text in
        text.add(name.value)
        return true
      }, isSame: { $0.value == $1.value },
      example: { $0.one(of: ["before-badge", "v2", "a_b-3"]).map { Placed($0) } })
  }
}
