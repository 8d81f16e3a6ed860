import FlatStorage

// MARK: - The optimal face

extension Part {
  /// A linear form over local variables in terms of simplex variables, and its constant.
  mutating func simplexForm(
    of terms: [(variable: Int32, coefficient: Double)]
  ) -> (form: Simplex.Form, constant: Double) {
    let constant = expand(terms)
    return (takeForm(), constant)
  }

  // MARK: - The picture

  /// Goes to the optimal point that the order of the picture chooses.
  ///
  /// - Parameters:
  ///   - ranks: Per global variable its place in the order, or -1.
  ///   - firstPosition: The first place of a position, see ``PictureOrder``.
  mutating func drawPicture(_ ranks: [Int32], firstPosition: Int32) {
    guard outcome == .solved, simplex.freeCount > 0 else { return }
    var bounds = FaceBounds(simplex)
    let isLoose = looseVariables(bounds)
    var order = (0..<Int32(variables.count)).filter {
      isLoose[Int($0)] && ranks[Int(variables[$0])] >= 0
    }
    order.sort { ranks[Int(variables[$0])] < ranks[Int(variables[$1])] }
    let lengthCount = order.prefix { ranks[Int(variables[$0])] < firstPosition }.count
    simplex.hasMoved = false
    let rest = goToLowerEnds(order[..<lengthCount], order[lengthCount...], isLoose, &bounds)
    if !rest.isEmpty { settle(rest, isLoose, &bounds) }
    polish()
    if simplex.hasMoved { evaluate() }
  }

  /// What of the picture is not settled, in order.
  private struct Unsettled {
    let lengths: [Int32]
    var positions: [Int32]
    /// Whose components settle by themselves.
    let box: FaceBox

    var isEmpty: Bool { lengths.isEmpty && positions.isEmpty }

    /// The positions by component.
    var groups: [ArraySlice<Int32>] {
      var groups: [ArraySlice<Int32>] = []
      var places: [Int32: Int] = [:]
      for variable in positions {
        let place = places[box.component(of: variable), default: groups.count]
        if place == groups.count {
          places[box.component(of: variable)] = place
          groups.append([])
        }
        groups[place].append(variable)
      }
      return groups
    }
  }

  /// Goes where all variables of a component are at their lower ends at once, which is what the picture
  /// is where rows tell that they can and no length is below zero; returns what is in others.
  ///
  /// - Complexity: O(terms * log(variables)) where that is where they are.
  private mutating func goToLowerEnds(
    _ lengths: ArraySlice<Int32>, _ positions: ArraySlice<Int32>, _ isLoose: [Bool],
    _ bounds: inout FaceBounds
  ) -> Unsettled {
    if simplex.hasMoved { evaluate() }
    let box = FaceBox(self, isLoose: isLoose, within: bounds, columns: [])
    let all = Unsettled(lengths: Array(lengths), positions: Array(positions), box: box)
    var hasEnds = (0..<box.componentCount).map { box.isReached(component: $0).falling }
    var (isAtEnds, canFall) = (true, false)
    func look(_ variable: Int32, isLength: Bool) {
      let component = Int(box.component(of: variable))
      guard component >= 0 else { return }
      let falling = box.reach(of: variable).falling
      let end = values[variable] - falling
      if falling.isInfinite || isLength && end < -Tolerance.coefficient {
        hasEnds[component] = false
        isAtEnds = false
      } else if falling > Tolerance.coefficient * max(1, abs(end)) {
        isAtEnds = false
        canFall = true
      }
    }
    for variable in lengths { look(variable, isLength: true) }
    for variable in positions { look(variable, isLength: false) }
    func isInOthers(_ variable: Int32) -> Bool {
      let component = Int(box.component(of: variable))
      return component >= 0 && !hasEnds[component]
    }
    let rest =
      isAtEnds
      ? Unsettled(lengths: [], positions: [], box: box)
      : Unsettled(
        lengths: lengths.filter(isInOthers), positions: positions.filter(isInOthers), box: box)
    guard canFall || !rest.isEmpty else { return rest }
    // What is at its end already stays there while others go to theirs.
    let form: Simplex.Form = [lengths, positions].joined()
      .filter { !isInOthers($0) }.map { ($0, 1) }
    if form.isEmpty { return rest }
    let ends = form.map { values[$0.variable] - box.reach(of: $0.variable).falling }
    // All at once: where the sum is least, each of them is.
    let (sum, _) = simplexForm(of: form)
    guard case .reached = simplex.seek(sum, sign: -1, bounds: &bounds).end else { return all }
    evaluate()
    let isThere = zip(form, ends).allSatisfy {
      abs(values[$0.variable] - $1) <= Tolerance.tie * 100 * max(1, abs($1))
    }
    guard isThere else { return all }
    // What held an earlier picture may be a column that moves several components.
    if !rest.isEmpty { simplex.freeze(sum, bounds) }
    return rest
  }

