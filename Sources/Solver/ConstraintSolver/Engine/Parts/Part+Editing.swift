import FlatStorage

// MARK: - Editing

extension Part {
  /// Takes in a variable that no constraint mentions yet; returns its local number.
  mutating func addVariable(_ name: Int32) -> Int32 {
    followDefinitions()
    let variable = variables.count
    variables.append(name)
    elimination.addVariable()
    forms.append(Form(variable: Form.unknown, factor: 0, constant: 0))
    mentions.append(0)
    values.append(0)
    addToReduction()
    makeFree(variable)
    return Int32(variable)
  }

  /// Makes a part in which optional equalities are eliminated one that has to be built anew: that all
  /// of them hold may end with any edit.
  private mutating func giveUpPromotions() {
    guard rows.isPromoted.count > 0 else { return }
    rows.isPromoted.removeAll()
    if outcome == .solved { outcome = .failed }
  }

  /// Adds the row whose terms (local variables) were appended to ``rows``; call ``settle(checking:)``
  /// afterwards.
  ///
  /// Returns whether the current point satisfies it, so that nothing required can have become
  /// impossible.
  mutating func addRow(id: Int32, constant: Double, relation: Relation, priority: Double) -> Bool {
    giveUpPromotions()
    followDefinitions()
    let row = rows.count
    rows.endRow(constant: constant, relation: relation, priority: priority)
    ids.append(id)
    liveRowCount += 1
    // Nothing but the rows is meaningful in a part that is going to be built anew.
    guard outcome == .solved else {
      places.append(Place(role: .removed, variable: 0, factor: 0, shift: 0))
      return true
    }
    makeLevel(priority)
    if rows.isRequiredEquality(row) {
      if define(by: row) { return true }
      openEqualities += 1
    }
    let place = place(row)
    places.append(place)
    guard place.role == .cost else { return holdsForGood(row, place) }
    let variable = Int(place.variable)
    simplex.insert(breakpoint(row, place), at: variable)
    return isHeld(row, value: place.factor * simplex.value[variable] + place.shift + constant)
  }

  /// Whether a row about numbers that cannot change holds; if not, only building the part anew
  /// tells whether other edits made the numbers change after all.
  private mutating func holdsForGood(_ row: Int, _ place: Place) -> Bool {
    let holds = isHeld(row, value: place.shift + rows.constant[row])
    if !holds { outcome = .infeasible }
    return holds
  }

  /// Uses a required equality to define a class that nothing else mentions, in O(terms).
  private mutating func define(by row: Int) -> Bool {
    var target: Int?
    var largest = 0.0
    for term in rows.terms(of: row) { largest = max(largest, abs(term.coefficient)) }
    for term in rows.terms(of: row)
    where abs(term.coefficient) >= EliminationWork.threshold * largest {
      let root = Int(term.variable)
      let variable = Int(forms[root].variable)
      guard elimination.classes.root(of: root) == root, elimination.definition[root] < 0,
        mentions[root] == 0, simplex.uses[variable] == 0, simplex.state[variable] == .nonbasic,
        simplex.columns.count(of: variable) == 0, simplex.costs.count(of: variable) == 0
      else { continue }
      target = root
    }
    guard let target else { return false }
    var constant = rows.constant[row]
    let terms = classes(of: row, addingTo: &constant)
    let list = terms.elements
    guard list.contains(where: { Int($0.variable) == target }) else { return false }
    for term in list where Int(term.variable) != target { mentions[term.variable] += 1 }
    elimination.define(target, by: list, constant, row: Int32(row))
    let variable = Int(forms[target].variable)
    classOfVariable[variable] = -1
    simplex.removeVariable(variable)
    forms[target].variable = Form.unknown
    places.append(Place(role: .definition, variable: 0, factor: 0, shift: 0))
    simplex.hasMoved = true
    return true
  }

  /// Whether a row can be removed without building the part anew.
  func canRemove(_ row: Int) -> Bool {
    outcome == .solved && rows.isPromoted.count == 0 && places[row].role != .definition
  }

  /// Removes a row; false if the part has to be built anew without it.
  mutating func removeRow(_ row: Int) -> Bool {
    giveUpPromotions()
    followDefinitions()
    let place = places[row]
    places[row].role = .removed
    ids[row] = -1
    liveRowCount -= 1
    guard outcome == .solved else { return false }
    switch place.role {
    case .definition: return false
    case .cost: takeBack(row, place)
    case .redundant, .settled, .removed: break
    }
    return true
  }

  private mutating func takeBack(_ row: Int, _ place: Place) {
    let variable = Int(place.variable)
    simplex.removeBreakpoint(of: Int32(row), at: variable)
    if simplex.costs.count(of: variable) == 0, classOfVariable[variable] < 0 {
      retired.append(place.variable)
    }
  }

