import ConstraintSolver
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage
import UIKitTexts
import XcodeLogs
import LayoutLessons
import LayoutShell
import LineEditor

/// The conversation with a person at a terminal.
struct Prompt {
  var shell: Shell
  var console: Console
  private let format: Format
  private let hasGreeting: Bool
  private let history: HistoryFile?
  /// The journal of this shell, or `nil` if none is kept.
  var journal: JournalFile?
  /// The folder in which shells keep their journals.
  let journals: String?
  /// The unsaved work of other shells, in the order in which it was listed.
  var abandoned: [AbandonedJournal] = []
  /// The page that follows the shell, or nil if there is none.
  var live: LiveView?
  /// The course that is being taken, if any; its shell is the one of the prompt.
  var classroom: Classroom?
  /// Where the progress in it is kept.
  var progressFile: ProgressFile?
  /// Pasted lines that have not run yet.
  private var waiting: ArraySlice<String> = []
  /// Pasted lines behind one that met a break, which step and continue run.
  private var held: ArraySlice<String> = []
  /// The break that the last line met.
  private var stopped: Stop?
  /// The lines that have been typed or pasted since the last entry of the history.
  private var begun: [String] = []
  /// What is put into the prompt to be edited.
  private var proposed: String?
  /// Assembles inputs from lines, and knows what is still open.
  var reader = InputReader()
  /// The last line that the editor expanded on Enter, already parsed.
  let written = Written()
  /// Finds out what becomes of the line that is typed.
  let previewer = Previewer()

  /// Creates a prompt that continues with the state of a shell.
  init(
    shell: Shell, console: Console, format: Format, hasGreeting: Bool, keepsHistory: Bool
  ) {
    self.shell = shell
    self.shell.source = .prompt
    // What was opened from files is on the disk already.
    self.shell.markSaved()
    let write = shell.files.write
    self.shell.files.write = { (path, text) throws(Files.Problem) in
      // A command that is interrupted must not change anything, not even a file.
      guard Interruption.commit() else { throw Files.Problem("interrupted") }
      try write(path, text)
    }
    self.console = console
    self.format = format
    self.hasGreeting = hasGreeting
    let folder = keepsHistory ? UserFolder.state : nil
    if let folder { DiskFiles.makeFolder(folder) }
    history = folder.map { HistoryFile(path: "\($0)/history") }
    journals = folder.map { "\($0)/journals" }
    journal = journals.map { JournalFile(in: $0) }
  }

  /// Reads and runs lines until the person leaves; returns the exit code.
  mutating func run() -> Int {
    let terminal = lineReader()
    defer {
      live?.end()
      terminal.close()
    }
    if hasGreeting {
      console.print([
        "plumb \(Version.current) · type help; new here? quit, then plumb tour or plumb learn"
      ])
    }
    if classroom == nil { offerToRestore() }
    var typed = ""
    while true {
      if let editor = terminal as? LineEditor { editor.aids = aids }
      if let line = proposed { (typed, proposed) = (line, nil) }
      let status = reader.isOpen ? "" : shell.status
      switch terminal.read(prompt: prompt, rightPrompt: status, initial: typed) {
      case .line(let line):
        typed = ""
        if let code = take(line, terminal) { return code }
      case .pasted(let text):
        typed = ""
        if let code = take(pasted: text, terminal, typed: &typed) { return code }
      case .block(let text):
        typed = ""
        if let code = take(pasted: text, isEntered: true, terminal, typed: &typed) { return code }
      case .composing(let text):
        typed = ""
        compose(reader.openText.map { "\($0)\n\(text)" } ?? text)
      case .interrupted(_, let dropped):
        typed = ""
        drop(terminal)
        if dropped > 0 { console.tell(["\(dropped.counted("pasted line")) dropped"]) }
      case .endOfInput:
        guard !reader.isOpen else {
          drop(terminal)
          continue
        }
        console.write("\n")
        if leaves() { return 0 }
      }
    }
  }

  /// Returns a reader with all of libedit's editing keys, or a plain one for a terminal that would
  /// show escape sequences instead of obeying them.
  private func lineReader() -> any LineReader {
    if let editor = LineEditor(program: "plumb", history: history) { return editor }
    let reader = PlainReader(history: history)
    reader.beginningOfText = { lines in
      lines.firstIndex { line in
        switch Input(line).kind {
        case .note, .command: false
        default: true
        }
      }.flatMap { index in
        let text = lines[index...].joined(separator: "\n")
        return ImportFormat.isPasted(text) ? index : nil
      }
    }
    return reader
  }

  /// Returns whether the end of input ends the program.
  ///
  /// Unsaved lines that are in the journal can be restored later; if they are not, the person is
  /// warned first and has to press Ctrl-D again.
  private mutating func leaves() -> Bool {
    guard classroom == nil, shell.unsavedCount > 0 else { return true }
    if let journal, journal.holds(shell.journal) {
      let count = shell.unsavedCount
      let lines = count.counted("line") + (count == 1 ? " is" : " are")
      let them = count == 1 ? "it" : "them"
      console.tell(["\(lines) not saved: the next plumb will offer to restore \(them)"])
      return true
    }
    guard let farewell = shell.farewell() else { return true }
    console.tell(["\(farewell), press Ctrl-D again to leave"])
    return false
  }

