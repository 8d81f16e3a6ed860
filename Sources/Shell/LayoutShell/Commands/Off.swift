import LayoutModel
import PlumbLanguage

extension Command {
  static let off = Command(
    Calls.off, .build, "turns a rule off",
    details: ["The rule keeps its name and age; on turns it back on."], example: "off gap",
    related: ["on", "ref", "remove"],
    action: .edit { (_, layout, rules) throws(Diagnostic) in
      RuleActivation.apply(.off, "already off", rules, &layout)
    })
}
