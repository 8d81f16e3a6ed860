import PlumbLanguage

extension Command {
  static let quit = Command(
    "quit", .keep, "leaves",
    Grammar<Int?>.optional(
      .whole("CODE", "an exit code", in: 0...255, "an exit code is 0 to 255")),
    details: [
      "CODE is the exit code, 0 by default. At the prompt it asks once if there are",
      "unsaved lines. Ctrl-D leaves too, and keeps such lines for restore.",
      "In a session it ends the replay. Any checks after it count as failed, unless a",
      "line stops REASON in the header says that this is intended (help sessions).",
    ],
    example: "quit", related: ["save", "restore"],
    traits: .leaves,
    action: .control { (_, shell, code) throws(Diagnostic) in
      if shell.source == .prompt, let farewell = shell.farewell() {
        var reply = Reply([farewell + ", type quit again to leave"])
        reply.isMatterOfTaste = true
        return reply
      }
      var reply = Reply()
      reply.exit = code ?? 0
      return reply
    })
}
