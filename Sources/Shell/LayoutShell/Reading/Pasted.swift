/// Text that was copied from a terminal.
package enum Pasted {
  /// Returns the commands of a transcript without prompts and replies; nil if no line has a prompt.
  ///
  /// Lines behind `..> ` continue the command above them.
  package static func commands(of lines: [String]) -> [String]? {
    guard lines.contains(where: isPrompt) else { return nil }
    return lines.compactMap(typed)
  }

  /// Returns the command in a line of a transcript; empty for a line of a reply.
  package static func command(in line: String) -> String { typed(in: line) ?? "" }

  private static func typed(in line: String) -> String? {
    let trimmed = line.trimmedBlanks
    let sign = [SessionSign.command, SessionSign.continuation].first(where: trimmed.begins)
    return sign.map(trimmed.behind)
  }

  private static func isPrompt(_ line: String) -> Bool {
    line.trimmedBlanks.begins(with: SessionSign.command)
  }
}
