import LayoutModel
import PlumbLanguage
import UIKitTexts

extension Command {
  static let begin = Command(
    "begin", .build, "opens a block: several lines solved as one step",
    Grammar<Void>.block,
    details: ["A block with an error changes nothing. Ctrl-C discards it."], example: "begin",
    related: ["undo"],
    action: .control { (reader, _, _) throws(Diagnostic) in throw Block.notOneLine(reader.line) })
}

extension Grammar where Value == Void {
  /// The lines of a block, down to the `end` that closes it; whatever follows `begin` on its line
  /// counts as the first of them.
  fileprivate static var block: Grammar<Void> {
    Grammar(
      usage: ["\nLINES\nend"], read: { (reader) throws(Diagnostic) in _ = reader.takeRest() },
      write: { _, text in
        text.add("\nend")
        return true
      }, isSame: { _, _ in true }, example: { _ in () })
  }
}
