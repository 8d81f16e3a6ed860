import LayoutDiagnosis
import LayoutModel
import PlumbLanguage
import UIKitTexts

extension Command {
  static let next = Command(
    "next", .time, "runs the next line as a whole, or goes forward",
    Grammar<Int>.count,
    details: [
      "As step, but a line that reads another file is run to its end, unless a break",
      "stops it there. next 3 stops earlier if a break is met.",
    ], example: "next", related: ["step", "continue", "break"],
    action: .control { (reader, shell, count) throws(Diagnostic) in
      try shell.advance(reader, steps: count, entering: false)
    })
}
