import FlatStorage

/// Optional equalities that can all hold, eliminated as if they were required.
///
/// Where there are very many priorities, as in a stack that shares in proportion or centres its
/// views, the strongest equalities usually all hold. A point at which nothing that is as strong as
/// the weakest of them misses is optimal for all of these levels, and with them eliminated what is
/// left is a small problem: neither a level each nor a tableau that fills (each view of such a stack
/// hangs together with all others) is needed. Whatever is tried is checked, and done without where
/// it does not hold.
struct Promotion: ~Copyable {
  /// With fewer priorities there is nothing to win.
  static let fewestLevels = 32
  /// The most bounds on how far down to go that are tried.
  private static let attemptLimit = 4

  /// Rows about numbers that the required equalities settle: what they miss is missed anyway.
  private let isSettled: FlatArray<Bool>
  /// The weakest priorities to try, weakest first.
  let floors: [Double]

  /// Finds out what is worth a try, in O(rows + what it takes to eliminate the required equalities);
  /// nil if nothing is.
  init?(_ rows: borrowing SystemRows, variableCount: Int) {
    guard Part.levels(of: rows).count > Self.fewestLevels else { return nil }
    let elimination = EqualityElimination(rows, variableCount: variableCount, trusting: false)
    guard elimination.isConsistent else { return nil }
    var reduction = Reduction(variableCount: variableCount)
    isSettled = FlatArray(repeating: false, count: rows.count)
    var equalities = Set<Double>()
    var inequalities = Set<Double>()
    for row in 0..<rows.count where rows.priority[row] < Priority.required.value {
      reduction.start()
      for term in rows.terms(of: row) {
        reduction.add(term.coefficient, of: Int(term.variable), elimination)
      }
      reduction.expand(elimination)
      isSettled[row] = reduction.takeClasses(elimination).count == 0
      if isSettled[row] { continue }
      if rows.relation[row] == .equal {
        equalities.insert(rows.priority[row])
      } else {
        inequalities.insert(rows.priority[row])
      }
    }
    // An inequality may be missed; what is stronger than it can be tried without it.
    var floors: [Double] = []
    for bound in [-1] + inequalities.sorted() {
      guard let floor = equalities.filter({ $0 > bound }).min() else { continue }
      if floors.last != floor { floors.append(floor) }
    }
    self.floors = Array(floors.prefix(Self.attemptLimit))
  }

  /// Marks the equalities down to a priority.
  func promote(downTo floor: Double, in rows: inout SystemRows) {
    rows.isPromoted = FlatArray(repeating: false, count: rows.count)
    for row in 0..<rows.count where rows.relation[row] == .equal && !isSettled[row] {
      rows.isPromoted[row] = rows.priority[row] >= floor
    }
  }

  /// Whether nothing down to a priority misses in a solved part, but what has to.
  func isOptimal(_ part: borrowing Part, downTo floor: Double) -> Bool {
    guard part.outcome == .solved else { return false }
    for row in 0..<part.rows.count
    where part.rows.priority[row] >= floor && part.rows.priority[row] < Priority.required.value
      && !isSettled[row]
    {
      let isHeld = Tolerance.isFeasible(
        error: part.error(of: row), magnitude: abs(part.rows.constant[row]))
      if !isHeld { return false }
    }
    return true
  }
}
