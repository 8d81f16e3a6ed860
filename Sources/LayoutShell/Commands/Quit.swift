import PlumbLanguage

extension Command {
  static let quit = Command(
    "quit", .keep, "leaves",
    Grammar<Int?>.optional(
      .whole("CODE", "an exit code", in: 0...255, "an exit code is 0 to 255")),
    details: [
      "The code is the exit code, 0 if left out. At the prompt it asks once if lines are",
      "not saved. Ctrl-D leaves, too, and keeps such lines for restore.",
      "In a session it ends the replay. Commands behind it count as failed, unless a",
      "line stops REASON in the header says that they need not run (help sessions).",
    ],
    example: "quit", related: ["save", "restore"],
    traits: .leaves,
    action: .control { (_, shell, code) throws(Diagnostic) in
      if shell.source == .prompt, let farewell = shell.farewell() {
        var reply = Reply([farewell + ", quit again leaves"])
        reply.isMatterOfTaste = true
        return reply
      }
      var reply = Reply()
      reply.exit = code ?? 0
      return reply
    })
}
