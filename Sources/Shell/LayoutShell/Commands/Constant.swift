import LayoutModel
import PlumbLanguage

extension Command {
  static let constant = Command(
    Calls.constant, .build, "changes the number in a rule",
    details: ["This is the signed c in first == m * second + c."], example: "constant gap 12",
    related: ["priority"],
    action: .edit { (reader, layout, call) throws(Diagnostic) in
      let (rule, constant) = call
      try reader.doing(at: constant.place) { () throws(LayoutError) in
        try layout.setConstant(rule.id, constant.value)
      }
      return []
    })
}
