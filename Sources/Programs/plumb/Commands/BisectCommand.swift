import ArgumentParser
import InterfaceBuilder
import LayoutDrawing
import LayoutModel
import LayoutShell
import PlumbLanguage
import SwiftReader
import XcodeLogs

/// `plumb bisect`: the first revision of a file at which a condition fails.
struct BisectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bisect", abstract: "Find the commit of a file at which a condition fails.",
    usage: "plumb bisect FILE [--good REV] [--bad REV] [--at N] -- CONDITION",
    discussion: """
      CONDITION is what expect takes at the prompt, such as title.width == 240 or no conflict. The \
      commits that changed the file are halved between one at which it holds and the last; those at \
      which there is nothing to ask are left out. Files are read from the repository (git show): \
      nothing in the work tree is read or changed. A session reads the files beside it at the \
      same commit; code is read by itself. The exit code is 1 if there is no such commit.
      """)

  @Argument(
    help: "A session, Swift file, storyboard or log in a git repository.", completion: .layouts)
  var file: String

  @Argument(parsing: .postTerminator, help: "The condition, behind --.")
  var condition: [String] = []

  @Option(help: ArgumentHelp("A commit at which it holds; the first by default.", valueName: "rev"))
  var good: String?

  @Option(help: ArgumentHelp("A commit at which it fails; HEAD by default.", valueName: "rev"))
  var bad = "HEAD"

  @Option(
    help: "The step of sessions to ask; the last one by default.", transform: StepNumber.parse)
  var at: Int?

  @OptionGroup var lets: LetOptions

  @OptionGroup var scenes: SceneOptions

  @OptionGroup var look: LookOptions

  func validate() throws {
    guard condition.isEmpty else { return }
    throw ValidationError(
      "the condition is missing; such as plumb bisect \(file) -- title.width == 240")
  }

  func run() throws {
    let console = look.console
    let history = GitHistory(of: file)
    let revisions: [GitHistory.Revision]
    do throws(GitHistory.Problem) {
      revisions = try history.revisions(after: good, to: bad)
    } catch {
      console.tell(["plumb: \(file): git says: \(error.reason.escaped)"])
      return try end(.usage)
    }
    guard !revisions.isEmpty else {
      console.tell(["plumb: \(file): no commit up to \(bad) has it"])
      return try end(.usage)
    }
    var search = RevisionSearch(revisions) { state(in: $0, of: history) }
    let found = search.run()
    switch found {
    case .first(let index, let failure, let held):
      let revision = revisions[index]
      console.print([
        "\(revision.short)  \(revision.subject.escaped)",
        "  held at \(revisions[held].short), fails at \(revision.short): \(failure)",
      ])
    case .holds(let index):
      console.print(["it holds at \(revisions[index].short), the last commit of \(file)"])
      try end(.mismatch)
    case .neverHeld(let failure, let index):
      console.print(["it does not hold before; at \(revisions[index].short): \(failure)"])
      try end(.mismatch)
    case .unknown(let error):
      console.tell(ErrorReport(error, place: "condition").lines())
      try end(.failingLine)
    }
  }

  /// What the condition is in a revision.
  private func state(
    in revision: GitHistory.Revision, of history: GitHistory
  ) -> ConditionState {
    let text = condition.joined(separator: " ")
    func nothing(_ reason: String) -> ConditionState {
      .unknown(Diagnostic(.file, "\(file) in \(revision.short): \(reason)", at: [], in: text))
    }
    guard let source = history.text(in: revision) else { return nothing("there is no such file") }
    do throws(Diagnostic) {
      let opened = try OpenedFile(
        SourceTexts(source, named: file), named: file, remembering: lets.memory(),
        asking: scenes.request)
      if case .session(let session) = opened {
        var player = Player(session, files: history.files(in: revision))
        try player.run(until: at)
        return player.shell.state(of: text)
      }
      guard let layout = opened.firstLayout else { return nothing("there is no layout") }
      return Shell(beginningWith: layout).state(of: text)
    } catch { return nothing(error.message) }
  }
}

/// A search for the first of some revisions at which a condition fails, behind one at which it holds.
struct RevisionSearch {
  /// What is found.
  enum Outcome {
    /// The first commit at which the condition fails, what the value is there, and the last commit before
    /// it at which the condition held.
    case first(Int, failure: String, held: Int)
    /// It holds at the last.
    case holds(Int)
    /// It fails at the last, and holds at none before that can be asked.
    case neverHeld(String, Int)
    /// It can be asked at none.
    case unknown(Diagnostic)
  }

  private let count: Int
  private let ask: (Int) -> ConditionState
  private var known: [Int: ConditionState] = [:]

  init<Revision>(_ revisions: [Revision], ask: @escaping (Revision) -> ConditionState) {
    count = revisions.count
    self.ask = { ask(revisions[$0]) }
  }

  private mutating func state(_ index: Int) -> ConditionState {
    if let state = known[index] { return state }
    let state = ask(index)
    known[index] = state
    return state
  }

  /// Searches; O(log revisions) questions where it fails for good once it fails.
  mutating func run() -> Outcome {
    var last: (index: Int, failure: String)?
    var firstError: Diagnostic?
    for index in (0..<count).reversed() {
      switch state(index) {
      case .holds: return .holds(index)
      case .unknown(let error):
        firstError = firstError ?? error
        continue
      case .fails(let reason): last = (index, reason)
      }
      break
    }
    guard let last else {
      return .unknown(firstError ?? Diagnostic(.missing, "there is nothing to ask", at: [], in: ""))
    }
    var bad = last
    // The oldest at which it holds.
    guard
      var good = (0..<bad.index).first(where: { if case .holds = state($0) { true } else { false } }
      )
    else { return .neverHeld(bad.failure, bad.index) }
    while true {
      // The middle, or what is nearest to it and can be asked.
      let middle = (good + bad.index) / 2
      let inner = (good + 1..<bad.index).sorted { (abs($0 - middle), $0) < (abs($1 - middle), $1) }
      var isNarrower = false
      search: for index in inner {
        switch state(index) {
        case .holds: good = index
        case .fails(let reason): bad = (index, reason)
        case .unknown: continue search
        }
        isNarrower = true
        break search
      }
      guard isNarrower else { return .first(bad.index, failure: bad.failure, held: good) }
    }
  }
}
