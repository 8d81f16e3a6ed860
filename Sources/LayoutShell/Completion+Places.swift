import LayoutDrawing
import LayoutModel
import LayoutNotation

/// Places where no names of the layout stand: files, steps, repairs, the signs of a relation.
extension Shell {
  // MARK: - Files

  /// What fits into a path, which reaches from its first word to the end of the line.
  func path(in scalars: [Unicode.Scalar]) -> Completion? {
    let line = Self.text(scalars[...])
    var words = line.split(separator: " ", omittingEmptySubsequences: true)[...]
    guard let name = words.popFirst(), let command = Commands.named(String(name)),
      let place = command.arguments.firstIndex(where: \.isFile)
    else { return nil }
    var start = line.index(name.endIndex, offsetBy: 0)
    // Words in front of it, and flags that may stand anywhere.
    var left = place
    while let word = words.first, left > 0 || word.hasPrefix("--") {
      if !(word.hasPrefix("--") && left == 0) { left -= 1 }
      guard word.endIndex < line.endIndex else { return nil }
      start = word.endIndex
      words.removeFirst()
    }
    guard left == 0, start < line.endIndex else { return nil }
    let typed = line[start...].drop { $0 == " " }
    let folder = typed.lastIndex(of: "/").map { String(typed[...$0]) } ?? ""
    let beginning = typed.dropFirst(folder.count)
    let kind = command.arguments[place]
    let names = files.list(folder.isEmpty ? "." : folder).filter { name in
      name.hasPrefix(beginning) && (name.first != "." || beginning.first == ".")
        && (name.hasSuffix("/") || kind.takes(file: name))
    }
    let from = line[..<typed.startIndex].unicodeScalars.count
    return Completion(
      range: from..<scalars.count, candidates: Self.words(names.map { folder + $0 }))
  }

  // MARK: - Steps and repairs

  /// The steps, the newest first.
  var steps: [(text: String, about: String)] {
    let numbered = timeline.steps.dropFirst().map { step in
      ("#\(step.number)", step.command.split(separator: "\n").first.map(String.init) ?? "")
    }
    return numbered.reversed() + Self.words(["first", "last"])
  }

  /// The numbers of the list of repairs that was printed for this layout.
  var fixes: [(text: String, about: String)] {
    guard let listed = listedRepairs, listed.step == timeline.current else { return [] }
    return listed.commands.enumerated().map { ("\($0 + 1)", $1.lines.joined(separator: "; ")) }
  }

  // MARK: - Relations

  /// The part of a line that is a relation, where a command is about one.
  static func relation(in tokens: [Token], of command: Command) -> ArraySlice<Token>? {
    switch command.name {
    case "try" where tokens.count > 1 && Commands.named(tokens[1].text) == nil: tokens.dropFirst()
    case "why" where tokens.count > 1 && tokens[1].isWord("not"): tokens.dropFirst(2)
    case "expect" where tokens.count > 3 && tokens[2].isSign("."): tokens.dropFirst()
    default: nil
    }
  }

  /// What goes on with a relation: behind a number or an anchor a sign, behind a sign a name.
  func candidates(
    inRelation tokens: ArraySlice<Token>, before: String
  ) -> [(text: String, about: String)] {
    guard before.last == " ", let last = tokens.last, isOperand(last, in: tokens) else {
      return items + numbers
    }
    if tokens.contains(where: { $0.isWord("as") }) { return [] }
    if tokens.contains(where: { $0.isSign("@") }) { return [("as", "names the rule")] }
    guard tokens.contains(where: { $0.kind == .sign && Self.relations.contains($0.text) }) else {
      return [("==", "equal"), ("<=", "at most"), (">=", "at least")]
    }
    return [("@", "how much it matters"), ("as", "names the rule")]
  }

  private static let relations = ["==", "=", "<=", ">="]

  /// Whether a token ends a number or an anchor.
  private func isOperand(_ token: Token, in tokens: ArraySlice<Token>) -> Bool {
    if case .number = token.kind { return true }
    if token.isSign(")") { return true }
    guard token.isName else { return false }
    if tokens.dropLast().last?.isSign(".") ?? false { return true }
    if ["required", "high", "low"].contains(token.text) { return true }
    if case .number? = layout.named(token.text) { return true }
    return tokens.dropLast().last?.isWord("as") ?? false
  }

  /// Whether a sign of a relation is only begun: one equals sign behind a blank.
  static func isHalf(_ scalars: [Unicode.Scalar]) -> Bool {
    guard let last = scalars.last, ["=", "<", ">"].contains(last) else { return false }
    return scalars.dropLast().last == " "
  }
}

extension Command.Argument {
  /// Whether a path stands there.
  fileprivate var isFile: Bool {
    switch self {
    case .session, .foreignFile, .file: true
    default: false
    }
  }

  /// Whether a file of that name fits.
  fileprivate func takes(file name: String) -> Bool {
    switch self {
    case .session: name.hasSuffix(".plumb")
    case .foreignFile: !name.hasSuffix(".plumb")
    default: true
    }
  }
}
