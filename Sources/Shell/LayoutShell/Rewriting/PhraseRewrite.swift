import LayoutModel
import PlumbLanguage

/// A phrase of another tool, language or plain English, and the line that does the same here.
struct PhraseRewrite: Sendable {
  /// How certain it is what the phrase means here.
  enum Nearness: Sendable {
    /// It can mean nothing else: the prompt runs the line that is meant, and shows it.
    case same
    /// It is probably meant: the error offers it.
    case near
    /// Plumb has no such thing: the error says what there is instead.
    case elsewhere
  }

  /// What is typed.
  ///
  /// A phrase without placeholders may be followed by anything, which then follows the line that is
  /// meant.
  let typed: Phrase
  /// The line that is meant, with the placeholders of the phrase; nil if there is none.
  let meant: String?
  let nearness: Nearness
  /// Where the phrase comes from, or what there is instead, as a sentence.
  let reason: String

  private init(_ typed: String, _ meant: String?, _ nearness: Nearness, _ reason: String) {
    self.typed = Phrase(typed)
    self.meant = meant
    self.nearness = nearness
    self.reason = reason
  }

  /// Returns the line that is meant by a typed line; nil if the typed line is not this phrase.
  func meaning(of line: TypedLine) -> String? {
    guard let meant, !isName(in: line) else { return nil }
    if let fill = typed.filling(line) {
      return Phrase.filled(meant, fill) { Self.known($0, in: line) }
    }
    guard typed.isWords, nearness == .same, let end = end(in: line), end < line.tokens.count
    else { return nil }
    return "\(meant) \(line.source(end..<line.tokens.count))"
  }

  /// The number of tokens at the beginning of a line that are the phrase; nil if there is none, or
  /// if its last word goes on, as in `b.width`.
  private func end(in line: TypedLine) -> Int? {
    guard let (tokens, _) = typed.filling(line, at: 0) else { return nil }
    let (last, next) = (tokens.upperBound - 1, tokens.upperBound)
    guard line.tokens.indices.contains(last), line.tokens.indices.contains(next) else {
      return next
    }
    let isOneWord = line.tokens[last].range.upperBound == line.tokens[next].range.lowerBound
    return isOneWord && line.tokens[last].isName ? nil : next
  }

  /// What a layout fills in for a placeholder that the phrase does not have, such as `PARENT`; nil
  /// if nothing.
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

  /// Whether a line begins with the phrase.
  func begins(_ line: TypedLine) -> Bool {
    !isName(in: line) && end(in: line) != nil
  }

  /// Whether the first word of a line is the name of something in the layout, so that the line is
  /// about that.
  private func isName(in line: TypedLine) -> Bool {
    guard let word = typed.firstWord, Commands.index(of: word) == nil,
      let first = line.tokens.first
    else { return false }
    return line.layout.named(first.text) != nil
  }

  /// Whether the phrase is exactly a word, in any case.
  func isAbout(_ word: String) -> Bool {
    typed.isWords && typed.text.lowercased() == word.lowercased()
  }

  // MARK: - Making the list

  static func same(_ meant: String, _ reason: String, _ typed: String...) -> [PhraseRewrite] {
    typed.map { PhraseRewrite($0, meant, .same, reason) }
  }

  static func near(_ meant: String, _ reason: String, _ typed: String...) -> [PhraseRewrite] {
    typed.map { PhraseRewrite($0, meant, .near, reason) }
  }

  /// The parts of a command in any other order, and with a sign in front of the last part.
  ///
  /// `rest` is what follows them at any rate.
  static func reordered(
    _ command: String, _ parts: [String], _ reason: String, signs: [String] = [], rest: String = ""
  ) -> [PhraseRewrite] {
    let meant = ([command] + parts + [rest]).filter { !$0.isEmpty }.joined(separator: " ")
    let signed = signs.map { sign in parts.dropLast() + ["\(sign) \(parts[parts.count - 1])"] }
    return ([parts] + signed.map { Array($0) }).flatMap { orders(of: $0) }.map { order in
      let typed = ([command] + order + [rest]).filter { !$0.isEmpty }.joined(separator: " ")
      return PhraseRewrite(typed, meant, .near, reason)
    }
  }

  private static func orders(of parts: [String]) -> [[String]] {
    guard parts.count > 1 else { return [parts] }
    return parts.indices.flatMap { index in
      var others = parts
      let first = others.remove(at: index)
      return orders(of: others).map { [first] + $0 }
    }
  }

  static func elsewhere(_ reason: String, offering meant: String? = nil, _ typed: String...)
    -> [PhraseRewrite]
  {
    typed.map { PhraseRewrite($0, meant, .elsewhere, reason) }
  }
}
