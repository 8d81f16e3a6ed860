import LayoutModel
import LayoutNotation
import SwiftNotation

extension Shell {
  /// The line that people mean who type another one by habit, `rm badge` for `remove badge`; nil
  /// where it is none, or could mean something else.
  func habitual(_ line: String) -> String? {
    guard !line.contains("\n"), let typed = TypedLine(line, in: layout),
      let word = typed.tokens.first?.text,
      !SwiftNotation.knows(word, in: layout, timeline.now.memory)
    else { return nil }
    // Of Swift only `exit()` and its like can mean something else.
    let isSwift = kind(of: line) == .swift
    for habit in Habits.all where habit.nearness == .same {
      guard !isSwift || habit.isAbout(line.trimmedBlanks) else { continue }
      guard let meant = habit.meaning(of: typed), meant != line.trimmedBlanks else { continue }
      // `constraint title` is no rule, so it asks for the rules of a view.
      if LineKind(meant) != .unknown { return meant }
    }
    // A command does not mind its capitals.
    guard let first = typed.tokens.first, first.kind == .word,
      let command = Commands.named(first.text.lowercased()), command.name != first.text,
      layout.named(first.text) == nil
    else { return nil }
    return Diagnostic.replacing(first.range, in: line, with: command.name)
  }

  /// An error with the line that was probably meant, where there is one that would be accepted.
  func forgiven(_ error: Diagnostic, _ line: String) -> Diagnostic {
    guard !line.contains("\n") else { return error }
    var error = error
    // What people gave a name is no beginning of a command.
    let first = error.code == .unknownCommand ? TypedLine(line, in: layout)?.tokens.first : nil
    let named = first.flatMap { inWords($0.text) }
    if let first, let named {
      error.message = "\"\(first.text)\" is \(named), not a command"
      (error.note, error.correction) = (nil, nil)
    }
    let other = elsewhere(error, line)
    let habit = error.code == .unknownCommand ? habitual(line) : nil
    if other == nil, habit == nil, let correction = error.correction, accepts(correction) {
      return error
    }
    // What is tried is a line of its own.
    let bare = line.trimmedBlanks
    let head = bare.hasPrefix("try ") ? "try " : ""
    let tried = String(bare.dropFirst(head.count)).trimmedBlanks
    let guess = other == nil ? error.correction : nil
    let meant = habit ?? meaning(of: tried) ?? guess.flatMap { meaning(of: $0, isMended: true) }
    // What has a name is not left out of what is meant.
    let words = meant.flatMap { TypedLine($0, in: layout)?.tokens.map(\.text) } ?? []
    let isAbout = named == nil || first.map { words.contains($0.text) } ?? true
    if let meant, isAbout {
      error.correction = head + meant
      error.note = "did you mean \(head + meant)?"
    } else if let other {
      error.correction = other.meant
      error.note = other.reason
    } else if error.code == .unknownCommand, error.note == nil, named == nil,
      let word = TypedLine(tried, in: layout)?.tokens.first?.text, Glossary.page(of: word) != nil
    {
      error.correction = "help \(word)"
      error.note = "help \(word) tells what it is"
    }
    return error
  }

  /// What bears a name, in words; nil where nothing does.
  private func inWords(_ name: String) -> String? {
    if let named = layout.named(name) { return "a \(named.inWords)" }
    return SwiftNotation.meaning(of: name, in: layout, timeline.now.memory).map { meaning in
      (meaning.hasPrefix("a ") || meaning.hasPrefix("an ") ? meaning : "a name") + " of Swift"
    }
  }

  /// What a line asks for that there is not, where nothing else is known about its error.
  private func elsewhere(_ error: Diagnostic, _ line: String) -> Habit? {
    guard error.code == .unknownCommand || error.note == nil,
      let typed = TypedLine(line, in: layout)
    else { return nil }
    return Habits.all.first { $0.nearness == .elsewhere && $0.begins(typed) }
  }

  /// The line that another one probably means; a mended one may mean itself.
  private func meaning(of line: String, isMended: Bool = false) -> String? {
    // What is wrong in a call of Swift is no text that lacks its quotes.
    guard let typed = TypedLine(line, in: layout), isMended || !line.contains("(\"") else {
      return nil
    }
    let mended = Slip.mended(typed).flatMap { TypedLine($0, in: layout) }
    for typed in [typed, mended].compactMap(\.self) {
      if typed.text != line || isMended, accepts(typed.text), runs(typed.text) {
        return typed.text
      }
      for habit in Habits.all where habit.nearness != .elsewhere {
        guard let meant = habit.meaning(of: typed), meant != line.trimmedBlanks else { continue }
        if accepts(meant) { return meant }
      }
      if let meant = habitual(typed.text), accepts(meant) { return meant }
    }
    return nil
  }

  /// Whether a command that changes nothing by itself can be run at all, as far as files do not
  /// matter.
  private func runs(_ line: String) -> Bool {
    guard case .command(let index) = kind(of: line) else { return true }
    if case .edit = Commands.all[index].action { return true }
    var trial = self
    trial.files = .none
    do throws(Diagnostic) { _ = try trial.execute(line) } catch { return error.code == .file }
    return true
  }

  /// Whether a line would be accepted: one that changes the layout is tried out.
  func accepts(_ line: String) -> Bool {
    switch kind(of: line) {
    case .note: return true
    case .unknown: return false
    case .command(let index):
      let command = Commands.all[index]
      if case .edit = command.action { break }
      guard command.name == "try" else { return true }
      return accepts(String(line.trimmedBlanks.dropFirst("try ".count)))
    case .setting, .relation, .swift: break
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
