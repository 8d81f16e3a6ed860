import LayoutModel
import LayoutNotation

extension Command {
  static let off = Command(
    "off", .build, "lets a rule take no part", forms: ["off RULE"],
    details: ["It keeps its name and its age; on brings it back."], example: "off gap",
    related: ["on", "remove"], arguments: [.rule],
    action: .edit { (reader, layout) throws(Diagnostic) in
      let rule = try reader.rule()
      try reader.finish()
      layout.setOn(rule.id, false)
      return rule.isOn ? [] : ["note  \(rule.name) is off already"]
    })
}
