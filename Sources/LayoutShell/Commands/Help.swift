import LayoutDrawing
import LayoutNotation

extension Command {
  static let help = Command(
    "help", .keep, "explains a command, a topic or an error",
    forms: ["help", "help COMMAND", "help TOPIC", "help errors", "help E004"],
    example: "help hug", related: ["apropos"], arguments: [.topic],
    action: .look { (reader, _) throws(Diagnostic) in
      guard let token = reader.next() else { return Manual.contents }
      try reader.finish()
      if let lines = Manual.page(token.text) { return lines }
      throw Diagnostic(
        .badChoice, "no help for \"\(token.text)\"", at: token.range, in: reader.line,
        meant: Similarity.nearest(to: token.text, among: Manual.subjects))
    })
}
