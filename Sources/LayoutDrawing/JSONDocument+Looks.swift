import ConstraintSolver
public import LayoutDiagnosis
public import LayoutModel

/// What looks answer to programs; the shapes are those of ``Inspection``, piece by piece.
extension JSONDocument {
  /// `views`: an item and everything inside it, or all.
  public static func views(_ examination: Examination, of item: Item.ID? = nil) -> JSONDocument {
    let inspection = Inspection(examination)
    let items = item.map { examination.layout.subtree(of: $0) } ?? examination.layout.items
    return JSONDocument(Views(views: items.map(inspection.view)))
  }

  private struct Views: Encodable, Sendable {
    var views: [Document.View]
  }

  /// `rules`: those that mention an item, or all; with what items bring along where asked for.
  public static func rules(
    _ examination: Examination, of item: Item.ID? = nil, withGenerated: Bool = false
  ) -> JSONDocument {
    let inspection = Inspection(examination)
    let layout = examination.layout
    let rules = layout.rules.filter { rule in
      item.map { layout.items(of: rule).contains($0) } ?? true
    }
    let generated = layout.generatedRules.filter { rule in
      withGenerated
        && (item.map { [rule.owner, rule.first.item, rule.second?.item].contains($0) } ?? true)
    }
    return JSONDocument(
      Rules(rules: rules.map(inspection.rule) + generated.map(inspection.rule)))
  }

  private struct Rules: Encodable, Sendable {
    var rules: [Document.Rule]
  }

  /// `degreesOfFreedom`, `variables`, and for each item what settles its numbers: `required`,
  /// `optional` or nothing, `free`.
  public static func freedom(_ examination: Examination, of item: Item.ID? = nil) -> JSONDocument {
    let layout = examination.layout
    let solved = examination.solved
    let required = solved.solver.feasibleFace
    let ids = (item ?? layout.root).map { layout.framed(in: $0) } ?? []
    var count = 0
    let items = ids.compactMap { id -> Freedoms.Item? in
      var numbers: [String: String] = [:]
      for dimension in Dimension.allCases {
        let variable = LayoutVariable(id, dimension)
        guard solved.isListed(variable) else { continue }
        count += 1
        let isRequired = required.isUnique(solved.lowering.expression(variable))
        numbers[dimension.name] =
          !examination.freedom.isUnique(variable) ? "free" : isRequired ? "required" : "optional"
      }
      return numbers.isEmpty ? nil : Freedoms.Item(name: layout.name(of: id), settledBy: numbers)
    }
    return JSONDocument(
      Freedoms(
        degreesOfFreedom: examination.freedom.degrees(of: Set(ids), in: solved), variables: count,
        views: items))
  }

  private struct Freedoms: Encodable, Sendable {
    struct Item: Encodable, Sendable {
      var name: String
      var settledBy: [String: String]
    }
    var degreesOfFreedom: Int
    var variables: Int
    var views: [Item]
  }

  /// `ambiguous`: every number that is not determined, with its ends and the one shown; `ties`:
  /// which of them trade, and why.
  public static func ambiguity(_ examination: Examination) -> JSONDocument {
    JSONDocument(Ambiguity(examination))
  }

  /// `conflicts`, each with the rows of its sum.
  public static func conflicts(_ examination: Examination) -> JSONDocument {
    let inspection = Inspection(examination)
    let solved = examination.solved
    return JSONDocument(
      Conflicts(
        conflicts: examination.conflicts.enumerated().map { index, conflict in
          Conflicts.Entry(
            conflict: inspection.conflict(index, conflict), isMinimal: conflict.isMinimal,
            rows: conflict.rows.map {
              Summand($0.source, $0.multiplier, $0.contribution, in: solved)
            }, sum: conflict.sum.approximation, right: conflict.right.map { solved.text(of: $0) })
        }))
  }

  private struct Conflicts: Encodable, Sendable {
    struct Entry: Encodable, Sendable {
      var conflict: Document.Conflict
      var isMinimal: Bool
      var rows: [Summand]
      var sum: Double
      @Nullable var right: String?
    }
    var conflicts: [Entry]
  }

  /// `redundant`: each rule with what implies it.
  public static func redundancy(
    _ found: [Redundancy], skippedCount: Int, in solved: SolvedLayout
  ) -> JSONDocument {
    JSONDocument(
      Redundancies(
        redundant: found.map { redundancy in
          Redundancies.Entry(
            rule: solved.name(of: .rule(redundancy.rule)),
            impliedBy: redundancy.implying.map { source in
              switch source {
              case .implied, .given: solved.text(of: source)
              default: solved.name(of: source)
              }
            })
        }, skipped: skippedCount))
  }

