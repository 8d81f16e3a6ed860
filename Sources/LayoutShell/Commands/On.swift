import LayoutModel
import LayoutNotation

extension Command {
  static let on = Command(
    "on", .build, "lets a rule take part again", forms: ["on RULES"],
    details: ["After off, or after ref."], example: "on gap", related: ["off", "ref"],
    arguments: [.rule],
    action: .edit { (reader, layout) throws(Diagnostic) in
      try DutyLine.apply(.driving, "on already", &reader, &layout)
    })
}
