/// The manual: a page for the program, one for each subcommand, and one for each kind of file that
/// people write.
enum ManualPages {
  /// All pages, by section and name.
  static var all: [ManualPage] {
    guard let root = CommandDescription.ofPlumb else { return [] }
    return pages(of: root) + [
      MarkdownPage(Embedded.files["Sessions.md"] ?? "").manual(
        "plumb-session", section: 5, about: "files of layouts that are tests"),
      MarkdownPage(Embedded.files["Lessons.md"] ?? "").manual(
        "plumb-lesson", section: 5, about: "lessons and courses of plumb learn"),
    ]
  }

  /// The page of a command, then those of its subcommands.
  private static func pages(of command: CommandDescription) -> [ManualPage] {
    let own = command.commandName == "help" ? [] : [command.manual]
    return own + command.subordinates.flatMap(pages)
  }
}
