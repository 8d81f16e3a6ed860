import ConstraintSolver
import LayoutModel
import PlumbLanguage

/// Writes changes of a layout into a file of Objective-C, in the spelling of its statements.
struct ObjectiveCEditor {
  /// The name of the file.
  private let name: String
  private let text: String
  private let lines: [Substring]
  /// The layout with the changes so far.
  private let layout: Layout

  /// An editor of a file.
  init(_ file: SwiftFile, _ layout: Layout) {
    (name, text, self.layout) = (file.name, file.text, layout)
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// The change of the text that makes a change of the layout; `before` is the layout without it.
  ///
  /// - Throws: Why it cannot be written.
  func edit(_ edit: LayoutEdit, before: Layout) throws(Unwritable) -> TextEdit {
    switch edit {
    case .mask(let id): return try freeing(id)
    case .constant(let id, let value):
      let statement = try statement(of: id, before)
      return try statement.constant(value, before.rule(id)?.constant ?? 0)
    case .priority(let id, let value): return try statement(of: id, before).priority(value)
    case .relation(let id, let relation): return try statement(of: id, before).relation(relation)
    case .removal(let id), .off(let id): return try statement(of: id, before).removal
    default: throw Unwritable("Objective-C is written for masks, numbers, relations and priorities")
    }
  }

  /// The change that activates the constraint of a line.
  ///
  /// - Throws: Why it cannot be written.
  func activating(line: Int) throws(Unwritable) -> TextEdit {
    try statement(at: line).activation
  }

  // MARK: - Masks

  /// The line that frees a view of its mask, behind the one that makes the view.
  private func freeing(_ id: Item.ID) throws(Unwritable) -> TextEdit {
    let view = layout.name(of: id)
    let bare = view.hasPrefix("_") ? String(view.dropFirst()) : view
    for line in lines {
      guard let made = line.firstMatch(of: Self.making), made.output.3 == bare,
        line.last(where: { !$0.isWhitespace }) == ";"
      else { continue }
      let indent = line.prefix { $0.isWhitespace }
      let owner = "\(made.output.1 ?? "")\(made.output.2 ?? "")\(made.output.3)"
      return insertion(
        "\n\(indent)\(owner).translatesAutoresizingMaskIntoConstraints = NO;", at: line.endIndex)
    }
    throw Unwritable("no line of the code makes \(view)")
  }

  /// A statement that makes a view: `UILabel *label = [[UILabel alloc] init];`.
  private static var making: Regex<(Substring, Substring?, Substring?, Substring)> {
    #/^\s*(?:\w+\s*\*\s*)?(self\.)?(_)?(\w+)\s*=\s*\[/#
  }

  private func insertion(_ words: String, at place: String.Index) -> TextEdit {
    let offset = text.utf8.distance(from: text.startIndex, to: place)
    return TextEdit(offset..<offset, words)
  }

  // MARK: - Statements

  /// The statement that makes the constraint of a rule, and no other.
  private func statement(of id: Rule.ID, _ before: Layout) throws(Unwritable) -> Statement {
    guard let rule = before.rule(id), let line = rule.made.line else {
      throw Unwritable("no line of the code makes it")
    }
    guard rule.made.caller == nil else {
      throw Unwritable("line \(line) is in a helper, which other views may call")
    }
    let count = before.rules.count { $0.made.line == line && $0.made.file == rule.made.file }
    guard count == 1 else { throw Unwritable("line \(line) makes \(count) constraints") }
    return try statement(at: line)
  }

  private func statement(at number: Int) throws(Unwritable) -> Statement {
    guard lines.indices.contains(number - 1) else {
      throw Unwritable("there is no line \(number)")
    }
    let start = lines[number - 1].startIndex
    guard let end = text[start...].firstIndex(of: ";") else {
      throw Unwritable("line \(number) is not a whole statement")
    }
    let words = text[start..<end]
    let (opened, closed) = (words.count { $0 == "[" }, words.count { $0 == "]" })
    guard !words.contains("{"), opened == closed else {
      throw Unwritable("line \(number) is not a statement of its own")
    }
    return Statement(text: text, words: words, line: number)
  }
}

/// A statement of Objective-C that makes a constraint.
private struct Statement {
  let text: String
  /// The statement without its semicolon.
  let words: Substring
  let line: Int

