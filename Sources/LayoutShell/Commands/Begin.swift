import LayoutModel
import LayoutNotation

extension Command {
  static let begin = Command(
    "begin", .build, "opens a block: several lines, solved once, one step",
    forms: ["begin", "LINES", "end"],
    details: ["A block with an error changes nothing; Ctrl-C drops it."], example: "begin",
    related: ["undo"],
    action: .control { (reader, shell) throws(Diagnostic) in try shell.run(block: reader.line) })
}
