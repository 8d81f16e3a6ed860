import FlatStorage

// MARK: - Questions that change nothing

extension System {
  /// Whether the current point satisfies a constraint that is not in the system.
  func isHeld(_ constraint: Constraint) -> Bool {
    var value = constraint.expression.constant
    for term in constraint.expression.terms {
      value += term.coefficient * self.value(of: term.variable.index)
    }
    return Tolerance.isFeasible(
      error: constraint.error(of: value), magnitude: abs(constraint.expression.constant))
  }

  /// Removes a row without keeping the other state for the next edit; false if the row is not there.
  ///
  /// A part that would be copied only to be built anew is built from the rows at hand.
  mutating func leaveOut(_ id: Int) -> Bool {
    guard isAlive(id) else { return false }
    var touched = Touched()
    if cuts.follow(from: id) { reunite(following: [id], &touched) }
    let location = rowLocations[id]
    let place = Int(location.part)
    guard let box = parts[place] else { return false }
    guard touched.entries.isEmpty, !box.part.canRemove(Int(location.local)) else {
      remove(id, &touched)
      return settle(&touched, checking: false, trusting: true)
    }
    rowLocations[id] = .none
    cuts.forget(id)
    var builder = PartBuilder()
    builder.take(box.part, index: place, &variableLocations, &rowLocations)
    parts[place] = PartBox(builder.build(trusting: true))
    if parts[place]?.part.outcome == .solved { return true }
    touched.note(place, needsRebuild: true)
    return settle(&touched, checking: false, trusting: true)
  }
}

extension System {
  /// The constraints of the parts that an expression is about which hold with equality and can take
  /// part in a sum that gives it, see ``Solver/summands(of:given:)``.
  func summands(of expression: Expression, given: [Variable]) -> [Int] {
    let own = expression.collected.terms.map(\.variable).filter { !given.contains($0) }
    guard cuts.isEmpty else { return summandsOfAll(own, given) }
    var locals: [Int: [Int32]] = [:]
    for variable in own {
      let location = location(of: variable.index)
      if location.part >= 0 { locals[Int(location.part), default: []].append(location.local) }
    }
    var found: [Int] = []
    for (place, locals) in locals {
      let numbers = given.map { location(of: $0.index) }.filter { $0.part == place }.map(\.local)
      guard let part = parts[place] else { continue }
      found += part.part.rows.summands(
        of: locals, given: numbers, at: part.part.values, ids: part.part.ids
      ).map { Int(part.part.ids[$0]) }
    }
    return found.sorted()
  }

  /// The same where numbers were cut out of rows: those are looked at as the caller made them, so that
  /// a sum goes on behind such a number.
  private func summandsOfAll(_ own: [Variable], _ given: [Variable]) -> [Int] {
    var (variableLocations, rowLocations) = (variableLocations, rowLocations)
    var builder = PartBuilder()
    var divided = SystemRows()
    let isInvolved = isConnected(with: own, given)
    var ids: [Int] = []
    for id in cuts.rows {
      let location = rowLocations[id]
      guard isInvolved[Int(location.part)], let original = cuts.original(of: id),
        let box = parts[Int(location.part)]
      else { continue }
      divided.append(
        original.terms, like: Int(location.local), of: box.part.rows, constant: original.constant)
      ids.append(id)
      // Where the row is, it is left out.
      rowLocations[id] = .none
    }
    var values = FlatArray<Double>()
    for (place, box) in parts.enumerated() where isInvolved[place] {
      guard let box else { continue }
      builder.take(box.part, index: 0, &variableLocations, &rowLocations)
      for local in 0..<box.part.variables.count { values.append(box.part.values[local]) }
    }
    // Divided rows mention given numbers of parts that nothing else connects with them.
    var isTaken = Set(builder.variables.elements)
    for variable in given where location(of: variable.index).part >= 0 {
      guard isTaken.insert(Int32(variable.index)).inserted else { continue }
      builder.take(variable.index, index: 0, &variableLocations)
      values.append(value(of: variable.index))
    }
    for (row, id) in ids.enumerated() {
      builder.take(divided, row, id: id, index: 0, variableLocations, &rowLocations)
    }
    func locals(_ variables: [Variable]) -> [Int32] {
      variables.filter { isTaken.contains(Int32($0.index)) }
        .map { variableLocations[$0.index].local }
    }
    return builder.rows.summands(
      of: locals(own), given: locals(given), at: values, ids: builder.ids
    ).map { Int(builder.ids[$0]) }.sorted()
  }

  /// By place, whether a part is connected with variables, directly or through numbers that were cut
  /// out of rows and are not given; O(parts + terms of divided rows).
  private func isConnected(with own: [Variable], _ given: [Variable]) -> [Bool] {
    var partition = Partition(count: parts.count)
    let numbers = Set(given.map(\.index))
    for id in cuts.rows {
      for term in cuts.original(of: id)?.terms ?? [] where !numbers.contains(Int(term.variable)) {
        partition.join(Int(rowLocations[id].part), Int(variableLocations[Int(term.variable)].part))
      }
    }
    let locations = own.map { location(of: $0.index).part }.filter { $0 >= 0 }
    let roots = Set(locations.map { partition.root(of: Int($0)) })
    return parts.indices.map { roots.contains(partition.root(of: $0)) }
  }
}

extension System {
  /// The inequalities with a price at a level, see ``Solver/bindingInequalities(at:)``.
  func bindingInequalities(at priority: Double) -> [Int] {
    var found: [Int] = []
    for box in parts {
      guard let box else { continue }
      for local in box.part.bindingInequalities(at: priority) {
        found.append(Int(box.part.ids[local]))
      }
    }
    return found.sorted()
  }
}

extension Part {
  /// The inequalities with a price at a level: those at which a nonbasic variable rests, on the side to
  /// which the level's cost would have it move.
  fileprivate func bindingInequalities(at priority: Double) -> [Int] {
    guard let slot = (0..<priorities.count).first(where: { priorities[$0] == priority }) else {
      return []
    }
    return (0..<rows.count).filter { row in
      let place = places[row]
      let variable = Int(place.variable)
      guard place.role == .cost, rows.priority[row] == Priority.required.value,
        rows.relation[row] != .equal, simplex.state[variable] == .nonbasic
      else { return false }
      let breakpoint = breakpoint(row, place)
      guard Tolerance.same(breakpoint.position, simplex.value[variable]) else { return false }
      let cell = variable * simplex.stride + slot
      let rate = simplex.slope[cell] + simplex.reduced[cell]
      return rate > Tolerance.reducedCost && breakpoint.fall < 0
        || rate < -Tolerance.reducedCost && breakpoint.rise > 0
    }
  }
}
