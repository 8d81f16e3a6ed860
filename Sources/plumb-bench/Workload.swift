/// A layout as the solver sees it: constraints, and what is done to them.
///
/// Four variables for each view: left, top, width, height; view 0 is the root.
struct Workload {
  /// Where it comes from, such as `W1`.
  var family: String
  var viewCount: Int
  var variableCount: Int
  /// The variable that is dragged: its value is suggested again and again.
  var editVariable: Int
  /// The value it has in the beginning.
  var initialValue: Double
  var rows = RowList()
  /// Constraints that are added and removed again, one at a time.
  var probes = RowList()
  /// The values that are suggested, one after the other.
  var steps: [Double] = []

  /// The same constraints, declared in another order.
  func shuffled(seed: UInt64) -> Workload {
    var random = SplitMix64(seed: seed)
    var result = self
    result.rows = rows.reordered(random.permutation(of: rows.count))
    return result
  }
}
