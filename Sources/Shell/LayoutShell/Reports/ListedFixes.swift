import LayoutDiagnosis
import LayoutDrawing
import LayoutModel

/// A numbered list of fixes, with the commands that the numbers stand for.
///
/// The numbers count through all conflicts, so that each number stands for one fix.
struct ListedFixes: Finding {
  /// The step whose conflicts they fix.
  var step: Int
  /// The commands; the first has number 1.
  private(set) var commands: [EditCommand] = []
  /// What the commands change.
  private(set) var edits: [LayoutEdit] = []
  /// One list for each conflict, with the name of its broken rule.
  private var lists: [(broken: String, fixes: FixList)] = []
  /// How many conflicts there are.
  private let conflictCount: Int
  private let analysis: LayoutAnalysis
  /// What else is wrong, if there is no conflict, with the fixes of each.
  private var cures: [(cure: Cure, fixes: FixList)] = []

  /// Finds the best fixes of the first conflict.
  init(best count: Int, of conflict: Conflict, in analysis: LayoutAnalysis) {
    step = 0
    conflictCount = 1
    self.analysis = analysis
    let all = Fixes(of: conflict, in: analysis)
    let shown = Array(all.offered.prefix(count))
    lists = [
      (
        analysis.solved.name(of: conflict.broken),
        FixList(shown, of: all, in: analysis, rest: "fixes")
      )
    ]
    add(shown)
  }

  /// Finds the fixes of the first few conflicts in a shell's layout; with `isComplete`, including
  /// those with flaws.
  init(_ shell: Shell, isComplete: Bool) {
    step = shell.timeline.current
    let analysis = shell.analysis
    self.analysis = analysis
    let conflicts = analysis.conflicts
    conflictCount = conflicts.count
    let found = conflicts.prefix(FixList.conflictLimit).map { conflict in
      let all = Fixes(of: conflict, in: analysis)
      return (
        all: all,
        shown: isComplete ? all.all : Array(all.offered.prefix(FixList.offerLimit))
      )
    }
    let numberWidth = String(found.reduce(0) { $0 + $1.shown.count }).count
    for list in found {
      lists.append(
        (
          analysis.solved.name(of: list.all.conflict.broken),
          FixList(
            list.shown, of: list.all, in: analysis, from: commands.count + 1,
            numberWidth: numberWidth)
        ))
      add(list.shown)
    }
    guard conflicts.isEmpty, analysis.unexplained.isEmpty else { return }
    let width = 1
    for cure in Cure.all(in: analysis) {
      let fixes = FixList(
        cure.fixes, in: analysis, from: commands.count + 1, numberWidth: width)
      cures.append((cure, fixes))
      add(cure.fixes)
    }
  }

  private mutating func add(_ fixes: [Fix]) {
    commands += fixes.map { EditCommand($0, in: analysis.layout) }
    edits += fixes.map(\.edit)
  }

  var passages: [Passage] {
    let broken = Claim.Source.unexplained(analysis.unexplained, in: analysis.solved)
    guard conflictCount > 0 || !broken.isEmpty else {
      guard !cures.isEmpty else { return [Passage(.text, "no conflict, nothing to fix")] }
      return cures.flatMap { cure, fixes in
        [cure.ailment.passage(in: analysis)] + fixes.lines.map { Passage(.hint, .line($0)) }
      }
    }
    var passages: [Passage] = []
    for (index, list) in lists.enumerated() {
      if conflictCount > 1 {
        passages.append(
          Passage(
            .conflict, "x conflict \(index + 1) of \(conflictCount)   \(list.broken) is broken",
            indent: 4))
      }
      passages += list.fixes.lines.map { Passage(.hint, .line($0)) }
    }
    let more = conflictCount - lists.count
    if more > 0 {
      passages.append(Passage(.text, "and \(more) more: fix these first, or see conflicts"))
    }
    return passages + broken
  }

  // MARK: - For programs

  private struct Shape: Encodable, Sendable {
    struct Entry: Encodable, Sendable {
      /// The name of the broken rule.
      var broken: String
      /// The fixes, under the numbers that `fix` takes.
      var fixes: [Document.Fix]
      /// How many fixes are not listed because they have flaws; `fixes --all` lists them.
      var unlisted: Int
      /// How many numbers of the conflict were not tried.
      var untried: Int
    }
    struct Cure: Encodable, Sendable {
      /// What is wrong, as people read it.
      var about: [String]
      /// The fixes, under the numbers that `fix` takes.
      var fixes: [Document.Fix]
    }
    var conflicts: [Entry]
    /// How many further conflicts are not listed.
    var unlisted: Int
    /// What else is wrong, if there is no conflict.
    var cures: [Cure]?
  }

  func encode(to encoder: any Encoder) throws {
    let inspection = Inspection(analysis)
    func numbered(_ list: FixList) -> [Document.Fix] {
      list.fixes.enumerated().map { index, listed in
        var fix = inspection.fix(listed)
        fix.number = list.first + index
        return fix
      }
    }
    try Shape(
      conflicts: lists.map { broken, list in
        Shape.Entry(
          broken: broken,
          fixes: numbered(list),
          unlisted: (list.source?.all.count ?? list.fixes.count) - list.fixes.count,
          untried: list.source?.untriedCount ?? 0)
      }, unlisted: conflictCount - lists.count,
      cures: cures.isEmpty
        ? nil
        : cures.map { cure, fixes in
          Shape.Cure(
            about: [cure.ailment.passage(in: analysis)].lines.map(\.text), fixes: numbered(fixes))
        }
    ).encode(to: encoder)
  }
}
