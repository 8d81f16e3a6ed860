import FlatStorage

/// Where the slope of a convex piecewise-linear cost changes: one constraint on one variable.
///
///     weight * |u - position|          fall -weight, rise weight
///     weight * max(0, u - position)    fall 0,       rise weight
///     weight * max(0, position - u)    fall -weight, rise 0
///
/// The slope of a cost at a value is the sum of the rises of the breakpoints left of it and of the
/// falls of those right of it, level by level.
struct Breakpoint: BitwiseCopyable {
  /// The value of the variable at which the constraint holds with equality.
  var position: Double
  /// The slope left of the position, at most zero.
  var fall: Double
  /// The slope right of the position, at least zero.
  var rise: Double
  /// Which level it counts for.
  var slot: Int32
  /// Whose error it is: the number of the constraint in its part.
  var constraint: Int32

  /// By how much the slope grows when the position is crossed upwards.
  @inline(__always)
  var jump: Double { rise - fall }
}

// MARK: - Changing costs

extension Simplex {
  /// Adds the error of a constraint to a variable's cost, in O(breakpoints + row).
  mutating func insert(_ breakpoint: Breakpoint, at variable: Int) {
    if state[variable] == .derived { revive(variable) }
    costs.append(breakpoint, to: variable)
    let list = costs.list(of: variable)
    var index = list.count - 1
    while index > 0, list[index - 1].position > breakpoint.position {
      list[index] = list[index - 1]
      index -= 1
    }
    list[index] = breakpoint
    // The piece a basic variable is counted on is part of the basis and stays.
    let isPassed =
      index < Int(passed[variable])
      || (index == Int(passed[variable]) && breakpoint.position < value[variable])
    if isPassed { passed[variable] += 1 }
    changeSlope(
      of: variable, slot: Int(breakpoint.slot), by: isPassed ? breakpoint.rise : breakpoint.fall)
  }

  /// Takes the error of a constraint out of a variable's cost.
  mutating func removeBreakpoint(of constraint: Int32, at variable: Int) {
    let list = costs.list(of: variable)
    guard let index = list.firstIndex(where: { $0.constraint == constraint }) else {
      assertionFailure("no such breakpoint")
      return
    }
    let breakpoint = list[index]
    for next in index + 1..<max(index + 1, list.count) { list[next - 1] = list[next] }
    costs.truncate(variable, to: list.count - 1)
    let isPassed = index < Int(passed[variable])
    if isPassed { passed[variable] -= 1 }
    changeSlope(
      of: variable, slot: Int(breakpoint.slot), by: isPassed ? -breakpoint.rise : -breakpoint.fall)
  }

  /// Changes a slope, and with it what the columns of a basic variable cost.
  private mutating func changeSlope(of variable: Int, slot: Int, by change: Double) {
    slope[variable * stride + slot] += change
    if state[variable] == .basic {
      addToReduced(row: variable, slot: slot, change)
    } else {
      touch(variable)
    }
  }

  /// reduced[j] += change * T[row, j] for one level.
  @inline(__always)
  mutating func addToReduced(row: Int, slot: Int, _ change: Double) {
    if change == 0 { return }
    let rank = Int(rankOfSlot[slot])
    for cell in rows.list(of: row) {
      let column = Int(cell.column)
      reduced[column * stride + slot] += change * cell.value
      touch(column, from: rank)
    }
  }

  /// Makes `passed` and `slope` of a nonbasic variable agree with its value, which was just set.
  mutating func settle(_ variable: Int) {
    let list = costs.list(of: variable)
    var count = Int(passed[variable])
    let position = value[variable]
    while count > 0, list[count - 1].position >= position {
      count -= 1
      slope[variable * stride + Int(list[count].slot)] -= list[count].jump
    }
    while count < list.count, list[count].position < position {
      slope[variable * stride + Int(list[count].slot)] += list[count].jump
      count += 1
    }
    passed[variable] = Int32(count)
  }

  /// The same for a basic variable, whose columns then cost something else.
  mutating func settleBasic(_ variable: Int) {
    let list = costs.list(of: variable)
    var count = Int(passed[variable])
    let position = value[variable]
    while count > 0, list[count - 1].position > position {
      count -= 1
      let slot = Int(list[count].slot)
      slope[variable * stride + slot] -= list[count].jump
      addToReduced(row: variable, slot: slot, -list[count].jump)
    }
    while count < list.count, list[count].position < position {
      let slot = Int(list[count].slot)
      slope[variable * stride + slot] += list[count].jump
      addToReduced(row: variable, slot: slot, list[count].jump)
      count += 1
    }
    passed[variable] = Int32(count)
  }

