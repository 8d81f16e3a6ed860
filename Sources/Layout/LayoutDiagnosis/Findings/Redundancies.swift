package import LayoutModel

/// The redundant rules of a layout, with the claims that imply them.
package struct Redundancies: Finding {
  /// The redundant rules, oldest first.
  package let found: [Redundancy]
  private let skippedCount: Int
  private let solved: SolvedLayout

  /// Finds the redundant rules of a layout.
  package init(in solved: SolvedLayout) {
    self.solved = solved
    (found, skippedCount) = Redundancy.all(in: solved)
  }

  /// The redundant rules as they are printed.
  package var passages: [Passage] {
    let layout = solved.layout
    var table = Table([.left, .left, .left], gaps: [2, 3], fold: .words(indent: 6))
    let rules = found.compactMap { redundancy in
      layout.rule(redundancy.rule).map { (rule: $0, redundancy: redundancy) }
    }
    for (rule, redundancy) in rules {
      let names = redundancy.implying.map(name)
      table.add([
        rule.name, layout.text(of: rule), "implied by \(names.joined(separator: ", "))",
      ])
    }
    var passages = Passage.table(.value, table)
    if let youngest = rules.last?.rule {
      let name = Name.written(youngest.name)
      if rules.count > 1 {
        passages.append(
          Passage(.text, "each on its own: once one is removed, the others may be needed"))
      }
      passages.append(
        Passage(.hint, "fix: ref \(name) (it then only measures), or remove \(name)", indent: 6))
    } else if skippedCount == 0 {
      passages = [Passage(.text, "no redundant rule")]
    }
    if skippedCount > 0 {
      passages.append(
        .note(
          "\(skippedCount.counted("rule")) not checked: more than \(Redundancy.claimLimit) claims "
            + "are connected"))
    }
    return passages
  }

  /// Returns the name of a rule, or the text of a given value or an implied bound.
  private func name(_ source: Claim.Source) -> String {
    switch source {
    case .implied: "the unwritten \(solved.text(of: source))"
    case .given: solved.text(of: source)
    default: solved.name(of: source)
    }
  }

  // MARK: - For programs

  private struct Shape: Encodable, Sendable {
    struct Entry: Encodable, Sendable {
      var rule: String
      var impliedBy: [String]
    }
    var redundant: [Entry]
    var skipped: Int
  }

  /// Encodes the rules with the keys that `help json` lists.
  package func encode(to encoder: any Encoder) throws {
    try Shape(
      redundant: found.map { redundancy in
        Shape.Entry(
          rule: solved.name(of: .rule(redundancy.rule)),
          impliedBy: redundancy.implying.map { source in
            switch source {
            case .implied, .given: solved.text(of: source)
            default: solved.name(of: source)
            }
          })
      }, skipped: skippedCount
    ).encode(to: encoder)
  }
}