  private struct Redundancies: Encodable, Sendable {
    struct Entry: Encodable, Sendable {
      var rule: String
      var impliedBy: [String]
    }
    var redundant: [Entry]
    var skipped: Int
  }

  /// `changes` with `added` and `removed` items.
  public static func difference(
    _ difference: FramesDifference, in layout: Layout
  ) -> JSONDocument {
    JSONDocument(
      Difference(
        added: difference.added, removed: difference.removed,
        changes: difference.changes.map {
          Change(variable: layout.name(of: $0.variable), before: $0.before, after: $0.after)
        }))
  }

  private struct Difference: Encodable, Sendable {
    var added: [String]
    var removed: [String]
    var changes: [Change]
  }

  struct Change: Encodable, Sendable {
    var variable: String
    var before: Double
    var after: Double
  }
}

/// One row of a sum.
struct Summand: Encodable, Sendable {
  var name: String
  var text: String
  @Nullable var step: Int?
  var multiplier: Double
  /// The multiplier as a fraction, where no decimal says it.
  var exactMultiplier: String?
  var contribution: Double

  init(
    _ source: Claim.Source, _ multiplier: Rational, _ contribution: Rational,
    in solved: SolvedLayout
  ) {
    name = solved.name(of: source)
    text = solved.text(of: source)
    step = solved.step(of: source)
    self.multiplier = multiplier.approximation
    exactMultiplier = multiplier.fraction
    self.contribution = contribution.approximation
  }
}

/// The shape of ``JSONDocument/ambiguity(_:)``.
private struct Ambiguity: Encodable, Sendable {
  struct Number: Encodable, Sendable {
    var variable: String
    @Nullable var min: Double?
    @Nullable var max: Double?
    var shown: Double
  }
  struct Tie: Encodable, Sendable {
    var variables: [String]
    var followers: [String]
    /// `spare`, `lack`, `rivals` or `room`.
    var reason: String
    /// How many points are spare or missing.
    var amount: Double?
    var priority: Double?
    /// The rules that disagree.
    var rules: [String]?
  }
  var degreesOfFreedom: Int
  var ambiguous: [Number]
  var ties: [Tie]

  init(_ examination: Examination) {
    let layout = examination.layout
    degreesOfFreedom = examination.freedom.degrees
    ambiguous = examination.freedom.loose.map { variable, status in
      let shown = examination.solved.value(of: variable)
      let name = layout.name(of: variable)
      switch status {
      case .unique: return Number(variable: name, min: shown, max: shown, shown: shown)
      case .free(let min, let max):
        return Number(variable: name, min: min, max: max, shown: shown)
      case .tied(let min, let max):
        return Number(variable: name, min: min, max: max, shown: shown)
      }
    }
    ties = examination.freedom.ties.map { tie in
      var result = Tie(
        variables: tie.members.map { layout.name(of: $0.variable) },
        followers: tie.followers.map { layout.name(of: $0.variable) }, reason: "room")
      switch tie.reason {
      case .spare(let amount, let priority):
        (result.reason, result.amount, result.priority) = ("spare", amount, priority)
      case .lack(let amount, let priority):
        (result.reason, result.amount, result.priority) = ("lack", amount, priority)
      case .rivals(let rules, let priority):
        (result.reason, result.rules) = ("rivals", rules)
        result.priority = priority > 0 ? priority : nil
      case .room: break
      }
      return result
    }
  }
}

extension JSONDocument {
  /// `views`: who lays each of them out, `host`, `auto` or `mask`, how deep it is inside the first,
  /// and which of its numbers are ambiguous.
  public static func trace(_ examination: Examination, of item: Item.ID? = nil) -> JSONDocument {
    let layout = examination.layout
    guard let top = item ?? layout.root else { return JSONDocument(["views": [Traced]()]) }
    let depth = layout.depth(of: top)
    func traced(_ id: Item.ID, _ kind: String) -> Traced {
      Traced(
        name: layout.name(of: id), laidOutBy: kind, depth: layout.depth(of: id) - depth,
        ambiguous: Dimension.allCases.filter {
          !examination.freedom.isUnique(LayoutVariable(id, $0))
        }.map(\.name))
    }
    let views = layout.subtree(of: top).flatMap { item in
      [traced(item.id, item.parent == nil ? "host" : item.mask == nil ? "auto" : "mask")]
        + layout.systemGuides(of: item).map { traced(item.id.guide($0), "auto") }
    }
    return JSONDocument(["views": views])
  }

  private struct Traced: Encodable, Sendable {
    var name: String
    var laidOutBy: String
    var depth: Int
    var ambiguous: [String]
  }
}
