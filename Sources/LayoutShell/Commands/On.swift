import LayoutModel
import LayoutNotation

extension Command {
  static let on = Command(
    "on", .build, "lets a rule take part again", forms: ["on RULE"], example: "on gap",
    related: ["off"], arguments: [.rule],
    action: .edit { (reader, layout) throws(Diagnostic) in
      let rule = try reader.rule()
      try reader.finish()
      layout.setOn(rule.id, true)
      return rule.isOn ? ["note  \(rule.name) is on already"] : []
    })
}
