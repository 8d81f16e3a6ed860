import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage

extension Command {
  static let branches = Command(
    "branches", .time, "lists the branches by their last step",
    Grammar<Void>(),
    details: [
      "A step that is made after undo begins a branch. Each has a number here, its",
      "last step, and where it left the one before. The star marks the one you are",
      "on. goto branch 2 goes to its last step, and diff branch 1 branch 2 compares",
      "two.",
    ], example: "branches", related: ["goto", "log", "mark", "diff"], answers: [.branches],
    action: .answer { (_, shell, _) throws(Diagnostic) in Answer(BranchList(shell.timeline)) })
}

/// The branches of a timeline, as `branches` lists them.
struct BranchList: Finding {
  private struct Row: Encodable, Sendable {
    var number: Int
    var step: Int
    /// The step at which it left an earlier branch; 0 for the beginning.
    var from: Int
    var command: String
    var isCurrent: Bool
    var marks: [String]
  }

  private let rows: [Row]

  init(_ timeline: Timeline) {
    let current = timeline.last
    var seen: Set<Int> = [0]
    rows = timeline.ends.enumerated().map { index, end in
      let path = timeline.path(to: end)
      let from = path.last(where: seen.contains) ?? 0
      seen.formUnion(path)
      return Row(
        number: index + 1, step: end, from: from, command: timeline.steps[end].command,
        isCurrent: end == current,
        marks: path.drop { $0 <= from }.flatMap { timeline.marks(of: $0) })
    }
  }

  var passages: [Passage] {
    guard !rows.isEmpty else { return [Passage(.text, "no steps yet")] }
    var table = Table([.left, .left, .left, .left], gaps: [3, 1, 3])
    for row in rows {
      let notes = (row.from == 0 ? [] : ["from #\(row.from)"]) + row.marks.map { "(\($0))" }
      table.add([
        "\(row.isCurrent ? "*" : " ")branch \(row.number)", "#\(row.step)",
        row.command.firstLine.escaped, notes.joined(separator: "   "),
      ])
    }
    return [Passage(.text, .table(table))]
  }

  func encode(to encoder: any Encoder) throws { try ["branches": rows].encode(to: encoder) }
}

extension JSONSchema.Shape {
  static let branches = JSONSchema.Shape(
    "branches", "", [Key("branches", .list(.shape("branch")))])
}
