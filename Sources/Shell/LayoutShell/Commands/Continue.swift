import LayoutDiagnosis
import LayoutModel
import PlumbLanguage
import UIKitTexts

extension Command {
  static let `continue` = Command(
    "continue", .time, "goes on to the next break, or to the end",
    Grammar<Void>(),
    details: [
      "First forward to what was undone, then through the rest of the file that was",
      "stopped inside, and of the files that read it. Pasted lines that wait behind a",
      "break go on, too. rback goes the other way.",
    ], example: "continue", related: ["break", "next", "until", "rback"],
    action: .control { (reader, shell, _) throws(Diagnostic) in
      try shell.advance(reader, steps: nil, entering: false)
    })
}