  /// Settles one variable after the other.
  private mutating func settle(
    _ unsettled: Unsettled, _ isLoose: [Bool], _ bounds: inout FaceBounds
  ) {
    var (unsettled, isLoose) = (unsettled, isLoose)
    var holders: [Int] = []
    var rest = Rest()
    for variable in unsettled.lengths where !isAtRest(&rest, bounds) {
      rest.note(bringNearZero(variable, &bounds, &holders))
    }
    let endless = unsettled.positions.count > 1 ? endlessBothWays(bounds) : []
    func isEndless(_ variable: Int32) -> Bool { !endless.isEmpty && endless[Int(variable)] }
    for _ in 0..<PictureOrder.passLimit {
      let count = unsettled.positions.count
      unsettled.positions = unsettled.positions.filter { variable in
        if isAtRest(&rest, bounds) { return false }
        // Nothing that is settled meanwhile gives such a variable an end.
        let outcome = isEndless(variable) ? .endless : settleAtBound(variable, &bounds)
        rest.note(outcome != .settled)
        return outcome == .endless
      }
      if unsettled.positions.count == count { break }
    }
    var groups = unsettled.groups
    var turn = 0
    while !groups.isEmpty {
      // One of each component, which the others have nothing to do with.
      for index in groups.indices where !isAtRest(&rest, bounds) {
        let variable = groups[index].removeFirst()
        let hasNoEnd = turn == 0 && isEndless(variable)
        if hasNoEnd || settleAtBound(variable, &bounds) == .endless {
          _ = bringNearZero(variable, &bounds, &holders)
          isLoose[Int(variable)] = false
        }
      }
      if rest.isReached { break }
      groups.removeAll(where: \.isEmpty)
      turn += 1
      // What hangs on the first one may have ends by now; later it is worth a look now and then.
      if turn & (turn - 1) == 0, !groups.isEmpty {
        groups = goToLowerEnds([], ArraySlice(groups.joined()), isLoose, &bounds).groups
      }
    }
    for holder in holders {
      noteHolder(holder)
      if simplex.uses[holder] == 0 {
        simplex.removeVariable(holder)
      } else {
        leftovers += 1
      }
    }
  }

  /// Per local variable whether it moves with a column that can go on forever both ways; in O(cells).
  private func endlessBothWays(_ bounds: borrowing FaceBounds) -> [Bool] {
    var columns: [(column: Int, amount: Double)] = []
    for column in 0..<simplex.variableCount
    where simplex.state[column] == .nonbasic && bounds.isLoose(column) {
      guard simplex.blocking(column, direction: 1, bounds).distance == .infinity,
        simplex.blocking(column, direction: -1, bounds).distance == .infinity
      else { continue }
      columns.append((column, PartFace.amount(of: column)))
    }
    // What moves by less may be a rounding error of many that cancel out.
    return columns.isEmpty ? [] : motion(moving: columns).map { abs($0) > Tolerance.value }
  }

  /// Whether anything is left that can move, asked now and then: a look at all columns takes longer
  /// than one at a variable.
  private struct Rest {
    var isReached = false
    /// How many variables in a row could not move.
    var stillCount = 0
    /// After this many it is worth a check.
    var patience = 8

    mutating func note(_ hasMoved: Bool) { stillCount = hasMoved ? 0 : stillCount + 1 }
  }

  private func isAtRest(_ rest: inout Rest, _ bounds: borrowing FaceBounds) -> Bool {
    guard !rest.isReached, rest.stillCount >= rest.patience else { return rest.isReached }
    rest.stillCount = 0
    rest.patience *= 2
    rest.isReached = true
    for column in 0..<simplex.variableCount
    where simplex.state[column] == .nonbasic && bounds.isLoose(column) {
      rest.isReached = false
      break
    }
    return rest.isReached
  }

