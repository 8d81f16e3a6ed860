import LayoutModel
import LayoutNotation

extension Command {
  static let constant = Command(
    "constant", .build, "the number in a rule", forms: ["constant RULE N"],
    details: ["The signed c of first == m * second + c."], example: "constant gap 12",
    related: ["priority"], arguments: [.rule, .free],
    action: .edit { (reader, layout) throws(Diagnostic) in
      let rule = try reader.rule()
      let place = reader.here
      let constant = try reader.number("a number")
      try reader.finish()
      try reader.doing(at: place) { () throws(LayoutError) in
        try layout.setConstant(rule.id, constant)
      }
      return []
    })
}
