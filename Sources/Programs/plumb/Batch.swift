import InterfaceBuilder
import PlumbLanguage
import LayoutDiagnosis
import LayoutDrawing
import XcodeLogs
import LayoutShell
import RunReports

/// Runs lines one after the other without interaction.
struct Batch {
  /// The shell that runs the lines.
  var shell = Shell(files: DiskFiles.open(in: "."), source: .batch)
  /// The console that replies are printed to.
  var console: Console
  /// Whether the batch stops at the first error.
  var stopsAtErrors: Bool
  /// Whether each command is printed before its reply.
  let isVerbose: Bool
  /// The format of the replies.
  let format: Format
  /// The lines made of the `--let` options that have not run yet.
  var lets: [String] = []
  /// The exit code that a `quit` command asked for.
  private(set) var exit: Int?

  private var codes: [ExitCode] = []
  private var hasStopped = false
  private var hasLoaded = false

  /// Creates a batch with an empty document.
  init(
    console: Console, stopsAtErrors: Bool, isVerbose: Bool, format: Format = Format.table
  ) {
    self.console = console
    self.format = format
    self.stopsAtErrors = stopsAtErrors
    self.isVerbose = isVerbose
  }

  /// Returns the exit code for everything that went wrong, including the given states of the final
  /// layout.
  func exitCode(failingOn states: [FailState]) -> ExitCode {
    var codes = self.codes
    if states.contains(where: { $0.isReached(by: shell) }) { codes.append(.failOn) }
    return ExitCode.worst(codes)
  }

  // MARK: - Loading

  /// Loads a file of any kind that can be opened; returns an exit code only if that fails.
  ///
  /// A session is played step by step, and with `isShown` its page is printed; other files are
  /// imported as a single step.
  mutating func load(
    _ path: String, _ lets: LetOptions, asking request: SceneRequest, showing isShown: Bool
  ) -> ExitCode? {
    let texts: SourceTexts
    let kind: FileKind
    switch SourceFiles.texts(of: path) {
    case .failure(let failure):
      console.tell(failure.lines)
      return failure.code
    case .success(let read): texts = read
    }
    do throws(Diagnostic) { kind = try FileKind(of: texts, named: path) } catch {
      let failure = SessionFile.failure(error, path: path)
      console.tell(failure.lines)
      return failure.code
    }
    switch kind {
    case .session:
      switch SessionFile.session(texts.text, path: path) {
      case .failure(let failure):
        console.tell(failure.lines)
        return failure.code
      case .success(let session): return load(session, path, isShown)
      }
    case .foreign(let format):
      var own = SceneRequest()
      switch format.reader {
      case .program: sayLets()
      case .layouts, .scenes:
        if case .failure(let failure) = OpenedFile.read(path, asking: request) {
          console.tell(failure.lines)
          return failure.code
        }
        if case .scenes = format.reader { own = request } else { sayLets() }
      }
      hasLoaded = true
      return finish(shell.run(Shell.importing(path, own)), place: path)
    }
  }

  private mutating func load(
    _ session: Session, _ path: String, _ isShown: Bool
  ) -> ExitCode? {
    guard !hasLoaded else {
      console.tell([
        "plumb: \(path): there is already a layout, and a session must start without one"
      ])
      return .failingLine
    }
    hasLoaded = true
    if !shell.transcript.isEmpty {
      console.tell(
        note: "a session starts afresh: of the init file, only display settings stay in effect")
    }
    var player = Player(session, files: shell.files.below(FilePath.folder(of: path)))
    var next = 0
    var differing = 0
    while let played = player.next() {
      let (check, reply) = (played.check, played.reply)
      if isShown {
        console.print(Array(session.lines[next..<check.replyRange.lowerBound]))
        console.print(reply.transcript)
      }
      next = check.replyRange.upperBound
      switch played.verdict {
      case .asExpected: break
      case .mismatch: differing += 1
      case .refused, .unreached:
        if !isShown, let error = reply.error {
          console.tell(ErrorReport(error, place: "\(path):\(check.line)").lines())
        }
        return .failingLine
      }
    }
    if isShown {
      // The text at the end of the page is printed, but not the files embedded there.
      if player.farewell == nil { console.print(session.page(from: next)) }
    }
    shell.open(player, from: path)
    console.tell(player.omissions.lines)
    if differing > 0 {
      let replies = differing == 1 ? "1 reply is" : "\(differing) replies are"
      console.tell(note: "\(replies) not as in the file: plumb replay \(ShellWord(path))")
    }
    return nil
  }

