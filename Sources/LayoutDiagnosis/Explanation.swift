public import ConstraintSolver
public import LayoutModel

/// Why a quantity has its value: the tight claims that add up to it.
///
/// ```
/// title.width = 180
///     card.width      320
///   - c1               16   title.leading == card.leading + 16
/// ```
///
/// Claims are preferred in this order: given numbers, required rules that are equalities, required
/// inequalities, unwritten bounds, then what is optional by priority; the oldest first. A claim is
/// used only where those before it do not suffice.
public struct Explanation: Sendable {
  /// One summand.
  public struct Row: Sendable, Hashable {
    /// The claim it stands for.
    public var source: Claim.Source
    /// What the claim's constant is multiplied by.
    public var multiplier: Rational
    /// `multiplier * constant`, in points.
    public var contribution: Rational
  }

  /// A claim about the quantity that the sum does not need.
  public struct Remark: Sendable, Hashable {
    /// The claim.
    public var source: Claim.Source
    /// The number it would like the quantity to be, where it is a claim about nothing else.
    public var wish: Double?
    /// How far it is from holding, in points; zero for one that touches.
    public var error: Double
  }

  /// The value, exactly.
  public let total: Rational
  /// The summands: given numbers first, then along the chain, else by age.
  public let rows: [Row]
  /// Claims that hold with equality and are not needed.
  public let touching: [Remark]
  /// Claims that do not hold.
  public let overruled: [Remark]

  /// Explains an expression over the solver's variables, or nil if it is not unique.
  ///
  /// `target` is the edge on the screen that the expression measures, if it is one; it gives the
  /// rows their reading order.
  public init?(
    _ expression: Expression, target: LayoutVariable?, in solved: SolvedLayout
  ) {
    // What is tight in the picture of an ambiguous value is tight by the choice of the picture.
    guard solved.solver.optimalFace.motion(of: expression).isEmpty else { return nil }
    let ordered = Self.ordered(Self.connected(to: expression, in: solved), in: solved)
    guard let derivation = Derivation(of: expression, from: ordered.map(\.constraint)) else {
      return nil
    }
    let rows = derivation.summands.map {
      Row(
        source: ordered[$0.position].source, multiplier: $0.multiplier,
        contribution: $0.contribution)
    }
    total = derivation.total
    self.rows = Self.arranged(rows, target: target, in: solved)
    let used = Set(rows.map(\.source))
    (touching, overruled) = Self.remarks(on: expression, used: used, in: solved)
  }

  /// The positions of the tight claims that share variables with the expression, directly or
  /// through others.
  ///
  /// A given number is preferred to everything else and stands for itself, so nothing behind a
  /// variable that has one can take part.
  private static func connected(to expression: Expression, in solved: SolvedLayout) -> Set<Int> {
    var seen = Set<Int>()
    var chosen = Set<Int>()
    var open = expression.terms.map(\.variable.index)
    while let variable = open.popLast() {
      guard seen.insert(variable).inserted else { continue }
      if let given = given(variable, in: solved) {
        chosen.insert(given)
        continue
      }
      for position in solved.lowering.positions(about: variable) {
        guard let claim = solved.lowering.claim(at: position), !chosen.contains(position),
          abs(solved.residual(of: claim)) < Tolerance.value
        else { continue }
        chosen.insert(position)
        open += claim.variables
      }
    }
    return chosen
  }

  /// The position of the claim that gives a variable its number, if there is one.
  private static func given(_ variable: Int, in solved: SolvedLayout) -> Int? {
    guard let dimension = solved.lowering.dimension(of: variable) else { return nil }
    return solved.lowering.position(of: .given(dimension.item, dimension.dimension))
  }

  /// The claims in the order in which they are preferred; those that nothing tells apart in
  /// canonical order.
  static func ordered(_ positions: Set<Int>, in solved: SolvedLayout) -> [Claim] {
    let isBroken = Set(solved.broken)
    let claims = positions.compactMap { position in
      solved.lowering.claim(at: position).map { claim in
        (claim: claim, preference: preference(claim, isBroken: isBroken.contains(position)))
      }
    }
    return claims.sorted { a, b in
      if a.preference < b.preference { return true }
      if b.preference < a.preference { return false }
      return solved.lowering.precedes(a.claim.source, b.claim.source)
    }.map(\.claim)
  }

