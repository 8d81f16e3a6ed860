import LayoutDrawing
import LayoutModel
import LayoutShell
import Platform
import PlumbLanguage
import RunReports
import UIKitTexts

/// A review of session files, change by change.
///
/// Each accepted change is written at once, so that nothing is lost if the person leaves early.
struct Review {
  /// The answers a person can give.
  private enum Answer: String, CaseIterable {
    case yes, no, edit, skip, all, quit
    case explain = "?"

    init?(_ text: String) {
      guard
        let answer = Self.allCases.first(where: {
          $0.rawValue == text || String($0.rawValue.prefix(1)) == text
        })
      else { return nil }
      self = answer
    }
  }

  private static let keys = [
    "  y  accept this change", "  n  leave this one as it is",
    "  e  edit the new lines first", "  s  leave the rest of this file",
    "  a  accept this and all others", "  q  leave everything else",
  ]

  private let console: Console
  /// Whether it goes on without questions.
  private let isSilent: Bool
  private var acceptsAll: Bool
  private var hasLeft = false
  private var acceptedCount = 0
  private var acceptedFiles = 0
  /// The places that still fail, as `PATH:LINE`.
  private var left: [String] = []
  private var unseen = 0
  private var codes: [ExitCode] = []

  /// Creates a review; it asks no questions if `acceptsAll` is `true`.
  init(console: Console, acceptsAll: Bool) {
    self.console = console
    self.acceptsAll = acceptsAll
    isSilent = acceptsAll
  }

  /// The exit code, which is 1 if anything still fails or was not reviewed.
  var code: ExitCode {
    ExitCode.worst(codes + (left.isEmpty && unseen == 0 ? [] : [.mismatch]))
  }

  /// Lines that say what was accepted and what is left.
  var summary: [String] {
    var lines: [String] = []
    if acceptedCount > 0 {
      lines.append("blessed \(acceptedCount.counted("change")) in \(acceptedFiles.counted("file"))")
    }
    if !left.isEmpty {
      let more = left.count > 3 ? ", \(left.count - 3) more" : ""
      lines.append("left: \(left.prefix(3).joined(separator: ", "))\(more)")
    }
    if unseen > 0 { lines.append("not reviewed: \(unseen.counted("file"))") }
    if lines.isEmpty, codes.isEmpty { lines.append("nothing to bless: everything is as expected") }
    return lines
  }

  // MARK: - In another process

  /// What has come of it so far.
  struct State: Codable {
    fileprivate var acceptsAll: Bool
    fileprivate var hasLeft: Bool
    fileprivate var acceptedCount: Int
    fileprivate var acceptedFiles: Int
    fileprivate var left: [String]
    fileprivate var unseen: Int
    fileprivate var codes: [Int32]
  }

  /// What has come of it so far, to go on with elsewhere.
  var state: State {
    get {
      State(
        acceptsAll: acceptsAll, hasLeft: hasLeft, acceptedCount: acceptedCount,
        acceptedFiles: acceptedFiles, left: left, unseen: unseen, codes: codes.map(\.rawValue))
    }
    set {
      (acceptsAll, hasLeft) = (newValue.acceptsAll, newValue.hasLeft)
      (acceptedCount, acceptedFiles) = (newValue.acceptedCount, newValue.acceptedFiles)
      (left, unseen) = (newValue.left, newValue.unseen)
      codes = newValue.codes.compactMap(ExitCode.init)
    }
  }

  /// Goes on although the process that reviewed a file ended.
  mutating func lose(_ path: String, to ending: ChildProcess.Ending) {
    console.tell(["plumb: \(path): \(ending.reason)"])
    codes.append(.internalError)
  }

  // MARK: - Files

  /// Reviews a file that was found at `base`, or only the check in it that contains `line`.
  mutating func look(at path: String, _ line: Int?, foundAt base: String) {
    guard !hasLeft else {
      unseen += 1
      return
    }
    var session: Session
    switch SessionFile.read(path, foundAt: [base]) {
    case .success(let found): session = found
    case .failure(let failure):
      console.tell(failure.lines)
      codes.append(failure.code)
      return
    }
    let files = SessionFile.folder(of: path)
    if let reason = session.knownFailure {
      let replay = Replay(session, files: files, oracle: .none)
      guard replay.hasPassed else {
        return console.tell(["left alone, known to fail: \(path)  \(reason)"])
      }
      let file = ReportedFile(path, session, replay)
      file.print(of: .replay, console)
      return left += file.cases.flatMap(\.findings).map { "\(path):\($0.place.line)" }
    }
    let before = acceptedCount
    var declined: [[String]] = []
    var agreed: [String]?
    // An accepted change can make others necessary, which are offered in the next round.
    var (rounds, readings) = (0, 1)
    review: while rounds < Self.roundLimit, !hasLeft {
      let blessing = Blessing(session, files: files, line: line)
      let fresh = blessing.changes.filter { !declined.contains(Self.mark($0)) }
      switch review(fresh, of: blessing, path, &declined, &agreed) {
      case .none: break review
      case .written(let text):
        guard let next = try? Session(text) else { break review }
        session = next
        rounds += 1
      case .changed:
        // The number of a line may mean another one now.
        guard line == nil, readings < Self.readingLimit,
          case .success(let next) =
            SessionFile.read(path, foundAt: [base])
        else {
          console.tell(["plumb: \(path): \(Files.Problem.changed.reason); it is left as it is"])
          codes.append(.mismatch)
          break review
        }
        console.tell(["plumb: \(path): \(Files.Problem.changed.reason); it is read again"])
        session = next
        readings += 1
      }
    }
    if acceptedCount > before { acceptedFiles += 1 }
    let rest = Blessing(session, files: files, line: line)
    for remainder in rest.remainders {
      console.print([
        "\(path):\(remainder.check.line)  \(Self.headline(remainder.check))",
        "  left: \(remainder.reason)",
      ])
    }
    let lines = rest.changes.map(\.check.line) + rest.remainders.map(\.check.line)
    left += lines.sorted().map { "\(path):\($0)" }
  }