  /// What a change did.
  enum Change {
    /// The point satisfies it.
    case held
    /// The point may not satisfy it.
    case open
    /// The part has to be built anew.
    case rebuild
  }

  /// Changes the constant of a row; what follows from that of a definition does so before the next edit
  /// of another kind, so that many of them take no longer than one.
  mutating func setConstant(_ constant: Double, of row: Int) -> Change {
    giveUpPromotions()
    let place = places[row]
    let old = rows.constant[row]
    rows.constant[row] = constant
    guard outcome == .solved else { return .rebuild }
    switch place.role {
    case .removed: return .held
    case .definition:
      if constant == old { return .held }
      mustFollow = true
      return .open
    case .redundant: return constant == old ? .held : .rebuild
    case .settled:
      // It is examined when all is followed.
      if mustFollow { return .open }
      return holdsForGood(row, place) ? .held : .rebuild
    case .cost: break
    }
    moveBreakpoint(
      of: row, from: -(old + place.shift) / place.factor,
      mayFollow: rows.priority[row] < Priority.required.value)
    let value = place.factor * simplex.value[place.variable] + place.shift + constant
    return isHeld(row, value: value) ? .held : .open
  }

  /// Follows changes of constants in definitions: every class shifts, and with it the positions of
  /// breakpoints, in O(variables + terms).
  ///
  /// Makes the part one that has to be built anew if constants were mixed, or if something that
  /// followed from the old ones does not hold any more.
  mutating func followDefinitions() {
    guard mustFollow else { return }
    mustFollow = false
    if outcome == .solved, !shiftClasses() { outcome = .failed }
  }

  private mutating func shiftClasses() -> Bool {
    guard elimination.takeConstants(of: rows) else { return false }
    // With all simplex variables at zero the values are what the constants alone give.
    let shifts = FlatArray<Double>(repeating: 0, count: variables.count)
    evaluateClasses(into: shifts)
    for root in 0..<forms.count where forms[root].variable != Form.unknown {
      forms[root].constant = shifts[root]
    }
    for row in 0..<rows.count where ids[row] >= 0 {
      let place = places[row]
      if place.role == .definition { continue }
      var shift = 0.0
      for term in rows.terms(of: row) { shift += term.coefficient * shifts[term.variable] }
      switch place.role {
      case .settled, .redundant:
        places[row].shift = shift
        if !isHeld(row, value: shift + rows.constant[row]) { return false }
      case .cost:
        let change = abs(shift - place.shift)
        guard change > Tolerance.cancellation * max(1, abs(shift)) else { continue }
        places[row].shift = shift
        moveBreakpoint(
          of: row, from: -(rows.constant[row] + place.shift) / place.factor, mayFollow: true)
      case .definition, .removed: break
      }
    }
    simplex.hasMoved = true
    return true
  }

  /// Puts the breakpoint of a row whose constant or place changed where it belongs now.
  ///
  /// A nonbasic variable that rests at it may follow: between changes of the basis every value is
  /// then affine in the constant.
  private mutating func moveBreakpoint(of row: Int, from position: Double, mayFollow: Bool) {
    let variable = Int(places[row].variable)
    let breakpoint = breakpoint(row, places[row])
    simplex.removeBreakpoint(of: Int32(row), at: variable)
    let follows =
      mayFollow && simplex.state[variable] == .nonbasic && simplex.value[variable] == position
    simplex.insert(breakpoint, at: variable)
    if follows { simplex.shift(variable, to: breakpoint.position) }
  }

  /// Changes the priority of a row.
  mutating func setPriority(_ priority: Double, of row: Int) -> Change {
    giveUpPromotions()
    followDefinitions()
    let place = places[row]
    let wasEquality = rows.isRequiredEquality(row)
    guard outcome == .solved else {
      rows.priority[row] = priority
      return .rebuild
    }
    if place.role == .cost { simplex.removeBreakpoint(of: Int32(row), at: Int(place.variable)) }
    rows.priority[row] = priority
    makeLevel(priority)
    switch place.role {
    case .removed: return .held
    case .definition: return rows.isRequiredEquality(row) ? .held : .rebuild
    case .redundant: return wasEquality && !rows.isRequiredEquality(row) ? .rebuild : .held
    case .settled: return holdsForGood(row, place) ? .held : .rebuild
    case .cost: break
    }
    let variable = Int(place.variable)
    simplex.insert(breakpoint(row, place), at: variable)
    let value = place.factor * simplex.value[variable] + place.shift + rows.constant[row]
    return isHeld(row, value: value) ? .held : .open
  }

  /// How far a row is from holding at the current point.
  func error(of row: Int) -> Double {
    var value = rows.constant[row]
    for term in rows.terms(of: row) { value += term.coefficient * values[term.variable] }
    return rows.relation[row].error(of: value)
  }
}
