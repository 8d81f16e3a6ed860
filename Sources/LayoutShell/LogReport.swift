import ConstraintSolver
public import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
public import LayoutNotation

/// What is to be said about a conflict log that was read.
public struct LogReport: Sendable {
  private let imported: ImportedLog
  private let examination: Examination

  /// How many inequalities with room are listed.
  private static let slackLimit = 12

  /// Reports on a log, read and examined.
  public init(_ imported: ImportedLog, _ examination: Examination) {
    self.imported = imported
    self.examination = examination
  }

  /// What was read, what the system did, and the smallest sets or the slack.
  public var lines: [String] { (head + findings).flatMap(Paragraph.folded) }

  private var head: [String] {
    let layout = examination.layout
    let views = layout.items.map { Name.written($0.name) }
    let rules = layout.rules.count
    let count =
      "\(rules) rule\(rules == 1 ? "" : "s"), \(views.count) view\(views.count == 1 ? "" : "s") "
      + "read: "
    var lines = Paragraph.lines(count + views.joined(separator: ", "), indent: 4)
    lines += imported.notes.flatMap { Paragraph.lines("note  \($0.escaped)", indent: 6) }
    if let broke = imported.systemBroke, let rule = layout.rule(broke) {
      lines += Paragraph.lines(
        "note  the system broke \(rule.name)  \(layout.text(of: rule))", indent: 6)
    }
    return lines
  }

  private var findings: [String] {
    let conflicts = examination.conflicts
    guard conflicts.isEmpty else {
      let more = conflicts.count - 3
      return conflicts.prefix(3).flatMap { ConflictText($0, in: examination.solved).lines }
        + (more > 0 ? ["and \(more) more: conflicts"] : [])
    }
    return ["satisfiable as printed: all these rules can hold together"] + slack
      + Paragraph.lines(
        "note  what contradicts them is not in the log: a size the system knew, a rule that was "
          + "gone by then, or text metrics", indent: 6)
  }

  /// The inequalities with the room they have.
  private var slack: [String] {
    let solved = examination.solved
    var table = Table([.left, .left, .left], gaps: [2, 3])
    var count = 0
    for claim in solved.lowering.claims {
      guard case .rule(let id) = claim.source, claim.constraint.relation != .equal,
        let rule = examination.layout.rule(id)
      else { continue }
      count += 1
      guard count <= Self.slackLimit else { continue }
      let room = abs(solved.residual(of: claim)).spelled
      table.add(["  \(rule.name)", examination.layout.text(of: rule), "slack \(room)"])
    }
    let more = count - Self.slackLimit
    if count == 0 { return ["  no inequality among them: nothing has room to give, slack 0"] }
    return table.lines + (more > 0 ? ["  and \(more) more: rules"] : [])
  }
}
