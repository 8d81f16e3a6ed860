import ConstraintSolver
package import LayoutModel

/// Everything known about a layout, as JSON with keys that do not change.
package struct Inspection: Encodable, Sendable {
  private let analysis: LayoutAnalysis
  private let systemBroke: Rule.ID?
  private let known: [Fixes]?

  /// The version of the keys; it is raised when a key is removed or renamed.
  package static let schema = 2

  /// The most conflicts for which fixes are searched, as each fix is solved.
  package static let fixedConflictLimit = 3

  /// Inspects an analysed layout; `systemBroke` is the rule that the system chose to break.
  ///
  /// `fixes` are those of the first conflicts, or of fewer where they are not wanted; they are
  /// searched by default.
  package init(_ analysis: LayoutAnalysis, systemBroke: Rule.ID? = nil, fixes: [Fixes]? = nil) {
    self.analysis = analysis
    known = fixes
    self.systemBroke = systemBroke
  }

  /// Encodes the whole document.
  package func encode(to encoder: any Encoder) throws { try document.encode(to: encoder) }

  /// The whole document.
  package var document: Document {
    let layout = analysis.layout
    return Document(
      schema: Self.schema,
      views: layout.items.map(view),
      rules: layout.rules.map(rule) + layout.generatedRules.map(rule),
      conflicts: analysis.conflicts.enumerated().map { conflict($0, $1) },
      degreesOfFreedom: analysis.freedom.degrees,
      systemBroke: systemBroke.flatMap { layout.rule($0)?.name })
  }

  func view(_ item: Item) -> Document.View {
    let frame = analysis.solved.frame(of: item.id)
    func ranges(of id: Item.ID, prefix: String) -> [Document.View.Range] {
      Dimension.allCases.compactMap { dimension -> Document.View.Range? in
        let name = prefix + dimension.name
        switch analysis.freedom.status(of: LayoutVariable(id, dimension)) {
        case .unique: return nil
        case .free(let min, let max): return .init(variable: name, min: min, max: max)
        case .tied(let min, let max): return .init(variable: name, min: min, max: max)
        }
      }
    }
    var ambiguous = ranges(of: item.id, prefix: "")
    var contentSize: Document.View.Size?
    if item.kind == .scroll, !item.children.isEmpty {
      let content = item.id.guide(.content)
      let frame = analysis.solved.frame(of: content)
      contentSize = .init(width: frame.width, height: frame.height)
      ambiguous += ranges(of: content, prefix: "content.")
    }
    return Document.View(
      name: item.name, kind: item.kind.rawValue,
      parent: item.parent.map { analysis.layout.name(of: $0) }, hidden: item.isHidden,
      frame: .init(x: frame.x, y: frame.y, width: frame.width, height: frame.height),
      contentSize: contentSize, ambiguous: ambiguous,
      source: item.source.map { .init(id: $0.id, line: $0.line) })
  }

  func rule(_ rule: Rule) -> Document.Rule {
    let state = RuleState(of: rule, in: analysis.solved)
    return Document.Rule(
      name: rule.name, text: analysis.layout.text(of: rule), priority: rule.priority,
      identifier: rule.identifier.flatMap { SystemRule.classes.contains($0) ? nil : $0 },
      origin: .init(rule.origin),
      generated: false, state: state.kind.rawValue, error: state.error, value: state.value)
  }

  func rule(_ rule: GeneratedRule) -> Document.Rule {
    let state = RuleState(of: .generated(rule.owner, rule.index), in: analysis.solved)
    let origin = analysis.layout.item(rule.owner)?.origin ?? Origin(step: 0)
    return Document.Rule(
      name: rule.name, text: analysis.layout.text(of: rule), priority: rule.priority,
      identifier: rule.identifier.isEmpty ? nil : rule.identifier,
      origin: .init(origin),
      generated: true, state: state.kind.rawValue, error: state.error)
  }

  /// Returns a conflict, with its fixes if it is one of the first few.
  func conflict(_ index: Int, _ conflict: Conflict) -> Document.Conflict {
    var document = self.conflict(conflict)
    if let known {
      if known.indices.contains(index) { document.fixes = known[index].all.map(fix) }
    } else if index < Self.fixedConflictLimit {
      document.fixes = Fixes(of: conflict, in: analysis).all.map(fix)
    }
    return document
  }

  func conflict(_ conflict: Conflict) -> Document.Conflict {
    let solved = analysis.solved
    return Document.Conflict(
      rules: conflict.rules.map { solved.name(of: $0) },
      implied: conflict.implied.map { solved.text(of: $0) },
      given: conflict.given.map { solved.name(of: $0) },
      standIns: conflict.standIns.map { solved.name(of: $0.rule) },
      excess: conflict.excess.approximation, broken: solved.name(of: conflict.broken),
      members: members(of: conflict), fixes: nil)
  }

  private func members(of conflict: Conflict) -> [Document.Member] {
    let solved = analysis.solved
    func member(_ row: Conflict.Row, _ sign: Rational) -> Document.Member {
      let position = solved.lowering.position(of: row.source)
      return Document.Member(
        name: solved.name(of: row.source), text: solved.text(of: row.source),
        author: solved.author(of: row.source).rawValue,
        multiplier: (sign * row.summand.multiplier).approximation,
        contribution: (sign * row.contribution).approximation,
        broken: position.map(solved.isBroken) ?? false)
    }
    return conflict.rows.map { member($0, Rational(1)) }
      + conflict.otherRows.map { member($0, Rational(-1)) }
  }

  package func fix(_ fix: Fix) -> Document.Fix {
    let layout = analysis.layout
    return Document.Fix(
      command: EditCommand(fix, in: layout).text, kind: "\(fix.kind)",
      moves: fix.moved.map { layout.name(of: $0) }, ambiguous: fix.isAmbiguous,
      clean: fix.isClean)
  }
}