  private struct Preference: Comparable {
    var rank: Int
    var priority: Double
    var age: Age

    static func < (lhs: Preference, rhs: Preference) -> Bool {
      if lhs.rank != rhs.rank { return lhs.rank < rhs.rank }
      if lhs.priority != rhs.priority { return lhs.priority > rhs.priority }
      return lhs.age < rhs.age
    }
  }

  private static func preference(_ claim: Claim, isBroken: Bool) -> Preference {
    let rank: Int
    switch claim.source {
    case .given: rank = 0
    case .implied: rank = 3
    default:
      if !claim.isRequired {
        rank = 5
      } else if isBroken {
        rank = 4
      } else {
        rank = claim.constraint.relation == .equal ? 1 : 2
      }
    }
    return Preference(
      rank: rank, priority: claim.constraint.priority.value, age: claim.breakOrder?.age ?? .first)
  }

  // MARK: - Reading order

  /// Given numbers first, then along the chain to the target, else by age.
  static func arranged(
    _ rows: [Row], target: LayoutVariable?, in solved: SolvedLayout, givenFirst: Bool = true
  ) -> [Row] {
    func isGiven(_ row: Row) -> Bool {
      if case .given = row.source { givenFirst } else { false }
    }
    let given = rows.filter(isGiven)
    let others = rows.filter { !isGiven($0) }
    let edges = others.map { Chain.edge(of: $0.source, in: solved) }
    var known = edges.compactMap(\.self)
    guard known.count == others.count, let target else { return given + byAge(others, solved) }
    let parent = solved.layout.parent(of: target.item)
    let axis = target.dimension.axis
    let own = Chain.span(target.item, axis)
    if target.dimension.isSize {
      known.append(own)
    } else if let parent {
      known.append((Chain.Place(parent, axis, .near), own.0))
    }
    let start: Chain.Place
    if case .given(let id, let dimension)? = given.first?.source {
      start = Chain.span(id, dimension.axis).0
    } else {
      start = Chain.Place(parent ?? target.item, axis, .near)
    }
    // A position is where its own edge ends; a size lies on the way.
    let paths = [start, own.0, Chain.Place(parent ?? target.item, axis, .near)]
    for place in paths {
      if let order = Chain.order(known, from: place) {
        return given + order.filter { $0 < others.count }.map { others[$0] }
      }
    }
    return given + byAge(others, solved)
  }

  private static func byAge(_ rows: [Row], _ solved: SolvedLayout) -> [Row] {
    func age(_ row: Row) -> Age {
      solved.lowering.claim(of: row.source)?.breakOrder?.age ?? .last
    }
    return rows.sorted { age($0) < age($1) }
  }

  // MARK: - Remarks

  /// Claims that mention the quantity itself and are not part of the sum.
  private static func remarks(
    on expression: Expression, used: Set<Claim.Source>, in solved: SolvedLayout
  ) -> (touching: [Remark], overruled: [Remark]) {
    guard expression.terms.count == 1 else { return ([], []) }
    let variable = expression.terms[0].variable
    var touching: [Remark] = []
    var overruled: [Remark] = []
    let claims = solved.lowering.positions(about: variable.index)
      .compactMap { solved.lowering.claim(at: $0) }
      .sorted { solved.lowering.precedes($0.source, $1.source) }
    for claim in claims where !used.contains(claim.source) {
      let form = claim.constraint.expression
      guard let term = form.terms.first(where: { $0.variable == variable }) else { continue }
      let wish = form.terms.count == 1 ? -form.constant / term.coefficient : nil
      let error = solved.error(of: claim)
      if error > Tolerance.value {
        overruled.append(Remark(source: claim.source, wish: wish, error: error))
      } else if claim.isRequired, claim.constraint.relation != .equal,
        abs(solved.residual(of: claim)) < Tolerance.value
      {
        touching.append(Remark(source: claim.source, wish: wish, error: 0))
      }
    }
    return (touching, overruled)
  }
}
