import LayoutModel
import LayoutNotation

extension Command {
  static let ref = Command(
    "ref", .build, "lets a rule measure instead of drive", forms: ["ref RULES"],
    details: [
      "It takes no part any more. rules, why and expect RULE.value tell the constant",
      "it would need to hold with equality. on lets it drive again.",
    ], example: "ref gap", related: ["on", "off", "redundant"], arguments: [.rule],
    action: .edit { (reader, layout) throws(Diagnostic) in
      try DutyLine.apply(.measuring, "measuring already", &reader, &layout)
    })
}
