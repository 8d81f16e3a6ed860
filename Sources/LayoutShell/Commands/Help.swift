import LayoutDrawing
import LayoutNotation

extension Command {
  static let help = Command(
    "help", .keep, "explains a command, a topic or an error",
    forms: ["help", "help COMMAND", "help TOPIC", "help errors", "help E004"],
    example: "help hug", related: ["apropos"], arguments: [.topic],
    action: .answer { (reader, _) throws(Diagnostic) in
      guard !reader.isAtEnd else { return Answer(Manual.contents) }
      // Some topics have a dash in their names.
      let subject = reader.rest
      if Manual.page(subject) != nil { return Answer(Manual.page(subject) ?? []) }
      throw Diagnostic(
        .badChoice, "no help for \"\(subject)\"",
        at: reader.here.lowerBound..<reader.end.lowerBound, in: reader.line,
        meant: Similarity.nearest(to: subject, among: Manual.subjects))
    })
}
