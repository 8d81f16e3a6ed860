import LayoutDrawing
import LayoutNotation
import LayoutShell
import LineEditor

/// The conversation with a person at a terminal.
struct Prompt {
  private var shell: Shell
  private var console: Console
  private let form: ReplyForm
  private let hasGreeting: Bool
  private let history: HistoryFile?
  /// Typed lines that wait because they were pasted together.
  private var waiting: [String] = []
  /// A block that is still open.
  private var block: [String] = []

  /// A conversation that goes on with a shell.
  init(
    shell: Shell, console: Console, form: ReplyForm, hasGreeting: Bool, keepsHistory: Bool
  ) {
    self.shell = shell
    self.shell.source = .prompt
    self.console = console
    self.form = form
    self.hasGreeting = hasGreeting
    let folder = keepsHistory ? UserFolder.state : nil
    if let folder { DiskFiles.makeFolder(folder) }
    history = folder.map { HistoryFile(path: "\($0)/history") }
  }

  /// Talks until the person leaves; returns the exit code.
  mutating func run() -> Int {
    guard let editor = LineEditor(program: "plumb", history: history) else {
      console.tell(["plumb: this terminal cannot edit lines; commands are read as a batch"])
      var batch = Batch(console: console, stopsAtErrors: false, isVerbose: false)
      batch.shell = shell
      batch.runStandardInput()
      return batch.exit ?? Int(batch.exitCode(failingOn: []).rawValue)
    }
    defer { editor.close() }
    if hasGreeting {
      console.print(["plumb \(Version.current) · type help, or read Sessions/first-steps.plumb"])
    }
    editor.rewrite = { [shell] line in shell.expanded(line) }
    var typed = ""
    while true {
      let snapshot = shell
      editor.complete = { line, cursor in Self.completion(of: line, at: cursor, in: snapshot) }
      let prompt = block.isEmpty ? "plumb> " : "..> "
      let status = block.isEmpty ? shell.status : ""
      switch editor.read(prompt: prompt, rightPrompt: status, initial: typed) {
      case .line(let line):
        typed = ""
        if let code = take(line, editor) { return code }
      case .pasted(let text):
        typed = ""
        if let code = take(pasted: text, editor, typed: &typed) { return code }
      case .interrupted:
        typed = ""
        block = []
      case .endOfInput:
        guard block.isEmpty else {
          block = []
          continue
        }
        console.write("\n")
        return 0
      }
    }
  }

  // MARK: - Lines

  /// Takes one line; returns a code when it says to leave.
  private mutating func take(_ line: String, _ editor: LineEditor) -> Int? {
    if !line.isEmpty { editor.remember(line) }
    if block.isEmpty, line.allSatisfy({ $0 == " " }) { return nil }
    block.append(line)
    let input = block.joined(separator: "\n")
    guard Shell.isComplete(input) else { return nil }
    block = []
    return run(input, editor)
  }

  /// As many columns as the terminal has now; of a very narrow one a few more, which it breaks.
  private var width: Int { max(Self.leastWidth, Terminal.columns(of: .output) ?? Paragraph.width) }
  private static let leastWidth = 40

  /// Prints lines that were made for that many columns.
  private func print(_ lines: [String], _ width: Int) {
    Paragraph.$width.withValue(width) { console.print(lines) }
  }

  private mutating func run(_ input: String, _ editor: LineEditor) -> Int? {
    let reply = shell.run(input)
    console.taste = shell.taste
    let width = width
    switch form {
    case .table: print(reply.printed(for: width), width)
    case .plain: print(reply.plainlyPrinted(for: width), width)
    case .json: console.write(reply.json(to: input, at: shell.timeline.current) + "\n")
    }
    // The way out is one key away.
    if let correction = reply.error?.correction { editor.suggest(correction) }
    return reply.exit
  }

  // MARK: - Pastes

  /// Takes a paste of several lines: a log as a whole, a transcript without its replies, commands
  /// one by one; what stands behind the last line break waits to be edited.
  private mutating func take(
    pasted text: String, _ editor: LineEditor, typed: inout String
  ) -> Int? {
    if Notations.recognising(text) != nil {
      block = []
      return run(text, editor)
    }
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
    if let transcript = Pasted.commands(of: lines) {
      lines = transcript
    } else {
      // The last line is never run unseen.
      typed = lines.popLast() ?? ""
      if typed.isEmpty, let last = lines.popLast() { typed = last }
    }
    for (line, next) in zip(lines, lines.dropFirst() + [typed]) {
      console.print([(block.isEmpty ? "plumb> " : "..> ") + line])
      // A chain goes on with the lines that begin with a dot.
      if Shell.continuesChain(next), Shell.canBeContinued((block + [line]).joined(separator: "\n"))
      {
        editor.remember(line)
        block.append(line)
        continue
      }
      if let code = take(line, editor) { return code }
    }
    return nil
  }

  // MARK: - Completion

  private static func completion(
    of line: String, at cursor: Int, in shell: Shell
  ) -> Completion {
    let found = shell.completion(of: line, at: cursor)
    return Completion(
      range: found.range, candidates: found.candidates.map(\.text),
      describes: found.candidates.map(\.about))
  }
}
