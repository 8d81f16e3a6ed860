/// The search for optimal points in general position, and for prices that admit no others.
///
/// Only the columns that can move at no cost matter. One form in them after the other, each
/// constant along the directions found so far, is pushed up and down inside the optimal face. If it
/// moves, that is another direction. If it does not, there is one dimension less, and the prices of
/// the two attempts prove it; averaged with the others they are in the interior of their ranges
/// wherever that is possible.
struct FaceSearch {
  /// The prices of all constraints except required equalities.
  private(set) var prices: [Price]
  /// Optimal points in general position.
  private(set) var points: [[Rational]]
  private let solution: Solution<Rational>

  init(_ solution: Solution<Rational>, _ constraints: [Constraint], _ rows: [SparseRow<Rational>]) {
    self.solution = solution
    prices = solution.openPrices(of: constraints, rows, components: solution.components)
    points = [solution.point(solution.components)]
    for index in solution.components.indices { explore(index) }
  }

  private typealias Vector = [Rational]

  private mutating func explore(_ index: Int) {
    let component = solution.components[index]
    let free = component.freeColumns.map { component.tableau.columnVariables[$0] }
    guard !free.isEmpty else { return }
    var sums = Dictionary(
      component.prices().map { ($0.source, $0.price) }, uniquingKeysWith: { $1 })
    var count = 1
    var directions: [Vector] = []
    var constants = RowSpace<Rational>()
    var constantCount = 0
    while directions.count + constantCount < free.count,
      let form = Self.form(constantAlong: directions, of: free.count, outside: &constants)
    {
      let terms = zip(free, form).filter { !$1.isZero }.map { (variable: $0, coefficient: $1) }
      let ends = [Rational(1), Rational(-1)].map { component.pushed(terms, by: $0) }
      if let moved = ends.first(where: { $0.value(of: terms) != component.value(of: terms) }) {
        directions.append(
          free.map { moved.tableau.values[$0] - component.tableau.values[$0] })
        var components = solution.components
        components[index] = moved
        points.append(solution.point(components))
      } else {
        _ = constants.insert(Self.row(form), source: constantCount)
        constantCount += 1
        for end in ends {
          count += 1
          for (source, price) in end.prices() {
            sums[source, default: Price()] = price + sums[source, default: Price()]
          }
        }
      }
    }
    for (source, sum) in sums { prices[source] = Rational(1, over: count) * sum }
  }

  private static func row(_ vector: Vector) -> SparseRow<Rational> {
    SparseRow(
      entries: vector.indices.filter { !vector[$0].isZero }.map {
        .init(index: $0, coefficient: vector[$0])
      })
  }

  /// Returns a form that no direction changes and that does not depend on known ones; nil if there
  /// is none.
  private static func form(
    constantAlong directions: [Vector], of count: Int, outside known: inout RowSpace<Rational>
  ) -> Vector? {
    // Gauss-Jordan elimination: afterwards each row has a one at its pivot, where the others have
    // zeros.
    var rows = directions
    var pivots: [Int] = []
    for index in rows.indices {
      guard let pivot = rows[index].firstIndex(where: { !$0.isZero }) else { continue }
      let inverse = Rational(1) / rows[index][pivot]
      rows[index] = rows[index].map { $0 * inverse }
      for other in rows.indices where other != index && !rows[other][pivot].isZero {
        let factor = rows[other][pivot]
        rows[other] = zip(rows[other], rows[index]).map { $0 - factor * $1 }
      }
      pivots.append(pivot)
    }
    for column in 0..<count where !pivots.contains(column) {
      var form = Array(repeating: Rational.zero, count: count)
      form[column] = Rational(1)
      for (index, pivot) in pivots.enumerated() { form[pivot] = -rows[index][column] }
      if known.express(row(form)) == nil { return form }
    }
    return nil
  }
}

extension Component where S == Rational {
  /// Returns the value of a form in the tableau's variables.
  func value(of terms: [(variable: Int, coefficient: Rational)]) -> Rational {
    terms.reduce(.zero) { $0 + $1.coefficient * tableau.values[$1.variable] }
  }

  /// Returns the component with a form as close as the optimum allows to its value plus a distance.
  fileprivate func pushed(
    _ terms: [(variable: Int, coefficient: Rational)], by distance: Rational
  ) -> Component {
    var cost = ConvexCost<Rational>()
    cost.add(.equal, value(of: terms) + distance, weight: .one, level: tableau.levels)
    return seeking(terms, cost).component
  }
}

extension Solution {
  /// Returns the point at which the components are.
  func point(_ components: [Component<S>]) -> [S] {
    var point = Array(repeating: S.zero, count: values.count)
    for component in components {
      for (position, variable) in component.variables.enumerated() {
        point[variable] = component.tableau.values[position]
      }
    }
    elimination.complete(&point)
    return point
  }
}
