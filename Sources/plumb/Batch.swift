import InterfaceBuilder
import PlumbLanguage
import LayoutDiagnosis
import LayoutDrawing
import XcodeLogs
import LayoutShell
import RunReports

/// Runs lines one after the other, without a person.
struct Batch {
  /// The state.
  var shell = Shell(files: DiskFiles.open(in: "."), source: .batch)
  /// Where replies go.
  var console: Console
  /// Whether the first error ends it.
  let stopsAtErrors: Bool
  /// Whether commands are printed before their replies.
  let isVerbose: Bool
  /// How replies are printed.
  let format: Format
  /// The lines that `--let` stands for and that are still to be said.
  var lets: [String] = []
  /// The code that `quit` asked for.
  private(set) var exit: Int?

  private var codes: [ExitCode] = []
  private var hasStopped = false
  private var hasLoaded = false

  /// A batch with an empty document.
  init(
    console: Console, stopsAtErrors: Bool, isVerbose: Bool, format: Format = Format.table
  ) {
    self.console = console
    self.format = format
    self.stopsAtErrors = stopsAtErrors
    self.isVerbose = isVerbose
  }

  /// How it ended.
  func exitCode(failingOn states: [FailState]) -> ExitCode {
    var codes = self.codes
    if states.contains(where: { $0.isReached(by: shell) }) { codes.append(.failOn) }
    return ExitCode.worst(codes)
  }

  // MARK: - Loading

  /// Loads a session step by step, or a conflict log; returns a code if that fails.
  mutating func load(
    _ path: String, asking request: SceneRequest, showing isShown: Bool
  ) -> ExitCode? {
    switch OpenedFile.read(path, request) {
    case .failure(let failure):
      console.tell(failure.lines)
      return failure.code
    case .success(.logs), .success(.code):
      sayLets()
      hasLoaded = true
      let reply = shell.run(Shell.importing(path))
      return finish(reply, place: path)
    case .success(.scenes):
      hasLoaded = true
      return finish(shell.run(Shell.importing(path, request)), place: path)
    case .success(.session(let session)): return load(session, path, isShown)
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
      // What the page says at its end; files that travel inside are not for reading.
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

  /// Tells the shell what `--let` says, once: in front of code, behind a page.
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
    tell(ErrorReport(error, place: place))
    return .failingLine
  }

  // MARK: - Running

  /// Runs a text; lines are separated by that sign, outside quotes.
  mutating func run(text: String, separator: Character, place: String) {
    if Session.isSession(text) {
      check(text, place: place, files: DiskFiles.confined(to: "."))
      return
    }
    var lines = (separator == ";" ? Self.commands(in: text) : Self.lines(of: text))[...]
    run(place: place) { lines.popFirst() }
  }

  /// Runs the commands of a file, which see what lines of a file may see.
  mutating func run(_ text: String, ofFile path: String) {
    let files = SessionFile.folder(of: path)
    guard !Session.isSession(text) else { return check(text, place: path, files: files) }
    let own = shell.files
    shell.files = files
    defer { shell.files = own }
    run(text: text, separator: "\n", place: path)
  }

  /// Runs standard input to its end: a session, a conflict log, or lines one after the other.
  mutating func runStandardInput() {
    var input = StandardInput()
    guard let first = input.first, let opening = input.opening else { return }
    if Session.isSession(first) {
      check(input.rest(), place: "standard input", files: DiskFiles.confined(to: "."))
      return
    }
    // Lines are answered as they come. What cannot be the first line of anything is perhaps the
    // beginning of a log, where an app says all kinds of things before the first constraint.
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
    }
    // Who talks in JSON over a pipe waits for the answer to a line before the next one.
    let isPatient = !format.isForPrograms
    run(place: nil, isWaiting: { isPatient || input.isWaiting() }) { input.next() }
  }

  /// A session on standard input is a test like any other.
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

  /// Runs lines to their end; `isWaiting` says whether the next one is there already.
  private mutating func run(
    place: String?, isWaiting: () -> Bool = { true }, _ nextLine: () -> String?
  ) {
    var reader = InputReader(firstLine: 1)
    var peeked: String?
    // What a chain goes on with that was not there when its beginning had to be answered.
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

  /// Runs a line, or several that belong together.
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
    exit = reply.exit
  }

  /// Prints the answer to an input; for programs every one has an answer, errors too.
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

  /// Says what went wrong, where that is not part of the answer.
  private func tell(_ finding: any Finding) {
    if !format.isForPrograms { console.tell(finding.lines()) }
  }

  private func tell(_ failure: String) {
    if !format.isForPrograms { console.tell([Line(.failure, failure)]) }
  }

  private static func lines(of text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
  }

  /// The commands between semicolons that are not inside quotes.
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
  /// The text without blanks around it.
  fileprivate var trimmingBlanks: String {
    var view = self[...]
    while view.first == " " { view.removeFirst() }
    while view.last == " " { view.removeLast() }
    return String(view)
  }
}