  /// Runs the lines of the `--let` options, once: before code that is loaded, after a session.
  mutating func sayLets() {
    let lines = lets
    lets = []
    if !lines.isEmpty {
      run(text: lines.joined(separator: "\n"), separator: "\n", place: "--let")
    }
  }

  private mutating func finish(_ reply: Reply, place: String) -> ExitCode? {
    print(reply, to: Input("import \(place)"))
    guard let error = reply.error else { return nil }
    tell(ErrorReport(error, place: error.lineNumber.map { "\(place):\($0)" } ?? place))
    return .failingLine
  }

  // MARK: - Running

  /// Runs the commands of a text, or checks it if it is a session.
  ///
  /// Commands are separated by newlines, and for the separator `;` also by semicolons outside
  /// quotes.
  mutating func run(text: String, separator: Character, place: String) {
    if Session.isSession(text) {
      check(text, place: place, files: DiskFiles.confined(to: "."))
      return
    }
    var lines = (separator == ";" ? Self.commands(in: text) : Self.lines(of: text))[...]
    run(place: place) { lines.popFirst() }
  }

  /// Runs the commands of a file; they can read only files in the folder of that file and below.
  mutating func run(_ text: String, ofFile path: String) {
    let files = SessionFile.folder(of: path)
    guard !Session.isSession(text) else { return check(text, place: path, files: files) }
    let own = shell.files
    shell.files = files
    defer { shell.files = own }
    run(text: text, separator: "\n", place: path)
  }

  /// Runs standard input to its end: a session, a conflict log, or commands line by line.
  mutating func runStandardInput() {
    var input = StandardInput()
    guard let first = input.first, let opening = input.opening else { return }
    if Session.isSession(first) {
      check(input.rest(), place: "standard input", files: DiskFiles.confined(to: "."))
      return
    }
    // Lines are answered as they come, so the whole input is read first only if it may be a log: an
    // app prints all kinds of things before the first constraint.
    let mayBeLog =
      shell.timeline.current == 0
      && (StandardInput.isFile || opening.kind == .log
        || (!format.isForPrograms && !Console.isTerminal(0) && opening.command == nil))
    if mayBeLog {
      let text = input.rest()
      if ImportFormat.isPasted(text) {
        let reply = shell.run(text)
        if let code = finish(reply, place: "standard input") { codes.append(code) }
        return
      }
      if let reply = shell.opened(fragment: text, awaitingEach: format.isForPrograms) {
        if let code = finish(reply, place: "standard input") { codes.append(code) }
        return
      }
    }
    // A program that talks JSON over a pipe waits for the answer to a line before it writes the
    // next.
    let isPatient = !format.isForPrograms
    run(place: nil, isWaiting: { isPatient || input.isWaiting() }) { input.next() }
  }

  /// Checks the text of a session as `replay` does, and continues with the shell it ends in.
  private mutating func check(_ text: String, place: String, files: Files) {
    switch SessionFile.session(text, path: place) {
    case .failure(let failure):
      console.tell(failure.lines)
      codes.append(failure.code)
    case .success(let session):
      let replay = Replay(session, files: files, oracle: .batch)
      let report = ReplayReport(
        replay, path: place, tolerance: session.tolerance, isFile: false)
      console.print(report)
      let file = ReportedFile(path: place, cases: [report.reported(as: "")])
      console.print([RunSummary(RunReport(.replay, files: [file])).line])
      shell = replay.shell
      codes.append(replay.exitCode)
      exit = replay.hasPassed ? replay.exit : nil
    }
  }

