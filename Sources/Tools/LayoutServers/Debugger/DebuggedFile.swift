import LayoutDiagnosis
import LayoutModel
import LayoutShell
import PlumbLanguage

/// A file that is debugged: the lines that were run, and what the layout was behind each.
///
/// A shell is a value, so every moment that was reached is kept, and going back is going to one of
/// them.
struct DebuggedFile: Sendable {
  /// A line of the file.
  struct Line: Sendable, Equatable {
    /// The path of the file.
    var path: String
    /// The number of the line, counted from 1; nil where it has none.
    var number: Int?
    /// What it says.
    var text: String
  }

  /// What the layout is behind a line.
  struct Moment: Sendable {
    /// The session, played up to here; nil for any other file.
    var player: Player?
    /// The shell of any other file.
    var file: Shell
    /// The line that was run last; nil at the beginning.
    var line: Line?
    /// What it printed.
    var output: [String] = []
    /// What is wrong with it: it was refused, or an expectation does not hold.
    var failure: String?

    /// The state of the shell.
    var shell: Shell { player?.shell ?? file }
  }

  /// The path of the file.
  let path: String
  /// The moments that were reached, the beginning first.
  private(set) var moments: [Moment]
  /// Which of them is shown.
  private(set) var position = 0
  /// The numbers of the lines that can be run; empty where that is not known before.
  let lineNumbers: [Int]

  /// Opens a file at its beginning.
  ///
  /// - Throws: Why it cannot be read.
  init(_ subject: Subject, at path: String) throws(Diagnostic) {
    self.path = path
    if case .session(let session) = try subject.opened() {
      moments = [Moment(player: Player(session, files: subject.files), file: Shell())]
      lineNumbers = session.checks.map(\.line)
      return
    }
    let shell = try subject.entered()
    moments = [Moment(file: shell)]
    lineNumbers = []
  }

  /// The moment that is shown.
  var now: Moment { moments[position] }

  /// The moment in front of the last line; nil at the beginning.
  var before: Moment? { position > 0 ? moments[position - 1] : nil }

  /// The line that is run next; nil at the end.
  var upcoming: Line? { upcoming(behind: now) }

  private func upcoming(behind moment: Moment) -> Line? {
    if let player = moment.player {
      return player.upcoming.map {
        Line(path: path, number: $0.line, text: $0.input.text)
      }
    }
    return moment.file.upcoming.map { next in
      let own = FilePath.normal("\(FilePath.folder(of: path))/\(next.file)")
      return Line(path: own, number: next.line, text: next.command)
    }
  }

  /// Whether all lines were run.
  var isAtEnd: Bool { upcoming == nil }

  // MARK: - Moving

  /// Runs the next line, or goes to where it led before; returns the moment if it was run now.
  mutating func advance() -> Moment? {
    guard position + 1 == moments.count else {
      position += 1
      return nil
    }
    guard let line = upcoming else { return nil }
    var next = now
    next.line = line
    next.failure = nil
    if next.player != nil {
      guard let played = next.player?.next() else { return nil }
      next.output = Self.typed(line.text) + played.reply.transcript
      next.failure = Self.failure(of: played)
    } else {
      let reply = next.file.run("next")
      next.output = [line.text] + reply.transcript
      next.failure = reply.error.map { "error[\($0.code.rawValue)]: \($0.message)" }
    }
    moments.append(next)
    position += 1
    return next
  }

  /// Goes back by a line; false at the beginning.
  mutating func goBack() -> Bool {
    guard position > 0 else { return false }
    position -= 1
    return true
  }

  /// Goes to the beginning.
  mutating func goToStart() { position = 0 }

  /// Goes to the moment in front of the line with a number, running what has not been run yet;
  /// returns the moments that were reached for the first time.
  mutating func go(toLine number: Int) -> [Moment] {
    for (index, moment) in moments.enumerated() {
      guard let line = upcoming(behind: moment), line.number == number else { continue }
      position = index
      return []
    }
    position = moments.count - 1
    var made: [Moment] = []
    while let line = upcoming, line.number != number, let moment = advance() { made.append(moment) }
    return made
  }

  /// Runs a line that is not in the file, as at the prompt; the moments behind this one are given up
  /// if it changes the layout.
  mutating func run(_ line: String) -> (reply: Reply, hasChanged: Bool) {
    var moment = now
    let steps = (moment.shell.timeline.nextNumber, moment.shell.timeline.current)
    let reply: Reply
    if moment.player != nil {
      reply = moment.player?.run(line) ?? Reply()
    } else {
      reply = moment.file.run(line)
    }
    let after = (moment.shell.timeline.nextNumber, moment.shell.timeline.current)
    guard after != steps else { return (reply, false) }
    moments[position] = moment
    moments.removeSubrange((position + 1)...)
    return (reply, true)
  }

  // MARK: - Words

  private static func typed(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
      ($0 == 0 ? "plumb> " : "..> ") + $1
    }
  }

  private static func failure(of played: Player.Played) -> String? {
    if let failure = played.reply.failure { return failure }
    switch played.verdict {
    case .refused, .unreached:
      return played.reply.error.map { "error[\($0.code.rawValue)]: \($0.message)" }
    case .asExpected, .mismatch: return nil
    }
  }
}

extension Subject {
  /// A shell that imports it and is stopped at its beginning, where nothing but the views is there.
  ///
  /// - Throws: Why it cannot be read.
  func entered() throws(Diagnostic) -> Shell {
    var shell = Shell(files: ownFiles, source: .batch)
    let reply = shell.enter(importLine)
    if let error = reply.error { throw error }
    return shell
  }
}
