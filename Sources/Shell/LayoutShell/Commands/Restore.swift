import PlumbLanguage

extension Command {
  static let restore = Command(
    "restore", .keep, "brings back unsaved lines",
    Grammar(.dashed("drop"), .count),
    details: [
      "Each line is on disk before its reply is printed. If a shell ends before save,",
      "by Ctrl-D, with its terminal or in a crash, the next one offers its lines when",
      "it starts. N counts what is offered, newest first; --drop forgets it.",
      "Restored lines are still unsaved. They are kept in plumb/journals, in",
      "XDG_STATE_HOME or ~/.local/state, for ten shells at most, and for none that",
      "was started with --no-history.",
    ], example: "restore", related: ["save", "quit"],
    action: .control { (reader, shell, call) throws(Diagnostic) in
      guard shell.source == .prompt else {
        throw Diagnostic(
          .onlyAtThePrompt, "restore works only at the prompt", at: 0..<7,
          in: reader.line)
      }
      let (isDropped, number) = call
      guard isDropped || shell.unsavedCount == 0 else {
        throw Diagnostic(
          .notEmpty, "there are unsaved lines here", at: 0..<7, in: reader.line,
          note: "save them first, or use restore in another plumb")
      }
      var reply = Reply()
      reply.isMatterOfTaste = true
      reply.restoring = (number, isDropped)
      return reply
    })
}
