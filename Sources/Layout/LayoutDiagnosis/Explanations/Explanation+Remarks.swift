import ConstraintSolver
import LayoutModel

extension Explanation {
  /// What there is to know about a quantity besides the sum that gives its value.
  struct Remarks {
    private(set) var touching: [Remark] = []
    private(set) var room: [Remark] = []
    private(set) var overruled: [Remark] = []

    /// Finds the claims that are about the quantity, perhaps among others, and that its sum does
    /// not use.
    init(on expression: Expression, used: Set<Claim.Source>, in solved: SolvedLayout) {
      let quantity = solved.withoutGivens(expression)
      guard let first = quantity.terms.first else { return }
      let value = solved.solver.value(of: expression)
      let claims = solved.lowering.positions(about: first.variable)
        .compactMap { solved.lowering.claim(at: $0) }
        .sorted { solved.lowering.precedes($0.source, $1.source) }
      let face = solved.solver.optimalFace
      var nearest: (below: Remark?, above: Remark?)
      for claim in claims where !used.contains(claim.source) {
        // If the claim's state depends only on which optimal solution is drawn, it is not remarked
        // on.
        guard face.isUnique(claim.constraint.expression) else { continue }
        let form = solved.withoutGivens(claim.constraint.expression)
        guard let factor = Self.factor(of: quantity, in: form) else { continue }
        // form = factor * (quantity - its constant) + rest, which is zero if the claim holds with
        // equality.
        let isAlone = form.terms.count == quantity.terms.count
        let wish = isAlone ? quantity.constant - form.constant / factor : nil
        let error = solved.error(of: claim)
        let residual = solved.residual(of: claim)
        let isRule = claim.isRule
        if error > Tolerance.value {
          overruled.append(Remark(source: claim.source, wish: wish, distance: error))
        } else if abs(residual) < Tolerance.value {
          let isWall = claim.constraint.relation != .equal && (isRule || claim.isRequired)
          guard isWall || (isRule && isAlone) else { continue }
          touching.append(Remark(source: claim.source, wish: wish, distance: 0))
        } else if isRule, let wish {
          let remark = Remark(source: claim.source, wish: wish, distance: abs(residual))
          if wish < value, nearest.below.flatMap(\.wish) ?? -.infinity < wish {
            nearest.below = remark
          } else if wish > value, nearest.above.flatMap(\.wish) ?? .infinity > wish {
            nearest.above = remark
          }
        }
      }
      room = [nearest.below, nearest.above].compactMap(\.self)
    }

    /// Returns the multiple of a quantity that is contained in an expression; nil if not all its
    /// terms are, in proportion.
    private static func factor(of quantity: Expression, in form: Expression) -> Double? {
      var factor: Double?
      for term in quantity.terms {
        guard let found = form.terms.first(where: { $0.variable == term.variable }) else {
          return nil
        }
        let ratio = found.coefficient / term.coefficient
        guard Tolerance.same(factor ?? ratio, ratio) else { return nil }
        factor = ratio
      }
      return factor
    }
  }
}

extension Claim {
  /// Whether people or items made it as a rule.
  fileprivate var isRule: Bool {
    switch source {
    case .rule, .generated: true
    case .hugging, .resistance, .implied, .given: false
    }
  }
}

extension SolvedLayout {
  /// Returns an expression with given values substituted and one term per variable.
  fileprivate func withoutGivens(_ expression: Expression) -> Expression {
    var result = Expression(constant: expression.constant)
    for term in expression.collected.terms {
      if lowering.given(term.variable) == nil {
        result.terms.append(term)
      } else {
        result.constant += term.coefficient * solver.value(of: term.variable)
      }
    }
    return result
  }
}