  /// Runs lines to their end; `isWaiting` tells whether the next line can be read without blocking.
  private mutating func run(
    place: String?, isWaiting: () -> Bool = { true }, _ nextLine: () -> String?
  ) {
    var reader = InputReader(firstLine: 1)
    var peeked: String?
    // The state before a chain that had to be answered before its next line arrived, to start it
    // over.
    var begun: (reader: InputReader, before: Batch)?
    while !hasStopped, exit == nil, let line = peeked ?? nextLine() {
      peeked = nil
      if let start = begun, InputReader.continuesChain(line) {
        self = start.before
        reader = start.reader
        reader.reopen()
      }
      begun = nil
      var isAwaited = false
      let input = reader.feed(line) {
        isAwaited = !isWaiting()
        if !isAwaited { peeked = nextLine() }
        return peeked
      }
      guard let input else { continue }
      if isAwaited { begun = (reader, self) }
      run(input, place: place, &peeked, nextLine)
    }
    if !hasStopped, exit == nil, let open = reader.finish() {
      run(open, place: place, &peeked, nextLine)
    }
  }

  /// Runs one input, which may span several lines.
  private mutating func run(
    _ input: Input, place: String?, _ peeked: inout String?, _ nextLine: () -> String?
  ) {
    if isVerbose { console.print(["plumb> \(input.text)"]) }
    let reply = shell.run(input)
    console.display = shell.display.isASCII ? shell.display : console.display
    print(reply, to: input)
    let line = reply.error?.lineNumber ?? input.line ?? 1
    let at = place.map { "\($0):\(line)" } ?? "line \(line)"
    if let error = reply.error {
      peeked = peeked ?? nextLine()
      if Player.isExcused(reply, by: peeked.map { Input($0) }) { return }
      tell(ErrorReport(error, place: at))
      codes.append(.failingLine)
      hasStopped = stopsAtErrors
    } else if let failure = reply.failure {
      tell("\(at): \(failure)")
      codes.append(.mismatch)
      hasStopped = stopsAtErrors
    }
    if reply.composing != nil { console.tell(note: "edit opens no editor before the prompt") }
    if reply.watching != nil { console.tell(note: "watch does nothing before the prompt") }
    exit = reply.exit
  }

  /// Prints the reply to an input; in formats for programs every input gets one, even if it failed.
  private func print(_ reply: Reply, to input: Input) {
    guard format.isForPrograms else {
      console.print(reply.lines(as: format))
      return
    }
    guard input.kind != .note else { return }
    var reply = reply
    if reply.error?.lineNumber == nil { reply.error?.lineNumber = input.line }
    let exchange = Exchange(reply, to: input.text, at: shell.timeline.current)
    console.write(format.lines(of: exchange).map(\.text))
  }

  /// Prints an error to standard error, unless the format makes it part of the reply.
  private func tell(_ finding: any Finding) {
    if !format.isForPrograms { console.tell(finding.lines()) }
  }

  private func tell(_ failure: String) {
    if !format.isForPrograms { console.tell([Line(.failure, failure)]) }
  }

  private static func lines(of text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
  }

  /// Returns the commands of a text that semicolons or newlines outside quotes separate.
  private static func commands(in text: String) -> [String] {
    var commands = [""]
    var quote: Character?
    for character in text {
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "`" {
        quote = character
      } else if character == ";" || character == "\n" {
        commands.append("")
        continue
      }
      commands[commands.count - 1].append(character)
    }
    return commands.map { $0.trimmingBlanks }
  }
}

extension String {
  /// The text without blanks at its ends.
  fileprivate var trimmingBlanks: String {
    var view = self[...]
    while view.first == " " { view.removeFirst() }
    while view.last == " " { view.removeLast() }
    return String(view)
  }
}
