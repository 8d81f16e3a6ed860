import LayoutDiagnosis
import LayoutModel
import LayoutShell
import PlumbLanguage
import RunReports

/// A session as an editor shows it: played once, with the state behind each of its commands.
struct SessionDocument: Sendable {
  /// A command with what is known behind it.
  struct Moment: Sendable {
    let check: Session.Check
    let reply: Reply
    let verdict: Player.Verdict
    /// The shell in front of it, and behind it.
    let before, after: Shell
    /// The lines of the command, counted from 0.
    let lines: Range<Int>
  }

  /// A name in a command.
  struct Mention: Sendable {
    let token: Token
    let line: Int
    /// Where its line of the command begins, in scalars.
    let offset: Int

    /// Where it stands in the line, in scalars.
    var range: Range<Int> {
      token.range.lowerBound + offset..<token.range.upperBound + offset
    }
  }

  /// The session; nil where its lines cannot be read.
  let session: Session?
  /// Its commands, as far as they are played.
  private(set) var moments: [Moment] = []
  /// What is wrong with it.
  private(set) var findings: [ReportedFinding] = []
  let places: TextPlaces
  private let files: Files
  /// The state at its beginning.
  private let start: Shell

  /// How long a session may take.
  private static let limit = Duration.seconds(20)
  private static let signs = ["plumb> ", "..> "]

  /// Plays a text, which is called something in findings.
  init(_ text: String, named name: String, _ places: TextPlaces, files: Files) {
    self.places = places
    self.files = files
    do throws(Diagnostic) {
      let session = try Session(text)
      self.session = session
      var player = Player(session, files: files)
      start = player.shell
      var before = player.shell
      while let played = player.next() {
        let first = played.check.line - 1
        let count = played.check.input.text.split(
          separator: "\n", omittingEmptySubsequences: false
        ).count
        moments.append(
          Moment(
            check: played.check, reply: played.reply, verdict: played.verdict, before: before,
            after: player.shell, lines: first..<first + count))
        before = player.shell
      }
      let replay = Replay(session, files: files, oracle: .none, limit: Self.limit)
      let needsBlessing = !replay.failures.isEmpty && session.knownFailure == nil
      let file = ReportedFile(
        name, session, replay, fixes: needsBlessing ? Blessing(session, files: files) : nil)
      findings = file.cases.flatMap(\.findings)
    } catch {
      session = nil
      start = Shell(source: .session)
      let range = error.ranges.first
      findings = [
        ReportedFinding(
          "unreadable", .error, "error[\(error.code.rawValue)]: \(error.message)",
          at: .init(
            line: error.lineNumber ?? 1, column: range.map { $0.lowerBound + 1 },
            length: range?.count), fingerprint: "unreadable")
      ]
    }
  }

  /// The command that a line belongs to, with its reply.
  func moment(at line: Int) -> Moment? {
    moments.last { moment in
      moment.lines.contains(line)
        || moment.check.expected.contains { $0.number == line + 1 }
    }
  }

  /// The state in front of a line.
  func shell(before line: Int) -> Shell {
    moments.last { $0.lines.upperBound <= line }?.after ?? start
  }

  /// The state at its end.
  var last: Shell { moments.last?.after ?? start }

  /// Where a line of a command begins behind its sign, in scalars; nil for other lines.
  func offset(ofLine line: Int) -> Int? {
    guard places.lines.indices.contains(line) else { return nil }
    return Self.signs.first { places.lines[line].hasPrefix($0) }?.count
  }

  /// The tokens of a line of a command; none of a line that cannot be split into them.
  func tokens(ofLine line: Int) -> (offset: Int, tokens: [Token])? {
    guard let offset = offset(ofLine: line) else { return nil }
    let text = String(places.lines[line].dropFirst(offset))
    return (offset, (try? Lexer.tokens(of: text)) ?? [])
  }

  /// The token that a place is on, and those of its line.
  func token(at position: TextPlaces.Position) -> (tokens: [Token], index: Int, offset: Int)? {
    guard places.lines.indices.contains(position.line) else { return nil }
    let offset = offset(ofLine: position.line) ?? 0
    let text = String(places.lines[position.line].unicodeScalars.dropFirst(offset))
    guard let tokens = try? Lexer.tokens(of: text) else { return nil }
    let place = places.scalar(at: position) - offset
    let index = tokens.firstIndex {
      $0.isName && $0.range.lowerBound <= place && place <= $0.range.upperBound
    }
    return index.map { (tokens, $0, offset) }
  }

  /// All mentions of a name in commands.
  func mentions(of name: String) -> [Mention] {
    moments.flatMap { moment in
      moment.lines.flatMap { line -> [Mention] in
        guard let (offset, tokens) = tokens(ofLine: line) else { return [] }
        return tokens.enumerated().filter { index, token in
          token.isName && token.text == name && !(index > 0 && tokens[index - 1].isSign("."))
            && !(index == 0 && moment.check.input.command?.name == name)
        }.map { Mention(token: $0.element, line: line, offset: offset) }
      }
    }
  }

  /// The place where a name was made; nil for a name that nothing has.
  func definition(of name: String) -> (line: Int, range: Range<Int>)? {
    guard let moment = moments.first(where: { $0.after.layout.named(name) != nil }) else {
      return nil
    }
    let mention = mentions(of: name).first { moment.lines.contains($0.line) }
    let line = mention?.line ?? moment.lines.lowerBound
    return (line, mention?.range ?? (offset(ofLine: line) ?? 0)..<Int.max)
  }

  /// All places of a name, in replies as well.
  func places(of name: String) -> [(line: Int, range: Range<Int>)] {
    var found = mentions(of: name).map { (line: $0.line, range: $0.range) }
    for expected in moments.flatMap(\.check.expected) {
      let line = expected.number - 1
      guard places.lines.indices.contains(line) else { continue }
      found += Self.words(name, in: places.lines[line]).map { (line, $0) }
    }
    return found
  }

  /// Where a text stands as a whole word.
  private static func words(_ name: String, in line: Substring) -> [Range<Int>] {
    let scalars = Array(line.unicodeScalars)
    let word = Array(name.unicodeScalars)
    func isPart(_ scalar: Unicode.Scalar) -> Bool {
      scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
    var (found, start) = ([Range<Int>](), 0)
    while start < scalars.count {
      guard isPart(scalars[start]) else {
        start += 1
        continue
      }
      var end = start
      while end < scalars.count, isPart(scalars[end]) { end += 1 }
      let isAttribute = start > 0 && scalars[start - 1] == "."
      if Array(scalars[start..<end]) == word, !isAttribute { found.append(start..<end) }
      start = end
    }
    return found
  }
}
