import FlatStorage

/// The rows of a part that its loose variables are in, with the room that the optimal face leaves them.
struct FaceRows: ~Copyable {
  /// A loose variable in a row.
  struct Cell: BitwiseCopyable {
    var variable: Int32
    var coefficient: Double
  }

  /// A row that a loose variable is in.
  struct Use: BitwiseCopyable {
    var row: Int32
    var coefficient: Double
  }

  private var start = FlatArray<Int32>(repeating: 0, count: 1)
  private var all = FlatArray<Cell>()
  private var rooms = FlatArray<Double>()
  /// By simplex variable, a row that is a multiple of it, or -1.
  private var rowOfColumn: [Int32]
  private var usesStart: FlatArray<Int32>
  private var allUses = FlatArray<Use>()

  /// The number of rows.
  var count: Int { start.count - 1 }

  init(_ part: borrowing Part, isLoose: [Bool], within bounds: borrowing FaceBounds) {
    rowOfColumn = Array(repeating: -1, count: part.simplex.variableCount)
    usesStart = FlatArray(repeating: 0, count: isLoose.count + 1)
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
        usesStart[term.variable] += 1
      }
      guard all.count > first else { continue }
      if place.role == .cost { rowOfColumn[Int(place.variable)] = Int32(count) }
      start.append(Int32(all.count))
      rooms.append(falling)
      rooms.append(rising)
    }
    noteUses()
  }

  /// Files the cells by variable, given how many each has.
  private mutating func noteUses() {
    var total = Int32(0)
    for variable in 0..<usesStart.count {
      (usesStart[variable], total) = (total, total + usesStart[variable])
    }
    let next = usesStart.copy()
    allUses.append(repeating: Use(row: 0, coefficient: 0), count: all.count)
    for row in 0..<count {
      for cell in cells(of: row) {
        allUses[next[cell.variable]] = Use(row: Int32(row), coefficient: cell.coefficient)
        next[cell.variable] += 1
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
  func uses(of variable: Int) -> UnsafeBufferPointer<Use> {
    let first = Int(usesStart[variable])
    return UnsafeBufferPointer(
      start: allUses.base + first, count: Int(usesStart[variable + 1]) - first)
  }

  /// A row that is a multiple of a simplex variable; nil where there is none.
  func row(about column: Int) -> Int? {
    rowOfColumn[column] < 0 ? nil : Int(rowOfColumn[column])
  }
}
