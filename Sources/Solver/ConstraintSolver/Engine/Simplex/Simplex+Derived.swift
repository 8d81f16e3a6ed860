import FlatStorage

// MARK: - Derived variables

/// A variable without cost that enters the basis never has a reason to leave it again, and no other
/// row needs its own. So its row is not kept up to date: it stays as it was when it was solved for,
///
///     derived = sum over cells of (coefficient * variable),
///
/// a definition that is true whatever becomes basic later. Half of all basic variables of a real
/// layout are of this kind (positions), and theirs would be the longest rows. A definition mentions
/// only variables that were not derived before it, so latest first is an order of evaluation.
extension Simplex {
  /// Keeps a row as a definition.
  ///
  /// The cells are not linked to any column.
  mutating func derive(_ variable: Int) {
    state[variable] = .derived
    for cell in rows.list(of: variable) {
      uses[cell.column] += 1
      definitions.append(cell)
    }
    rows.clear(variable)
    orderOfDerived[variable] = Int32(derived.count)
    derived.append(Int32(variable))
    definitionStart.append(Int32(definitions.count))
  }

  /// The definition of a derived variable.
  @inline(__always)
  func definition(of variable: Int) -> UnsafeBufferPointer<Cell> {
    let order = Int(orderOfDerived[variable])
    let start = Int(definitionStart[order])
    return UnsafeBufferPointer(
      start: definitions.base + start, count: Int(definitionStart[order + 1]) - start)
  }

  /// Gives up the definition of a derived variable.
  private mutating func forget(_ variable: Int) {
    for cell in definition(of: variable) { uses[cell.column] -= 1 }
    derived[orderOfDerived[variable]] = -1
    orderOfDerived[variable] = -1
    forgotten += 1
    if forgotten > 64 && 2 * forgotten > derived.count { renumber() }
  }

  /// Closes the gaps that forgotten definitions left.
  private mutating func renumber() {
    var end = 0
    var next = 0
    for index in 0..<derived.count {
      let range = Int(definitionStart[index])..<Int(definitionStart[index + 1])
      guard derived[index] >= 0 else { continue }
      derived[end] = derived[index]
      orderOfDerived[derived[index]] = Int32(end)
      for place in range {
        definitions[next] = definitions[place]
        next += 1
      }
      end += 1
      definitionStart[end] = Int32(next)
    }
    derived.truncate(to: end)
    definitionStart.truncate(to: end + 1)
    definitions.truncate(to: next)
    forgotten = 0
  }

  /// Makes a derived variable an ordinary basic one, because it is going to have a cost.
  mutating func revive(_ variable: Int) {
    for cell in definition(of: variable) { gather(Int(cell.column), cell.value) }
    expandDerived()
    forget(variable)
    state[variable] = .basic
    value[variable] = takeRow(variable)
  }

  /// Forgets a derived variable that nothing mentions.
  mutating func removeDerived(_ variable: Int) {
    forget(variable)
    state[variable] = .basic
  }

  /// Computes the values of derived variables.
  func evaluateDerived() {
    var next = definitions.count
    for index in Swift.stride(from: derived.count - 1, through: 0, by: -1) {
      let start = Int(definitionStart[index])
      let variable = derived[index]
      if variable >= 0 {
        var total = 0.0
        while next > start {
          next -= 1
          total += definitions[next].value * value[definitions[next].column]
        }
        value[variable] = total
      }
      next = start
    }
  }

  // MARK: - Expanding

  /// Adds to the dense accumulator and remembers where.
  @inline(__always)
  mutating func gather(_ variable: Int, _ coefficient: Double) {
    if scratch.place[variable] == 0 {
      scratch.place[variable] = 1
      scratch.visited.append(Int32(variable))
      if state[variable] == .derived { scratch.open.append(Int32(variable)) }
    }
    scratch.accumulator[variable] += coefficient
  }

  /// Substitutes the definitions of derived variables in the accumulator, earliest first.
  mutating func expandDerived() {
    while scratch.open.count > 0 {
      var first = 0
      for index in 1..<max(1, scratch.open.count)
      where orderOfDerived[scratch.open[index]] < orderOfDerived[scratch.open[first]] {
        first = index
      }
      let variable = Int(scratch.open[first])
      scratch.open[first] = scratch.open[scratch.open.count - 1]
      _ = scratch.open.removeLast()
      let coefficient = scratch.accumulator[variable]
      scratch.accumulator[variable] = 0
      if coefficient == 0 { continue }
      for cell in definition(of: variable) {
        gather(Int(cell.column), coefficient * cell.value)
      }
    }
  }

  /// Substitutes the rows of basic variables in the accumulator and makes it the row of a variable.
  ///
  /// Returns the value of the row.
  mutating func takeRow(_ row: Int) -> Double {
    let count = scratch.visited.count
    for index in 0..<count {
      let variable = Int(scratch.visited[index])
      guard state[variable] == .basic, variable != row else { continue }
      let coefficient = scratch.accumulator[variable]
      scratch.accumulator[variable] = 0
      if coefficient == 0 { continue }
      for cell in rows.list(of: variable) {
        gather(Int(cell.column), coefficient * cell.value)
      }
    }
    var total = 0.0
    rows.reserve(
      scratch.visited.count + 1, for: row, filledWith: Cell(value: 0, column: 0, link: 0))
    for index in 0..<scratch.visited.count {
      let column = Int(scratch.visited[index])
      let coefficient = scratch.accumulator[column]
      scratch.accumulator[column] = 0
      scratch.place[column] = 0
      guard abs(coefficient) > Tolerance.coefficient else { continue }
      total += coefficient * value[column]
      addCell(row, column, coefficient)
    }
    scratch.visited.removeAll()
    return total
  }
}
