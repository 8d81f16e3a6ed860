import FlatStorage

// MARK: - Steps

extension Simplex {
  /// A breakpoint that a step meets.
  struct Event: BitwiseCopyable {
    var distance: Double
    /// How fast the variable moves per unit of the entering one, without sign.
    var speed: Double
    var variable: Int32
    /// The place among the variable's breakpoints.
    var index: Int32
    var isUpward: Bool

    @inline(__always)
    func precedes(_ other: Event) -> Bool {
      if distance != other.distance { return distance < other.distance }
      if speed != other.speed { return speed > other.speed }
      return variable < other.variable
    }
  }

  /// Moves a nonbasic variable to where the cost stops falling; nil if it falls forever.
  ///
  /// Returns how far it moved.
  mutating func step(_ entering: Int, direction: Int, usesBland: Bool) -> Double? {
    let sign = Double(direction)
    let isUpward = direction > 0
    startDerivative(entering, isUpward: isUpward)
    gatherEvents(entering, sign: sign)
    var blocking: Event
    var soundest: Event?
    while true {
      guard let event = popEvent() else { return nil }
      blocking = event
      soundest = sounder(event, soundest, entering: entering)
      let breakpoint = costs.pointer(Int(event.variable), Int(event.index)).pointee
      scratch.derivative[Int(breakpoint.slot)] += breakpoint.jump * event.speed
      if usesBland || signOfDerivative >= 0 { break }
      pass(event, breakpoint, entering: entering)
    }
    let length = blocking.distance
    if !usesBland { blocking = sounder(than: blocking, soundest, entering: entering) }
    scratch.events.removeAll()
    move(entering, by: sign * length)
    let leaving = Int(blocking.variable)
    value[leaving] = costs.pointer(leaving, Int(blocking.index)).pointee.position
    if leaving == entering {
      settle(entering)
      touch(entering)
      return length
    }
    // One step can cost more than all before it; beyond the limit it is not continued.
    let cost = rows.count(of: leaving) * columns.count(of: entering)
    guard work + cost <= workCeiling else {
      work = workCeiling + 1
      return length
    }
    pivot(row: leaving, column: entering)
    settle(leaving)
    return length
  }

  /// Of the breakpoints met together last, the one whose variable moves fastest.
  @inline(__always)
  private func sounder(_ event: Event, _ known: Event?, entering: Int) -> Event? {
    if Int(event.variable) == entering { return known }
    guard let known, event.distance - known.distance <= Tolerance.tie * (1 + event.distance),
      known.speed >= event.speed
    else { return event }
    return known
  }

  /// The variable that leaves instead of a blocking one that hardly moves, if another is met at the
  /// same place: a small pivot spoils the tableau (after Harris 1973).
  private func sounder(than blocking: Event, _ known: Event?, entering: Int) -> Event {
    if blocking.speed >= Self.soundPivot || Int(blocking.variable) == entering { return blocking }
    let reach = Tolerance.tie * (1 + blocking.distance)
    var best = blocking
    if let known, blocking.distance - known.distance <= reach, known.speed > best.speed {
      best = known
    }
    for index in 0..<scratch.events.count {
      let event = scratch.events[index]
      if event.distance - blocking.distance <= reach, event.speed > best.speed,
        Int(event.variable) != entering
      {
        best = event
      }
    }
    return best
  }

  /// Pivots from this size on are not questioned.
  private static let soundPivot = 0.05

  /// Puts the derivative in the given direction into the scratch vector, and the entering
  /// variable's own count of passed breakpoints and slope on that side.
  mutating func startDerivative(_ entering: Int, isUpward: Bool) {
    if isUpward {
      let list = costs.list(of: entering)
      var count = Int(passed[entering])
      while count < list.count, list[count].position <= value[entering] {
        slope[entering * stride + Int(list[count].slot)] += list[count].jump
        count += 1
      }
      passed[entering] = Int32(count)
    }
    for rank in 0..<levelCount {
      let slot = Int(slotOfRank[rank])
      let rate = slope[entering * stride + slot] + reduced[entering * stride + slot]
      scratch.derivative[slot] = isUpward ? rate : -rate
    }
  }

