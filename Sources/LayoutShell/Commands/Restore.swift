import PlumbLanguage

extension Command {
  static let restore = Command(
    "restore", .keep, "brings back lines that were never saved",
    Grammar(.dashed("drop"), .count),
    details: [
      "Each line is on the disk before its reply is printed. Where a shell ended before",
      "save, by Ctrl-D, with its terminal or in a crash, the next one offers its lines",
      "when it starts. N counts what is offered, the newest first; --drop forgets it.",
      "Lines that were restored are still not saved. They wait in plumb/journals below",
      "XDG_STATE_HOME or ~/.local/state, of ten shells at most, and of none that was",
      "started with --no-history.",
    ], example: "restore", related: ["save", "quit"],
    action: .control { (reader, shell, call) throws(Diagnostic) in
      guard shell.source == .prompt else {
        throw Diagnostic(
          .onlyAtThePrompt, "restore is for whoever sits at the prompt", at: 0..<7,
          in: reader.line)
      }
      let (isDropped, number) = call
      guard isDropped || shell.unsavedCount == 0 else {
        throw Diagnostic(
          .notEmpty, "there are lines here that are not saved", at: 0..<7, in: reader.line,
          note: "save them first, or restore in another plumb")
      }
      var reply = Reply()
      reply.isMatterOfTaste = true
      reply.restoring = (number, isDropped)
      return reply
    })
}
