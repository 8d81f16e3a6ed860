/// How far each variable of a part can go on its optimal face, as far as its rows tell one by one.
///
/// A row whose sum can rise by r lets a term rise by r and by what the others can fall together. So
/// from rows with an end to variables with one, from those to further ones, nearest ends first: the
/// shortest paths of Dijkstra where rows are differences of two variables, and the same with sums
/// on the way where they have more terms (Knuth, *A generalization of Dijkstra's algorithm*, 1977).
/// Lengths are counted from the point at hand, so none is negative.
///
/// Such an end is never too near. It may be too far, as rows together tell more than one by one:
/// where all variables that rows connect are at their lower ends at once, or at their upper ends,
/// and every row holds, the ends are those of the face. So it is with differences of two variables.
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
    reach = Self.reach(rows, variableCount: isLoose.count)
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

  /// How far each variable can fall, at twice its number, and rise, at one more.
  private static func reach(_ rows: borrowing FaceRows, variableCount: Int) -> [Double] {
    var reach = Array(repeating: Double.infinity, count: 2 * variableCount)
    var isFinal = Array(repeating: false, count: 2 * variableCount)
    // A row and a direction of its sum: which terms can go against it by an unknown length, how many,
    // and how far the others and the row's own room let a term go.
    var openCount = (0..<2 * rows.count).map { Int32(rows.cells(of: $0 / 2).count) }
    var room = (0..<2 * rows.count).map { rows.room($0 / 2, rising: $0 % 2 == 1) }
    var queue = EndQueue()
    func place(_ cell: FaceRows.Cell, against: Bool, rising: Bool) -> Int {
      2 * Int(cell.variable) + (((cell.coefficient > 0) == (rising != against)) ? 1 : 0)
    }
    func offer(_ length: Double, to place: Int) {
      guard !isFinal[place], length < reach[place] else { return }
      reach[place] = length
      queue.insert(length, place)
    }
    func offer(from side: Int) {
      guard room[side].isFinite, openCount[side] <= 1 else { return }
      let isRising = side % 2 == 1
      for cell in rows.cells(of: side / 2) {
        let opposite = place(cell, against: true, rising: isRising)
        let size = abs(cell.coefficient)
        if isFinal[opposite] {
          if openCount[side] == 0 {
            offer(
              max(0, room[side] / size - reach[opposite]),
              to: place(cell, against: false, rising: isRising))
          }
        } else {
          offer(room[side] / size, to: place(cell, against: false, rising: isRising))
        }
      }
    }
    for side in 0..<2 * rows.count where openCount[side] == 1 { offer(from: side) }
    while let next = queue.takeFirst() {
      if isFinal[next] { continue }
      isFinal[next] = true
      for (row, coefficient) in rows.uses(of: next / 2) {
        // Its rising goes against the falling of a sum it is added to.
        let isRising = (next % 2 == 1) != (coefficient > 0)
        let side = 2 * Int(row) + (isRising ? 1 : 0)
        guard room[side].isFinite else { continue }
        room[side] += abs(coefficient) * reach[next]
        openCount[side] -= 1
        offer(from: side)
      }
    }
    return reach
  }

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

/// The rows of a part that its loose variables are in, with the room that the optimal face leaves them.
struct FaceRows: ~Copyable {
  /// A loose variable in a row.
  struct Cell: BitwiseCopyable {
    var variable: Int32
    var coefficient: Double
  }

  private var start = FlatArray<Int32>(repeating: 0, count: 1)
  private var all = FlatArray<Cell>()
  private var rooms = FlatArray<Double>()
  /// By simplex variable, a row that is a multiple of it, or -1.
  private var rowOfColumn: [Int32]
  private var usesStart: [Int32] = []
  private var allUses: [(row: Int32, coefficient: Double)] = []

  /// The number of rows.
  var count: Int { start.count - 1 }

  init(_ part: borrowing Part, isLoose: [Bool], within bounds: borrowing FaceBounds) {
    rowOfColumn = Array(repeating: -1, count: part.simplex.variableCount)
    var useCounts = Array(repeating: Int32(0), count: isLoose.count + 1)
    for row in 0..<part.rows.count where part.ids[row] >= 0 {
      let place = part.places[row]
      var (falling, rising) = (0.0, 0.0)
      switch place.role {
      case .removed, .settled: continue
      case .definition, .redundant: break
      case .cost:
        let column = Int(place.variable)
        // Another row says as much about the same sum.
        guard rowOfColumn[column] < 0 else { continue }
        let value = part.simplex.value[column]
        falling = max(0, value - bounds.lower[column]) * abs(place.factor)
        rising = max(0, bounds.upper[column] - value) * abs(place.factor)
        if place.factor < 0 { (falling, rising) = (rising, falling) }
      }
      let first = all.count
      for term in part.rows.terms(of: row) where isLoose[Int(term.variable)] {
        guard term.coefficient != 0 else { continue }
        all.append(Cell(variable: term.variable, coefficient: term.coefficient))
        useCounts[Int(term.variable)] += 1
      }
      guard all.count > first else { continue }
      if place.role == .cost { rowOfColumn[Int(place.variable)] = Int32(count) }
      start.append(Int32(all.count))
      rooms.append(falling)
      rooms.append(rising)
    }
    var total = Int32(0)
    for variable in useCounts.indices {
      (useCounts[variable], total) = (total, total + useCounts[variable])
    }
    usesStart = useCounts
    allUses = Array(repeating: (0, 0), count: all.count)
    for row in 0..<count {
      for index in Int(start[row])..<Int(start[row + 1]) {
        let cell = all[index]
        allUses[Int(useCounts[Int(cell.variable)])] = (Int32(row), cell.coefficient)
        useCounts[Int(cell.variable)] += 1
      }
    }
  }

  /// The loose variables in a row, of which there is one at least.
  func cells(of row: Int) -> UnsafeBufferPointer<Cell> {
    let first = Int(start[row])
    return UnsafeBufferPointer(start: all.base + first, count: Int(start[row + 1]) - first)
  }

  /// How far the sum of a row can rise or fall; zero for an equality.
  func room(_ row: Int, rising: Bool) -> Double { rooms[2 * row + (rising ? 1 : 0)] }

  /// The rows that a loose variable is in.
  func uses(of variable: Int) -> ArraySlice<(row: Int32, coefficient: Double)> {
    allUses[Int(usesStart[variable])..<Int(usesStart[variable + 1])]
  }

  /// A row that is a multiple of a simplex variable; nil where there is none.
  func row(about column: Int) -> Int? {
    rowOfColumn[column] < 0 ? nil : Int(rowOfColumn[column])
  }
}

/// Ends that were found, the nearest first; of equal ones that with the least number.
private struct EndQueue {
  private var heap: [(length: Double, place: Int)] = []

  private func precedes(_ a: Int, _ b: Int) -> Bool {
    (heap[a].length, heap[a].place) < (heap[b].length, heap[b].place)
  }

  mutating func insert(_ length: Double, _ place: Int) {
    heap.append((length, place))
    var index = heap.count - 1
    while index > 0, precedes(index, (index - 1) / 2) {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  mutating func takeFirst() -> Int? {
    guard let first = heap.first else { return nil }
    let last = heap.removeLast()
    guard !heap.isEmpty else { return first.place }
    heap[0] = last
    var index = 0
    while true {
      var least = index
      for child in [2 * index + 1, 2 * index + 2] where child < heap.count {
        if precedes(child, least) { least = child }
      }
      if least == index { break }
      heap.swapAt(index, least)
      index = least
    }
    return first.place
  }
}
