import LayoutModel
import LayoutNotation

extension Command {
  static let off = Command(
    "off", .build, "lets a rule take no part", forms: ["off RULES"],
    details: ["It keeps its name and its age; on brings it back."], example: "off gap",
    related: ["on", "ref", "remove"], arguments: [.rule],
    action: .edit { (reader, layout) throws(Diagnostic) in
      try DutyLine.apply(.off, "off already", &reader, &layout)
    })
}
