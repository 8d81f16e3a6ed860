/// All optimal points at once: how many dimensions they span and how far each quantity can go.
///
/// A point is optimal if no other satisfies the levels better, lexicographically. The optimal
/// points form a polyhedron, the optimal face. Per component the face is described by the
/// nonbasic columns that can move at no cost; columns that cannot move because a basic variable is
/// stuck at a breakpoint (a degenerate vertex) are locked first, so that the number of columns
/// left is the dimension.
public struct OptimalFace: Sendable {
  private let solution: Solution<Double>
  private let faces: [ComponentFace<Double>]
  /// The first direction number of each component.
  private let offsets: [Int]

  init(_ solution: Solution<Double>) {
    self.solution = solution
    faces = solution.components.map(ComponentFace.init)
    var offsets: [Int] = []
    var count = 0
    for face in faces {
      offsets.append(count)
      count += face.columns.count
    }
    self.offsets = offsets
    dimension = count
  }

  /// The number of independent ways to move without losing anything: zero where the optimum is
  /// unique.
  public let dimension: Int

  /// The interval a quantity runs through on the face.
  public struct Range: Hashable, Sendable {
    /// The least value, nil where there is none.
    public var min: Double?
    /// The largest value, nil where there is none.
    public var max: Double?

    /// Whether both ends exist.
    public var isBounded: Bool { min != nil && max != nil }
  }

  /// How a quantity moves along each independent direction, zeros left out, by direction number.
  ///
  /// Empty exactly for a quantity with one value on the whole face.
  public func motion(of expression: Expression) -> [(direction: Int, rate: Double)] {
    let row = solution.elimination.reduce(SparseRow<Double>(expression))
    var result: [(direction: Int, rate: Double)] = []
    for part in parts(of: row) {
      let face = faces[part]
      guard !face.columns.isEmpty else { continue }
      let coefficients = face.component.tableau.coefficients(of: face.component.terms(of: row))
      for (position, column) in face.columns.enumerated()
      where !coefficients[column].isNegligible {
        result.append((offsets[part] + position, coefficients[column]))
      }
    }
    return result.sorted { $0.direction < $1.direction }
  }

  /// Whether a quantity has the same value in all optimal points.
  public func isUnique(_ expression: Expression) -> Bool { motion(of: expression).isEmpty }

  /// The interval of a quantity over all optimal points.
  public func range(of expression: Expression) -> Range {
    let row = solution.elimination.reduce(SparseRow<Double>(expression))
    var range = Range(min: row.constant, max: row.constant)
    for part in parts(of: row) {
      let partial = faces[part].range(of: faces[part].component.terms(of: row))
      range.min = Self.sum(range.min, partial.min)
      range.max = Self.sum(range.max, partial.max)
    }
    return range
  }

  private static func sum(_ a: Double?, _ b: Double?) -> Double? {
    guard let a, let b else { return nil }
    return a + b
  }

  private func parts(of row: SparseRow<Double>) -> [Int] {
    var parts: [Int] = []
    for entry in row.entries {
      let part = solution.componentOfVariable[entry.index]
      if !parts.contains(part) { parts.append(part) }
    }
    return parts
  }
}

/// The optimal face of one component.
struct ComponentFace<S: Scalar>: Sendable {
  private(set) var component: Component<S>
  /// The columns that can really move.
  private(set) var columns: [Int]

  init(_ component: Component<S>) {
    self.component = component
    columns = component.freeColumns
    guard !columns.isEmpty else { return }
    lockImpliedEqualities()
    columns = self.component.freeColumns
  }

  /// A basic variable at a breakpoint holds its columns back if no optimal point moves it away.
  ///
  /// Moving it is tried as one more level below all others. If the method finds no step of
  /// positive length, the level stays: it costs nothing on the face and locks the columns.
  private mutating func lockImpliedEqualities() {
    var isSettled = Array(repeating: false, count: component.tableau.values.count)
    while let (variable, room) = nextSuspect(isSettled) {
      isSettled[variable] = true
      let before = component.tableau.values
      component.withTableau { tableau in
        let level = tableau.addLevel()
        tableau.addSlope(room == .above ? -S.one : .one, level: level, to: variable)
        if tableau.optimise(stopWhenMoved: true).moved { tableau.removeLastLevel(from: variable) }
      }
      columns = component.freeColumns
      // Whatever moved along was not stuck either.
      for (other, value) in before.enumerated()
      where !(component.tableau.values[other] - value).isNegligible { isSettled[other] = true }
    }
  }

  /// A basic variable at a breakpoint that a free column would move.
  private func nextSuspect(_ isSettled: [Bool]) -> (variable: Int, room: Tableau<S>.Room)? {
    let tableau = component.tableau
    for row in 0..<tableau.rowCount {
      let variable = tableau.rowVariables[row]
      guard !isSettled[variable], let room = tableau.room(ofBasic: variable),
        columns.contains(where: { !tableau.coefficient(row: row, column: $0).isNegligible })
      else { continue }
      return (variable, room)
    }
    return nil
  }

  func range(of terms: [(variable: Int, coefficient: S)]) -> OptimalFace.Range {
    let coefficients = component.tableau.coefficients(of: terms)
    let isLoose = columns.contains { !coefficients[$0].isNegligible }
    guard isLoose else {
      let value = terms.reduce(S.zero) {
        $0 + $1.coefficient * component.tableau.values[$1.variable]
      }
      return .init(min: value.approximation, max: value.approximation)
    }
    return .init(
      min: extreme(of: terms, slope: .one)?.approximation,
      max: extreme(of: terms, slope: -.one)?.approximation)
  }

  private func extreme(of terms: [(variable: Int, coefficient: S)], slope: S) -> S? {
    var tableau = component.tableau
    let level = tableau.addLevel()
    var cost = ConvexCost<S>()
    cost.addSlope(slope, level: level)
    let variable = tableau.addRow(terms, cost: cost)
    guard tableau.optimise().outcome != .unbounded else { return nil }
    tableau.refresh()
    return tableau.values[variable]
  }
}
