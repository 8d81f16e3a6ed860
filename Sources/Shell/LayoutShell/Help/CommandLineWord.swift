import LayoutDrawing
import PlumbLanguage

/// A word on the command line of `plumb` that is neither a subcommand nor a file.
package struct CommandLineWord {
  private let word: String
  private let rest: [String]
  private let subcommands: [String]

  /// Makes the first word of a command line from all of its words.
  package init?(_ words: [String], subcommands: [String]) {
    guard let first = words.first, !subcommands.contains(first) else { return nil }
    word = first
    rest = Array(words.dropFirst())
    self.subcommands = subcommands
  }

  /// What to type instead, as a sentence; nil for a word that is like no other.
  package var advice: String? {
    guard !word.contains("."), !word.contains("/") else { return nil }
    if let command = Commands.named(word) {
      let line = command.example
      return "for the command: plumb FILE -c \(line.contains(" ") ? "'\(line)'" : line)"
    }
    return Similarity.nearest(to: word, among: subcommands + ["help"]).map { name in
      "did you mean plumb \(([name] + rest.map(\.escaped)).joined(separator: " "))?"
    }
  }

  /// Returns the arguments that `plumb` follows for typed ones: `help why` asks for the page of a
  /// command of the prompt, if there is no subcommand of that name.
  package static func followed(_ typed: [String], subcommands: [String]) -> [String] {
    guard typed.count == 2, typed[0] == "help", !typed[1].hasPrefix("-"),
      !subcommands.contains(typed[1]), Manual.answer(about: typed[1]) != nil
    else { return typed }
    return ["run", "--no-config", "-c", "help \(typed[1])"]
  }
}