  // MARK: - Lines

  private var prompt: String { reader.isOpen ? "..> " : "plumb> " }

  /// Takes one line; returns an exit code if it says to leave.
  ///
  /// `next` is the line that was pasted after it, if any.
  private mutating func take(
    _ line: String, before next: String? = nil, isTyped: Bool = true, _ terminal: any LineReader
  ) -> Int? {
    guard reader.isOpen || line.contains(where: { $0 != " " }) else { return nil }
    let input = reader.feed(line, read: written.input, before: { next })
    begun.append(line)
    if isTyped, !reader.isOpen { keep(terminal) }
    return input.flatMap { run($0, terminal) }
  }

  /// Adds the lines of the input that was typed to the history, as one entry.
  private mutating func keep(_ terminal: any LineReader) {
    terminal.remember(begun.joined(separator: "\n"))
    begun = []
  }

  /// Forgets the input that is open, except for the history.
  private mutating func drop(_ terminal: any LineReader) {
    keep(terminal)
    reader.drop()
  }

  /// Opens lines in the person's editor, and puts what comes back into the prompt.
  private mutating func compose(_ text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    do throws(Files.Problem) {
      lines = try Editor.edit(lines, for: "line")
      reader.drop()
      begun = []
    } catch {
      console.tell(["plumb: the editor: \(error.reason)"])
      lines = [lines.last ?? ""]
    }
    _ = LineEditor.takeInterrupt()
    proposed = lines.joined(separator: String(HistoryFile.lineFeed))
  }

  /// The width of the terminal in columns, but at least 40, even if the terminal wraps such rows.
  var width: Int { max(Self.leastWidth, Terminal.columns(of: .output) ?? Paragraph.width) }
  private static let leastWidth = 40

  private mutating func run(_ input: Input, _ terminal: any LineReader) -> Int? {
    shell.hasPastedLines = !held.isEmpty
    if let classroom { return take(input, in: classroom, terminal) }
    let redirection = shell.redirection(of: input.text)
    if let redirection, !mayWrite(redirection, terminal) { return nil }
    let input = redirection.map { Input($0.command) } ?? input
    let format = redirection.flatMap(Self.format) ?? self.format
    let (before, width) = (shell, width)
    let tell: ((String) -> Void)? =
      format.isForPrograms ? nil : { [console] in console.progress($0) }
    let start = ContinuousClock.now
    let outcome = Worker.run(until: LineEditor.takeInterrupt, telling: tell) {
      () -> (Shell, Reply, [Line]) in
      var shell = before
      let reply = shell.run(input)
      // Formatting wide tables takes time, too, so it is done here.
      let page = reply.page(
        as: format, width: width, to: input.text, at: shell.timeline.current,
        isWhole: redirection != nil)
      return (shell, reply, page)
    }
    let duration = ContinuousClock.now - start
    guard let (after, reply, page) = outcome else {
      interrupted(input.text)
      return nil
    }
    shell = after
    console.display = shell.display
    // The journal is written before the reply is printed: what has been answered cannot be lost.
    if let complaint = journal?.keep(shell.journal) { console.tell([complaint]) }
    if !format.isForPrograms, let error = reply.error, error.code == .fileTaken,
      let command = error.correction
    {
      let question = "\(error.message.escaped): replace it?"
      if Self.agrees(question, "y replaces it, n leaves it as it is", terminal, console) {
        return run(Input(command), terminal)
      }
      console.print(["it is left as it is"])
      return nil
    }
    follow(input, reply, since: before)
    if let redirection, reply.error == nil, reply.failure == nil {
      send(page, to: redirection)
    } else if !print(page) {
      LineEditor.renewInterrupt()
    }
    if shell.display.hasTiming { console.tell([Line(.note, "took \(duration.spelled)")]) }
    stopped = reply.stop
    if let restoring = reply.restoring { restore(restoring.number, isDropped: restoring.isDropped) }
    if let watching = reply.watching { watch(watching) }
    if let text = reply.composing { compose(text) }
    if let pace = reply.resuming { return resume(pace, terminal) }
    // The Up key offers the correction of an error; a block comes back whole.
    if input.text.contains("\n") {
      if let mended = reply.error?.mended(in: input.text) {
        terminal.suggest(mended.text, cursor: mended.cursor)
      }
    } else if let correction = reply.error?.correction {
      terminal.suggest(correction, cursor: nil)
    }
    if reply.exit != nil { journal?.discard() }
    return reply.exit
  }

