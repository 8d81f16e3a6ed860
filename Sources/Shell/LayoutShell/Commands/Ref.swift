import LayoutModel
import PlumbLanguage

extension Command {
  static let ref = Command(
    Calls.ref, .build, "makes a rule measure without affecting the layout",
    details: [
      "The rule no longer has any effect. rules, why and expect RULE.value report the",
      "constant with which it would hold exactly. on puts it back into effect.",
    ], example: "ref gap", related: ["on", "off", "redundant"],
    action: .edit { (_, layout, rules) throws(Diagnostic) in
      RuleActivation.apply(.measuring, "already only measuring", rules, &layout)
    })
}
