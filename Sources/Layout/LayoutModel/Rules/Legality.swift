import ConstraintSolver

/// Checks which anchors may be combined in a rule.
///
/// The pairs are UIKit's: a position goes with a position on the same axis, a size with a size, and
/// leading and trailing never with left and right. Beyond UIKit, sums and differences are legal if
/// the coefficients of the positions cancel, because then only distances are compared.
enum Legality {
  static func check(_ left: [AnchorTerm], _ right: [AnchorTerm]) throws(LayoutError) {
    let net = AnchorExpression(left) - AnchorExpression(right)
    guard !net.terms.isEmpty else { throw .saysNothing }
    let positions = (left + right).map(\.anchor).filter(\.attribute.isPosition)
    try checkDirections(positions)
    guard let first = positions.first else { return }
    if let size = (left + right).first(where: { !$0.anchor.attribute.isPosition }) {
      for axis in Axis.allCases where !cancels(net, axis) {
        throw .positionAgainstSize(first, size.anchor)
      }
      return
    }
    if cancels(net, .horizontal) && cancels(net, .vertical) { return }
    guard let other = positions.dropFirst().first else { throw .lonelyPosition(first) }
    if let stranger = positions.first(where: { $0.attribute.axis != first.attribute.axis }) {
      throw .mixedAxes(first, stranger)
    }
    // A pair with a multiplier, as in UIKit, is measured from the nearest common ancestor.
    guard positions.count == 2, left.count == 1, right.count == 1,
      other.item != first.item
        || other.attribute != first.attribute
    else { throw .unbalancedPositions(positions.last ?? first) }
  }

  private static func checkDirections(_ positions: [Anchor]) throws(LayoutError) {
    guard let following = positions.first(where: \.attribute.followsLanguage),
      let ignoring = positions.first(where: \.attribute.ignoresLanguage)
    else { return }
    let inOrder = positions.first { $0 == following || $0 == ignoring } == following
    throw inOrder ? .mixedDirections(following, ignoring) : .mixedDirections(ignoring, following)
  }

  /// Whether the coefficients of the positions on an axis add up to zero.
  private static func cancels(_ net: AnchorExpression, _ axis: Axis) -> Bool {
    let sum = net.terms.reduce(0.0) { sum, term in
      term.anchor.attribute.kind == .position(axis) ? sum + term.coefficient : sum
    }
    return abs(sum) < Tolerance.cancellation
  }
}
