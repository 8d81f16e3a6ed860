import LayoutDrawing
import PlumbLanguage
import UIKitTexts

extension Command {
  static let help = Command(
    "help", .keep, "explains a command, a topic or an error",
    .subject, aliases: ["apropos": "help --find"],
    details: [
      "Words of Auto Layout, of Plumb's replies and of other shells lead to the page",
      "that covers them: help hugging, help edges, help keys, help ls.",
      "--find lists the commands and topics whose pages contain a word.",
    ],
    example: "help hug", related: ["quit"], answers: [.page],
    action: .answer { (reader, _, subject) throws(Diagnostic) in
      let typed = subject.word.value
      let isQuoted = typed.count > 2 && typed.first == "\"" && typed.last == "\""
      let word = isQuoted ? String(typed.dropFirst().dropLast()) : typed
      if subject.isSearch { return Answer(HelpPage(about: word) { Manual.search(word) }) }
      guard !word.isEmpty else { return Answer(HelpPage { Manual.contents }) }
      if Manual.answer(about: word) != nil {
        return Answer(HelpPage(about: word) { Manual.answer(about: word) ?? [] })
      }
      throw Diagnostic(
        .badChoice, "no help for \"\(word)\"", at: subject.word.place, in: reader.line,
        meant: Similarity.nearest(to: word, among: Manual.subjects))
    })
}

/// What `help` is asked about.
private struct Subject: Equatable, Sendable {
  /// The option of a search.
  static let find = "--find"

  /// Whether all pages that contain the word are listed.
  var isSearch: Bool
  /// The word, which can contain dashes and blanks; empty for the list of all pages.
  var word: Placed<String>
}

extension Grammar where Value == Subject {
  /// A word that may have a page, or that pages are searched for.
  fileprivate static var subject: Grammar<Subject> {
    Grammar(
      usage: "", "COMMAND", "TOPIC", "WORD", "errors", "E004", "\(Subject.find) WORD",
      read: { (reader) throws(Diagnostic) in
        reader.offer(.subject)
        reader.offer(.words([Subject.find]))
        let isSearch =
          reader.peek?.isSign("-") ?? false && reader.peek(1)?.isSign("-") ?? false
          && reader.peek(2)?.isWord("find") ?? false
        if isSearch {
          for _ in 0..<3 { reader.next() }
          guard !reader.isAtEnd else { throw reader.missing("a word") }
        }
        let start = reader.here.lowerBound
        let word = reader.takeRest()
        return Subject(
          isSearch: isSearch,
          word: Placed(word, at: start..<max(start + 1, reader.lastEnd)))
      },
      write: { subject, _ in
        (subject.isSearch ? "\(Subject.find) " : "") + subject.word.value
      },
      example: { sampler in
        sampler.one(of: Manual.subjects).map {
          Subject(isSearch: sampler.flag(), word: Placed($0))
        }
      })
  }
}

extension JSONSchema.Shape {
  static let page = JSONSchema.Shape(
    "page", "or apropos", [Key("about", .text), Key("lines", .list(.text))])
}
