import LayoutDiagnosis
import LayoutDrawing
import LayoutModel

/// The repairs that were printed under numbers, as the commands they stand for.
///
/// The numbers count through all conflicts, so that one of them says which repair is meant.
struct ListedRepairs: Sendable {
  /// The step that they repair.
  var step: Int
  /// The commands, by number from 1.
  private(set) var commands: [RepairCommand] = []
  /// A list for each conflict, with the name of its broken rule.
  private var lists: [(broken: String, repairs: RepairList)] = []
  /// How many conflicts there are.
  private let conflictCount: Int
  private let examination: Examination

  /// The best repairs of the first conflict.
  init(best count: Int, of conflict: Conflict, in examination: Examination) {
    step = 0
    conflictCount = 1
    self.examination = examination
    let all = Repairs(of: conflict, in: examination)
    let shown = Array(all.offered.prefix(count))
    lists = [
      (
        examination.solved.name(of: conflict.broken),
        RepairList(shown, of: all, in: examination, rest: "fixes")
      )
    ]
    commands = shown.map { RepairCommand($0, in: examination.layout) }
  }

  /// Finds the repairs of the conflicts of a shell's layout; with those that have flaws where
  /// asked for.
  init(_ shell: Shell, isComplete: Bool) {
    step = shell.timeline.current
    let examination = shell.examination
    self.examination = examination
    let conflicts = examination.conflicts
    conflictCount = conflicts.count
    let found = conflicts.prefix(RepairList.conflictLimit).map { conflict in
      let all = Repairs(of: conflict, in: examination)
      return (
        all: all,
        shown: isComplete ? all.all : Array(all.offered.prefix(RepairList.offerLimit))
      )
    }
    let numberWidth = String(found.reduce(0) { $0 + $1.shown.count }).count
    for list in found {
      lists.append(
        (
          examination.solved.name(of: list.all.conflict.broken),
          RepairList(
            list.shown, of: list.all, in: examination, from: commands.count + 1,
            numberWidth: numberWidth)
        ))
      commands += list.shown.map { RepairCommand($0, in: examination.layout) }
    }
  }

  /// What is printed.
  var lines: [String] {
    let broken = UnexplainedText(examination.unexplained, in: examination.solved).lines
    guard conflictCount > 0 || !broken.isEmpty else { return ["no conflict, nothing to fix"] }
    var lines: [String] = []
    for (index, list) in lists.enumerated() {
      if conflictCount > 1 {
        lines += Paragraph.lines(
          "x conflict \(index + 1) of \(conflictCount)   \(list.broken) is broken", indent: 4)
      }
      lines += list.repairs.lines
    }
    let more = conflictCount - lists.count
    if more > 0 { lines.append("and \(more) more: fix these first, or see conflicts") }
    return lines + broken
  }

  /// The same as JSON.
  var document: JSONDocument { .fixes(lists.map(\.repairs), of: conflictCount, in: examination) }
}
