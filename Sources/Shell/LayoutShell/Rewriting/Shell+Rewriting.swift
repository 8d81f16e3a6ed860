import LayoutModel
import PlumbLanguage
import UIKitTexts
import SwiftReader

extension Shell {
  /// Returns the line that is meant by one that people bring from elsewhere, such as `remove badge`
  /// for `rm badge`; nil if there is none, or the typed line could mean something else.
  func rewritten(_ input: Input) -> Input? {
    let line = input.text
    guard !line.contains("\n"), let typed = TypedLine(input, in: layout),
      let word = typed.tokens.first?.text,
      !SwiftProgram.knows(word, in: layout, timeline.now.memory)
    else { return nil }
    // Of Swift, only calls such as `exit()` can mean a line.
    for rewrite in PhraseRewrites.all where rewrite.nearness == .same {
      guard input.kind != .swift || rewrite.isAbout(line.trimmedBlanks) else { continue }
      guard let meant = rewrite.meaning(of: typed), meant != line.trimmedBlanks else { continue }
      // `constraint title` cannot be a rule, so it asks for the rules of a view.
      let input = Input(meant, line: input.line)
      if input.kind != .unknown { return input }
    }
    // Commands are accepted in any case.
    guard let first = typed.tokens.first, first.kind == .word,
      layout.named(first.text) == nil
    else { return nil }
    let command = first.text.lowercased()
    guard command != first.text, Commands.index(of: command) != nil else { return nil }
    return input.beginning(with: command)
  }

  /// Adds the line that was probably meant to an error, if there is one that would be accepted.
  func corrected(_ error: Diagnostic, _ input: Input) -> Diagnostic {
    let line = input.text
    guard !line.contains("\n") else { return error }
    var error = error
    // A name in the layout is not taken for the misspelled beginning of a command.
    let first = error.code == .unknownCommand ? TypedLine(input, in: layout)?.tokens.first : nil
    let named = first.flatMap { inWords($0.text) }
    if let first, let named {
      error.message = "\"\(first.text)\" is \(named), not a command"
      (error.note, error.correction) = (nil, nil)
      if case .number(let value)? = layout.named(first.text) {
        error.note = "it is \(value.spelled)"
      }
    }
    let other = elsewhere(error, input)
    let rewrite =
      error.code == .unknownCommand
      ? rewritten(input).flatMap { other == nil || accepts($0) ? $0.text : nil } : nil
    if other == nil, rewrite == nil, let correction = error.correction, accepts(Input(correction)) {
      return error
    }
    // The line was understood: in other words it would be refused just the same.
    // Unless the ending of the file belongs to another command.
    if error.code == .file, other == nil, !line.contains(".") { return error }
    if error.code == .notEmpty { return error }
    // What follows `try` is a line of its own.
    let bare = line.trimmedBlanks
    let trial = Commands.all.first { $0.traits.contains(.tries) && bare.hasPrefix("\($0.name) ") }
    let head = trial.map { "\($0.name) " } ?? ""
    let tried = String(bare.dropFirst(head.count)).trimmedBlanks
    let guess = other == nil ? error.correction : nil
    let meant = rewrite ?? meaning(of: tried) ?? guess.flatMap { meaning(of: $0, isMended: true) }
    // A correction has to contain the name that the line begins with.
    let words = meant.flatMap { TypedLine(Input($0), in: layout)?.tokens.map(\.text) } ?? []
    let isAbout = named == nil || first.map { words.contains($0.text) } ?? true
    if let meant, isAbout {
      error.correction = head + meant
      error.note = "did you mean \(head + meant)?"
    } else if let other {
      error.correction = other.meant
      error.note = other.reason
    } else if error.code == .unknownCommand, error.note == nil, named == nil,
      let word = TypedLine(Input(tried), in: layout)?.tokens.first?.text,
      Glossary.page(of: word) != nil
    {
      error.correction = "help \(word)"
      error.note = "help \(word) explains it"
    }
    return error
  }

  /// Describes what a name stands for in words; nil if nothing has the name.
  private func inWords(_ name: String) -> String? {
    if let named = layout.named(name) { return "a \(named.inWords)" }
    return SwiftProgram.meaning(of: name, in: layout, timeline.now.memory).map { meaning in
      (meaning.hasPrefix("a ") || meaning.hasPrefix("an ") ? meaning : "a name") + " of Swift"
    }
  }

  /// Returns the rewrite that a line follows for which Plumb has nothing, if its error has no note
  /// yet.
  private func elsewhere(_ error: Diagnostic, _ input: Input) -> PhraseRewrite? {
    guard error.code == .unknownCommand || error.note == nil,
      let typed = TypedLine(input, in: layout)
    else { return nil }
    return PhraseRewrites.all.first { $0.nearness == .elsewhere && $0.begins(typed) }
  }

  /// Returns the line that another one probably means; nil if none would be accepted.
  ///
  /// A line that was mended already may mean itself.
  private func meaning(of line: String, isMended: Bool = false) -> String? {
    // A call with a text in quotes is Swift, not a phrase that lacks quotes.
    guard let typed = TypedLine(Input(line), in: layout), isMended || !line.contains("(\"") else {
      return nil
    }
    let mended = PartRewrite.mended(typed).flatMap { TypedLine(Input($0), in: layout) }
    for typed in [typed, mended].compactMap(\.self) {
      let input = known(Input(typed.text))
      if typed.text != line || isMended, accepts(input), runs(input) { return typed.text }
      for rewrite in PhraseRewrites.all where rewrite.nearness != .elsewhere {
        guard let meant = rewrite.meaning(of: typed), meant != line.trimmedBlanks else { continue }
        if accepts(Input(meant)) { return meant }
      }
      if let meant = rewritten(input), accepts(meant) { return meant.text }
    }
    return nil
  }

  /// Whether a command that changes nothing by itself can be run, apart from files that may be
  /// missing.
  private func runs(_ line: Input) -> Bool {
    guard case .command(let index) = line.kind else { return true }
    if case .edit = Commands.all[index].action { return true }
    var trial = self
    trial.files = .none
    do throws(Diagnostic) { _ = try trial.execute(line) } catch { return error.code == .file }
    return true
  }

  /// Whether a line would be accepted.
  ///
  /// A line that changes the layout is tried on a copy.
  func accepts(_ line: Input) -> Bool {
    switch known(line).kind {
    case .note: return true
    case .unknown: return false
    case .command(let index):
      let command = Commands.all[index]
      if case .edit = command.action { break }
      guard var reader = try? line.reader(in: layout) else { return false }
      guard command.traits.contains(.tries) else {
        reader.takeName(of: command)
        return (try? command.grammar.readLine(&reader)) != nil
      }
      reader.next()
      return accepts(reader.restAsInput)
    case .setting, .relation, .swift, .block, .log: break
    }
    var copy = layout
    var memory = timeline.now.memory
    return (try? Self.apply(line, to: &copy, &memory)) != nil
  }
}

extension Layout.Named {
  fileprivate var inWords: String {
    switch self {
    case .item: "view"
    case .rule: "rule"
    case .number: "number"
    }
  }
}
