import ConstraintSolver
public import LayoutDiagnosis
public import LayoutModel

/// Everything known about a moment, as JSON with stable keys.
public struct Inspection {
  private let examination: Examination
  private let systemBroke: Rule.ID?

  /// The number of the shape; a removed or renamed key raises it.
  public static let schema = 2

  /// Inspects a moment; `systemBroke` is what a foreign system chose to break.
  public init(_ examination: Examination, systemBroke: Rule.ID? = nil) {
    self.examination = examination
    self.systemBroke = systemBroke
  }

  /// One JSON object, over several lines, keys in alphabetical order.
  public var json: String { JSONDocument(document).text }

  private var document: Document {
    let layout = examination.layout
    return Document(
      schema: Self.schema,
      views: layout.items.map(view),
      rules: layout.rules.map(rule) + layout.generatedRules.map(rule),
      conflicts: examination.conflicts.enumerated().map { conflict($0, $1) },
      degreesOfFreedom: examination.freedom.degrees,
      systemBroke: systemBroke.flatMap { layout.rule($0)?.name })
  }

  func view(_ item: Item) -> Document.View {
    let frame = examination.solved.frame(of: item.id)
    func ranges(of id: Item.ID, prefix: String) -> [Document.View.Range] {
      Dimension.allCases.compactMap { dimension -> Document.View.Range? in
        let name = prefix + dimension.name
        switch examination.freedom.status(of: LayoutVariable(id, dimension)) {
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
      let frame = examination.solved.frame(of: content)
      contentSize = .init(width: frame.width, height: frame.height)
      ambiguous += ranges(of: content, prefix: "content.")
    }
    return Document.View(
      name: item.name, kind: item.kind.rawValue,
      parent: item.parent.map { examination.layout.name(of: $0) }, hidden: item.isHidden,
      frame: .init(x: frame.x, y: frame.y, width: frame.width, height: frame.height),
      contentSize: contentSize, ambiguous: ambiguous,
      source: item.source.map { .init(id: $0.id, line: $0.line) })
  }

  func rule(_ rule: Rule) -> Document.Rule {
    let state = RuleState(of: rule, in: examination.solved)
    return Document.Rule(
      name: rule.name, text: examination.layout.text(of: rule), priority: rule.priority,
      identifier: rule.identifier.flatMap { SystemRule.classes.contains($0) ? nil : $0 },
      origin: .init(step: rule.origin.step, line: rule.origin.line),
      generated: false, state: state.kind.rawValue, error: state.error, value: state.value)
  }

  func rule(_ rule: GeneratedRule) -> Document.Rule {
    let state = RuleState(of: .generated(rule.owner, rule.index), in: examination.solved)
    let origin = examination.layout.item(rule.owner)?.origin ?? Origin(step: 0)
    return Document.Rule(
      name: rule.name, text: examination.layout.text(of: rule), priority: rule.priority,
      identifier: rule.identifier.isEmpty ? nil : rule.identifier,
      origin: .init(step: origin.step, line: origin.line),
      generated: true, state: state.kind.rawValue, error: state.error)
  }

  /// A conflict; with its repairs where it is one of the first few, as each repair is solved.
  func conflict(_ index: Int, _ conflict: Conflict) -> Document.Conflict {
    var document = self.conflict(conflict)
    if index < RepairList.conflictLimit {
      document.fixes = Repairs(of: conflict, in: examination).all.map(fix)
    }
    return document
  }

  func conflict(_ conflict: Conflict) -> Document.Conflict {
    let solved = examination.solved
    return Document.Conflict(
      rules: conflict.rules.map { solved.name(of: $0) },
      implied: conflict.implied.map { solved.text(of: $0) },
      given: conflict.given.map { solved.name(of: $0) },
      standIns: conflict.standIns.map { solved.name(of: $0.rule) },
      excess: conflict.excess.approximation, broken: solved.name(of: conflict.broken),
      members: members(of: conflict), fixes: nil)
  }

  private func members(of conflict: Conflict) -> [Document.Member] {
    let solved = examination.solved
    func member(_ row: Conflict.Row, _ sign: Rational) -> Document.Member {
      let position = solved.lowering.position(of: row.source)
      return Document.Member(
        name: solved.name(of: row.source), text: solved.text(of: row.source),
        author: solved.author(of: row.source).rawValue,
        multiplier: (sign * row.multiplier).approximation,
        contribution: (sign * row.contribution).approximation,
        broken: position.map(solved.broken.contains) ?? false)
    }
    return conflict.rows.map { member($0, Rational(1)) }
      + conflict.otherRows.map { member($0, Rational(-1)) }
  }

  func fix(_ repair: Repair) -> Document.Fix {
    let layout = examination.layout
    return Document.Fix(
      command: RepairCommand(repair, in: layout).text, kind: "\(repair.kind)",
      moves: repair.moved.map { layout.name(of: $0) }, ambiguous: repair.isAmbiguous,
      clean: repair.isClean)
  }
}

/// An error as JSON.
public struct ErrorInspection {
  private let document: ErrorDocument

  /// An error with its code, message and place, counted from 1.
  public init(
    code: String, message: String, line: Int?, column: Int?, length: Int?, correction: String?
  ) {
    document = ErrorDocument(
      error: .init(
        code: code, message: message, line: line, column: column, length: length,
        correction: correction))
  }

  /// One JSON object.
  public var json: String { JSONDocument(document).text }

  /// What stands under the key `error`.
  public var problem: JSONDocument { JSONDocument(document.error) }
}
