import ConstraintSolver
public import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
public import LayoutNotation

/// What is to be said about a conflict log that was read.
public struct LogReport: Sendable {
  private let imported: ImportedLog
  private let examination: Examination
  private var advice: Advice?

  /// How many inequalities with room are listed.
  private static let slackLimit = 12
  /// How many conflicts are told.
  private static let conflictLimit = 3

  /// Reports on a log, read and examined, with the best repairs and how to keep them.
  public init(_ imported: ImportedLog, _ examination: Examination, keeping way: Advice.Way) {
    self.imported = imported
    self.examination = examination
    advice = Advice(examination, keeping: way)
  }

  /// The same for a reader who is elsewhere.
  func keeping(_ way: Advice.Way) -> LogReport {
    var report = self
    report.advice?.way = way
    return report
  }

  /// The repairs that it ends with.
  var listed: ListedRepairs? { advice?.listed }

  /// What was read, what the system did, and the smallest sets or the slack.
  public var lines: [String] { sections.flatMap(\.self) }

  /// The same in parts: what was read, each sum, what is known about it, what would help.
  public var sections: [[String]] {
    ([head] + findings).map { $0.flatMap(Paragraph.folded) }
  }

  private var head: [String] {
    let layout = examination.layout
    let views = layout.items.map { item in
      let name = Name.written(item.name)
      // The outermost view is called root, whatever it is.
      guard item.id == layout.root, let printed = item.source?.className,
        !["", "UIView", "NSView"].contains(printed)
      else { return name }
      return "\(name) (\(ForeignName.className(printed)))"
    }
    let rules = layout.rules.count
    let count =
      "\(rules) rule\(rules == 1 ? "" : "s"), \(views.count) view\(views.count == 1 ? "" : "s") "
      + "read: "
    var lines = Paragraph.lines(count + views.joined(separator: ", "), indent: 4)
    lines += imported.notes.flatMap { Paragraph.lines("note  \($0.escaped)", indent: 6) }
    if let broke = imported.systemBroke, let rule = layout.rule(broke) {
      let hint = Self.hint(.rule(broke), in: examination.conflicts)
      lines += Paragraph.lines(
        "note  the system broke \(rule.name)  \(layout.text(of: rule))\(hint)", indent: 6)
    }
    return lines
  }

  /// What the choice of a system is worth.
  private static func hint(_ source: Claim.Source, in conflicts: [Conflict]) -> String {
    if conflicts.isEmpty { return "" }
    if conflicts.contains(where: { $0.rules.contains(source) }) { return "; its pick is no advice" }
    return conflicts.contains { $0.members.contains(source) }
      ? "; without it the conflict stays" : "; it takes no part in the sum below"
  }

  private var findings: [[String]] {
    let solved = examination.solved
    guard solved.broken.isEmpty else {
      let conflicts = examination.conflicts
      let more = conflicts.count - Self.conflictLimit
      return conflicts.prefix(Self.conflictLimit).flatMap {
        [ConflictText($0, in: solved).lines, RemarkText($0, in: solved, isPrinted: true).lines]
      } + [
        (more > 0 ? ["and \(more) more: conflicts"] : [])
          + UnexplainedText(examination.unexplained, in: solved).lines, advice?.lines ?? [],
      ]
    }
    return [["satisfiable as printed: all these rules can hold together"] + slack + reasons]
  }

  /// What may be behind a message whose rules can hold together.
  private var reasons: [String] {
    let solved = examination.solved
    var lines = NarrowRoom(in: solved).map { RoomText($0, in: solved).lines } ?? []
    let texts = examination.layout.items.filter { $0.baselines == .unknown }
    if !texts.isEmpty {
      let names = Paragraph.list(texts.map { Name.written($0.name) })
      lines += Paragraph.lines(
        "note  how far the baselines of \(names) are from the edges is not in the log: the font "
          + "says it, and it is as good as a rule", indent: 6)
    }
    return lines
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
