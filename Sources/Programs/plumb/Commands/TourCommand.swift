import ArgumentParser
import LayoutShell

/// `plumb tour`: the first steps, one by one.
struct TourCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tour", abstract: "Show the first steps, one by one.",
    discussion: """
      The page of first steps is part of the program. At a terminal Enter runs each line, and q \
      leaves; elsewhere the whole page is printed.
      """)

  @OptionGroup var look: LookOptions

  func run() throws {
    let console = look.console
    guard let text = Embedded.files["first-steps.plumb"], let page = try? Session(text) else {
      return try end(.internalError)
    }
    let waits = Console.isTerminal(0) && Console.isTerminal(1)
    if waits { console.print(["Enter runs each line, q and Enter leaves.", ""]) }
    var lines = InputLines()
    var player = Player(page, files: .none)
    var next = page.lines.firstIndex(where: \.isBlank).map { $0 + 1 } ?? 0
    for check in page.checks {
      let command = Array(page.lines[check.line - 1..<check.replyRange.lowerBound])
      console.print(prose(page.lines[next..<check.line - 1]) + command.dropLast())
      next = check.replyRange.upperBound
      // What Enter prints ends the line, as if it had been typed.
      console.write(command.last ?? "")
      if !waits { console.write("\n") } else if !goesOn(lines.next()) { return }
      guard let played = player.next() else { return try end(.internalError) }
      console.print(played.reply.transcript)
    }
    console.print(prose(page.page(from: next)[...]) + Self.farewell)
  }

  /// Whether an answer says to go on; the end of input says to leave.
  private func goesOn(_ answer: String?) -> Bool {
    answer.map { !["q", "quit", "exit"].contains($0.lowercased()) } ?? false
  }

  /// The remarks of a page as they are read.
  private func prose(_ lines: ArraySlice<String>) -> [String] {
    lines.map { $0.hasPrefix("# ") ? String($0.dropFirst(2)) : $0 == "#" ? "" : $0 }
  }

  private static let farewell = [
    "", "Where to go from here:",
    "  plumb              the prompt; help lists the commands",
    "  plumb learn        a course, lesson by lesson",
    "  plumb explain LOG  what a conflict in Xcode's console means",
  ]
}
