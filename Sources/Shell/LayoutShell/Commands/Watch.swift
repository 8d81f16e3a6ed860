import PlumbLanguage

extension Command {
  static let watch = Command(
    "watch", .look, "shows the layout in a browser, which follows each line",
    Grammar<Bool>.flag("off"),
    details: [
      "Prints the address of a page and opens it where a browser is at hand. The page",
      "shows each line with its reply and the layout behind it, also of undo and goto;",
      "what try tells of stands in it as a ghost. A click on a view there shows its",
      "name at the right of the prompt.",
      "Only this computer can see the page, by an address that nobody can guess. It",
      "ends with the shell or with watch off. A session does not contain watch; plumb",
      "watch in the system shell replays sessions when they are saved.",
    ], example: "watch", related: ["draw", "try", "log"],
    action: .control { (reader, shell, isOff) throws(Diagnostic) in
      guard shell.source == .prompt else {
        throw Diagnostic(
          .onlyAtThePrompt, "watch works only at the prompt", at: 0..<5, in: reader.line,
          note: "plumb page FILE makes a page of a session")
      }
      var reply = Reply()
      reply.isMatterOfTaste = true
      reply.watching = !isOff
      return reply
    })
}
