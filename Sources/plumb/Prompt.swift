import ConstraintSolver
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
  /// The lines that are not saved; nil where none are kept.
  private var journal: JournalFile?
  /// Where shells keep their journals.
  private let journals: String?
  /// What other shells left behind, in the order in which it was offered.
  private var abandoned: [AbandonedJournal] = []
  /// Typed lines that wait because they were pasted together.
  private var waiting: ArraySlice<String> = []
  /// What is still open.
  private var open: OpenInput?

  /// A conversation that goes on with a shell.
  init(
    shell: Shell, console: Console, form: ReplyForm, hasGreeting: Bool, keepsHistory: Bool
  ) {
    self.shell = shell
    self.shell.source = .prompt
    // What was opened is on the disk already.
    self.shell.markSaved()
    let write = shell.files.write
    self.shell.files.write = { (path, text) throws(Files.Problem) in
      // What was interrupted changes nothing, on the disk neither.
      guard Interruption.commit() else { throw Files.Problem("interrupted") }
      try write(path, text)
    }
    self.console = console
    self.form = form
    self.hasGreeting = hasGreeting
    let folder = keepsHistory ? UserFolder.state : nil
    if let folder { DiskFiles.makeFolder(folder) }
    history = folder.map { HistoryFile(path: "\($0)/history") }
    journals = folder.map { "\($0)/journals" }
    journal = journals.map { JournalFile(in: $0) }
  }

  /// Talks until the person leaves; returns the exit code.
  mutating func run() -> Int {
    let reader = lineReader()
    defer { reader.close() }
    if hasGreeting {
      console.print(["plumb \(Version.current) · type help, or read Sessions/first-steps.plumb"])
    }
    offerToRestore()
    var typed = ""
    while true {
      if let editor = reader as? LineEditor {
        let snapshot = shell
        // Inside of code or of a text a word is no command.
        let isOpen = open.map { !$0.isBlock } ?? false
        editor.rewrite = isOpen ? nil : { line in snapshot.expanded(line) }
        editor.complete = { line, cursor in
          Worker.run(until: LineEditor.takeInterrupt) {
            Self.completion(of: line, at: cursor, in: snapshot)
          } ?? .none(at: cursor)
        }
      }
      let prompt = open == nil ? "plumb> " : "..> "
      let status = open == nil ? shell.status : ""
      switch reader.read(prompt: prompt, rightPrompt: status, initial: typed) {
      case .line(let line):
        typed = ""
        if let code = take(line, reader) { return code }
      case .pasted(let text):
        typed = ""
        if let code = take(pasted: text, reader, typed: &typed) { return code }
      case .interrupted:
        typed = ""
        open = nil
      case .endOfInput:
        guard open == nil else {
          open = nil
          continue
        }
        console.write("\n")
        if leaves() { return 0 }
      }
    }
  }

  /// Keys with everything that libedit can do, or what is left of it on a terminal that shows
  /// escape sequences rather than obeying them.
  private func lineReader() -> any LineReader {
    if let editor = LineEditor(program: "plumb", history: history) { return editor }
    let reader = PlainReader(history: history)
    reader.beginningOfText = { lines in
      lines.firstIndex { line in
        switch LineKind(line) {
        case .note, .command: false
        default: true
        }
      }.flatMap { index in
        let text = lines[index...].joined(separator: "\n")
        return Notations.recognising(text) == nil ? nil : index
      }
    }
    return reader
  }

  /// What the end of input means: lines that are not saved wait for `restore`; where they cannot,
  /// it is asked once.
  private mutating func leaves() -> Bool {
    guard shell.unsavedCount > 0 else { return true }
    if let journal, journal.holds(shell.journal) {
      let lines = shell.unsavedCount == 1 ? "1 line is" : "\(shell.unsavedCount) lines are"
      console.tell(["\(lines) not saved: the next plumb offers restore"])
      return true
    }
    guard let farewell = shell.farewell() else { return true }
    console.tell(["\(farewell), Ctrl-D again leaves"])
    return false
  }

  // MARK: - Lines

  /// Takes one line; returns a code when it says to leave.
  private mutating func take(_ line: String, _ reader: any LineReader) -> Int? {
    if !line.isEmpty { reader.remember(line) }
    if open == nil, line.allSatisfy({ $0 == " " }) { return nil }
    add(line)
    guard let input = open, input.isComplete else { return nil }
    open = nil
    return run(input.text, reader)
  }

  /// Adds a line to what is open.
  private mutating func add(_ line: String) {
    if open?.append(line) == nil { open = OpenInput(line) }
  }

  /// As many columns as the terminal has now; of a very narrow one a few more, which it breaks.
  private var width: Int { max(Self.leastWidth, Terminal.columns(of: .output) ?? Paragraph.width) }
  private static let leastWidth = 40

  private mutating func run(_ input: String, _ reader: any LineReader) -> Int? {
    let (before, form, width) = (shell, form, width)
    let outcome = Worker.run(until: LineEditor.takeInterrupt) { () -> (Shell, Reply, [String]) in
      var shell = before
      let reply = shell.run(input)
      // Wide tables take their time, too.
      return (shell, reply, Self.rows(of: reply, to: input, in: shell, form, width))
    }
    guard let (after, reply, rows) = outcome else {
      interrupted(input)
      return nil
    }
    shell = after
    console.taste = shell.taste
    // First the disk, then the answer: what was answered is not lost any more.
    if let complaint = journal?.keep(shell.journal) { console.tell([complaint]) }
    if form != .json, let error = reply.error, error.code == .fileTaken,
      let command = error.correction
    {
      let question = "\(error.message.escaped): write over it?"
      if Self.agrees(question, reader, console) { return run(command, reader) }
      console.print(["it stays as it is"])
      return nil
    }
    print(rows)
    if let restoring = reply.restoring { restore(restoring.number, isDropped: restoring.isDropped) }
    // The way out is one key away.
    if let correction = reply.error?.correction { reader.suggest(correction) }
    if reply.exit != nil { journal?.discard() }
    return reply.exit
  }

  /// Whether a person answers a question with yes; whoever leaves it says no.
  private static func agrees(
    _ question: String, _ reader: any LineReader, _ console: Console
  ) -> Bool {
    // An answer is no command, so it is neither written out nor completed.
    let editor = reader as? LineEditor
    let (rewrite, complete) = (editor?.rewrite, editor?.complete)
    editor?.rewrite = nil
    editor?.complete = nil
    defer {
      editor?.rewrite = rewrite
      editor?.complete = complete
    }
    while true {
      let answer = reader.read(prompt: "\(question) y n > ", rightPrompt: "", initial: "")
      guard case .line(let line) = answer else { return false }
      switch line.lowercased().filter({ $0 != " " }) {
      case "y", "yes": return true
      case "n", "no": return false
      default: console.print(["  y writes over it, n leaves it as it is"])
      }
    }
  }

  /// What is printed of a reply, on a screen of that many columns.
  private static func rows(
    of reply: Reply, to input: String, in shell: Shell, _ form: ReplyForm, _ width: Int
  ) -> [String] {
    switch form {
    case .table: reply.printed(for: width)
    case .plain: reply.plainlyPrinted(for: width)
    case .json:
      Paragraph.$width.withValue(width) {
        [reply.json(to: input, at: shell.timeline.current)]
      }
    }
  }

  private func print(_ rows: [String]) {
    let isWhole =
      form == .json
      ? console.write(rows.joined() + "\n", until: LineEditor.takeInterrupt)
      : console.print(rows, until: LineEditor.takeInterrupt)
    if !isWhole { console.tell(["", "interrupted, the rest is not shown"]) }
  }

  /// Says that a line was given up, and what was pasted behind it.
  private mutating func interrupted(_ input: String) {
    var error = Diagnostic.interrupted(in: input)
    if !waiting.isEmpty {
      let lines = waiting.count == 1 ? "1 line" : "\(waiting.count) lines"
      error.message += ", and \(lines) behind it did not run"
      waiting = []
    }
    guard form == .json else { return console.tell([error.message]) }
    var reply = Reply()
    reply.error = error
    print(Self.rows(of: reply, to: input, in: shell, form, width))
  }

  // MARK: - Pastes

  /// Takes a paste of several lines: a log as a whole, a transcript without its replies, commands
  /// one by one; what stands behind the last line break waits to be edited.
  private mutating func take(
    pasted text: String, _ reader: any LineReader, typed: inout String
  ) -> Int? {
    if Notations.recognising(text) != nil {
      open = nil
      return run(text, reader)
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
    waiting = lines[...]
    while let line = waiting.popFirst() {
      console.print([(open == nil ? "plumb> " : "..> ") + line])
      // A chain goes on with the lines that begin with a dot.
      if Shell.continuesChain(waiting.first ?? typed), Shell.canBeContinued(open?.text ?? line) {
        reader.remember(line)
        add(line)
        continue
      }
      if let code = take(line, reader) { return code }
    }
    return nil
  }

  // MARK: - What is left of other shells

  private mutating func offerToRestore() {
    abandoned = journals.map { AbandonedJournal.all(in: $0) } ?? []
    guard let first = abandoned.first else { return }
    if abandoned.count == 1 {
      console.print(["not saved: \(first.description)".clipped(to: Paragraph.width)])
      console.print(["restore brings that back, restore --drop forgets it"])
      return
    }
    console.print(["not saved:"])
    let width = "\(abandoned.count)".count
    let rows = abandoned.enumerated().map { index, journal in
      "  \("\(index + 1)".leftPadded(to: width))  \(journal.description)"
        .clipped(to: Paragraph.width)
    }
    console.print(rows)
    console.print(["restore brings the first one back, restore --drop 2 forgets the second"])
  }

  /// Brings back what another shell left, or forgets it.
  private mutating func restore(_ number: Int, isDropped: Bool) {
    if abandoned.isEmpty { abandoned = journals.map { AbandonedJournal.all(in: $0) } ?? [] }
    guard abandoned.indices.contains(number - 1) else {
      return console.print([abandoned.isEmpty ? "nothing to restore" : "there is no such number"])
    }
    let left = abandoned[number - 1]
    let lines = left.unsavedCount == 1 ? "1 line" : "\(left.unsavedCount) lines"
    var said = isDropped ? ["forgot \(lines)"] : []
    let isTaken = left.take {
      guard !isDropped else { return true }
      let before = shell
      let fresh = Worker.run(until: LineEditor.takeInterrupt) {
        before.replaying(left.entries, savedCount: left.savedCount)
      }
      guard let fresh else {
        said = ["interrupted, nothing has changed"]
        return false
      }
      shell = fresh
      // It is on the disk again before the file of the other shell goes.
      if let complaint = journal?.keep(shell.journal) { console.tell([complaint]) }
      let command = shell.timeline.now.command.split(separator: "\n").first.map(String.init)
      let place = command.map { ", at #\(shell.timeline.current)  \($0.escaped)" } ?? ""
      said = ["restored \(lines)\(place)".clipped(to: Paragraph.width)]
      return journal.map { $0.holds(shell.journal) } ?? true
    }
    if isTaken || said.isEmpty { abandoned.remove(at: number - 1) }
    console.print(said.isEmpty ? ["another plumb has restored it"] : said)
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
