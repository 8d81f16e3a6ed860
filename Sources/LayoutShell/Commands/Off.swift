import LayoutModel
import PlumbLanguage

extension Command {
  static let off = Command(
    Calls.off, .build, "lets a rule take no part",
    details: ["It keeps its name and its age; on brings it back."], example: "off gap",
    related: ["on", "ref", "remove"],
    action: .edit { (_, layout, rules) throws(Diagnostic) in
      RuleActivation.apply(.off, "off already", rules, &layout)
    })
}
