package import LayoutModel
package import PlumbLanguage
import UIKitTexts

/// A command of the shell: how it is written, what it does, and what is to be said about it.
///
/// A new command is a new file in `Commands/` and a line in ``Commands/all``. Its grammar reads the
/// line, completes it, prints its forms and writes calls of it; help and the manual are printed from
/// here.
package struct Command: Sendable {
  /// The chapter of the manual.
  package enum Chapter: String, Sendable, CaseIterable {
    case build = "Build"
    case look = "Look"
    case ask = "Ask"
    case time = "Time"
    case keep = "Keep and test"
  }

  /// What a command is to a session, besides changing or showing the document.
  struct Traits: OptionSet {
    let rawValue: Int

    /// It checks something and changes nothing.
    static let checks = Traits(rawValue: 1)
    /// It keeps the session; a session does not hold it.
    static let saves = Traits(rawValue: 2)
    /// It leaves; a session that is saved does not hold it.
    static let leaves = Traits(rawValue: 4)
    /// It tells what another line would do, which follows its name.
    static let tries = Traits(rawValue: 16)
    /// It gives something a name, as a line of Swift with the same word does.
    static let declares = Traits(rawValue: 32)
    /// What it does depends on files, which are other ones another day.
    static let usesFiles = Traits(rawValue: 8)
    /// It shows what the solution is, although it is no ``Action/answer(_:)``.
    static let shows = Traits(rawValue: 64)
  }

  /// How a command does what it does.
  package enum Action: Sendable {
    /// Changes the document and returns remarks; one step.
    case edit(@Sendable (inout TokenReader, inout Layout) throws(Diagnostic) -> [String])
    /// Changes nothing.
    case answer(@Sendable (inout TokenReader, Shell) throws(Diagnostic) -> Answer)
    /// Steers the shell; inside a block the second one changes the document, where there is one.
    case control(
      @Sendable (inout TokenReader, inout Shell) throws(Diagnostic) -> Reply,
      edit: (@Sendable (inout TokenReader, inout Layout) throws(Diagnostic) -> [String])? = nil)

    /// How the document is changed, where it is.
    var edit: (@Sendable (inout TokenReader, inout Layout) throws(Diagnostic) -> [String])? {
      switch self {
      case .edit(let edit): edit
      case .answer: nil
      case .control(_, let edit): edit
      }
    }
  }

  /// What a command does with what its grammar read.
  enum Work<Value> {
    /// Changes the document and returns remarks; one step.
    case edit(@Sendable (TokenReader, inout Layout, Value) throws(Diagnostic) -> [String])
    /// Changes nothing.
    case answer(@Sendable (TokenReader, Shell, Value) throws(Diagnostic) -> Answer)
    /// Steers the shell; inside a block the second one changes the document, where there is one.
    case control(
      @Sendable (TokenReader, inout Shell, Value) throws(Diagnostic) -> Reply,
      edit: (@Sendable (TokenReader, inout Layout, Value) throws(Diagnostic) -> [String])? = nil)

    /// Reads a line, then does it.
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

  /// The word that starts the line.
  package let name: String
  /// Where the manual has it.
  package let chapter: Chapter
  /// What it does, in a few words.
  package let summary: String
  /// More about it, line by line.
  package let details: [String]
  /// A line to try.
  package let example: String
  /// Commands to look at next.
  package let related: [String]
  /// What it is to a session.
  let traits: Traits
  private let deferredGrammar: @Sendable () -> any SomeGrammar
  /// What it does.
  package let action: Action

  /// How it is written after its name.
  var grammar: any SomeGrammar { deferredGrammar() }

  /// Whether it shows something and changes nothing.
  var isLook: Bool {
    guard case .answer = action else { return false }
    return chapter == .look || chapter == .time
  }

  /// Whether it asks what the solution is, and changes nothing.
  var asksSolution: Bool {
    if case .answer = action { return true }
    return !traits.isDisjoint(with: [.checks, .shows])
  }

  /// How it is written, each way as a line of help.
  package var forms: [String] {
    grammar.usage.flatMap { usage in
      let form = usage.isEmpty || usage.hasPrefix("\n") ? name + usage : "\(name) \(usage)"
      return form.split(separator: "\n").map(String.init)
    }
  }

  init<Value>(
    _ name: String, _ chapter: Chapter, _ summary: String,
    _ grammar: @autoclosure @escaping @Sendable () -> Grammar<Value>,
    details: [String] = [], example: String, related: [String] = [], traits: Traits = [],
    action work: Work<Value>
  ) {
    self.name = name
    self.chapter = chapter
    self.summary = summary
    self.details = details
    self.example = example
    self.related = related
    self.traits = traits
    let grammar = Deferred(grammar)
    deferredGrammar = { grammar.value }
    action = work.behind(grammar)
  }

  /// A command whose lines are written elsewhere, too.
  init<Value>(
    _ call: Call<Value>, _ chapter: Chapter, _ summary: String, details: [String] = [],
    example: String, related: [String] = [], traits: Traits = [], action: Work<Value>
  ) {
    self.init(
      call.name, chapter, summary, call.grammar, details: details, example: example,
      related: related, traits: traits, action: action)
  }
}
