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
    if before.last == " ", let last = tokens.last {
      // A view alone is no side of a rule.
      if !isMember(last, in: tokens), case .item? = layout.named(last.text) { return [] }
      if isMember(last, in: tokens), tokens.count == 3, isSetting(last.text) {
        return [("=", "sets it")]
      }
    }
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

  /// Whether an anchor or a measured number begins behind a text, so that a view is only its start.
  func isAnchorPlace(_ before: String) -> Bool {
    let tokens = (try? Lexer.tokens(of: before)) ?? []
    guard let first = tokens.first else { return true }
    guard before.last == " " else { return false }
    guard let command = Commands.named(first.text) else {
      return tokens.contains { $0.kind == .sign && Self.relations.contains($0.text) }
        && tokens.last?.kind == .sign
    }
    if Self.relation(in: tokens, of: command) != nil { return true }
    guard tokens.count == 1 else { return false }
    if case .value? = command.arguments.first { return true }
    return ["try", "expect"].contains(command.name)
  }

  /// Whether a token stands behind a dot.
  private func isMember(_ token: Token, in tokens: ArraySlice<Token>) -> Bool {
    token.isName && tokens.dropLast().last?.isSign(".") ?? false
  }

  /// Whether a member of a view is a setting and no anchor.
  private func isSetting(_ member: String) -> Bool {
    Attribute(rawValue: member) == nil && AttributeGroup(rawValue: member) == nil
      && SystemGuide(rawValue: member) == nil && !["x", "y", "slack", "value"].contains(member)
  }

  /// Whether a token ends a number or an anchor.
  private func isOperand(_ token: Token, in tokens: ArraySlice<Token>) -> Bool {
    if case .number = token.kind { return true }
    if token.isSign(")") { return true }
    guard token.isName else { return false }
    if isMember(token, in: tokens) { return true }
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
