import LayoutModel
import PlumbLanguage

extension Command {
  static let ref = Command(
    Calls.ref, .build, "lets a rule measure instead of drive",
    details: [
      "It takes no part any more. rules, why and expect RULE.value tell the constant",
      "it would need to hold with equality. on lets it drive again.",
    ], example: "ref gap", related: ["on", "off", "redundant"],
    action: .edit { (_, layout, rules) throws(Diagnostic) in
      RuleActivation.apply(.measuring, "measuring already", rules, &layout)
    })
}
