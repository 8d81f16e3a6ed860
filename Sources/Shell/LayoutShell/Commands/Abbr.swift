import LayoutModel
import PlumbLanguage

extension Command {
  static let abbr = Command(
    "abbr", .keep, "lets a word stand for the beginning of a line",
    .optional(Abbreviation.grammar),
    details: [
      "A blank behind it or Enter writes it out. Alone, abbr lists all of them. It is",
      "your choice, for ~/.config/plumb/init: an error in a session.",
    ], example: "abbr ll = rules --generated", related: ["set", "help"],
    action: .control { (reader, shell, abbreviation) throws(Diagnostic) in
      guard shell.source == .prompt else {
        throw Diagnostic(
          .taste, "an abbreviation does not belong in a session", at: 0..<4, in: reader.line,
          note: "make it at the prompt")
      }
      var reply = Reply(
        abbreviation == nil ? shell.abbreviations.map { "\($0.word) = \($0.meaning)" } : [])
      reply.isMatterOfTaste = true
      guard let abbreviation else { return reply }
      guard Commands.index(of: abbreviation.word.value) == nil else {
        throw Diagnostic(
          .nameTaken, "\(abbreviation.word.value) is a command", at: abbreviation.word.place,
          in: reader.line)
      }
      shell.abbreviations.removeAll { $0.word == abbreviation.word.value }
      shell.abbreviations.append((abbreviation.word.value, abbreviation.line.value))
      return reply
    })
}

/// A word, and the beginning of a line for which it stands.
private struct Abbreviation: Equatable, Sendable {
  var word: Placed<String>
  var line: Placed<String>

  /// Reads the word, an equals sign and the line.
  static var grammar: Grammar<Abbreviation> {
    Grammar<(Placed<String>, Placed<Input>)>(
      .name("NAME", "a word"), .sign("=", .line, expected: "= and the beginning of a line")
    ).shown(as: "NAME = LINE").map(
      { Abbreviation(word: $0.0, line: Placed($0.1.value.text, at: $0.1.place)) },
      from: { ($0.word, Placed(Input($0.line.value))) })
  }
}
