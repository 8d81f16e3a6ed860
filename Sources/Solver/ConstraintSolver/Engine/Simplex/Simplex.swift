import FlatStorage

/// A primal simplex method for convex piecewise-linear costs in levels, on a sparse tableau.
///
/// Every quantity of a system, a free variable or a row `s = sum(a * x)`, is one variable `u` with
/// a convex piecewise-linear cost (``Breakpoint``). The tableau keeps the identity
///
///     basic[i] = sum over nonbasic j of T[i, j] * nonbasic[j]
///
/// Costs are vectors compared lexicographically, one entry per level. Level 0 is what is required:
/// any point is a legal state, and a system is feasible exactly if level 0 can be brought to zero.
/// So there are no phases and no artificial variables, and after any edit (a breakpoint moved,
/// came or went, a row was added) the method goes on from the basis it has.
///
///     slope[u]   the slope of u's cost on the piece left of or at its value
///     reduced[j] sum over i of slope[i] * T[i, j]: what moving nonbasic j costs in the others
///
/// A nonbasic variable rests at a breakpoint; it may move up if `slope right of it + reduced < 0`,
/// down if `slope left of it + reduced > 0`. A step passes breakpoints of basic variables as long
/// as the derivative stays negative (the long-step rule, Fourer 1985), then the blocking variable
/// leaves the basis. Rows and columns are linked lists over each other, so a step looks only at
/// what it moves; pricing looks only at columns whose reduced costs changed.
///
/// Int32 ids, flat arrays, no reference counting.
struct Simplex: ~Copyable {
  /// One entry of a row: the coefficient of a nonbasic variable, and its place in that column.
  struct Cell: BitwiseCopyable {
    var value: Double
    var column: Int32
    var link: Int32
  }

  /// One entry of a column: a basic variable, and the place in its row.
  struct Touch: BitwiseCopyable {
    var row: Int32
    var link: Int32
  }

  /// What a variable is at present.
  enum State: UInt8, BitwiseCopyable { case nonbasic, basic, derived, unused }

  var rows: SpanArena<Cell>
  var columns: SpanArena<Touch>
  var costs: SpanArena<Breakpoint>
  var value: FlatArray<Double>
  var state: FlatArray<State>
  /// How many breakpoints of a variable count as passed: those left of a nonbasic variable's
  /// value; for a basic one at a breakpoint, either side.
  var passed: FlatArray<Int32>
  /// `stride` numbers per variable, by slot.
  var slope: FlatArray<Double>
  /// `stride` numbers per variable, by slot; meaningful for nonbasic ones.
  var reduced: FlatArray<Double>
  /// Which directions of a nonbasic variable are free of cost.
  var freedom: FlatArray<UInt8>
  /// How many nonbasic variables have a free direction.
  var freeCount: Int

  /// Levels by rank, highest first; each has a slot in the vectors for life.
  var slotOfRank: FlatArray<Int32>
  /// The rank of the level in each slot that is in use.
  var rankOfSlot: FlatArray<Int32>
  /// Whether each slot is its level's rank, so that the vectors are in order of the levels.
  private(set) var slotsAreRanks: Bool
  /// Room for that many levels in the vectors.
  var stride: Int

  /// Variables that can be used again.
  var unused: FlatArray<Int32>
  /// Derived variables in the order they became so; -1 for one that is no more.
  var derived: FlatArray<Int32>
  /// Their definitions one after the other; number i starts at `definitionStart[i]`.
  var definitions: FlatArray<Cell>
  var definitionStart: FlatArray<Int32>
  /// How many of them are -1.
  var forgotten: Int
  /// The place of a derived variable in that order.
  var orderOfDerived: FlatArray<Int32>
  /// How many definitions of derived variables mention a variable.
  var uses: FlatArray<Int32>
  /// Whether any value changed since this was reset.
  var hasMoved: Bool
  /// Pivots since the point was checked against the constraints themselves.
  var pivotsSinceProof: Int
  /// Pivots since values and reduced costs were computed from scratch.
  var pivotsSinceRefresh: Int
  /// How many cells pivots have touched: what the method has cost so far.
  var work: Int
  /// Where it is given up, see ``optimise(workLimit:)``.
  var workCeiling: Int
  var scratch: Scratch

