import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage

/// Completion in places that take no names of the layout: files, steps, fixes, the signs of a
/// relation.
extension Shell {
  // MARK: - Files

  /// Completes a path, which reaches from its first word to the end of the line.
  func path(in scalars: [Unicode.Scalar]) -> Completion? {
    for offer in offers(behind: Self.text(scalars[...])) ?? [] {
      guard case .path(let kind, let start) = offer, start < scalars.count else { continue }
      let typed = Self.text(scalars[start...]).drop { $0 == " " }
      let folder = typed.lastIndex(of: "/").map { String(typed[...$0]) } ?? ""
      let beginning = typed.dropFirst(folder.count)
      let names = files.list(folder.isEmpty ? "." : folder).filter { name in
        name.hasPrefix(beginning) && (name.first != "." || beginning.first == ".")
          && (name.hasSuffix("/") || kind.takes(name))
      }
      return Completion(
        range: scalars.count - typed.unicodeScalars.count..<scalars.count,
        candidates: names.map { name in
          (
            folder + name,
            name.hasSuffix("/") ? "folder" : name.hasSuffix(".plumb") ? "session" : "file"
          )
        })
    }
    return nil
  }

  // MARK: - Steps and fixes

  /// The steps, the newest first.
  var steps: [(text: String, about: String)] {
    let numbered = timeline.steps.dropFirst().map { step in
      ("#\(step.number)", step.command.firstLine)
    }
    let marks = timeline.marks.map { ($0.name, timeline.steps[$0.step].command.firstLine) }
    let words = ["first", "last"] + (timeline.ends.isEmpty ? [] : ["branch"])
    return marks + numbered.reversed() + Self.words(words)
  }

  /// The numbers of the branches, each with its last line.
  var branches: [(text: String, about: String)] {
    timeline.ends.enumerated().map { ("\($0 + 1)", timeline.steps[$1].command.firstLine) }
  }

  /// The numbers of the fixes that were listed for the current layout.
  var fixes: [(text: String, about: String)] {
    guard let listed = listedFixes, listed.step == timeline.current else { return [] }
    return listed.commands.enumerated().map { ("\($0 + 1)", $1.lines.joined(separator: "; ")) }
  }

  // MARK: - Relations

  /// What can continue a relation: a sign after a number or an anchor, a name after a sign.
  func candidates(
    inRelation tokens: ArraySlice<Token>, before: String
  ) -> [(text: String, about: String)] {
    if before.last == " ", let last = tokens.last {
      if last.isWord("as") { return [] }
      if last.isSign("/") { return numbers }
      // A view without an attribute is not a side of a rule.
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
    return [
      ("@", "how much it matters"), ("as", "names the rule"), ("+", "adds"), ("-", "subtracts"),
    ]
  }

  private static let relations = ["==", "=", "<=", ">="]

  /// Whether an anchor or a measured number is expected next, so that a view can only be its
  /// beginning.
  func isAnchorPlace(_ before: String) -> Bool {
    let tokens = (try? Lexer.tokens(of: before)) ?? []
    guard !tokens.isEmpty else { return true }
    guard before.last == " " else { return false }
    guard let offers = offers(behind: before) else {
      return tokens.contains { $0.kind == .sign && Self.relations.contains($0.text) }
        && tokens.last?.kind == .sign
    }
    return offers.contains { offer in
      switch offer {
      case .anchor, .variable, .relation: true
      default:
        Self.line(in: offer).map { isAnchorPlace(Self.rest(of: before, from: $0.start)) } ?? false
      }
    }
  }

  /// Whether a token follows a dot.
  private func isMember(_ token: Token, in tokens: ArraySlice<Token>) -> Bool {
    token.isName && tokens.dropLast().last?.isSign(".") ?? false
  }

  /// Whether a member of a view is a setting and not an attribute.
  private func isSetting(_ member: String) -> Bool {
    Attribute(rawValue: member) == nil && AttributeGroup(rawValue: member) == nil
      && SystemGuide(spoken: member) == nil && !["x", "y", "slack", "value"].contains(member)
  }

  /// Whether a token is the last one of a number or an anchor.
  private func isOperand(_ token: Token, in tokens: ArraySlice<Token>) -> Bool {
    if case .number = token.kind { return true }
    if token.isSign(")") { return true }
    guard token.isName else { return false }
    if isMember(token, in: tokens) { return true }
    if ["required", "high", "low"].contains(token.text) { return true }
    if case .number? = layout.named(token.text) { return true }
    return tokens.dropLast().last?.isWord("as") ?? false
  }

  /// Whether the text ends with the first character of a comparison sign, behind a blank.
  static func isHalf(_ scalars: [Unicode.Scalar]) -> Bool {
    guard let last = scalars.last, ["=", "<", ">"].contains(last) else { return false }
    return scalars.dropLast().last == " "
  }
}
