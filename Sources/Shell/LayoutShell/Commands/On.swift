import LayoutModel
import PlumbLanguage

extension Command {
  static let on = Command(
    Calls.on, .build, "turns a rule back on",
    details: ["Use it after off or ref."], example: "on gap", related: ["off", "ref"],
    action: .edit { (_, layout, rules) throws(Diagnostic) in
      RuleActivation.apply(.driving, "already on", rules, &layout)
    })
}
