import LayoutModel
import PlumbLanguage

extension Command {
  static let priority = Command(
    Calls.priority, .build, "sets how much a rule matters",
    details: ["More than 0, at most 1000; 1000 is required. Also: required, high, low."],
    example: "priority gap 999", related: ["constant", "off"],
    action: .edit { (reader, layout, call) throws(Diagnostic) in
      let (rule, priority) = call
      try reader.doing(at: priority.place) { () throws(LayoutError) in
        try layout.setPriority(rule.id, priority.value)
      }
      return []
    })
}
