import PlumbLanguage

extension Command {
  static let save = Command(
    "save", .keep, "saves everything typed so far as a session",
    Grammar<WriteTarget?>.optional(.writeTarget(.session, suffix: ".plumb"))
      .shown(as: "[--force] FILE"),
    details: [
      "Replaying the file gives the same state, and is a test: plumb replay FILE. A",
      "page that was opened keeps its prose and its wildcards; what was typed since",
      "follows it. An expectation that failed becomes prose.",
      "A name without .plumb gets it. A file that was neither opened nor saved here",
      "is only replaced with --force, or after a question at the prompt.",
    ], example: "save card.plumb", related: ["read"],
    traits: [.saves, .usesFiles],
    action: .control { (reader, shell, target) throws(Diagnostic) in
      try shell.save(target, reader)
    })
}
