package import ConstraintSolver
package import LayoutModel

/// Why a quantity has its value: the tight claims that add up to it.
///
/// ```
/// title.width = 180
///     card.width      320
///   - c1               16   title.leading == card.leading + 16
/// ```
///
/// Only claims that hold with equality in every optimal solution take part; a claim that is tight
/// only in the drawn one is no reason. Of several sums one is chosen, by preferring claims in this
/// order: given values, required equalities, required inequalities, implied bounds, then optional
/// claims by priority; within each group the oldest. A claim is used only if those before it do not
/// suffice. A claim that is not an equality and without which nothing would change comes after all
/// others.
package struct Explanation: Sendable {
  /// A claim about the quantity that the sum does not need.
  package struct Remark: Sendable, Hashable {
    /// The claim.
    package var source: Claim.Source
    /// The value that it asks the quantity to have; nil if it is also about something else.
    package var wish: Double?
    /// How far it is from holding with equality, in points; zero for one that does.
    package var distance: Double
  }

  /// What an expression measures, which gives the rows a reading order.
  package enum Measure: Sendable, Hashable {
    /// A size, or the position of an anchor in its parent.
    case anchor(Anchor)
    /// The distance from the first anchor to the second.
    case distance(from: Anchor, to: Anchor)
  }

  /// The exact value.
  package let total: Rational
  /// The summands: given values first, then the others along the chain, or by age if they form
  /// none.
  package let rows: [Summand]
  /// The constant of the expression, which the rows do not contain: for a baseline, the distance from
  /// the top of the label.
  package let constant: Rational
  /// What is measured.
  let measure: Measure?
  /// Claims that hold with equality and are not needed for the sum.
  package let touching: [Remark]
  /// The nearest rules that limit the quantity, downwards and upwards.
  package let room: [Remark]
  /// Claims that do not hold.
  package let overruled: [Remark]

  /// Explains an expression of the solver's variables; nil if its value is not unique.
  ///
  /// - Complexity: O(tight claims connected with it), and several solves if several sums are
  ///   possible.
  package init?(_ expression: Expression, measuring measure: Measure?, in solved: SolvedLayout) {
    let face = solved.solver.optimalFace
    guard face.isUnique(expression) else { return nil }
    let candidates = Self.candidates(for: expression, in: solved).filter { position in
      solved.lowering.claim(at: position).map { face.isUnique($0.constraint.expression) } ?? false
    }
    guard let chosen = Choice(of: expression, among: candidates, in: solved) else { return nil }
    let rows = chosen.derivation.summands.map {
      Summand(chosen.claims[$0.position], times: $0.multiplier)
    }
    total = chosen.derivation.total
    constant = Rational(meaning: expression.constant)
    self.measure = measure
    self.rows = Self.arranged(rows, measure, in: solved)
    let remarks = Remarks(on: expression, used: Set(rows.map(\.source)), in: solved)
    touching = remarks.touching
    room = remarks.room
    overruled = remarks.overruled
  }

  /// Returns the positions of the tight claims that can take part in a sum for the expression,
  /// ascending.
  ///
  /// A given value is taken from the claim that gives it, whatever else determines it.
  private static func candidates(
    for expression: Expression, in solved: SolvedLayout
  ) -> [Claim.Position] {
    let found = solved.summands(of: expression)
    let forms = found.compactMap { solved.lowering.claim(at: $0)?.constraint.expression }
    let givens = (forms + [expression]).flatMap(\.terms)
      .compactMap { solved.lowering.given($0.variable) }
    return (found + Set(givens)).sorted()
  }

  // MARK: - Reading order

  /// Orders rows: given values first, then the others along the chain of what is measured, or by
  /// age if they form none.
  static func arranged(
    _ rows: [Summand], _ measure: Measure?, in solved: SolvedLayout, givenFirst: Bool = true
  ) -> [Summand] {
    func isGiven(_ row: Summand) -> Bool {
      if case .given = row.source { givenFirst } else { false }
    }
    let given = rows.filter(isGiven)
    let others = rows.filter { !isGiven($0) }
    let edges = others.map { Chain.edge(of: $0.source, in: solved) }
    let known = edges.compactMap(\.self)
    guard known.count == others.count, let own = measure.flatMap({ Chain.edge(of: $0, in: solved) })
    else { return given + byAge(others, solved) }
    var starts = [own.0, own.1]
    if case .given(let id, let dimension)? = given.first?.source {
      starts.insert(Chain.span(id, dimension.axis).0, at: 0)
    }
    // A position is where its own edge in the chain ends; a size is on the way.
    for place in starts {
      if let order = Chain.path((known + [own]).map { [$0] }, from: place) {
        return given + order.filter { $0 < others.count }.map { others[$0] }
      }
    }
    return given + byAge(others, solved)
  }

  private static func byAge(_ rows: [Summand], _ solved: SolvedLayout) -> [Summand] {
    func age(_ row: Summand) -> Age {
      solved.lowering.claim(of: row.source)?.breakOrder?.age ?? .last
    }
    return rows.sorted { age($0) < age($1) }
  }
}

extension Chain {
  /// Returns the two places between which something is measured.
  fileprivate static func edge(
    of measure: Explanation.Measure, in solved: SolvedLayout
  ) -> (Place, Place)? {
    switch measure {
    case .anchor(let anchor):
      let axis = anchor.attribute.axis
      guard anchor.attribute.isPosition else { return span(anchor.item, axis) }
      let parent = solved.layout.parent(of: anchor.item) ?? anchor.item
      guard let place = Place(anchor, beside: [parent], in: solved.layout) else { return nil }
      return (Place(parent, axis, .near), place)
    case .distance(let from, let to):
      guard let start = Place(from, beside: [to.item], in: solved.layout),
        let end = Place(to, beside: [from.item], in: solved.layout)
      else { return nil }
      return (start, end)
    }
  }
}
