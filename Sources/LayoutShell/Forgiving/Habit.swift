import LayoutModel
import PlumbLanguage

/// What people type who come from elsewhere, and the line that does it here.
struct Habit: Sendable {
  /// How near what was typed is to what is meant.
  enum Nearness: Sendable {
    /// It can mean nothing else: the prompt does it, and writes out the real line.
    case same
    /// It is probably meant: an error offers it.
    case near
    /// There is no such thing: an error says what there is.
    case elsewhere
  }

  /// What is typed; behind words alone anything may follow, which then follows what is meant.
  let typed: Phrase
  /// The line that does it, with the gaps of the phrase; nil where there is none.
  let meant: String?
  let nearness: Nearness
  /// Where it comes from, or what there is instead, as a sentence.
  let reason: String

  private init(_ typed: String, _ meant: String?, _ nearness: Nearness, _ reason: String) {
    self.typed = Phrase(typed)
    self.meant = meant
    self.nearness = nearness
    self.reason = reason
  }

  /// The line that is meant; nil where another one was typed.
  func meaning(of line: TypedLine) -> String? {
    guard let meant, !isName(in: line) else { return nil }
    if let fill = typed.filling(line) {
      return Phrase.filled(meant, fill) { Self.known($0, in: line) }
    }
    guard typed.isWords, nearness == .same, let (tokens, _) = typed.filling(line, at: 0),
      tokens.upperBound < line.tokens.count
    else { return nil }
    return "\(meant) \(line.source(tokens.upperBound..<line.tokens.count))"
  }

  /// What a layout says about a gap that a phrase leaves open.
  private static func known(_ label: String, in line: TypedLine) -> String? {
    let layout = line.layout
    func free(_ name: String) -> String? {
      ([name] + (2...99).map { "\(name)\($0)" }).first { layout.named($0) == nil }
    }
    switch label {
    case "PARENT": return line.parentName
    case "ROOT": return layout.root.map { layout.writtenName(of: $0) } ?? "screen"
    case "ROW": return free("row")
    case "COLUMN": return free("column")
    default: return nil
    }
  }

  /// Whether a line begins with what is typed.
  func begins(_ line: TypedLine) -> Bool {
    !isName(in: line) && typed.filling(line, at: 0) != nil
  }

  /// Whether the first word is the name of something in the layout, and means that.
  private func isName(in line: TypedLine) -> Bool {
    guard let word = typed.firstWord, Commands.index(of: word) == nil,
      let first = line.tokens.first
    else { return false }
    return line.layout.named(first.text) != nil
  }

  /// Whether it is that word, or begins with it where there are no gaps in front.
  func isAbout(_ word: String) -> Bool {
    typed.isWords && typed.text.lowercased() == word.lowercased()
  }

  // MARK: - Making the list

  static func same(_ meant: String, _ reason: String, _ typed: String...) -> [Habit] {
    typed.map { Habit($0, meant, .same, reason) }
  }

  static func near(_ meant: String, _ reason: String, _ typed: String...) -> [Habit] {
    typed.map { Habit($0, meant, .near, reason) }
  }

  static func elsewhere(_ reason: String, offering meant: String? = nil, _ typed: String...)
    -> [Habit]
  {
    typed.map { Habit($0, meant, .elsewhere, reason) }
  }
}