  /// Brings a variable as near to zero as it can go and holds it there; false if it could not move.
  private mutating func bringNearZero(
    _ variable: Int32, _ bounds: inout FaceBounds, _ holders: inout [Int]
  ) -> Bool {
    guard !noteInterruption() else { return false }
    let (form, constant) = simplexForm(of: [(variable, 1)])
    let gradient = simplex.gradient(of: form)
    guard gradient.contains(where: { bounds.isLoose($0.column) }) else { return false }
    let value = gradient.reduce(constant) { $0 + $1.rate * simplex.value[$1.column] }
    if abs(value) > Tolerance.coefficient {
      let (end, holder) = simplex.seek(
        form, sign: value > 0 ? -1 : 1, bounds: &bounds, room: abs(value))
      if let holder { holders.append(holder) }
      if case .reached = end { simplex.freeze(form, bounds) }
    } else {
      holders.append(simplex.holdInPlace(form, &bounds))
    }
    return true
  }

  /// Whether the work is interrupted, so that the picture stays unfinished.
  private mutating func noteInterruption() -> Bool {
    guard Interruption.isRequested else { return false }
    outcome = .interrupted
    return true
  }

  /// What became of a variable that was to go to an end of its range.
  private enum AtBound {
    /// It could not move any more.
    case settled
    /// It is at an end and stays there.
    case reached
    /// It has no end, so it may be anywhere.
    case endless
  }

  /// Brings a variable to its least value and holds it there, or to its largest one if there is no
  /// least.
  private mutating func settleAtBound(
    _ variable: Int32, _ bounds: inout FaceBounds
  ) -> AtBound {
    guard !noteInterruption() else { return .endless }
    let (form, _) = simplexForm(of: [(variable, 1)])
    guard simplex.gradient(of: form).contains(where: { bounds.isLoose($0.column) }) else {
      return .settled
    }
    for sign in [-1.0, 1] {
      if case .reached = simplex.seek(form, sign: sign, bounds: &bounds).end {
        simplex.freeze(form, bounds)
        return .reached
      }
    }
    return .endless
  }

  /// Per local variable whether it may differ between points of the box.
  ///
  /// As far as a look at the columns tells: some that cancel out are among them. In O(cells).
  func looseVariables(_ bounds: borrowing FaceBounds) -> [Bool] {
    var isLoose = Array(repeating: false, count: simplex.variableCount)
    for column in 0..<simplex.variableCount
    where simplex.state[column] == .nonbasic && bounds.isLoose(column) {
      isLoose[column] = true
      for touch in simplex.columns.list(of: column) { isLoose[Int(touch.row)] = true }
    }
    for index in stride(from: simplex.derived.count - 1, through: 0, by: -1)
    where simplex.derived[index] >= 0 {
      let variable = Int(simplex.derived[index])
      isLoose[variable] = simplex.definition(of: variable).contains { isLoose[Int($0.column)] }
    }
    var isLooseClass = Array(repeating: false, count: variables.count)
    for variable in 0..<classOfVariable.count where classOfVariable[variable] >= 0 {
      isLooseClass[Int(classOfVariable[variable])] = isLoose[variable]
    }
    for index in 0..<elimination.targets.count {
      for place in Int(elimination.start[index])..<Int(elimination.start[index + 1])
      where isLooseClass[Int(elimination.terms[place].variable)] {
        isLooseClass[Int(elimination.targets[index])] = true
      }
    }
    return (0..<variables.count).map { isLooseClass[elimination.classes.root(of: $0)] }
  }
}

extension Simplex {
  /// Holds a form at the value it has, as a nonbasic variable of its own.
  mutating func holdInPlace(_ form: Form, _ bounds: inout FaceBounds) -> Int {
    let holder = form.withUnsafeBufferPointer { addRow($0) }
    bounds.fixNew(holder, at: value[holder])
    // A pivot of length zero: the loose column with the largest coefficient becomes basic.
    var best = -1
    var largest = 0.0
    for cell in rows.list(of: holder)
    where bounds.isLoose(Int(cell.column)) && abs(cell.value) > largest {
      largest = abs(cell.value)
      best = Int(cell.column)
    }
    if best >= 0 {
      let isUpward = value[best] < bounds.upper[best] && value[best] <= bounds.lower[best]
      startDerivative(best, isUpward: isUpward)
      pivot(row: holder, column: best)
    }
    return holder
  }
}
