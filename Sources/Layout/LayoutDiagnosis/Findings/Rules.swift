package import LayoutModel

/// The rules of a layout with their priorities and states.
package struct Rules: Finding {
  private let analysis: LayoutAnalysis
  private let rules: [Rule]
  private let generated: [GeneratedRule]

  /// Lists the rules that mention an item, or all rules; with `withGenerated`, also those that
  /// items generate, and for a stack all that it generates.
  package init(_ analysis: LayoutAnalysis, of item: Item.ID? = nil, withGenerated: Bool = false) {
    self.analysis = analysis
    let layout = analysis.layout
    rules = layout.rules.filter { rule in
      item.map { layout.items(of: rule).contains($0) } ?? true
    }
    generated = layout.generatedRules.filter { rule in
      withGenerated
        && (item.map { [rule.owner, rule.first.item, rule.second?.item].contains($0) } ?? true)
    }
  }

  /// The rules as they are printed.
  package var passages: [Passage] {
    let (solved, layout) = (analysis.solved, analysis.layout)
    guard !rules.isEmpty || !generated.isEmpty else { return [Self.nothing] }
    // A row that is too wide takes two lines: the rule, and below it its state.
    var table = Table(
      [.left, .left, .left, .left, .left], gaps: [2, 2, 2, 2], fold: .below(column: 2, indent: 6))
    for rule in rules {
      var notes = rule.origin.text
      if !rule.hasUIKitForm { notes += "  no UIKit form" }
      if rule.isSystem { notes += "  system" }
      table.add([
        rule.name, layout.text(of: rule), Self.priority(rule.priority),
        RuleState(of: rule, in: solved).text, notes,
      ])
    }
    return Passage.table(.value, table) + generatedPassages
  }

  /// The answer if there are no rules.
  package static let nothing = Passage(.text, "no rules")

  /// The heading of generated rules: UIKit's identifier, or the class of those from masks.
  private static func heading(of rule: GeneratedRule) -> String {
    rule.identifier.isEmpty ? "NSAutoresizingMaskLayoutConstraint" : rule.identifier
  }

  /// The generated rules, grouped by UIKit's identifiers.
  private var generatedPassages: [Passage] {
    let solved = analysis.solved
    var identifiers: [String] = []
    for rule in generated where !identifiers.contains(Self.heading(of: rule)) {
      identifiers.append(Self.heading(of: rule))
    }
    return identifiers.flatMap { identifier -> [Passage] in
      var table = Table(
        [.left, .left, .left, .left], gaps: [2, 2, 2], fold: .below(column: 2, indent: 6))
      for rule in generated where Self.heading(of: rule) == identifier {
        table.add([
          "  \(rule.name)", solved.layout.text(of: rule), Self.priority(rule.priority),
          RuleState(of: .generated(rule.owner, rule.index), in: solved).text,
        ])
      }
      return [Passage(.heading, identifier)] + Passage.table(.value, table)
    }
  }

  private static func priority(_ priority: Double) -> String {
    priority == 1000 ? "required" : "@\(priority.spelled)"
  }

  // MARK: - For programs

  private struct Shape: Encodable, Sendable {
    var rules: [Document.Rule]
  }

  /// Encodes the rules with the keys that `help json` lists.
  package func encode(to encoder: any Encoder) throws {
    let inspection = Inspection(analysis)
    try Shape(rules: rules.map(inspection.rule) + generated.map(inspection.rule))
      .encode(to: encoder)
  }
}