  /// Collects the first breakpoint ahead of every variable that moves.
  private mutating func gatherEvents(_ entering: Int, sign: Double) {
    scratch.events.removeAll()
    appendEvent(of: entering, speed: sign)
    for touch in columns.list(of: entering) {
      let speed = sign * rows.pointer(Int(touch.row), Int(touch.link)).pointee.value
      appendEvent(of: Int(touch.row), speed: speed)
    }
    var index = scratch.events.count / 2
    while index > 0 {
      index -= 1
      siftDown(index)
    }
  }

  @inline(__always)
  private mutating func appendEvent(of variable: Int, speed: Double) {
    // What hardly moves holds nothing back, and would be a bad pivot.
    if abs(speed) < Tolerance.coefficient { return }
    let isUpward = speed > 0
    let index = isUpward ? Int(passed[variable]) : Int(passed[variable]) - 1
    guard index >= 0, index < costs.count(of: variable) else { return }
    let gap = costs.pointer(variable, index).pointee.position - value[variable]
    scratch.events.append(
      Event(
        distance: max(0, gap / speed), speed: abs(speed), variable: Int32(variable),
        index: Int32(index), isUpward: isUpward))
  }

  /// Lets a variable cross a breakpoint: its slope, and with it the reduced costs, change.
  private mutating func pass(_ event: Event, _ breakpoint: Breakpoint, entering: Int) {
    let variable = Int(event.variable)
    let change = event.isUpward ? breakpoint.jump : -breakpoint.jump
    passed[variable] += event.isUpward ? 1 : -1
    slope[variable * stride + Int(breakpoint.slot)] += change
    if variable != entering { addToReduced(row: variable, slot: Int(breakpoint.slot), change) }
    // The next breakpoint of the same variable. Values have not moved yet.
    let before = scratch.events.count
    appendEvent(of: variable, speed: event.isUpward ? event.speed : -event.speed)
    if scratch.events.count > before { siftUp(before) }
  }

  mutating func move(_ entering: Int, by length: Double) {
    if length == 0 { return }
    hasMoved = true
    value[entering] += length
    for touch in columns.list(of: entering) {
      value[touch.row] += length * rows.pointer(Int(touch.row), Int(touch.link)).pointee.value
    }
  }

  // MARK: - The heap of events

  private mutating func popEvent() -> Event? {
    let count = scratch.events.count
    if count == 0 { return nil }
    let first = scratch.events[0]
    let last = scratch.events.removeLast()
    if count > 1 {
      scratch.events[0] = last
      siftDown(0)
    }
    return first
  }

  private func siftDown(_ start: Int) {
    let heap = scratch.events.elements
    var index = start
    let event = heap[index]
    while true {
      var child = 2 * index + 1
      guard child < heap.count else { break }
      if child + 1 < heap.count, heap[child + 1].precedes(heap[child]) { child += 1 }
      if !heap[child].precedes(event) { break }
      heap[index] = heap[child]
      index = child
    }
    heap[index] = event
  }

  private func siftUp(_ start: Int) {
    let heap = scratch.events.elements
    var index = start
    let event = heap[index]
    while index > 0 {
      let parent = (index - 1) / 2
      if !event.precedes(heap[parent]) { break }
      heap[index] = heap[parent]
      index = parent
    }
    heap[index] = event
  }

  // MARK: - Pivots

  /// Exchanges a basic and a nonbasic variable.
  ///
  /// Row r says `r = p*j + sum(t*k)`, so `j = r/p - sum(t/p * k)`, and in every other row j is
  /// replaced by that. With `D = slope[j] + reduced[j]`, the derivative of the cost along j, the
  /// reduced costs become
  ///
  ///     reduced[k] - (t/p) * D        reduced[r] = D/p - slope[r]
  mutating func pivot(row leaving: Int, column entering: Int) {
    pivotsSinceRefresh += 1
    pivotsSinceProof += 1
    let inverse = takeOut(row: leaving, column: entering)
    updateReduced(leaving: leaving, entering: entering, inverse: inverse)
    // The rows that lose j gain r and the other columns of the pivot row.
    let count = scratch.pivotRows.count
    work += count * scratch.pivotColumns.count
    for index in 0..<count {
      substitute(
        in: Int(scratch.pivotRows[index]), factor: scratch.factors[index], leaving: leaving,
        inverse: inverse)
    }
    if costs.count(of: entering) == 0 {
      for index in 0..<scratch.pivotColumns.count {
        let (column, value) = (scratch.pivotColumns[index], scratch.pivotValues[index])
        rows.append(Cell(value: value, column: column, link: -1), to: entering)
      }
      rows.append(Cell(value: inverse, column: Int32(leaving), link: -1), to: entering)
      derive(entering)
    } else {
      for index in 0..<scratch.pivotColumns.count {
        addCell(entering, Int(scratch.pivotColumns[index]), scratch.pivotValues[index])
      }
      addCell(entering, leaving, inverse)
    }
    setFreedom(entering, 0)
    touch(leaving)
  }

