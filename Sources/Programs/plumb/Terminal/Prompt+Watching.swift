import LayoutLessons
import LayoutShell
import PlumbLanguage

extension Prompt {
  /// Lets a browser follow the shell, or no longer.
  mutating func watch(_ isOn: Bool) {
    guard isOn else {
      // It is said when it is true: until then nothing is found at the address.
      live?.end()
      console.tell([live == nil ? "no page follows the shell" : "the page no longer follows"])
      live = nil
      return
    }
    do {
      let view =
        try live ?? LiveView(classroom?.shown ?? shell, reaching: classroom?.shownGoal)
      live = view
      view.page.announce(console)
    } catch {
      console.tell(["there is no page: \(error)"])
    }
  }

  /// Shows a line that was answered on the page that follows the shell, if there is one.
  func follow(_ input: Input, _ reply: Reply, since before: Shell) {
    guard let live, let entry = shell.transcript.entries.last,
      shell.transcript.entries.count > before.transcript.entries.count
    else { return }
    if case .note = input.kind { return }
    live.follow(entry, trying: reply.tried, in: shell)
  }
}
