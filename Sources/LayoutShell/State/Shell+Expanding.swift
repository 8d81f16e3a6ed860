import LayoutModel
import PlumbLanguage
import SwiftReader

extension Shell {
  /// The input that is meant at the prompt, where people leave out what is clear: the beginning of
  /// a command is written out, a habit from elsewhere is the line that does it here, a rule has its
  /// full spelling.
  package func expanded(_ input: Input) -> Input { meaning(of: known(input)) }

  /// What an input means at the prompt that is known.
  func meaning(of input: Input) -> Input {
    switch input.kind {
    case .note, .command, .setting, .block, .log: return input
    case .relation, .swift, .unknown: break
    }
    // What begins as only Swift does is no row of tokens.
    guard let tokens = try? input.lexed?.get(), let word = tokens.first?.text else { return input }
    let isKeyword = Input.Kind.keywords.contains(word)
    if !isKeyword, let meant = habitual(input) { return known(meant) }
    if input.kind == .relation {
      // A line that will be refused is shown to its author as it was typed.
      let full = input.canonical
      return full.text == input.text || accepts(full) ? full : input
    }
    return isKeyword ? input : command(begunBy: tokens, of: input).map(known) ?? input
  }

  /// The line with the beginning of a command written out; nil where it begins none, several, or
  /// is a name.
  private func command(begunBy tokens: [Token], of input: Input) -> Input? {
    guard let first = tokens.first, first.kind == .word, first.text.allSatisfy(\.isLetter),
      tokens.dropFirst().first.map({ $0.range.lowerBound > first.range.upperBound }) ?? true,
      !Input.Kind.isAssigned(behind: first, in: input.text), layout.named(first.text) == nil,
      !SwiftProgram.knows(first.text, in: layout, timeline.now.memory)
    else { return nil }
    let begun = Commands.all.map(\.name).filter { $0.hasPrefix(first.text) }
    return begun.count == 1 ? input.beginning(with: begun[0]) : nil
  }
}