  /// Moves a nonbasic variable, and with it the basic ones, without minding the cost.
  mutating func shift(_ variable: Int, to target: Double) {
    let length = target - value[variable]
    value[variable] = target
    settle(variable)
    touch(variable)
    if length == 0 { return }
    hasMoved = true
    for touch in columns.list(of: variable) {
      let row = Int(touch.row)
      value[row] += length * rows.pointer(row, Int(touch.link)).pointee.value
      settleBasic(row)
    }
  }

  /// The cheapest value of a variable if nothing else mattered, and where it has no cost zero.
  func minimiser(of variable: Int) -> Double {
    let list = costs.list(of: variable)
    guard let first = list.first else { return 0 }
    let derivative = scratch.derivative.elements
    for slot in 0..<stride { derivative[slot] = 0 }
    for breakpoint in list { derivative[Int(breakpoint.slot)] += breakpoint.fall }
    if signOfDerivative >= 0 { return first.position }
    for breakpoint in list {
      derivative[Int(breakpoint.slot)] += breakpoint.jump
      if signOfDerivative >= 0 { return breakpoint.position }
    }
    return list[list.count - 1].position
  }

  /// The sign of the first nonzero entry of the derivative at hand, highest level first.
  @inline(__always)
  var signOfDerivative: Int {
    for rank in 0..<levelCount {
      let entry = scratch.derivative[Int(slotOfRank[rank])]
      if entry > Tolerance.reducedCost { return 1 }
      if entry < -Tolerance.reducedCost { return -1 }
    }
    return 0
  }
}

// MARK: - Starting

extension Simplex {
  /// Puts all variables to where they start from.
  ///
  /// Nonbasic ones go to their minimisers, rows to what that gives. The breakpoints were appended
  /// in any order.
  mutating func initialise() {
    for variable in 0..<variableCount where costs.count(of: variable) > 1 { sortCost(of: variable) }
    startAtEqualities()
    for variable in 0..<variableCount where state[variable] == .nonbasic {
      value[variable] = minimiser(of: variable)
      startSlope(of: variable)
    }
    for row in 0..<variableCount where state[row] == .basic {
      var total = 0.0
      for cell in rows.list(of: row) { total += cell.value * value[cell.column] }
      value[row] = total
      startSlope(of: row)
    }
    refresh()
    hasMoved = true
    settleFreeVariables()
  }

  /// Moves the variables that have no cost themselves first, those in the fewest rows before.
  ///
  /// Each goes where the rows it is in like it best, and stays in the basis from then on. Without
  /// this start they are at zero, far from any layout, and the priced ones have to make up for it.
  private mutating func settleFreeVariables() {
    var order: [(count: Int, variable: Int)] = []
    for variable in 0..<variableCount
    where state[variable] == .nonbasic && costs.count(of: variable) == 0 {
      order.append((columns.count(of: variable), variable))
    }
    order.sort { ($0.count, $0.variable) < ($1.count, $1.variable) }
    for (_, variable) in order where state[variable] == .nonbasic {
      let direction = price(variable).direction
      if direction != 0 { _ = step(variable, direction: direction, usesBland: false) }
    }
  }

  private func sortCost(of variable: Int) {
    var list = costs.list(of: variable)
    if list.count > 24 {
      list.sort { ($0.position, $0.constraint) < ($1.position, $1.constraint) }
      return
    }
    for end in 1..<list.count {
      let breakpoint = list[end]
      var index = end
      while index > 0, list[index - 1].position > breakpoint.position {
        list[index] = list[index - 1]
        index -= 1
      }
      list[index] = breakpoint
    }
  }

  private func startSlope(of variable: Int) {
    let list = costs.list(of: variable)
    var count = 0
    for breakpoint in list {
      let isPassed = breakpoint.position < value[variable]
      if isPassed { count += 1 }
      slope[variable * stride + Int(breakpoint.slot)] +=
        isPassed ? breakpoint.rise : breakpoint.fall
    }
    passed[variable] = Int32(count)
  }

  /// Whether everything required holds at the current point.
  func isFeasible(_ system: borrowing SystemRows) -> Bool {
    for variable in 0..<variableCount where costs.count(of: variable) > 0 {
      let point = value[variable]
      for breakpoint in costs.list(of: variable) where breakpoint.slot == 0 {
        let gap = point - breakpoint.position
        let error = gap < 0 ? breakpoint.fall * gap : breakpoint.rise * gap
        if error <= Tolerance.cancellation { continue }
        let magnitude = abs(system.constant[breakpoint.constraint])
        if !Tolerance.isFeasible(error: error, magnitude: magnitude) { return false }
      }
    }
    return true
  }
}
