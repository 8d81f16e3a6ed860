package import LayoutModel
import PlumbLanguage

/// Where the reply to a line goes that a person typed: `frames > frames.md`, `rules | grep gap`.
package struct Redirection: Equatable, Sendable {
  /// A file or a program.
  package enum Target: Equatable, Sendable {
    /// The path of a file, to which the reply is written.
    case file(String)
    /// The command of a program, as the shell of the system takes it, which reads the reply.
    case program(String)
  }

  /// The line in front of the sign.
  package let command: String
  package let target: Target
  /// Whether it is added to what the file has, as behind `>>`.
  package let appends: Bool
  /// Where the sign and the target stand in the line, in Unicode scalars.
  package let place: Range<Int>

  /// Reads a line; nil if its reply goes nowhere else.
  ///
  /// Only commands that look or ask have a reply of their own. Behind `>`, a number or something of
  /// the layout is the side of a comparison, and in a visual format `|` is a view.
  package init?(_ line: String, in layout: Layout) {
    guard line.utf8.contains(where: { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "|") }) else {
      return nil
    }
    let input = Input(line)
    guard
      input.repeatedCommand.map({ $0.asksSolution || $0.isLook || $0.chapter == .look }) ?? false
    else { return nil }
    let scalars = Array(line.unicodeScalars)
    var quote: Unicode.Scalar?
    for (index, scalar) in scalars.enumerated() {
      if let open = quote {
        if scalar == open { quote = nil }
        continue
      }
      if scalar == "\"" || scalar == "`" { quote = scalar }
      guard scalar == ">" || scalar == "|", index > 0, scalars[index - 1] == " " else { continue }
      let isDoubled = scalar == ">" && scalars[(index + 1)...].first == ">"
      let rest = Shell.text(scalars[(index + (isDoubled ? 2 : 1))...]).trimmedBlanks
      guard let first = rest.unicodeScalars.first, !">=|".unicodeScalars.contains(first) else {
        continue
      }
      if scalar == "|" {
        target = .program(rest)
      } else {
        guard !Self.isSide(rest, in: layout) else { continue }
        target = .file(rest)
      }
      command = Shell.text(scalars[..<index]).trimmedBlanks
      place = index..<scalars.count
      appends = isDoubled
      return
    }
    return nil
  }

  /// Returns a line that ends with the sign, behind which the file or the program is still missing: the
  /// command, where the name is to stand, and what it is; nil for other lines.
  static func unfinished(
    _ line: String, in layout: Layout
  ) -> (command: String, place: Range<Int>, missing: String)? {
    let text = line.trimmedBlanks
    guard let sign = text.last, sign == ">" || sign == "|",
      // With a name behind it, it would be one.
      let whole = Redirection(text + " x", in: layout)
    else { return nil }
    let end = line.unicodeScalars.count
    let isProgram = if case .program = whole.target { true } else { false }
    return (whole.command, end..<end + 1, isProgram ? "PROGRAM" : "FILE")
  }

  /// Whether a text begins as the side of a comparison.
  private static func isSide(_ text: String, in layout: Layout) -> Bool {
    guard let first = (try? Lexer.tokens(of: text))?.first else { return false }
    return first.isNumber || first.isSign("-") || first.isSign("(")
      || first.isName && layout.named(first.text) != nil
  }
}

extension Shell {
  /// Returns where the reply to a line goes; nil if it goes nowhere else.
  ///
  /// A terminal that cannot edit lines leaves abbreviations in them.
  package func redirection(of line: String) -> Redirection? {
    if let redirection = Redirection(line, in: layout) { return redirection }
    guard source == .prompt, line.contains(where: { $0 == ">" || $0 == "|" }) else { return nil }
    return Redirection(expanded(Input(line)).text, in: layout)
  }

  /// The error of a line that sends its reply elsewhere and was not typed, or does not say where;
  /// nil for other lines.
  func refusedRedirection(_ input: Input) -> Diagnostic? {
    if let (_, place, missing) = Redirection.unfinished(input.text, in: layout) {
      return Diagnostic(
        .missing, "expected the name of a \(missing.lowercased())", at: place, in: input.text)
    }
    guard source != .prompt, let redirection = redirection(of: input.text) else { return nil }
    var name = "PROGRAM"
    var sign = "|"
    if case .file = redirection.target { (name, sign) = ("FILE", redirection.appends ? ">>" : ">") }
    return Diagnostic(
      .onlyAtThePrompt, "a reply goes into a file or a program only at the prompt",
      at: redirection.place, in: input.text,
      note: "from outside: plumb -c '...' \(sign) \(name)")
  }
}
