public import LayoutDiagnosis
public import LayoutModel

/// The rules with their priorities and states.
public struct RulesTable {
  /// A line per rule.
  public let lines: [String]

  /// The rules that mention an item, or all; with those that stacks make where asked for, of a
  /// stack all that it makes.
  public init(_ examination: Examination, of item: Item.ID? = nil, withGenerated: Bool = false) {
    let solved = examination.solved
    let layout = examination.layout
    var table = Table([.left, .left, .left, .left, .left], gaps: [2, 2, 2, 2])
    var count = 0
    func mentions(_ anchors: [Anchor]) -> Bool {
      guard let item else { return true }
      return anchors.contains { $0.item == item }
    }
    for rule in layout.rules {
      let anchors = (rule.left + rule.right).map(\.anchor)
      guard mentions(anchors) else { continue }
      var notes = "#\(rule.origin.step)"
      if !rule.hasUIKitForm { notes += "  no UIKit form" }
      if rule.isSystem { notes += "  system" }
      table.add([
        rule.name, layout.text(of: rule), Self.priority(rule.priority),
        RuleState(of: rule, in: solved).text, notes,
      ])
      count += 1
    }
    // A row that is too wide takes two lines: the rule, then how it stands.
    var lines = table.lines(foldedBefore: 2, indent: 6)
    if withGenerated {
      let rules = layout.generatedRules.filter {
        $0.owner == item || mentions([$0.first, $0.second].compactMap(\.self))
      }
      count += rules.count
      lines += Self.generated(rules, solved)
    }
    self.lines = count == 0 ? ["no rules"] : lines
  }

  /// What rules of one sort are printed under: UIKit's identifier, or its class for masks.
  private static func heading(of rule: GeneratedRule) -> String {
    rule.identifier.isEmpty ? "NSAutoresizingMaskLayoutConstraint" : rule.identifier
  }

  /// What items bring along, under UIKit's identifiers.
  private static func generated(_ rules: [GeneratedRule], _ solved: SolvedLayout) -> [String] {
    var identifiers: [String] = []
    for rule in rules where !identifiers.contains(Self.heading(of: rule)) {
      identifiers.append(Self.heading(of: rule))
    }
    return identifiers.flatMap { identifier -> [String] in
      var table = Table([.left, .left, .left, .left], gaps: [2, 2, 2])
      for rule in rules where heading(of: rule) == identifier {
        table.add([
          "  \(rule.name)", solved.layout.text(of: rule), priority(rule.priority),
          RuleState(of: .generated(rule.owner, rule.index), in: solved).text,
        ])
      }
      return Paragraph.lines(identifier, indent: 2) + table.lines(foldedBefore: 2, indent: 6)
    }
  }

  private static func priority(_ priority: Double) -> String {
    priority == 1000 ? "required" : "@\(priority.spelled)"
  }
}