  /// Memory for intermediate results; holds nothing between calls.
  struct Scratch: ~Copyable {
    /// Per variable: its place in the row at hand plus one, or zero.
    var place: FlatArray<Int32>
    var pivotColumns: FlatArray<Int32>
    var pivotValues: FlatArray<Double>
    var pivotRows: FlatArray<Int32>
    var factors: FlatArray<Double>
    var events: FlatArray<Event>
    var derivative: FlatArray<Double>
    /// Nonbasic variables whose reduced cost or slope changed.
    var unpriced: FlatArray<Int32>
    var isUnpriced: FlatArray<Bool>
    /// Per variable, how many of the highest levels are known to be indifferent to how far it is.
    var settledRanks: FlatArray<Int32>
    /// Nonbasic variables that improve the cost, by rank of the level they improve.
    var candidates: SpanArena<Candidate>
    /// Rank plus one under which a variable waits, or zero.
    var waiting: FlatArray<Int32>
    /// The rate of its latest entry among the candidates.
    var rate: FlatArray<Double>
    var accumulator: FlatArray<Double>
    var visited: FlatArray<Int32>
    var open: FlatArray<Int32>

    init(variableCount: Int, stride: Int) {
      place = FlatArray(repeating: 0, count: variableCount)
      pivotColumns = FlatArray()
      pivotValues = FlatArray()
      pivotRows = FlatArray()
      factors = FlatArray()
      events = FlatArray()
      derivative = FlatArray(repeating: 0, count: stride)
      unpriced = FlatArray()
      isUnpriced = FlatArray(repeating: false, count: variableCount)
      settledRanks = FlatArray(repeating: 0, count: variableCount)
      candidates = SpanArena(ownerCount: stride)
      waiting = FlatArray(repeating: 0, count: variableCount)
      rate = FlatArray(repeating: 0, count: variableCount)
      accumulator = FlatArray(repeating: 0, count: variableCount)
      visited = FlatArray()
      open = FlatArray()
    }

    mutating func addVariable() {
      place.append(0)
      isUnpriced.append(false)
      settledRanks.append(0)
      waiting.append(0)
      rate.append(0)
      accumulator.append(0)
    }
  }

  /// Room for at least four levels: what is required, resistance, hugging and one more.
  static let smallestStride = 4

  /// Room for that many variables and cells; memory that is not touched costs nothing.
  init(levels: Int, capacity: Int = 0, cells: Int = 0) {
    stride = Self.smallestStride
    while stride < levels { stride *= 2 }
    rows = SpanArena(capacity: 8 * cells)
    columns = SpanArena(capacity: 8 * cells)
    costs = SpanArena(capacity: 4 * cells)
    value = FlatArray(minimumCapacity: capacity)
    state = FlatArray(minimumCapacity: capacity)
    passed = FlatArray(minimumCapacity: capacity)
    slope = FlatArray(minimumCapacity: capacity * stride)
    reduced = FlatArray(minimumCapacity: capacity * stride)
    freedom = FlatArray(minimumCapacity: capacity)
    slotOfRank = FlatArray(minimumCapacity: levels)
    for level in 0..<levels { slotOfRank.append(Int32(level)) }
    rankOfSlot = slotOfRank.copy()
    slotsAreRanks = true
    unused = FlatArray()
    derived = FlatArray()
    definitions = FlatArray()
    definitionStart = FlatArray(repeating: 0, count: 1)
    orderOfDerived = FlatArray(minimumCapacity: capacity)
    uses = FlatArray(minimumCapacity: capacity)
    scratch = Scratch(variableCount: 0, stride: stride)
    freeCount = 0
    forgotten = 0
    hasMoved = false
    pivotsSinceProof = 0
    pivotsSinceRefresh = 0
    work = 0
    workCeiling = .max
  }

