import UIKitTexts
package import LayoutModel

extension TokenReader {
  /// Runs a change of a layout, and turns its error into a diagnostic at a place.
  @discardableResult
  package func doing<Value>(
    at range: Range<Int>, _ body: () throws(LayoutError) -> Value
  ) throws(Diagnostic) -> Value {
    do throws(LayoutError) { return try body() } catch {
      throw Diagnostic(error, at: range, in: self)
    }
  }

  /// Returns the range from a position to the end of the last token that was read.
  package func range(from start: Int) -> Range<Int> {
    start..<max(start + 1, peek(-1)?.range.upperBound ?? start + 1)
  }

  /// Reads what may follow a rule: `@priority`, then `as name`, then `id "identifier"` and
  /// `system`.
  package mutating func clause() throws(Diagnostic) -> RuleClause {
    var clause = RuleClause()
    offer(.words(["@", "as"]))
    if take(sign: "@") {
      clause.priority = try priority(ofRule: true)
      offer(.words(["as"]))
    }
    if take(word: "as") { clause.name = try name("a name for the rule") }
    if take(word: "id") {
      guard let token = peek, case .string(let text) = token.kind else {
        throw missing("an identifier in quotes")
      }
      next()
      clause.identifier = text
    }
    clause.isSystem = take(word: "system")
    return clause
  }

  /// Reads a size `WxH` if one comes next.
  mutating func takeSize() throws(Diagnostic) -> (PerAxis<Double>, Range<Int>)? {
    guard let follower = peek(1), follower.kind == .word, follower.text.hasPrefix("x"),
      let first = peek, first.range.upperBound == follower.range.lowerBound
    else { return nil }
    let start = here.lowerBound
    let size = try size("a size such as 24x24")
    let range = start..<(peek(-1)?.range.upperBound ?? end.lowerBound)
    return (PerAxis(horizontal: size.horizontal ?? 0, vertical: size.vertical ?? 0), range)
  }

  /// Reads an item by its name, or one of its system guides: `card`, `card.safe`.
  ///
  /// A dot behind the name is not read unless a guide follows it.
  package mutating func itemOrGuide(_ what: String = "a view") throws(Diagnostic) -> Item.ID {
    let item = try item(what)
    guard peek?.isSign(".") ?? false, let word = peek(1), word.kind == .word,
      let guide = SystemGuide(spoken: word.text), !(peek(2)?.isSign("=") ?? false)
    else { return item.id }
    guard item.isView else {
      throw Diagnostic(
        .guideLimits, "\(item.name) is a guide and has no \(word.text) guide", at: word.range,
        in: line)
    }
    guard item.kind == .scroll || !guide.isOfScrollViews else {
      throw Diagnostic(
        .noAttribute, "\(item.name) is not a scroll view and has no \(word.text) guide",
        at: word.range, in: line)
    }
    next()
    next()
    return item.id.guide(guide)
  }

  /// Returns the error for a word behind a dot that is not an attribute.
  package func noAttribute(_ token: Token) -> Diagnostic {
    let settings = ItemProperty.names
    guard !settings.contains(token.text) else {
      return Diagnostic(
        .noAttribute, "\(token.text) is a setting, not an attribute", at: token.range, in: line,
        note: "such as NAME.\(token.text) = ...")
    }
    let names =
      Attribute.allCases.map(\.rawValue) + AttributeGroup.allCases.map(\.rawValue)
      + SystemGuide.spoken.map(\.rawValue) + settings
    let usual = [
      "x": "leading", "y": "top", "minX": "leading", "maxX": "trailing", "minY": "top",
      "maxY": "bottom", "start": "leading", "end": "trailing", "w": "width", "h": "height",
      "baseline": "firstBaseline", "centre": "center",
    ]
    return Diagnostic(
      .noAttribute, "no attribute named \"\(token.text)\"", at: token.range, in: line,
      meant: usual[token.text] ?? Similarity.nearest(to: token.text, among: names))
  }

  /// Adds rules to a layout, all or none, and returns their ids.
  ///
  /// A single rule gets the name in the clause. Of several, each gets the name `NAME_attribute`,
  /// with a number behind it from the second one with an attribute on.
  @discardableResult
  package func add(
    _ drafts: [RuleDraft], _ clause: RuleClause, to layout: inout Layout
  ) throws(Diagnostic) -> [Rule.ID] {
    let whole = 0..<line.unicodeScalars.count
    var changed = layout
    var made: [Rule.ID] = []
    var uses: [Attribute: Int] = [:]
    for draft in drafts {
      var name = clause.name?.text
      if let given = name, drafts.count > 1, let member = draft.member {
        let use = uses[member, default: 0] + 1
        uses[member] = use
        name = "\(given)_\(member.rawValue)" + (use > 1 ? String(use) : "")
      }
      if let token = clause.name, let name {
        var named = token
        named.text = name
        try check(newName: named, in: changed)
      }
      do throws(LayoutError) {
        made.append(
          try changed.addRule(
            draft.left, draft.relation, draft.right, priority: draft.priority ?? clause.priority,
            name: name,
            identifier: clause.identifier, isSystem: clause.isSystem))
      } catch {
        var complaint = Diagnostic(error, at: whole, in: self, place: { draft.places[$0] })
        if let exception = UIKitException(
          error, draft, identifier: clause.identifier ?? clause.name?.text,
          priority: clause.priority, in: changed)
        {
          complaint.add(exception)
        }
        throw complaint
      }
    }
    layout = changed
    return made
  }
}