  /// The largest number of rounds in which one file is reviewed.
  private static let roundLimit = 4
  /// How often a file is read that another program saves again and again.
  private static let readingLimit = 20

  /// How a round ended.
  private enum Round {
    /// Nothing was accepted, or it could not be written.
    case none
    /// The file has this text now.
    case written(String)
    /// The file is no longer the one that was reviewed.
    case changed
  }

  /// Identifies a change even if other changes have moved its lines.
  private static func mark(_ change: Blessing.Change) -> [String] {
    [change.check.input.text] + change.new
  }

  /// Asks about the changes of a file, and writes those that are accepted.
  ///
  /// `agreed` is the change that was accepted when the file was found to be another one.
  private mutating func review(
    _ changes: [Blessing.Change], of blessing: Blessing, _ path: String,
    _ declined: inout [[String]], _ agreed: inout [String]?
  ) -> Round {
    let before = acceptedCount
    var accepted: [Blessing.Change] = []
    var round = Round.none
    // The text of the file as this review left it.
    var current = blessing.text
    review: for change in changes {
      show(change, path)
      var choice = change
      var draft = change.new
      let isAgreed = agreed == Self.mark(change)
      if isAgreed { agreed = nil }
      var answer = Answer.yes
      if let doubt = change.doubt, isSilent {
        console.print(["  left: \(doubt); bless without --yes asks"])
        answer = .no
      } else if !isAgreed, !acceptsAll || change.doubt != nil {
        answer = ask()
      }
      while answer == .edit {
        guard let edited = edit(choice, from: &draft, in: blessing) else {
          answer = ask()
          continue
        }
        choice = edited
        answer = .yes
      }
      switch answer {
      case .no: declined.append(Self.mark(change))
      case .skip:
        declined += changes.map(Self.mark)
        break review
      case .quit:
        hasLeft = true
        break review
      case .yes, .all, .edit, .explain:
        acceptsAll = acceptsAll || answer == .all
        accepted.append(choice)
        // A person who is asked may leave at any time, so each change is written at once.
        guard !acceptsAll else { continue }
        round = write(blessing.text(with: accepted), to: path, inPlaceOf: current)
        guard case .written(let text) = round else {
          agreed = Self.mark(choice)
          return round
        }
        current = text
        acceptedCount += 1
      }
    }
    guard acceptsAll, !accepted.isEmpty else { return round }
    round = write(blessing.text(with: accepted), to: path, inPlaceOf: current)
    // Changes that were accepted one by one are counted already.
    if case .written = round { acceptedCount = before + accepted.count }
    return round
  }

  private mutating func write(
    _ text: String, to path: String, inPlaceOf known: String
  ) -> Round {
    do throws(Files.Problem) {
      try DiskFiles.write(text, to: path, inPlaceOf: known)
      return .written(text)
    } catch {
      if error == .changed { return .changed }
      console.tell(["plumb: \(path) cannot be written: \(error.reason)"])
      codes.append(ExitCode(writing: error))
      hasLeft = true
      return .none
    }
  }

  // MARK: - Talking

  private static func headline(_ check: Session.Check) -> String {
    check.input.text.firstLine
  }

  private func show(_ change: Blessing.Change, _ path: String) {
    let difference = change.new.difference(from: change.old)
    var lines = ["\(path):\(change.check.line)  \(Self.headline(change.check))"]
    for case .remove(_, let line, _) in difference.removals { lines.append("  - \(line)") }
    for case .insert(_, let line, _) in difference.insertions { lines.append("  + \(line)") }
    if let doubt = change.doubt, !isSilent { lines.append("  note: \(doubt)") }
    console.print(lines)
  }

  /// Asks until there is an answer, explaining the keys whenever the person asks for that.
  private func ask() -> Answer {
    while true {
      console.write("accept? y n e s a q ? > ")
      guard let line = readLine() else {
        console.write("\n")
        return .quit
      }
      let word = line.split(separator: " ").joined(separator: " ").lowercased()
      switch Answer(word) {
      case .explain: console.print(Self.keys)
      case let answer?: return answer
      case nil: console.print(["  please answer y, n, e, s, a or q; ? explains them"])
      }
    }
  }

  /// Returns the change as edited by the person, or `nil` if its new lines would fail.
  ///
  /// The edited lines stay in `draft` for another try.
  private func edit(
    _ change: Blessing.Change, from draft: inout [String], in blessing: Blessing
  ) -> Blessing.Change? {
    do throws(Files.Problem) { draft = try Editor.edit(draft) } catch {
      console.print(["  \(error.reason)"])
      return nil
    }
    let edited = change.edited(draft)
    guard let problem = blessing.problem(with: edited) else { return edited }
    console.print(["  not accepted, it would fail: \(problem)"])
    return nil
  }
}
