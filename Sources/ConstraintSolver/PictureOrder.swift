/// Which of several optimal points is shown: one variable after the other is settled.
///
/// It follows what Cassowary leaves behind, and UIKit with it, where no constraint decides: a
/// quantity that is never negative, such as a length or the room that an inequality leaves, is
/// not in the basis and therefore zero, and the positions follow. There the order of declaration
/// picks among several such points; here the order of the variables does.
///
/// 1. Lengths, one after the other, as near to zero as the optimum allows.
/// 2. Positions at a bound: in order, each that has a least value left goes there, or else to its
///    largest one. What is settled may be a bound of others, so this is repeated.
/// 3. What has no bound: in order, each at zero, unless those before it are a bound by now.
package struct PictureOrder: Hashable, Sendable {
  /// What is settled first.
  package var lengths: [Variable]
  /// What follows.
  package var positions: [Variable]

  /// So often positions are looked through for bounds before those without one go to zero.
  static let passLimit = 8

  /// An order of variables; those that are not listed end where the others leave them.
  package init(lengths: [Variable] = [], positions: [Variable] = []) {
    self.lengths = lengths
    self.positions = positions
  }

  /// Whether nothing is settled.
  package var isEmpty: Bool { lengths.isEmpty && positions.isEmpty }

  /// All of them, lengths first.
  var variables: [Variable] { lengths + positions }
}
