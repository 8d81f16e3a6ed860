import LayoutModel
import PlumbLanguage

extension Command {
  static let abbr = Command(
    "abbr", .keep, "lets a word stand for the beginning of a line",
    .optional(AbbreviationRequest.grammar),
    details: [
      "A blank behind it or Enter writes it out. Alone, abbr lists all of them;",
      "--drop takes one back. It is your choice, for ~/.config/plumb/init: an error in",
      "a session.",
    ], example: "abbr ll = rules --generated", related: ["set", "help"],
    action: .control { (reader, shell, request) throws(Diagnostic) in
      guard shell.source == .prompt else {
        throw Diagnostic(
          .taste, "an abbreviation does not belong in a session", at: 0..<4, in: reader.line,
          note: "make it at the prompt")
      }
      var remarks: [String] = []
      switch request {
      case nil:
        remarks = shell.abbreviations.map { "\($0.word) = \($0.meaning)" }
        if remarks.isEmpty { remarks = ["no abbreviations; such as abbr ll = rules"] }
      case .drop(let word)?:
        guard shell.abbreviations.contains(where: { $0.word == word.value }) else {
          throw Diagnostic(
            .badChoice, "\(word.value) is no abbreviation", at: word.place, in: reader.line,
            note: shell.abbreviations.isEmpty ? "there are none" : "abbr lists them")
        }
        shell.abbreviations.removeAll { $0.word == word.value }
      case .make(let abbreviation)?:
        let word = abbreviation.word
        guard Commands.index(of: word.value) == nil else {
          throw Diagnostic(
            .nameTaken, "\(word.value) is a command", at: word.place, in: reader.line)
        }
        shell.abbreviations.removeAll { $0.word == word.value }
        shell.abbreviations.append((word.value, abbreviation.line.value))
      }
      var reply = Reply(remarks)
      reply.isMatterOfTaste = true
      return reply
    })
}

/// What `abbr` is asked to do.
private enum AbbreviationRequest: Equatable, Sendable {
  case make(Abbreviation)
  case drop(Placed<String>)

  /// `ll = rules --generated`, or `--drop ll`.
  static var grammar: Grammar<AbbreviationRequest> {
    let make = Abbreviation.grammar
    return Grammar(
      usage: make.usage + ["--drop NAME"],
      read: { (reader) throws(Diagnostic) in
        guard try reader.flags(["drop"]).contains("drop") else {
          return .make(try make.read(&reader))
        }
        let word = try reader.name("an abbreviation")
        return .drop(Placed(word.text, at: word.range))
      },
      write: { request, text in
        switch request {
        case .make(let abbreviation): return make.write(abbreviation, &text)
        case .drop(let word):
          text.add("--drop")
          text.add(word.value)
          return true
        }
      },
      isSame: { $0 == $1 },
      example: { sampler in make.example(&sampler).map { .make($0) } })
  }
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
