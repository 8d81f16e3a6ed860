import LayoutNotation

extension Command {
  static let quit = Command(
    "quit", .keep, "leaves", forms: ["quit [CODE]"],
    details: [
      "The code is the exit code, 0 if left out. At the prompt it asks once if lines are",
      "not saved. Ctrl-D leaves, too, and keeps such lines for restore.",
      "In a session it ends the replay. Commands behind it count as failed, unless a",
      "line stops REASON in the header says that they need not run (help sessions).",
    ],
    example: "quit", related: ["save", "restore"],
    traits: .leaves,
    action: .control { (reader, shell) throws(Diagnostic) in
      var code = 0
      if !reader.isAtEnd {
        let place = reader.here
        let number = try reader.number("an exit code")
        guard let whole = Int(exactly: number), (0...255).contains(whole) else {
          throw Diagnostic(
            .numberOutOfRange, "an exit code is 0 to 255", at: place, in: reader.line)
        }
        code = whole
      }
      try reader.finish()
      if shell.source == .prompt, let farewell = shell.farewell() {
        var reply = Reply([farewell + ", quit again leaves"])
        reply.isMatterOfTaste = true
        return reply
      }
      var reply = Reply()
      reply.exit = code
      return reply
    })
}
