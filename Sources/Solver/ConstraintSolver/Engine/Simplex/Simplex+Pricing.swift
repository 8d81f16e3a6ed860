import FlatStorage

// MARK: - Pricing

extension Simplex {
  /// A way a nonbasic variable can move at no cost.
  static let freeDown: UInt8 = 1
  static let freeUp: UInt8 = 2

  /// What moving a nonbasic variable would do.
  struct Price {
    /// +1 or -1 if moving that way improves the cost, else 0.
    var direction: Int
    /// The first level that improves, and how fast.
    var rank: Int
    var rate = 0.0
    /// The directions that cost nothing.
    var freedom: UInt8
    /// How many of the highest levels are indifferent to how far it is.
    var settledRanks: Int
  }

  /// The price of a nonbasic variable, in O(levels that are not known to be indifferent + breakpoints
  /// at its value).
  ///
  /// Left of the value the derivative is `slope + reduced`; right of it the breakpoints at the
  /// value have added their jumps, none of which is negative.
  func price(_ variable: Int) -> Price {
    let base = variable * stride
    var first = -1
    var fall = 0.0
    var settled = firstUnsettledRank(of: variable)
    while settled < levelCount {
      let slot = Int(slotOfRank[settled])
      let left = slope[base + slot] + reduced[base + slot]
      if left > Tolerance.reducedCost {
        return Price(direction: -1, rank: settled, rate: left, freedom: 0, settledRanks: settled)
      }
      if left < -Tolerance.reducedCost {
        first = settled
        fall = -left
        break
      }
      settled += 1
    }
    let list = costs.list(of: variable)
    let passed = Int(passed[variable])
    let hasJump = passed < list.count && list[passed].position <= value[variable]
    guard hasJump else {
      if first >= 0 {
        return Price(direction: 1, rank: first, rate: fall, freedom: 0, settledRanks: settled)
      }
      return Price(
        direction: 0, rank: 0, freedom: Self.freeDown | Self.freeUp, settledRanks: settled)
    }
    // Nothing moves down at a gain; moving up may still.
    if first < 0 {
      return Price(direction: 0, rank: 0, freedom: Self.freeDown, settledRanks: settled)
    }
    var start = settled
    var jump = passed
    while jump < list.count, list[jump].position <= value[variable] {
      start = min(start, Int(rankOfSlot[list[jump].slot]))
      jump += 1
    }
    for rank in start..<levelCount {
      let slot = slotOfRank[rank]
      var right = slope[base + Int(slot)] + reduced[base + Int(slot)]
      var next = passed
      while next < list.count, list[next].position <= value[variable] {
        if list[next].slot == slot { right += list[next].jump }
        next += 1
      }
      if right > Tolerance.reducedCost {
        return Price(direction: 0, rank: 0, freedom: 0, settledRanks: settled)
      }
      if right < -Tolerance.reducedCost {
        return Price(direction: 1, rank: rank, rate: -right, freedom: 0, settledRanks: settled)
      }
    }
    return Price(direction: 0, rank: 0, freedom: Self.freeUp, settledRanks: settled)
  }

  /// A rank up to which all levels are indifferent to how far a variable is, from what is known of it
  /// on; several levels are looked at at once, as there can be a thousand.
  @inline(__always)
  private func firstUnsettledRank(of variable: Int) -> Int {
    var rank = Int(scratch.settledRanks[variable])
    guard slotsAreRanks else { return rank }
    let slopes = UnsafeRawPointer(slope.base + variable * stride)
    let costs = UnsafeRawPointer(reduced.base + variable * stride)
    let (width, size) = (SIMD8<Double>.scalarCount, MemoryLayout<Double>.stride)
    let limit = SIMD8(repeating: Tolerance.reducedCost)
    while rank + width <= levelCount {
      let derivatives =
        slopes.loadUnaligned(fromByteOffset: rank * size, as: SIMD8<Double>.self)
        + costs.loadUnaligned(fromByteOffset: rank * size, as: SIMD8<Double>.self)
      guard all((derivatives .<= limit) .& (derivatives .>= -limit)) else { break }
      rank += width
    }
    return rank
  }

  /// A nonbasic variable that improves the cost, and how fast at the level it improves.
  struct Candidate: BitwiseCopyable {
    var rate: Double
    var variable: Int32

    @inline(__always)
    func precedes(_ other: Candidate) -> Bool {
      rate != other.rate ? rate > other.rate : variable < other.variable
    }
  }

  /// Prices what was touched and queues what improves the cost.
  mutating func priceTouched() {
    while scratch.unpriced.count > 0 {
      let variable = Int(scratch.unpriced.removeLast())
      scratch.isUnpriced[variable] = false
      guard state[variable] == .nonbasic else {
        scratch.waiting[variable] = 0
        continue
      }
      let price = price(variable)
      scratch.settledRanks[variable] = Int32(price.settledRanks)
      setFreedom(variable, price.freedom)
      if price.direction == 0 {
        scratch.waiting[variable] = 0
        continue
      }
      let isNew = Int(scratch.waiting[variable]) != price.rank + 1
      if isNew || scratch.rate[variable] != price.rate {
        scratch.waiting[variable] = Int32(price.rank + 1)
        scratch.rate[variable] = price.rate
        push(Candidate(rate: price.rate, variable: Int32(variable)), rank: price.rank)
      }
    }
  }

