import ConstraintSolver
public import LayoutDiagnosis
public import LayoutModel

/// What questions and steps answer to programs.
extension JSONDocument {
  /// Why a quantity has its value: `value`, `rows` that add up to it, and what else is about it.
  ///
  /// With a proof each row has `up` and `down`: how the value moves with the row's constant.
  public static func explanation(
    _ explanation: Explanation, of title: String, proof: Proof? = nil, in solved: SolvedLayout
  ) -> JSONDocument {
    JSONDocument(Reason(explanation, title, proof, in: solved))
  }

  /// A quantity that is not determined: its ends, and the value shown.
  public static func undetermined(
    _ title: String, _ range: (min: Double?, max: Double?), shown: Double
  ) -> JSONDocument {
    JSONDocument(Undetermined(quantity: title, min: range.min, max: range.max, shown: shown))
  }

  private struct Undetermined: Encodable, Sendable {
    var quantity: String
    @Nullable var value: Double?
    @Nullable var min: Double?
    @Nullable var max: Double?
    var shown: Double

    init(quantity: String, min: Double?, max: Double?, shown: Double) {
      self.quantity = quantity
      self.min = min
      self.max = max
      self.shown = shown
      value = nil
    }
  }

  /// How a rule stands: the rule, what it compares, and what that would be without it.
  public static func standing(_ rule: Rule, in examination: Examination) -> JSONDocument {
    let solved = examination.solved
    let standing = Standing(of: rule, in: solved)
    let what = examination.layout.measuredText(of: rule)
    var without: Document.View.Range?
    switch standing.without {
    case nil: break
    case .same: without = .init(variable: what, min: standing.value, max: standing.value)
    case .other(let value): without = .init(variable: what, min: value, max: value)
    case .several(let min, let max): without = .init(variable: what, min: min, max: max)
    }
    return JSONDocument(
      Stand(
        rule: Inspection(examination).rule(rule),
        measured: .init(variable: what, min: standing.range.min, max: standing.range.max),
        because: standing.explanation.map { Reason($0, what, nil, in: solved) },
        without: without))
  }

  private struct Stand: Encodable, Sendable {
    var rule: Document.Rule
    var measured: Document.View.Range
    @Nullable var because: Reason?
    @Nullable var without: Document.View.Range?
  }

  /// What stands against a wish: `answer` is `holds`, `open`, `opposed` or `blocked`.
  public static func wish(_ wish: Wish) -> JSONDocument { JSONDocument(Wished(wish)) }

  /// What changed in a step.
  public static func news(_ news: News, at now: Examination) -> JSONDocument {
    let layout = now.layout
    func changes(_ list: [News.Change]) -> [Change] {
      list.map {
        Change(variable: layout.name(of: $0.variable), before: $0.before, after: $0.after)
      }
    }
    let inspection = Inspection(now)
    return JSONDocument(
      Told(
        conflicts: news.conflicts.map(inspection.conflict),
        ambiguous: news.ties.map { $0.members.map { layout.name(of: $0.variable) } },
        needs: news.needs.map {
          Told.Need(name: layout.name(of: $0.item), dimensions: $0.dimensions.map(\.name))
        }, placed: news.placed.map { layout.name(of: $0) }, resolved: changes(news.settled),
        restored: news.restored.map { now.solved.name(of: $0) }, moved: changes(news.moved)))
  }

  private struct Told: Encodable, Sendable {
    struct Need: Encodable, Sendable {
      var name: String
      var dimensions: [String]
    }
    var conflicts: [Document.Conflict]
    /// The variables of each tie that is new.
    var ambiguous: [[String]]
    var needs: [Need]
    var placed: [String]
    var resolved: [Change]
    var restored: [String]
    var moved: [Change]
  }
}

/// The shape of a sum that makes a value.
private struct Reason: Encodable, Sendable {
  struct Row: Encodable, Sendable {
    var claim: Summand
    /// How the value moves per point, when the constant grows and when it shrinks.
    var up: Double?
    var down: Double?
    /// The same as fractions, where no decimal says them.
    var exactUp: String?
    var exactDown: String?

    private enum Key: String, CodingKey { case up, down, exactUp, exactDown }

    func encode(to encoder: any Encoder) throws {
      try claim.encode(to: encoder)
      var container = encoder.container(keyedBy: Key.self)
      try container.encodeIfPresent(up, forKey: .up)
      try container.encodeIfPresent(down, forKey: .down)
      try container.encodeIfPresent(exactUp, forKey: .exactUp)
      try container.encodeIfPresent(exactDown, forKey: .exactDown)
    }
  }
  struct Remark: Encodable, Sendable {
    var name: String
    var text: String
    @Nullable var wish: Double?
    var distance: Double
  }
  var quantity: String
  var value: Double
  /// The value as a fraction, where no decimal says it.
  var exact: String?
  var rows: [Row]
  var touching: [Remark]
  var room: [Remark]
  var overruled: [Remark]

