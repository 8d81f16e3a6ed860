import PlumbLanguage

extension Command {
  static let save = Command(
    "save", .keep, "writes everything typed so far as a session",
    Grammar<WriteTarget?>.optional(.writeTarget(.session, suffix: ".plumb"))
      .shown(as: "[--force] FILE"),
    details: [
      "Replaying it gives the same state and is a test: plumb replay FILE. A page",
      "that was opened stays as it is, with its prose and its holes, and what was",
      "typed since stands behind it. An expectation that was wrong becomes prose.",
      "A name without .plumb gets it. Over a file that was neither opened nor saved",
      "here it only writes with --force, or after a question at the prompt.",
    ], example: "save card.plumb", related: ["read"],
    traits: [.saves, .usesFiles],
    action: .control { (reader, shell, target) throws(Diagnostic) in
      try shell.save(target, reader)
    })
}
