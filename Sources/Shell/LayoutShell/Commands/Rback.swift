import LayoutDiagnosis
import LayoutModel
import PlumbLanguage
import UIKitTexts

extension Command {
  static let rback = Command(
    "rback", .time, "goes back to the last break, or to the beginning",
    Grammar<Void>(),
    details: [
      "The reverse of continue: it stops at the steps before this one that meet a",
      "break, the last one first, and prints the news they had.",
    ], example: "rback", related: ["continue", "undo", "break"],
    action: .control { (reader, shell, _) throws(Diagnostic) in
      guard !shell.isReading else { return shell.lackingSteps() }
      guard shell.timeline.current > 0 else {
        throw StepReference.none("this is the beginning", reader)
      }
      return shell.arrival(try shell.goBackToStop())
    })
}