  init(_ explanation: Explanation, _ title: String, _ proof: Proof?, in solved: SolvedLayout) {
    func remarks(_ list: [Explanation.Remark]) -> [Remark] {
      list.map {
        Remark(
          name: solved.name(of: $0.source), text: solved.text(of: $0.source), wish: $0.wish,
          distance: $0.distance)
      }
    }
    quantity = title
    value = explanation.total.approximation
    exact = explanation.total.fraction
    rows = explanation.rows.map { row in
      let sensitivity = proof?.sensitivity(to: row.source)
      return Row(
        claim: Summand(row.source, row.multiplier, row.contribution, in: solved),
        up: sensitivity?.up?.approximation, down: sensitivity?.down?.approximation,
        exactUp: sensitivity?.up?.fraction, exactDown: sensitivity?.down?.fraction)
    }
    touching = remarks(explanation.touching)
    room = remarks(explanation.room)
    overruled = remarks(explanation.overruled)
  }
}

/// The shape of ``JSONDocument/wish(_:)``.
private struct Wished: Encodable, Sendable {
  struct Giver: Encodable, Sendable {
    var name: String
    /// By how much its constant has to change, also as a fraction where no decimal says it.
    var change: Double
    var exactChange: String?
  }
  struct Blockade: Encodable, Sendable {
    var excess: Double
    var givers: [Giver]
    var implied: [String]
  }
  struct Cost: Encodable, Sendable {
    var name: String
    var now: Double
    var then: Double
  }
  var wish: String
  var answer: String
  /// The sets of rules that make it impossible, independent of each other.
  var blockedBy: [Blockade]?
  /// The highest priority that would lose, by how much, and whose errors change.
  var priority: Double?
  var cost: Double?
  var against: [Cost]?
  var inFavour: [Cost]?
  /// The command that lets it through, and whether that alone fulfils it.
  var command: String?
  var isEnough: Bool?

  init(_ wish: Wish) {
    let solved = wish.solved
    self.wish = solved.layout.text(of: wish.rule, precision: .writing)
    switch wish.answer {
    case .granted: answer = "holds"
    case .open:
      answer = "open"
      command = self.wish
      isEnough = true
    case .opposed(let opposition):
      func costs(_ list: [Wish.Opposition.Change]) -> [Cost] {
        list.map { Cost(name: solved.name(of: $0.source), now: $0.now, then: $0.then) }
      }
      answer = "opposed"
      priority = opposition.priority
      cost = opposition.cost
      against = costs(opposition.against)
      inFavour = costs(opposition.inFavour)
      let strength = opposition.strength == 1000 ? "" : " @\(opposition.strength.spelled)"
      command = self.wish + strength
      isEnough = true
    case .blocked(let blockade):
      answer = "blocked"
      blockedBy = ([blockade] + blockade.further).map { blockade in
        Blockade(
          excess: blockade.excess.approximation,
          givers: blockade.givers.map {
            Giver(
              name: solved.name(of: $0.source), change: $0.change.approximation,
              exactChange: $0.change.fraction)
          }, implied: blockade.implied.map { solved.text(of: $0) })
      }
      command = blockade.cheapest.map {
        RepairCommand($0.change, from: solved.layout, to: $0.layout).text
      }
      isEnough = blockade.cheapest?.isEnough
    }
  }
}

extension JSONDocument {
  /// `conflicts`, of each the rule that is broken and its `fixes` under the numbers that `fix` takes;
  /// `unlisted` conflicts come later.
  public static func fixes(
    _ lists: [RepairList], of count: Int, in examination: Examination
  ) -> JSONDocument {
    let inspection = Inspection(examination)
    return JSONDocument(
      Fixes(
        conflicts: lists.map { list in
          Fixes.Entry(
            broken: examination.solved.name(of: list.source.conflict.broken),
            fixes: list.repairs.enumerated().map { index, repair in
              var fix = inspection.fix(repair)
              fix.number = list.first + index
              return fix
            }, unlisted: list.source.all.count - list.repairs.count,
            untried: list.source.untriedCount)
        }, unlisted: count - lists.count))
  }

  private struct Fixes: Encodable, Sendable {
    struct Entry: Encodable, Sendable {
      var broken: String
      var fixes: [Document.Fix]
      /// How many have flaws: `fixes --all` lists them.
      var unlisted: Int
      /// How many numbers took part and were not tried.
      var untried: Int
    }
    var conflicts: [Entry]
    var unlisted: Int
  }

  /// A fitting size: what was asked for and what came of it, the conflicts that are inside, and the
  /// variables of each tie that leaves it open.
  public static func fitting(_ fitting: FittingSize) -> JSONDocument {
    let inspection = Inspection(fitting.examination)
    func size(_ size: Size) -> Document.View.Size { .init(width: size.width, height: size.height) }
    return JSONDocument(
      Fitting(
        size: size(fitting.size), target: size(fitting.target),
        priorities: .init(
          width: fitting.priorities.horizontal, height: fitting.priorities.vertical),
        conflicts: fitting.examination.conflicts.map(inspection.conflict),
        ambiguous: fitting.ties.map { tie in
          tie.members.map { fitting.examination.layout.name(of: $0.variable) }
        }))
  }

  private struct Fitting: Encodable, Sendable {
    var size: Document.View.Size
    var target: Document.View.Size
    var priorities: Document.View.Size
    var conflicts: [Document.Conflict]
    var ambiguous: [[String]]
  }
}
