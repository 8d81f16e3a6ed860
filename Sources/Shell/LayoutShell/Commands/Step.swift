import LayoutDiagnosis
import LayoutModel
import PlumbLanguage
import UIKitTexts

extension Command {
  static let step = Command(
    "step", .time, "runs the next line of a file, or goes forward",
    Grammar<Int>.count,
    details: [
      "A line that reads or imports another file is entered: the next step is its",
      "first line. next runs such a line as a whole. Without a stopped file it goes",
      "forward to what was undone. back goes back by a step, in the file, too.",
    ], example: "step", related: ["next", "continue", "undo", "break"],
    action: .control { (reader, shell, count) throws(Diagnostic) in
      try shell.advance(reader, steps: count, entering: true)
    })
}
