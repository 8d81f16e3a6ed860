/// Decides which of several optimal points is shown, by settling one variable after the other.
///
/// It imitates what Cassowary, and UIKit with it, shows where no constraint decides: a quantity
/// that is never negative, such as a length or the slack of an inequality, is not in the basis and
/// therefore zero, and the positions follow. There the order of declaration selects among several
/// such points; here the order of the variables does.
///
/// 1. Lengths, one after the other, are brought as near to zero as the optimum allows.
/// 2. Positions with a bound: in order, each that still has a least value goes there, or else to
///    its greatest one. A settled variable may be a bound for others, so this is repeated.
/// 3. Positions without a bound: in order, each goes to zero, unless those before it are a bound by
///    now.
package struct PictureOrder: Hashable, Sendable {
  /// The variables that are settled first.
  package var lengths: [Variable]
  /// The variables that are settled after the lengths.
  package var positions: [Variable]

  /// How many times positions are examined for bounds before those without one go to zero.
  static let passLimit = 8

  /// Makes an order of variables; those that are not listed follow from the others.
  package init(lengths: [Variable] = [], positions: [Variable] = []) {
    self.lengths = lengths
    self.positions = positions
  }

  /// Whether no variable is listed.
  package var isEmpty: Bool { lengths.isEmpty && positions.isEmpty }

  /// All listed variables, lengths first.
  var variables: [Variable] { lengths + positions }
}
