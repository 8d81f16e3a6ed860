import FlatStorage

// MARK: - Moving on the optimal face

extension Simplex {
  /// A linear form in simplex variables.
  typealias Form = [(variable: Int32, coefficient: Double)]

  /// How a search for an extreme value ended.
  enum Extreme {
    /// No point of the face is better.
    case reached
    /// The form got to the value it was not to pass.
    case atLimit
    /// It can go on forever.
    case unbounded
    /// It moved, and the caller wanted no more than that.
    case moved
  }

  /// The columns a form depends on, with coefficients, ascending.
  mutating func gradient(of form: Form) -> [(column: Int, rate: Double)] {
    for (variable, coefficient) in form { gather(Int(variable), coefficient) }
    expandDerived()
    let count = scratch.visited.count
    for index in 0..<count {
      let variable = Int(scratch.visited[index])
      guard state[variable] == .basic else { continue }
      let coefficient = scratch.accumulator[variable]
      scratch.accumulator[variable] = 0
      for cell in rows.list(of: variable) {
        gather(Int(cell.column), coefficient * cell.value)
      }
    }
    var result: [(column: Int, rate: Double)] = []
    for index in 0..<scratch.visited.count {
      let column = Int(scratch.visited[index])
      let rate = scratch.accumulator[column]
      scratch.accumulator[column] = 0
      scratch.place[column] = 0
      if abs(rate) > Tolerance.coefficient { result.append((column, rate)) }
    }
    scratch.visited.removeAll()
    result.sort { $0.column < $1.column }
    return result
  }

  /// Moves a form as far down (`sign` -1) or up (+1) as the face allows.
  ///
  /// Bland's rule, so it ends; from the last variable to the first, as what a picture settles last is
  /// what has to make room for what it settles first. With a limit it stops there, and the form is
  /// held there from then on by a new nonbasic variable, which is returned.
  mutating func seek(
    _ form: Form, sign: Double, bounds: inout FaceBounds, room: Double = .infinity,
    stopWhenMoved: Bool = false
  ) -> (end: Extreme, holder: Int?) {
    var room = room
    while true {
      guard let (column, rate) = improving(form, sign: sign, bounds) else { return (.reached, nil) }
      let direction: Double = (rate > 0) == (sign > 0) ? 1 : -1
      let block = blocking(column, direction: direction, bounds)
      let distanceToLimit = room / abs(rate)
      if distanceToLimit <= block.distance {
        guard distanceToLimit.isFinite else { return (.unbounded, nil) }
        return (.atLimit, hold(form, by: column, direction, distanceToLimit, &bounds))
      }
      startDerivative(column, isUpward: direction > 0)
      move(column, by: direction * block.distance)
      room -= abs(rate) * block.distance
      let leaving = block.variable
      value[leaving] = block.isAtUpper ? bounds.upper[leaving] : bounds.lower[leaving]
      if leaving == column {
        settle(column)
        touch(column)
      } else {
        pivot(row: leaving, column: column)
        settle(leaving)
      }
      if stopWhenMoved, block.distance > Tolerance.coefficient { return (.moved, nil) }
    }
  }

  /// The last column that can move the form the right way.
  private mutating func improving(
    _ form: Form, sign: Double, _ bounds: borrowing FaceBounds
  ) -> (column: Int, rate: Double)? {
    for (column, rate) in gradient(of: form).reversed() {
      let isUpward = (rate > 0) == (sign > 0)
      let hasRoom =
        isUpward
        ? value[column] < bounds.upper[column] : value[column] > bounds.lower[column]
      if hasRoom { return (column, rate) }
    }
    return nil
  }

  /// A variable at which a move ends.
  struct Block {
    var distance: Double
    var variable: Int
    var isAtUpper: Bool
  }

  /// Where a move of a column ends, and what ends it.
  func blocking(_ column: Int, direction: Double, _ bounds: borrowing FaceBounds) -> Block {
    let own = direction > 0 ? bounds.upper[column] : bounds.lower[column]
    var best = Block(
      distance: abs(own - value[column]), variable: column, isAtUpper: direction > 0)
    for touch in columns.list(of: column) {
      let row = Int(touch.row)
      let speed = direction * rows.pointer(row, Int(touch.link)).pointee.value
      if abs(speed) < Tolerance.coefficient { continue }
      let bound = speed > 0 ? bounds.upper[row] : bounds.lower[row]
      guard bound.isFinite else { continue }
      let distance = max(0, (bound - value[row]) / speed)
      if distance < best.distance || (distance == best.distance && row > best.variable) {
        best = Block(distance: distance, variable: row, isAtUpper: speed > 0)
      }
    }
    return best
  }

  /// Moves a form to its limit and holds it there: it becomes a nonbasic variable of its own.
  private mutating func hold(
    _ form: Form, by column: Int, _ direction: Double, _ distance: Double,
    _ bounds: inout FaceBounds
  ) -> Int {
    startDerivative(column, isUpward: direction > 0)
    move(column, by: direction * distance)
    let holder = form.withUnsafeBufferPointer { addRow($0) }
    bounds.fixNew(holder, at: value[holder])
    pivot(row: holder, column: column)
    return holder
  }

  /// Holds a form at its extreme value: every column that would change it stays.
  mutating func freeze(_ form: Form, _ bounds: borrowing FaceBounds) {
    for (column, _) in gradient(of: form) { bounds.fix(column, at: value[column]) }
  }

  /// Holds the columns that cannot really move, because a basic variable at a bound would have to
  /// leave it and no optimal point lets it (a degenerate vertex).
  ///
  /// Afterwards the number of loose columns is the dimension of the face.
  mutating func lockImpliedEqualities(_ bounds: inout FaceBounds) {
    var isSettled = Array(repeating: false, count: variableCount)
    var isDone = false
    while !isDone {
      isDone = true
      for row in 0..<variableCount where state[row] == .basic && !isSettled[row] {
        let isLow = abs(value[row] - bounds.lower[row]) <= Tolerance.coefficient
        let isHigh = abs(value[row] - bounds.upper[row]) <= Tolerance.coefficient
        let couldMove = rows.list(of: row).contains { bounds.isLoose(Int($0.column)) }
        guard couldMove, isLow || isHigh else { continue }
        isSettled[row] = true
        if canMove(row, isUpward: isLow, bounds) { continue }
        isDone = false
        let form: Form = [(Int32(row), 1)]
        let (end, _) = seek(form, sign: isLow ? 1 : -1, bounds: &bounds, stopWhenMoved: true)
        if case .reached = end { freeze(form, bounds) }
      }
    }
  }
  /// Whether one of the first columns of a row moves it by itself.
  private func canMove(_ row: Int, isUpward: Bool, _ bounds: borrowing FaceBounds) -> Bool {
    for cell in rows.list(of: row).prefix(4) where abs(cell.value) > Tolerance.coefficient {
      let direction: Double = (cell.value > 0) == isUpward ? 1 : -1
      let block = blocking(Int(cell.column), direction: direction, bounds)
      if block.distance > Tolerance.coefficient { return true }
    }
    return false
  }
}