  /// The next variable to move: of those that improve the highest level the steepest (Dantzig).
  mutating func nextCandidate() -> Int? {
    priceTouched()
    for rank in 0..<levelCount {
      while let candidate = pop(rank: rank) {
        if isCurrent(candidate, rank: rank) {
          scratch.waiting[candidate.variable] = 0
          return Int(candidate.variable)
        }
      }
    }
    return nil
  }

  /// The candidate with the smallest number (Bland's rule: no cycles).
  mutating func firstCandidate() -> Int? {
    priceTouched()
    var first: Int?
    for rank in 0..<levelCount {
      for candidate in scratch.candidates.list(of: rank) where isCurrent(candidate, rank: rank) {
        if Int(candidate.variable) < first ?? .max { first = Int(candidate.variable) }
      }
    }
    if let first { scratch.waiting[first] = 0 }
    return first
  }

  /// Whether an entry of the queue is the latest about its variable.
  @inline(__always)
  private func isCurrent(_ candidate: Candidate, rank: Int) -> Bool {
    Int(scratch.waiting[candidate.variable]) == rank + 1
      && scratch.rate[candidate.variable] == candidate.rate
  }

  /// Each rank has a heap with the steepest on top; entries that are out of date stay until they
  /// come up.
  private mutating func push(_ candidate: Candidate, rank: Int) {
    scratch.candidates.append(candidate, to: rank)
    let heap = scratch.candidates.list(of: rank)
    var index = heap.count - 1
    while index > 0, candidate.precedes(heap[(index - 1) / 2]) {
      heap[index] = heap[(index - 1) / 2]
      index = (index - 1) / 2
    }
    heap[index] = candidate
  }

  private mutating func pop(rank: Int) -> Candidate? {
    let heap = scratch.candidates.list(of: rank)
    guard let first = heap.first else { return nil }
    let last = heap[heap.count - 1]
    scratch.candidates.truncate(rank, to: heap.count - 1)
    let count = heap.count - 1
    var index = 0
    while true {
      var child = 2 * index + 1
      guard child < count else { break }
      if child + 1 < count, heap[child + 1].precedes(heap[child]) { child += 1 }
      if !heap[child].precedes(last) { break }
      heap[index] = heap[child]
      index = child
    }
    if count > 0 { heap[index] = last }
    return first
  }

  // MARK: - Optimising

  /// How the method ended.
  enum Outcome {
    case optimal, unbounded, stuck
    /// The work was interrupted: the point is feasible for the method, but not optimal.
    case interrupted
  }

  /// Steps of length zero in a row after which Bland's rule takes over.
  private static let patience = 400

  /// The number of steps between two looks at whether the work is interrupted.
  private static let stepsBetweenAsks = 4

  /// Moves until no nonbasic variable improves the cost.
  mutating func optimise(workLimit: Int = .max) -> Outcome {
    var idle = 0
    var steps = 0
    let limit = 50_000 + 200 * variableCount
    if workLimit < .max { workCeiling = work + workLimit }
    defer { workCeiling = .max }
    while true {
      let usesBland = idle > Self.patience
      guard let variable = usesBland ? firstCandidate() : nextCandidate() else { return .optimal }
      let direction = price(variable).direction
      if direction == 0 { continue }
      guard let length = step(variable, direction: direction, usesBland: usesBland) else {
        touch(variable)
        return .unbounded
      }
      idle = length > Tolerance.cancellation ? 0 : idle + 1
      steps += 1
      if steps > limit || work > workCeiling { return .stuck }
      if steps % Self.stepsBetweenAsks == 0, Interruption.isRequested { return .interrupted }
      if pivotsSinceRefresh > 256 + variableCount / 2 { refresh() }
    }
  }

  /// Computes basic values and reduced costs from scratch, in O(cells * levels).
  mutating func refresh() {
    pivotsSinceRefresh = 0
    for index in 0..<variableCount * stride { reduced[index] = 0 }
    for row in 0..<variableCount where state[row] == .basic {
      var total = 0.0
      for cell in rows.list(of: row) { total += cell.value * value[cell.column] }
      value[row] = total
      for rank in 0..<levelCount {
        let slot = Int(slotOfRank[rank])
        let factor = slope[row * stride + slot]
        if factor == 0 { continue }
        for cell in rows.list(of: row) {
          reduced[Int(cell.column) * stride + slot] += factor * cell.value
        }
      }
    }
    for variable in 0..<variableCount where state[variable] == .nonbasic { touch(variable) }
  }
}
