import LayoutModel
import PlumbLanguage

/// The lines `on RULES`, `off RULES` and `ref RULES`.
enum RuleActivation {
  static func apply(
    _ duty: Rule.Duty, _ already: String, _ rules: [Placed<Rule>], _ layout: inout Layout
  ) -> [String] {
    for rule in rules { layout.setDuty(rule.id, duty) }
    return rules.filter { $0.duty == duty }.map { "note  \($0.name) is \(already)" }
  }
}
