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
  /// What is printed.
  private(set) var lines: [String] = []

  /// The best repairs of the first conflict.
  init(best count: Int, of conflict: Conflict, in examination: Examination) {
    step = 0
    let all = Repairs(of: conflict, in: examination)
    let shown = Array(all.offered.prefix(count))
    lines = RepairList(shown, of: all, in: examination, rest: "fixes").lines
    commands = shown.map { RepairCommand($0, in: examination.layout) }
  }

  /// Finds the repairs of the conflicts of a shell's layout; with those that have flaws where
  /// asked for.
  init(_ shell: Shell, isComplete: Bool) {
    step = shell.timeline.current
    let examination = shell.examination
    let conflicts = examination.conflicts
    let lists = conflicts.prefix(RepairList.conflictLimit).map { conflict in
      let all = Repairs(of: conflict, in: examination)
      return (
        all: all,
        shown: isComplete ? all.all : Array(all.offered.prefix(RepairList.offerLimit))
      )
    }
    let numberWidth = String(lists.reduce(0) { $0 + $1.shown.count }).count
    for (index, list) in lists.enumerated() {
      if conflicts.count > 1 {
        let name = examination.solved.name(of: list.all.conflict.broken)
        lines.append("x conflict \(index + 1) of \(conflicts.count)   \(name) is broken")
      }
      lines +=
        RepairList(
          list.shown, of: list.all, in: examination, from: commands.count + 1,
          numberWidth: numberWidth
        ).lines
      commands += list.shown.map { RepairCommand($0, in: examination.layout) }
    }
    let more = conflicts.count - RepairList.conflictLimit
    if more > 0 { lines.append("and \(more) more: fix these first, or see conflicts") }
    if conflicts.isEmpty { lines = ["no conflict, nothing to fix"] }
  }
}