  /// Asks a question until it is answered with yes or no; Ctrl-C and Ctrl-D count as no.
  ///
  /// Anything else is answered with what both answers do.
  static func agrees(
    _ question: String, _ answers: String, _ terminal: any LineReader, _ console: Console
  ) -> Bool {
    // The answer is not a command, so it is neither expanded nor completed, nor painted.
    let editor = terminal as? LineEditor
    let aids = editor?.aids
    editor?.aids = LineAids()
    defer { if let aids { editor?.aids = aids } }
    while true {
      let answer = terminal.read(prompt: "\(question) y n > ", rightPrompt: "", initial: "")
      guard case .line(let line) = answer else { return false }
      switch line.lowercased().filter({ $0 != " " }) {
      case "y", "yes": return true
      case "n", "no": return false
      default: console.print(["  \(answers)"])
      }
    }
  }

  /// Prints a reply; returns whether all of it was printed.
  ///
  /// A reply that is longer than the screen goes to the person's pager.
  @discardableResult
  func print(_ page: [Line]) -> Bool {
    if !format.isForPrograms, shell.display.hasPager, let rows = Terminal.rows(of: .output),
      page.count >= rows, let pager = TextSink.pager,
      TextSink.run(pager, reading: console.text(page)) != nil
    {
      // Ctrl-C in a pager is meant for it.
      _ = LineEditor.takeInterrupt()
      return true
    }
    let isWhole =
      format.isForPrograms
      ? console.write(page.map(\.text), until: LineEditor.takeInterrupt)
      : console.print(page, until: LineEditor.takeInterrupt)
    if !isWhole { console.tell(["", "interrupted, the rest is not shown"]) }
    return isWhole
  }

  /// Reports that a line was interrupted, and how many pasted lines were dropped with it.
  mutating func interrupted(_ input: String) {
    var error = Diagnostic.interrupted(in: input)
    if !waiting.isEmpty {
      error.message += ", and \(waiting.count.counted("line")) after it did not run"
      waiting = []
    }
    // Lines that a terminal without brackets pasted have not been read yet. What is said here is
    // printed in spite of the interrupt.
    defer { LineEditor.renewInterrupt() }
    guard format.isForPrograms else { return console.tell([error.message]) }
    var reply = Reply()
    reply.error = error
    print(reply.page(as: format, width: width, to: input, at: shell.timeline.current))
  }

  // MARK: - Pastes

  /// Takes a paste of several lines.
  ///
  /// A log runs as a whole. A transcript runs without its replies. Otherwise the lines run one by
  /// one, except the last, which is put into the prompt to be edited, unless Enter was pressed.
  private mutating func take(
    pasted text: String, isEntered: Bool = false, _ terminal: any LineReader,
    typed: inout String
  ) -> Int? {
    if ImportFormat.isPasted(text) {
      reader.drop()
      terminal.remember(text)
      return run(Input(text), terminal)
    }
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
    if let transcript = Pasted.commands(of: lines) {
      lines = transcript
    } else if !isEntered {
      // The last line is never run unseen: the person has to press Enter.
      typed = lines.popLast() ?? ""
      if typed.isEmpty, let last = lines.popLast() { typed = last }
    }
    // What a break held back is given up for what is pasted now.
    held = []
    waiting = lines[...]
    let code = takeWaiting(terminal, typed: &typed)
    if typed.isEmpty, !reader.isOpen { keep(terminal) }
    return code
  }

  /// Runs pasted lines, up to one that meets a break.
  private mutating func takeWaiting(_ terminal: any LineReader, typed: inout String) -> Int? {
    while let line = waiting.popFirst() {
      // A line may be over before it hears of Ctrl-C; the next one does not begin.
      if LineEditor.takeInterrupt() {
        console.tell(["interrupted, \((waiting.count + 1).counted("pasted line")) did not run"])
        (waiting, typed) = ([], "")
        reader.drop()
        return nil
      }
      console.print([prompt + line])
      let count = waiting.count
      if let code = take(line, before: waiting.first ?? typed, isTyped: false, terminal) {
        return code
      }
      // The line that was to be edited goes with those that were dropped.
      if waiting.count < count { typed = "" }
      if hold(typed) { typed = "" }
    }
    return nil
  }

  /// Keeps the pasted lines that wait if the last one met a break, and the line that was to be edited
  /// with them; returns whether it did.
  private mutating func hold(_ typed: String) -> Bool {
    let rest = waiting + (typed.isEmpty ? [] : [typed])
    guard let stop = stopped, !rest.isEmpty else { return false }
    (held, waiting, stopped) = (rest, [], nil)
    let lines = rest.count == 1 ? "1 pasted line waits" : "\(rest.count) pasted lines wait"
    console.tell(stop.lines.dropLast() + ["\(stop.lines.last ?? ""); \(lines): next or continue"])
    return true
  }

  /// Runs pasted lines that a break held back.
  private mutating func resume(_ pace: Reply.Pace, _ terminal: any LineReader) -> Int? {
    var typed = ""
    let rest = held
    held = []
    guard pace == .one else {
      waiting = rest
      return takeWaiting(terminal, typed: &typed)
    }
    waiting = rest.prefix(1)
    let code = takeWaiting(terminal, typed: &typed)
    if held.isEmpty { held = rest.dropFirst() }
    return code
  }
}
