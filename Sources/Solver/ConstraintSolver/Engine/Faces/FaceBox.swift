import FlatStorage

/// How far each variable of a part can go on its optimal face, as far as its rows tell one by one.
///
/// ``FaceReach`` finds the ends that rows give one by one. Such an end is never too near. It may be
/// too far, as rows together tell more than one by one: where all variables that rows connect are at
/// their lower ends at once, or at their upper ends, and every row holds, the ends are those of the
/// face. So it is with differences of two variables.
struct FaceBox {
  /// How far a variable can fall and rise at most, from the value it has; infinite where no row tells.
  private let reach: [Double]
  /// The component of each loose variable, -1 for others: rows do not connect different ones.
  private let components: [Int32]
  /// Per component, whether all its variables can fall, and rise, as far as they seem to.
  private let isReached: [(falling: Bool, rising: Bool)]
  /// The number of loose variables in each component.
  private let sizes: [Int]
  /// The number of columns in each component; nil where a column stands for nothing of the caller's.
  private let dimensions: [Int]?

  /// Looks at the rows of a part; in O(terms * log(variables)).
  ///
  /// - Parameters:
  ///   - part: The part, at a point of the face.
  ///   - isLoose: Per local variable, whether it has more than one value.
  ///   - bounds: The face.
  ///   - columns: The columns that can move.
  init(
    _ part: borrowing Part, isLoose: [Bool], within bounds: borrowing FaceBounds, columns: [Int]
  ) {
    let rows = FaceRows(part, isLoose: isLoose, within: bounds)
    reach = FaceReach(rows, variableCount: isLoose.count).ends
    var partition = Partition(count: isLoose.count)
    for row in 0..<rows.count {
      let cells = rows.cells(of: row)
      for cell in cells { partition.join(Int(cells[0].variable), Int(cell.variable)) }
    }
    var components = Array(repeating: Int32(-1), count: isLoose.count)
    var sizes: [Int] = []
    for variable in isLoose.indices where isLoose[variable] {
      let root = partition.root(of: variable)
      if components[root] < 0 {
        components[root] = Int32(sizes.count)
        sizes.append(0)
      }
      components[variable] = components[root]
      sizes[Int(components[root])] += 1
    }
    self.components = components
    self.sizes = sizes
    isReached = Self.check(reach, rows, components, count: sizes.count)
    dimensions = Self.dimensions(of: columns, part, rows, components, count: sizes.count)
  }

  // MARK: - Looking up

  /// The number of components.
  var componentCount: Int { sizes.count }

  /// The component of a variable, -1 if it is not loose: what happens in one changes nothing in others.
  func component(of variable: Int32) -> Int32 { components[Int(variable)] }

  /// How far a variable can fall and rise at most; not at all if it is not loose.
  func reach(of variable: Int32) -> (falling: Double, rising: Double) {
    guard components[Int(variable)] >= 0 else { return (0, 0) }
    return (reach[2 * Int(variable)], reach[2 * Int(variable) + 1])
  }

  /// Whether the ends of a variable are known to be those of the face.
  func isReached(_ variable: Int32) -> (falling: Bool, rising: Bool) {
    let component = components[Int(variable)]
    return component < 0 ? (true, true) : isReached[Int(component)]
  }

  /// Whether all variables of a component can fall, and rise, as far as they seem to.
  func isReached(component: Int) -> (falling: Bool, rising: Bool) { isReached[component] }

  /// The number of independent ways to move among some loose variables; nil where it is not known, or
  /// where they are not all that rows connect.
  func dimension(of variables: [Int32]) -> Int? {
    guard let dimensions else { return nil }
    var missing: [Int32: Int] = [:]
    for variable in variables {
      let component = components[Int(variable)]
      guard component >= 0 else { return nil }
      missing[component, default: sizes[Int(component)]] -= 1
    }
    guard missing.values.allSatisfy({ $0 == 0 }) else { return nil }
    return missing.keys.reduce(0) { $0 + dimensions[Int($1)] }
  }

  // MARK: - Making

  /// By component, whether all rows hold where all its variables are at their lower ends, and at
  /// their upper ends; those without such an end may all be as far away as one likes, by the same.
  private static func check(
    _ reach: [Double], _ rows: borrowing FaceRows, _ components: [Int32], count: Int
  ) -> [(falling: Bool, rising: Bool)] {
    var isReached = Array(repeating: (falling: true, rising: true), count: count)
    func holds(_ row: Int, _ direction: Int, _ sign: Double) -> Bool {
      var change = 0.0
      var growth = 0.0
      var size = 1.0
      for cell in rows.cells(of: row) {
        let length = reach[2 * Int(cell.variable) + direction]
        if length.isFinite {
          change += sign * cell.coefficient * length
          size += abs(cell.coefficient * length)
        } else {
          growth += sign * cell.coefficient
        }
      }
      func holds(_ change: Double, _ growth: Double, _ room: Double) -> Bool {
        if room == .infinity || growth < -Tolerance.coefficient { return true }
        return growth <= Tolerance.coefficient && change <= room + Tolerance.coefficient * size
      }
      return holds(change, growth, rows.room(row, rising: true))
        && holds(-change, -growth, rows.room(row, rising: false))
    }
    for row in 0..<rows.count {
      let component = Int(components[Int(rows.cells(of: row)[0].variable)])
      if isReached[component].falling, !holds(row, 0, -1) { isReached[component].falling = false }
      if isReached[component].rising, !holds(row, 1, 1) { isReached[component].rising = false }
    }
    return isReached
  }

  /// The number of columns by component: the part's points differ by a sum of motions inside of the
  /// components, and each column is a coordinate of one.
  private static func dimensions(
    of columns: [Int], _ part: borrowing Part, _ rows: borrowing FaceRows, _ components: [Int32],
    count: Int
  ) -> [Int]? {
    var dimensions = Array(repeating: 0, count: count)
    var patience = 4
    for column in columns {
      var variable = part.classOfVariable[column]
      if variable < -1 { variable = -2 - variable }
      if variable < 0, let row = rows.row(about: column) {
        variable = rows.cells(of: row)[0].variable
      }
      if variable < 0, patience > 0 {
        // What holds a picture may stay behind; it is known by what it moves.
        patience -= 1
        let moved = part.motion(moving: [(column, 1)])
        variable = moved.firstIndex { abs($0) > Tolerance.coefficient }.map(Int32.init) ?? -1
      }
      guard variable >= 0, components[Int(variable)] >= 0 else { return nil }
      dimensions[Int(components[Int(variable)])] += 1
    }
    return dimensions
  }
}
