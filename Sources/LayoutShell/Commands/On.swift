import LayoutModel
import PlumbLanguage

extension Command {
  static let on = Command(
    Calls.on, .build, "lets a rule take part again",
    details: ["After off, or after ref."], example: "on gap", related: ["off", "ref"],
    action: .edit { (_, layout, rules) throws(Diagnostic) in
      RuleActivation.apply(.driving, "on already", rules, &layout)
    })
}