  init(copying other: borrowing Simplex) {
    rows = SpanArena(copying: other.rows)
    columns = SpanArena(copying: other.columns)
    costs = SpanArena(copying: other.costs)
    value = other.value.copy()
    state = other.state.copy()
    passed = other.passed.copy()
    slope = other.slope.copy()
    reduced = other.reduced.copy()
    freedom = other.freedom.copy()
    freeCount = other.freeCount
    slotOfRank = other.slotOfRank.copy()
    rankOfSlot = other.rankOfSlot.copy()
    slotsAreRanks = other.slotsAreRanks
    stride = other.stride
    unused = other.unused.copy()
    derived = other.derived.copy()
    definitions = other.definitions.copy()
    definitionStart = other.definitionStart.copy()
    forgotten = other.forgotten
    orderOfDerived = other.orderOfDerived.copy()
    uses = other.uses.copy()
    hasMoved = other.hasMoved
    pivotsSinceProof = other.pivotsSinceProof
    pivotsSinceRefresh = other.pivotsSinceRefresh
    work = other.work
    workCeiling = .max
    scratch = Scratch(variableCount: other.variableCount, stride: other.stride)
  }

  var variableCount: Int { value.count }
  var levelCount: Int { slotOfRank.count }

  // MARK: - Variables

  /// Makes a nonbasic variable without cost, at zero.
  mutating func addVariable() -> Int {
    if unused.count > 0 {
      let variable = Int(unused.removeLast())
      state[variable] = .nonbasic
      value[variable] = 0
      touch(variable)
      return variable
    }
    let variable = value.count
    rows.addOwner()
    columns.addOwner()
    costs.addOwner()
    value.append(0)
    state.append(.nonbasic)
    passed.append(0)
    slope.append(repeating: 0, count: stride)
    reduced.append(repeating: 0, count: stride)
    freedom.append(0)
    orderOfDerived.append(-1)
    uses.append(0)
    scratch.addVariable()
    touch(variable)
    return variable
  }

  /// Makes the basic variable `sum(coefficient * variable)`, in O(cells of basic ones among them).
  mutating func addRow(_ terms: UnsafeBufferPointer<(variable: Int32, coefficient: Double)>) -> Int
  {
    let row = addVariable()
    setFreedom(row, 0)
    state[row] = .basic
    for (variable, coefficient) in terms { gather(Int(variable), coefficient) }
    expandDerived()
    value[row] = takeRow(row)
    return row
  }

  /// Forgets a variable that has no cost.
  mutating func removeVariable(_ variable: Int) {
    assert(costs.count(of: variable) == 0, "it still has a cost")
    assert(uses[variable] == 0, "it is still used")
    if state[variable] == .nonbasic && columns.count(of: variable) > 0 { makeBasic(variable) }
    if state[variable] == .derived { removeDerived(variable) }
    if state[variable] == .basic {
      for cell in rows.list(of: variable) {
        unlink(column: Int(cell.column), at: Int(cell.link))
      }
      rows.clear(variable)
    }
    setFreedom(variable, 0)
    state[variable] = .unused
    for slot in 0..<stride {
      slope[variable * stride + slot] = 0
      reduced[variable * stride + slot] = 0
    }
    passed[variable] = 0
    unused.append(Int32(variable))
  }

  /// Brings a variable without cost into the basis without moving anything.
  ///
  /// At an optimum its reduced cost is zero, so the point stays optimal with any pivot.
  private mutating func makeBasic(_ variable: Int) {
    var best = -1
    var fewest = Int.max
    var largest = 0.0
    for touch in columns.list(of: variable) {
      largest = max(largest, abs(rows.pointer(Int(touch.row), Int(touch.link)).pointee.value))
    }
    for touch in columns.list(of: variable) {
      let row = Int(touch.row)
      let size = abs(rows.pointer(row, Int(touch.link)).pointee.value)
      if size >= 0.1 * largest, rows.count(of: row) < fewest {
        fewest = rows.count(of: row)
        best = row
      }
    }
    pivot(row: best, column: variable)
    snap(best)
    settle(best)
  }

