import PlumbLanguage

extension Command {
  static let watch = Command(
    "watch", .look, "shows the layout in a browser, which follows each line",
    Grammar<Bool>.flag("off"),
    details: [
      "Prints the address of a page and opens it if there is a browser. The page shows",
      "each line with its reply and the layout after it, including undo and goto, and",
      "previews try as an outline; in a lesson it draws the goal over it. If you click a view there, its name appears at the",
      "right of the prompt.",
      "Only this computer can see the page, by an address that cannot be guessed. It",
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
