import LayoutModel
import PlumbLanguage

extension Command {
  static let end = Command(
    "end", .build, "closes a block and runs it",
    Grammar(), example: "end",
    related: ["begin"],
    action: .control { (reader, _, _) throws(Diagnostic) -> Reply in
      throw Diagnostic(.unexpected, "end without begin", at: 0..<3, in: reader.line)
    })
}
