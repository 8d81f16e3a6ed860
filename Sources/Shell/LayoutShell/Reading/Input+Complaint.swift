import LayoutModel
import PlumbLanguage

extension Input {
  /// Why the input is not a line of Plumb, with the command that was probably meant.
  var complaint: Diagnostic {
    let line = text
    let tokens: [Token]
    do throws(Diagnostic) { tokens = try row.get() } catch { return error }
    guard let first = tokens.first else {
      return Diagnostic(.unknownCommand, "this is not a line of a session", at: 0..<1, in: line)
    }
    if tokens.count > 1, tokens[1].isSign(".") {
      return Diagnostic(
        .missing, "a rule needs ==, <= or >=", at: 0..<line.unicodeScalars.count, in: line)
    }
    let names = Commands.words
    let begun = names.filter { $0.hasPrefix(first.text) }
    if begun.count > 1 {
      return Diagnostic(
        .unknownCommand, "\"\(first.text)\" could begin several commands", at: first.range,
        in: line,
        note: "\(begun.dropLast().joined(separator: ", ")) or \(begun[begun.count - 1])?")
    }
    // `remove-view b` is not a `remove`.
    let end = line.unicodeScalars.dropFirst(first.range.lowerBound).firstIndex { $0 == " " }
    if names.contains(first.text), tokens.count > 1,
      tokens[1].range.lowerBound == first.range.upperBound
    {
      let scalars = line.unicodeScalars
      let start = scalars.index(scalars.startIndex, offsetBy: first.range.lowerBound)
      let word = String(scalars[start..<(end ?? scalars.endIndex)])
      return Diagnostic(
        .unknownCommand, "no command named \"\(word)\"",
        at: first.range.lowerBound..<first.range.lowerBound + word.unicodeScalars.count, in: line,
        meant: first.text)
    }
    let meant = begun.first ?? Similarity.nearest(to: first.text, among: names)
    return Diagnostic(
      .unknownCommand, "no command named \"\(first.text)\"", at: first.range, in: line,
      meant: meant)
  }
}
