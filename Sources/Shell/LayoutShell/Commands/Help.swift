import LayoutDrawing
import PlumbLanguage
import UIKitTexts

extension Command {
  static let help = Command(
    "help", .keep, "explains a command, a topic or an error",
    .subject,
    details: [
      "Words of Auto Layout, of Plumb's replies and of other shells lead to the page",
      "that covers them: help hugging, help edges, help keys, help ls.",
    ],
    example: "help hug", related: ["apropos"],
    action: .answer { (reader, _, subject) throws(Diagnostic) in
      guard let subject else { return Answer(HelpPage { Manual.contents }) }
      let word = subject.value
      if Manual.answer(about: word) != nil {
        return Answer(HelpPage(about: word) { Manual.answer(about: word) ?? [] })
      }
      throw Diagnostic(
        .badChoice, "no help for \"\(subject.value)\"",
        at: subject.place, in: reader.line,
        meant: Similarity.nearest(to: subject.value, among: Manual.subjects))
    })
}

extension Grammar where Value == Placed<String>? {
  /// A word that may have a page; some of these words contain a dash or a blank.
  fileprivate static var subject: Grammar<Placed<String>?> {
    Grammar<Placed<String>?>.optional(
      Grammar<String>(
        usage: "WORD",
        read: { (reader) throws(Diagnostic) in
          reader.offer(.subject)
          return reader.takeRest()
        }, write: { word, _ in word }, example: { $0.one(of: Manual.subjects) }
      ).placed
    ).shown(as: "", "COMMAND", "TOPIC", "WORD", "errors", "E004")
  }
}
