import LayoutDrawing
import LayoutNotation

extension Command {
  static let help = Command(
    "help", .keep, "explains a command, a topic or an error",
    forms: ["help", "help COMMAND", "help TOPIC", "help WORD", "help errors", "help E004"],
    details: [
      "Words of Auto Layout, of the replies and of other shells lead to the page that",
      "tells about them: help hugging, help edges, help keys, help ls.",
    ],
    example: "help hug", related: ["apropos"], arguments: [.topic],
    action: .answer { (reader, _) throws(Diagnostic) in
      guard !reader.isAtEnd else { return Answer(Manual.contents) }
      // Some topics have a dash in their names.
      let subject = reader.rest
      if Manual.answer(about: subject) != nil {
        return Answer(Manual.answer(about: subject) ?? [])
      }
      throw Diagnostic(
        .badChoice, "no help for \"\(subject)\"",
        at: reader.here.lowerBound..<reader.end.lowerBound, in: reader.line,
        meant: Similarity.nearest(to: subject, among: Manual.subjects))
    })
}