  /// Puts a variable that is a rounding error away from an end of its piece there: a nonbasic one
  /// beside its breakpoint would look as if it could not stay.
  private func snap(_ variable: Int) {
    let list = costs.list(of: variable)
    for index in Int(passed[variable]) - 1...Int(passed[variable])
    where index >= 0 && index < list.count {
      let position = list[index].position
      if abs(value[variable] - position) <= Tolerance.coefficient * max(1, abs(position)) {
        value[variable] = position
      }
    }
  }

  // MARK: - Levels

  /// Makes room for a level at a rank; returns its slot.
  mutating func insertLevel(rank: Int) -> Int {
    let slot = levelCount
    if slot == stride { widen() }
    slotOfRank.append(0)
    var index = levelCount - 1
    while index > rank {
      slotOfRank[index] = slotOfRank[index - 1]
      index -= 1
    }
    slotOfRank[rank] = Int32(slot)
    rankOfSlot.append(0)
    if rank != slot { slotsAreRanks = false }
    for rank in rank..<levelCount { rankOfSlot[slotOfRank[rank]] = Int32(rank) }
    return slot
  }

  /// Doubles the room for levels.
  private mutating func widen() {
    let wide = 2 * stride
    func widened(_ old: borrowing FlatArray<Double>) -> FlatArray<Double> {
      let new = FlatArray<Double>(repeating: 0, count: variableCount * wide)
      for variable in 0..<variableCount {
        for slot in 0..<stride { new[variable * wide + slot] = old[variable * stride + slot] }
      }
      return new
    }
    slope = widened(slope)
    reduced = widened(reduced)
    stride = wide
    scratch = Scratch(variableCount: variableCount, stride: stride)
    for variable in 0..<variableCount { touch(variable) }
  }

  // MARK: - Cells

  /// Adds an entry that is not there yet.
  @inline(__always)
  mutating func addCell(_ row: Int, _ column: Int, _ coefficient: Double) {
    let place = Int32(rows.count(of: row))
    let link = Int32(columns.count(of: column))
    rows.append(Cell(value: coefficient, column: Int32(column), link: link), to: row)
    columns.append(Touch(row: Int32(row), link: place), to: column)
  }

  /// Takes an entry out of its column; the row is the caller's.
  @inline(__always)
  func unlink(column: Int, at index: Int) {
    let last = columns.count(of: column) - 1
    columns.swapRemove(at: index, of: column)
    if index < last {
      let moved = columns.pointer(column, index).pointee
      rows.pointer(Int(moved.row), Int(moved.link)).pointee.link = Int32(index)
    }
  }

  /// Takes an entry out of its row; the column is the caller's.
  @inline(__always)
  func unlink(row: Int, at index: Int) {
    let last = rows.count(of: row) - 1
    rows.swapRemove(at: index, of: row)
    if index < last {
      let moved = rows.pointer(row, index).pointee
      columns.pointer(Int(moved.column), Int(moved.link)).pointee.link = Int32(index)
    }
  }

  /// Notes that a variable has to be priced again: at levels of a rank and those below it, something
  /// is another number.
  @inline(__always)
  mutating func touch(_ variable: Int, from rank: Int = 0) {
    if Int(scratch.settledRanks[variable]) > rank { scratch.settledRanks[variable] = Int32(rank) }
    if !scratch.isUnpriced[variable] {
      scratch.isUnpriced[variable] = true
      scratch.unpriced.append(Int32(variable))
    }
  }

  @inline(__always)
  mutating func setFreedom(_ variable: Int, _ bits: UInt8) {
    let before = freedom[variable]
    if before == bits { return }
    if before == 0 { freeCount += 1 }
    if bits == 0 { freeCount -= 1 }
    freedom[variable] = bits
  }
}