  private var isMasonry: Bool { words.contains(#/\bmake\./#) }

  private func change(_ part: Substring, _ new: String) -> TextEdit {
    let start = text.utf8.distance(from: text.startIndex, to: part.startIndex)
    return TextEdit(start..<start + part.utf8.count, new)
  }

  private var end: Substring { text[words.endIndex..<words.endIndex] }

  /// Another number, where the old one is written.
  func constant(_ value: Double, _ old: Double) throws(Unwritable) -> TextEdit {
    let pattern =
      isMasonry
      ? #/\.(?:mas_)?(?:offset|inset|equalTo|lessThanOrEqualTo|greaterThanOrEqualTo)\(@?(-?\d+(?:\.\d+)?)f?\)/#
      : #/[cC]onstant:\s*(-?\d+(?:\.\d+)?)f?/#
    for match in words.matches(of: pattern) {
      guard let written = Double(match.output.1), abs(written) == abs(old) else { continue }
      let number = written == old ? value : -value
      let isDecimal = match.output.1.contains(".") && number == number.rounded()
      return change(match.output.1, number.exactlySpelled + (isDecimal ? ".0" : ""))
    }
    throw Unwritable("line \(line) does not say \(old.spelled)")
  }

  /// Another relation.
  func relation(_ relation: Relation) throws(Unwritable) -> TextEdit {
    let word =
      switch relation {
      case .equal: "Equal"
      case .lessOrEqual: "LessThanOrEqual"
      case .greaterOrEqual: "GreaterThanOrEqual"
      }
    if isMasonry,
      let match = words.firstMatch(
        of: #/\.(?:mas_)?(equal|lessThanOrEqual|greaterThanOrEqual)To\(/#)
    {
      let small = word.prefix(1).lowercased() + word.dropFirst()
      return change(match.output.1, small)
    }
    if let match = words.firstMatch(
      of: #/constraint(Equal|LessThanOrEqual|GreaterThanOrEqual)To/#)
    {
      return change(match.output.1, word)
    }
    if let match = words.firstMatch(
      of: #/NSLayoutRelation(Equal|LessThanOrEqual|GreaterThanOrEqual)/#)
    {
      return change(match.output.1, word)
    }
    throw Unwritable("its relation is not written there")
  }

  /// Another priority.
  func priority(_ value: Double) throws(Unwritable) -> TextEdit {
    let number = value.exactlySpelled
    if isMasonry {
      if let match = words.firstMatch(of: #/\.priority\(@?\(?([\w. -]+)\)?\)/#) {
        return change(match.output.1, number)
      }
      guard !words.contains(#/\.priority(Low|Medium|High)\(/#) else {
        throw Unwritable("line \(line) says another priority")
      }
      return change(end, ".priority(\(number))")
    }
    guard let match = words.wholeMatch(of: #/(\s*)(\[.+\])\.active\s*=\s*YES/#) else {
      throw Unwritable("line \(line) does not activate one constraint")
    }
    let (indent, made) = (match.output.1, match.output.2)
    let name = "\(Self.attribute(in: made) ?? "new")Constraint"
    guard !text.contains(name) else {
      throw Unwritable("the file has something called \(name)")
    }
    return change(
      words,
      "\(indent)NSLayoutConstraint *\(name) = \(made);\n\(indent)\(name).priority = \(number);\n"
        + "\(indent)\(name).active = YES")
  }

  /// The attribute of the first anchor in a statement: `width` of `[box.widthAnchor ...]`.
  private static func attribute(in words: Substring) -> String? {
    words.firstMatch(of: #/(\w+)Anchor\b/#).map { String($0.output.1) }
  }

  /// The statement without a trace, if it has its lines to itself.
  var removal: TextEdit {
    get throws(Unwritable) {
      let after = text[words.endIndex...].dropFirst()
      guard let newline = after.firstIndex(where: \.isNewline),
        after[..<newline].allSatisfy(\.isWhitespace)
      else { throw Unwritable("line \(line) says other things as well") }
      return change(text[words.startIndex..<text.index(after: newline)], "")
    }
  }

  /// The statement with `active = YES`.
  var activation: TextEdit {
    get throws(Unwritable) {
      guard words.wholeMatch(of: #/\s*\[.+\]/#) != nil else {
        throw Unwritable("line \(line) keeps its constraint: set its active there")
      }
      return change(end, ".active = YES")
    }
  }
}
