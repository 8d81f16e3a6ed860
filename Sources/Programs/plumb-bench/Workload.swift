/// A layout as the solver sees it: constraints, and the changes made to them.
///
/// There are four variables for each view, left, top, width and height; view 0 is the root.
struct Workload {
  /// The family it was generated from, such as `W1`.
  var family: String
  var viewCount: Int
  var variableCount: Int
  /// The variable that is dragged, for which values are suggested repeatedly.
  var editVariable: Int
  /// The initial value of that variable.
  var initialValue: Double
  var rows = RowList()
  /// Constraints that are added and removed again, one at a time.
  var probes = RowList()
  /// The values that are suggested, in order.
  var steps: [Double] = []

  /// Returns the same workload with its constraints in a random order.
  func shuffled(seed: UInt64) -> Workload {
    var random = SplitMix64(seed: seed)
    var result = self
    result.rows = rows.reordered(random.permutation(of: rows.count))
    return result
  }
}
