import LayoutModel
import PlumbLanguage
import SwiftReader

extension Shell {
  /// Returns the input that is meant at the prompt: a command's abbreviation is completed, a phrase
  /// of another tool becomes the line that does the same here, a rule gets its full spelling.
  package func expanded(_ input: Input) -> Input { meaning(of: known(input)) }

  /// Returns what an input means at the prompt; it has been classified with the names that Swift
  /// lines made.
  func meaning(of input: Input) -> Input {
    switch input.kind {
    case .note, .command, .setting, .block, .log: return input
    case .relation, .swift, .unknown: break
    }
    // An input whose beginning shows that it is Swift has no tokens.
    guard let tokens = try? input.lexed?.get(), let word = tokens.first?.text else { return input }
    let isKeyword = Input.Kind.keywords.contains(word)
    if let meant = abbreviated(tokens, in: input) { return known(meant) }
    if !isKeyword, let meant = rewritten(input) { return known(meant) }
    if input.kind == .relation {
      // A line that will be refused is shown to its author as it was typed.
      let full = input.canonical
      return full.text == input.text || accepts(full) ? full : input
    }
    return isKeyword ? input : command(begunBy: tokens, of: input).map(known) ?? input
  }

  /// Returns the line with an abbreviation at its beginning written out; nil if none is there.
  func abbreviated(_ tokens: [Token], in input: Input) -> Input? {
    guard !abbreviations.isEmpty, let first = tokens.first, first.kind == .word,
      tokens.dropFirst().first.map({ $0.range.lowerBound > first.range.upperBound }) ?? true,
      !Input.Kind.isAssigned(behind: first, in: input.text), layout.named(first.text) == nil,
      let meaning = abbreviations.first(where: { $0.word == first.text })?.meaning
    else { return nil }
    return Input(
      Diagnostic.replacing(first.range, in: input.text, with: meaning), line: input.line)
  }

  /// Returns what an abbreviation at the beginning of a line stands for, when a blank is typed behind
  /// it; nil for any other text.
  package func expansion(of beginning: String) -> String? {
    guard let tokens = try? Lexer.tokens(of: beginning), tokens.count == 1,
      beginning.last != " "
    else { return nil }
    return abbreviated(tokens, in: Input(beginning))?.text
  }

  /// Returns the line with an abbreviated command written out; nil if the first word begins no
  /// command or several, or is a name.
  func command(begunBy tokens: [Token], of input: Input) -> Input? {
    guard let first = tokens.first, first.kind == .word, first.text.allSatisfy(\.isLetter),
      tokens.dropFirst().first.map({ $0.range.lowerBound > first.range.upperBound }) ?? true,
      !Input.Kind.isAssigned(behind: first, in: input.text), layout.named(first.text) == nil,
      !SwiftProgram.knows(first.text, in: layout, timeline.now.memory)
    else { return nil }
    let begun = Commands.words.filter { $0.hasPrefix(first.text) }
    return begun.count == 1 ? input.beginning(with: begun[0]) : nil
  }
}
