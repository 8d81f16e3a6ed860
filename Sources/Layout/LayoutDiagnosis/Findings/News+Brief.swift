import LayoutModel

extension News {
  /// The news in a few words each, the most important first, for a line with little room:
  /// `x 5 rules, 20 too many`, `! ambiguous`, `→ title.width 96 → 240`.
  package var brief: [String] {
    let layout = now.layout
    var words: [String] = []
    if let (sum, _) = shortage {
      words.append("x \(sum.brief(in: now.solved))")
    } else if let first = conflicts.first {
      words.append("x \(first.brief(in: now.solved))")
      if conflicts.count > 1 {
        words.append("and \((conflicts.count - 1).counted("more conflict"))")
      }
    } else if !unexplained.isEmpty {
      words.append("x conflict")
    }
    if !ties.isEmpty { words.append("! ambiguous") }
    words += cut.map { "cut by \(($0.need - $0.size).spelled)" }
    words += needs.map { id, dimensions in
      let names = "needs " + dimensions.map(\.name).joined(separator: ", ")
      return needs.count == 1 ? names : "\(layout.name(of: id)) \(names)"
    }
    words += placed.map { "\(layout.name(of: $0)) placed" }
    let changes = (settled + moved).map { change in
      let (before, after) = (change.before.spelled, change.after.spelled)
      return "\(layout.name(of: change.variable)) "
        + (before == after ? after : "\(before) → \(after)")
    }
    words += changes.enumerated().map { $0 == 0 ? "→ \($1)" : $1 }
    words += restored.map { "\(now.solved.name(of: $0)) holds" }
    words += yielded.map { "\(now.solved.name(of: $0.source)) gives way" }
    if isCalmed { words.append("no conflict") }
    if !settled.isEmpty { words.append("resolved") }
    return words
  }
}
