import LayoutDrawing
import LayoutModel
import LayoutShell
import LineEditor

/// Replies that go into a file or to a program.
extension Prompt {
  /// The format of a reply that goes into a file, by the ending of its name.
  static func format(of redirection: Redirection) -> Format? {
    guard case .file(let path) = redirection.target else { return nil }
    return Format.of(file: path)
  }

  /// Whether a reply may be sent: a file that is there is replaced only if the person says so.
  func mayWrite(_ redirection: Redirection, _ terminal: any LineReader) -> Bool {
    guard case .file(let path) = redirection.target, !redirection.appends,
      shell.files.identity(path) != nil
    else { return true }
    let question = "\(path.escaped) already exists: replace it?"
    if Self.agrees(question, "y replaces it, n leaves it as it is", terminal, console) {
      return true
    }
    console.print(["it is left as it is"])
    return false
  }

  /// Sends a reply to where it goes.
  func send(_ page: [Line], to redirection: Redirection) {
    let text = page.map { $0.text + "\n" }.joined()
    switch redirection.target {
    case .file(let path):
      do throws(Files.Problem) {
        let isAdded = redirection.appends && shell.files.identity(path) != nil
        try shell.files.write(path, (isAdded ? try shell.files.read(path) : "") + text)
        let verb = isAdded ? "added" : "wrote"
        console.print(["\(verb) \(page.count.counted("line")) to \(path.escaped)"])
      } catch {
        console.tell(["\(path.escaped) cannot be written: \(error.reason)"])
      }
    case .program(let command):
      // The system's shell has said why it found no such program.
      guard TextSink.run(command, reading: text) == nil else { return }
      console.tell(["\(command.escaped) did not run to its end"])
    }
  }
}

extension Duration {
  /// `12 ms` or `3.4 s`.
  var spelled: String {
    let (seconds, attoseconds) = components
    let milliseconds = Double(seconds) * 1000 + Double(attoseconds) / 1e15
    return milliseconds < 1000
      ? "\(milliseconds.rounded().spelled) ms"
      : "\(((milliseconds / 100).rounded() / 10).spelled) s"
  }
}
