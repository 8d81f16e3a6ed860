public import LayoutDiagnosis
public import LayoutModel

/// The rules that say nothing new, and what says it already.
public struct RedundancyText {
  /// A line per rule; one sentence where there is none.
  public let lines: [String]

  /// Words for the redundant rules of a layout.
  public init(_ found: [Redundancy], skippedCount: Int, in solved: SolvedLayout) {
    let layout = solved.layout
    var table = Table([.left, .left, .left], gaps: [2, 3])
    let rules = found.compactMap { redundancy in
      layout.rule(redundancy.rule).map { (rule: $0, redundancy: redundancy) }
    }
    for (rule, redundancy) in rules {
      let names = redundancy.implying.map { Self.name($0, in: solved) }
      table.add([
        rule.name, layout.text(of: rule), "implied by \(names.joined(separator: ", "))",
      ])
    }
    var lines = table.lines(indent: 6)
    if let youngest = rules.last?.rule {
      let name = Name.written(youngest.name)
      if rules.count > 1 { lines.append("each by itself: without one the others may be needed") }
      lines += Paragraph.lines("cure: ref \(name) (it measures then), or remove \(name)", indent: 6)
    } else if skippedCount == 0 {
      lines = ["no redundant rule"]
    }
    if skippedCount > 0 {
      let s = skippedCount == 1 ? "" : "s"
      lines += Paragraph.lines(
        "note  \(skippedCount) rule\(s) not looked at: more than \(Redundancy.claimLimit) claims "
          + "hang together", indent: 6)
    }
    self.lines = lines
  }

  /// A rule by its name; a number that is given or a bound by what it says.
  private static func name(_ source: Claim.Source, in solved: SolvedLayout) -> String {
    switch source {
    case .implied: "the unwritten \(solved.text(of: source))"
    case .given: solved.text(of: source)
    default: solved.name(of: source)
    }
  }
}
