import ConstraintSolver
import LayoutDiagnosis
import LayoutModel
import PlumbLanguage

/// A sum of numbers that can be measured in a solved layout, such as
/// `badge.leading - title.trailing` or `title.width / 2 + 8`.
struct QuantitySum: Equatable, Sendable {
  /// The sum.
  let form: AnchorExpression
  /// The sum as it was written.
  let text: String

  /// Reads a sum, in which x and y are the left and the top edge.
  init(_ reader: inout TokenReader) throws(Diagnostic) {
    let start = reader
    var relation = RelationReader(reader)
    form = try relation.measured()
    reader = relation.remainder
    text = reader.text(start.here.lowerBound..<reader.lastEnd)
  }

  static func == (a: QuantitySum, b: QuantitySum) -> Bool { a.form == b.form }

  /// The terms that are positions.
  private var positions: [AnchorTerm] { form.terms.filter(\.anchor.attribute.isPosition) }

  /// The sum as an expression of the solver's variables, in points.
  ///
  /// A single position is in the coordinates of its parent, as where it is asked for alone; several
  /// are in those of the root. A distance between leading and trailing edges is measured in reading
  /// direction, as in a rule.
  func expression(in solved: SolvedLayout) -> Expression {
    let layout = solved.layout
    let positions = self.positions
    let space =
      positions.count == 1 ? positions.first.flatMap { layout.parent(of: $0.anchor.item) } : nil
    let isDistance =
      positions.count > 1 && positions.map(\.coefficient).reduce(0, +) == 0
      && positions.allSatisfy(\.anchor.attribute.followsLanguage)
    let isNegated = isDistance && layout.isRightToLeft(between: positions.map(\.anchor.item))
    return form.terms.reduce(Expression(constant: form.constant)) { sum, term in
      let other = positions.first { $0.anchor.item != term.anchor.item }?.anchor.item
      let sign = isNegated && term.anchor.attribute.isPosition ? -1.0 : 1
      return sum
        + (sign * term.coefficient)
        * solved.lowering.expression(term.anchor, in: space ?? layout.root, beside: other)
    }
  }

  /// What it measures, for the order in which its reasons are read; nil if it is neither a number
  /// of one view nor a distance.
  var measure: Explanation.Measure? {
    let terms = form.terms
    if terms.count == 1, form.constant == 0, let term = terms.first { return .anchor(term.anchor) }
    guard terms.count == 2, let end = terms.first(where: { $0.coefficient == 1 }),
      let start = terms.first(where: { $0.coefficient == -1 }), positions.count == 2
    else { return nil }
    return .distance(from: start.anchor, to: end.anchor)
  }
}
