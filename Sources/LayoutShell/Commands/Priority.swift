import LayoutModel
import LayoutNotation

extension Command {
  static let priority = Command(
    "priority", .build, "how much a rule matters", forms: ["priority RULE PRIORITY"],
    details: ["More than 0, at most 1000; 1000 is required. Also: required, high, low."],
    example: "priority gap 999", related: ["constant", "off"],
    arguments: [.rule, .words(["required", "high", "low"])],
    action: .edit { (reader, layout) throws(Diagnostic) in
      let rule = try reader.rule()
      let place = reader.here
      let priority = try reader.priority(ofRule: true)
      try reader.finish()
      try reader.doing(at: place) { () throws(LayoutError) in
        try layout.setPriority(rule.id, priority)
      }
      return []
    })
}
