package import LayoutModel
package import PlumbLanguage
import UIKitTexts

/// A command of the shell: its grammar, its action, and its page of help.
///
/// A new command is a new file in `Commands/` and a line in ``Commands/all``. Its grammar reads the
/// line, completes it, prints its forms and writes calls of it; help and the manual are printed
/// from this value.
package struct Command: Sendable {
  /// A chapter of the manual.
  package enum Chapter: String, Sendable, CaseIterable {
    case build = "Build"
    case look = "Look"
    case ask = "Ask"
    case time = "Time"
    case keep = "Keep and test"
  }

  /// What sessions, `try` and the reader have to know about a command besides its action.
  struct Traits: OptionSet {
    let rawValue: Int

    /// Checks something and changes nothing, as `expect` does.
    static let checks = Traits(rawValue: 1)
    /// Saves the session; the saved session does not contain the command.
    static let saves = Traits(rawValue: 2)
    /// Ends the shell; a saved session does not contain the command.
    static let leaves = Traits(rawValue: 4)
    /// Runs another line, which follows the command's name, only to show what it would do, as `try`
    /// does.
    static let tries = Traits(rawValue: 16)
    /// Declares a name, as a line of Swift that begins with the same word can do.
    static let declares = Traits(rawValue: 32)
    /// Depends on files, whose contents may differ the next time the line is run.
    static let usesFiles = Traits(rawValue: 8)
    /// Depends on files only where `--write` asks it to write one.
    static let writesFiles = Traits(rawValue: 128)
    /// Shows what the solution is and leaves the layout alone, although it is no
    /// ``Action/answer(_:)``.
    static let shows = Traits(rawValue: 64)
  }

  /// What a command does with its line.
  package enum Action: Sendable {
    /// Changes the layout as one step, and returns remarks for the reply.
    case edit(@Sendable (inout TokenReader, inout Layout) throws(Diagnostic) -> [String])
    /// Answers without changing anything.
    case answer(@Sendable (inout TokenReader, Shell) throws(Diagnostic) -> Answer)
    /// Changes the shell itself.
    ///
    /// `edit` is what the command does to the layout inside a block; nil if it has no place in a
    /// block.
    case control(
      @Sendable (inout TokenReader, inout Shell) throws(Diagnostic) -> Reply,
      edit: (@Sendable (inout TokenReader, inout Layout) throws(Diagnostic) -> [String])? = nil)

    /// How the command changes the layout inside a block; nil if it cannot stand in one.
    var edit: (@Sendable (inout TokenReader, inout Layout) throws(Diagnostic) -> [String])? {
      switch self {
      case .edit(let edit): edit
      case .answer: nil
      case .control(_, let edit): edit
      }
    }
  }

  /// An ``Action`` that is given the value its grammar read.
  enum Work<Value> {
    /// Changes the layout as one step, and returns remarks for the reply.
    case edit(@Sendable (TokenReader, inout Layout, Value) throws(Diagnostic) -> [String])
    /// Answers without changing anything.
    case answer(@Sendable (TokenReader, Shell, Value) throws(Diagnostic) -> Answer)
    /// Changes the shell itself.
    ///
    /// `edit` is what the command does to the layout inside a block; nil if it has no place in a
    /// block.
    case control(
      @Sendable (TokenReader, inout Shell, Value) throws(Diagnostic) -> Reply,
      edit: (@Sendable (TokenReader, inout Layout, Value) throws(Diagnostic) -> [String])? = nil)

    /// Returns the action that reads the whole line with the grammar, then does this work.
    fileprivate func behind(_ grammar: Deferred<Grammar<Value>>) -> Action {
      switch self {
      case .edit(let edit):
        return .edit { (reader, layout) throws(Diagnostic) in
          let value = try grammar.value.readAll(&reader)
          return try edit(reader, &layout, value)
        }
      case .answer(let answer):
        return .answer { (reader, shell) throws(Diagnostic) in
          let value = try grammar.value.readAll(&reader)
          return try answer(reader, shell, value)
        }
      case .control(let control, let edit):
        var step: (@Sendable (inout TokenReader, inout Layout) throws(Diagnostic) -> [String])?
        if let edit {
          step = { (reader, layout) throws(Diagnostic) in
            let value = try grammar.value.readAll(&reader)
            return try edit(reader, &layout, value)
          }
        }
        return .control(
          { (reader, shell) throws(Diagnostic) in
            let value = try grammar.value.readAll(&reader)
            return try control(reader, &shell, value)
          }, edit: step)
      }
    }
  }

  /// Another word that can start the line of a command.
  package struct Alias: Sendable {
    /// The word.
    package let word: String
    /// The beginning of a line that it stands for: the command's name, and perhaps an option.
    package let meaning: String
  }

  /// The word that starts the line.
  package let name: String
  /// Other words that can start the line, as older sessions have them.
  package let aliases: [Alias]
  /// The chapter of the manual that has its page.
  package let chapter: Chapter
  /// What it does, in a few words, as a verb in the third person.
  package let summary: String
  /// The lines below the summary on its page of help.
  package let details: [String]
  /// An example, as a line that can be typed.
  package let example: String
  /// The names of commands to read about next.
  package let related: [String]
  /// What sessions, `try` and the reader have to know about it.
  let traits: Traits
  /// The shapes of what it answers in JSON; none if it only changes something.
  let answers: [JSONSchema.Shape]
  private let deferredGrammar: @Sendable () -> any SomeGrammar
  /// What it does with its line.
  package let action: Action

  /// The grammar of what follows its name, made when it is first asked for.
  var grammar: any SomeGrammar { deferredGrammar() }

  /// Whether it shows the layout or the steps and changes nothing.
  var isLook: Bool {
    if traits.contains(.shows), chapter == .look { return true }
    guard case .answer = action else { return false }
    return chapter == .look || chapter == .time
  }

  /// Whether it asks what the solution is, and changes nothing.
  var asksSolution: Bool {
    if case .answer = action { return true }
    return !traits.isDisjoint(with: [.checks, .shows])
  }

  /// Whether a loop may repeat it: it changes the layout or asks, and nothing else.
  var canBeRepeated: Bool {
    if case .answer = action { return true }
    return action.edit != nil || traits.contains(.checks)
  }

  /// The words that can start its line, each with what it does in a few words.
  var words: [(text: String, about: String)] {
    [(name, summary)] + aliases.map { ($0.word, "another word for \($0.meaning)") }
  }

  /// The ways to write it, each as a line of help.
  package var forms: [String] {
    grammar.usage.flatMap { usage in
      let form = usage.isEmpty || usage.hasPrefix("\n") ? name + usage : "\(name) \(usage)"
      return form.split(separator: "\n").map(String.init)
    }
  }

  init<Value>(
    _ name: String, _ chapter: Chapter, _ summary: String,
    _ grammar: @autoclosure @escaping @Sendable () -> Grammar<Value>,
    aliases: KeyValuePairs<String, String> = [:], details: [String] = [], example: String,
    related: [String] = [], traits: Traits = [], answers: [JSONSchema.Shape] = [],
    action work: Work<Value>
  ) {
    self.name = name
    self.aliases = aliases.map { Alias(word: $0.key, meaning: $0.value) }
    self.chapter = chapter
    self.summary = summary
    self.details = details
    self.example = example
    self.related = related
    self.traits = traits
    self.answers = answers
    let grammar = Deferred(grammar)
    deferredGrammar = { grammar.value }
    action = work.behind(grammar)
  }

  /// Makes a command from a call that other code writes, too, such as a fix or an export.
  init<Value>(
    _ call: Call<Value>, _ chapter: Chapter, _ summary: String, details: [String] = [],
    example: String, related: [String] = [], traits: Traits = [],
    answers: [JSONSchema.Shape] = [], action: Work<Value>
  ) {
    self.init(
      call.name, chapter, summary, call.grammar, details: details, example: example,
      related: related, traits: traits, answers: answers, action: action)
  }
}

extension TokenReader {
  /// Reads the word that starts the line of a command, and puts what an alias stands for besides the
  /// command's name in front of the rest.
  ///
  /// The tokens that replace the alias keep its place, so that errors point at the typed text.
  mutating func takeName(of command: Command) {
    guard let typed = next(), let alias = command.aliases.first(where: { $0.word == typed.text }),
      let tokens = try? Lexer.tokens(of: alias.meaning)
    else { return }
    insert(
      tokens.dropFirst().map { token in
        var token = token
        token.range = typed.range
        return token
      })
  }
}