  /// Unlinks the pivot row and column and remembers them; returns 1/p.
  private mutating func takeOut(row leaving: Int, column entering: Int) -> Double {
    scratch.pivotColumns.removeAll()
    scratch.pivotValues.removeAll()
    scratch.pivotRows.removeAll()
    scratch.factors.removeAll()
    var pivot = 0.0
    for cell in rows.list(of: leaving) {
      unlink(column: Int(cell.column), at: Int(cell.link))
      if Int(cell.column) == entering {
        pivot = cell.value
      } else {
        scratch.pivotColumns.append(cell.column)
        scratch.pivotValues.append(cell.value)
      }
    }
    rows.clear(leaving)
    // Each takes over the memory of the other.
    rows.swapLists(leaving, entering)
    let inverse = 1 / pivot
    for index in 0..<scratch.pivotValues.count { scratch.pivotValues[index] *= -inverse }
    for touch in columns.list(of: entering) {
      scratch.pivotRows.append(touch.row)
      scratch.factors.append(rows.pointer(Int(touch.row), Int(touch.link)).pointee.value)
      unlink(row: Int(touch.row), at: Int(touch.link))
    }
    columns.clear(entering)
    columns.swapLists(leaving, entering)
    state[leaving] = .nonbasic
    state[entering] = .basic
    return inverse
  }

  private mutating func updateReduced(leaving: Int, entering: Int, inverse: Double) {
    var first = levelCount
    for rank in 0..<levelCount {
      let slot = Int(slotOfRank[rank])
      let derivative = slope[entering * stride + slot] + reduced[entering * stride + slot]
      reduced[leaving * stride + slot] = derivative * inverse - slope[leaving * stride + slot]
      reduced[entering * stride + slot] = 0
      if derivative == 0 { continue }
      first = min(first, rank)
      for index in 0..<scratch.pivotColumns.count {
        reduced[Int(scratch.pivotColumns[index]) * stride + slot] +=
          derivative * scratch.pivotValues[index]
      }
    }
    for index in 0..<scratch.pivotColumns.count {
      touch(Int(scratch.pivotColumns[index]), from: first)
    }
  }

  /// Adds `factor` times the solved pivot row to a row.
  private mutating func substitute(in row: Int, factor: Double, leaving: Int, inverse: Double) {
    let count = scratch.pivotColumns.count
    if count > 0 {
      let length = rows.count(of: row)
      let cells = rows.list(of: row)
      for index in 0..<length { scratch.place[cells[index].column] = Int32(index + 1) }
      for index in 0..<count {
        let column = scratch.pivotColumns[index]
        let addend = factor * scratch.pivotValues[index]
        let place = Int(scratch.place[column])
        if place > 0 {
          let sum = rows.pointer(row, place - 1).pointee.value + addend
          rows.pointer(row, place - 1).pointee.value =
            abs(sum) <= Tolerance.cancellation * max(1, abs(addend)) ? 0 : sum
        } else {
          addCell(row, Int(column), addend)
        }
      }
      // The old cells, last first: a cancelled one is replaced by the last of the row.
      var index = length
      while index > 0 {
        index -= 1
        let cell = rows.pointer(row, index).pointee
        scratch.place[cell.column] = 0
        if cell.value == 0 {
          unlink(column: Int(cell.column), at: Int(cell.link))
          unlink(row: row, at: index)
        }
      }
    }
    addCell(row, leaving, factor * inverse)
  }
}
