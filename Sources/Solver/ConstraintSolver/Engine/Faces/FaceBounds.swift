import FlatStorage

/// The optimal face of a part: between which values each simplex variable may be.
///
/// With the prices of an optimal basis held, a point is optimal exactly if every variable stays on
/// the linear pieces of its cost that its price allows (complementary slackness): a basic variable
/// on the piece it is counted on, a nonbasic one at its breakpoint, or on a neighbouring piece
/// whose slope cancels its reduced cost. So the face is a box in the space of all variables, and
/// moving inside it is a simplex method with bounds and one linear objective at a time.
struct FaceBounds: ~Copyable {
  private(set) var lower: FlatArray<Double>
  private(set) var upper: FlatArray<Double>

  /// The bounds at the present, optimal basis; in O(variables).
  init(_ simplex: borrowing Simplex) {
    lower = FlatArray(repeating: -.infinity, count: simplex.variableCount)
    upper = FlatArray(repeating: .infinity, count: simplex.variableCount)
    for variable in 0..<simplex.variableCount {
      setBounds(of: variable, simplex)
      // Two walls that say the same number, but for rounding, leave no room between them.
      let value = simplex.value[variable]
      if upper[variable] - lower[variable] <= Tolerance.tie * max(1, abs(value)) {
        fix(variable, at: value)
      }
    }
  }

  private func setBounds(of variable: Int, _ simplex: borrowing Simplex) {
    let value = simplex.value[variable]
    let list = simplex.costs.list(of: variable)
    let passed = Int(simplex.passed[variable])
    let below = passed > 0 ? list[passed - 1].position : -Double.infinity
    switch simplex.state[variable] {
    case .derived: break
    case .unused:
      lower[variable] = 0
      upper[variable] = 0
    case .basic:
      lower[variable] = min(value, below)
      upper[variable] = max(value, passed < list.count ? list[passed].position : .infinity)
    case .nonbasic:
      let freedom = simplex.freedom[variable]
      lower[variable] = freedom & Simplex.freeDown != 0 ? below : value
      upper[variable] = value
      if freedom & Simplex.freeUp != 0 {
        let next = list.first { $0.position > value }
        upper[variable] = next?.position ?? .infinity
      }
    }
  }

  /// Whether a variable can have more than one value.
  @inline(__always)
  func isLoose(_ variable: Int) -> Bool { lower[variable] < upper[variable] }

  /// Holds a variable at its value.
  func fix(_ variable: Int, at value: Double) {
    lower[variable] = value
    upper[variable] = value
  }

  /// Makes room for a variable that the simplex method made meanwhile, and holds it.
  mutating func fixNew(_ variable: Int, at value: Double) {
    while lower.count <= variable {
      lower.append(-.infinity)
      upper.append(.infinity)
    }
    fix(variable, at: value)
  }
}
