import FlatStorage

// MARK: - Parts that fall apart

extension System {
  /// Solves what a part consists of in parts of their own; nil, and nothing is done, where it does
  /// not fall apart.
  ///
  /// Edits only join parts, and numbers hold together what has nothing else in common. That is
  /// looked at where a part has to be solved from scratch anyway.
  ///
  /// - Returns: The places of the parts.
  mutating func divide(_ index: Int, trusting: Bool) -> [Int]? {
    guard let box = parts[index], box.part.variables.count >= leastDivided else { return nil }
    let enough = leastDivided / 4
    var division = Division(box.part, enough: enough)
    guard let plans = componentPlans(of: box.part, &division, enough: enough) else { return nil }
    division.forEachCut { cuts.cut(box.part.variables[$0], at: $1) }
    division.forEachTeller(in: box.part) { row, variable in
      cuts.note(
        box.part.ids[row], telling: box.part.variables[variable],
        by: originalTerms(of: row, in: box.part))
    }
    var places = [index]
    while places.count < plans.count { places.append(place(nil)) }
    for (place, plan) in zip(places, plans) {
      var builder = PartBuilder()
      for local in plan.variables {
        builder.take(Int(box.part.variables[local]), index: place, &variableLocations)
      }
      for row in plan.rows {
        let kept = keptTerms(of: row, in: box.part, division)
        builder.take(
          row, of: box.part, kept: kept.terms, constant: kept.constant, index: place,
          variableLocations, &rowLocations)
      }
      parts[place] = PartBox(builder.build(trusting: trusting))
    }
    return places
  }

  /// What one of several parts is going to consist of, in local numbers of the part that is given
  /// up.
  private struct Plan {
    var variables: [Int32] = []
    var rows: [Int] = []
  }

  /// The components in order of their first variable, small ones together; nil if that is no gain.
  private func componentPlans(
    of part: borrowing Part, _ division: inout Division, enough: Int
  ) -> [Plan]? {
    var sizes = Array(repeating: 0, count: part.variables.count)
    for local in 0..<Int32(part.variables.count) { sizes[division.component(of: local)] += 1 }
    guard let largest = sizes.max(), 4 * largest <= 3 * part.variables.count else { return nil }
    var planOfRoot = Array(repeating: -1, count: part.variables.count)
    var plans: [Plan] = []
    // The plan that takes in small components, and how many variables it is going to have.
    var (shared, size) = (-1, Int.max)
    for local in 0..<Int32(part.variables.count) {
      let root = division.component(of: local)
      if planOfRoot[root] < 0 {
        let isLarge = sizes[root] >= enough
        if isLarge || size >= enough { plans.append(Plan()) }
        if isLarge {
          planOfRoot[root] = plans.count - 1
        } else {
          if size >= enough { (shared, size) = (plans.count - 1, 0) }
          size += sizes[root]
          planOfRoot[root] = shared
        }
      }
      plans[planOfRoot[root]].variables.append(local)
    }
    guard plans.count > 1 else { return nil }
    for row in 0..<part.rows.count where part.ids[row] >= 0 {
      let terms = part.rows.terms(of: row)
      let kept = terms.first { division.keeps($0.variable, in: row) } ?? terms.first
      let plan = kept.map { planOfRoot[division.component(of: $0.variable)] } ?? 0
      plans[plan].rows.append(row)
    }
    return plans
  }

  /// The terms of a row that stay in it, in local variables, and its constant then; that others are
  /// missing is noted.
  private mutating func keptTerms(
    of row: Int, in part: borrowing Part, _ division: borrowing Division
  ) -> (terms: [SystemRows.Term], constant: Double) {
    let terms = part.rows.terms(of: row)
    var kept = terms.filter { division.keeps($0.variable, in: row) }
    if kept.isEmpty, let first = terms.first { kept.append(first) }
    guard kept.count < terms.count else { return (kept, part.rows.constant[row]) }
    let constant = cuts.take(
      part.ids[row], originalTerms(of: row, in: part),
      constant: cuts.original(of: Int(part.ids[row]))?.constant ?? part.rows.constant[row],
      inside: part.named(kept))
    return (kept, constant)
  }

  /// The terms of a row of a part as the caller made it.
  private func originalTerms(of row: Int, in part: borrowing Part) -> [SystemRows.Term] {
    cuts.original(of: Int(part.ids[row]))?.terms ?? part.named(part.rows.terms(of: row))
  }

  /// Puts variables that follow from some rows back into the rows that they were cut out of, before
  /// an edit of those rows.
  mutating func reunite(following rows: [Int], _ touched: inout Touched) {
    reunite(cuts.variables(following: rows), &touched)
  }

  /// Puts variables back into the rows that they were cut out of, and builds anew what is together
  /// then.
  mutating func reunite(_ variables: Set<Int32>, _ touched: inout Touched) {
    let ids = cuts.rows(without: variables)
    var rows = SystemRows()
    for id in ids {
      let location = rowLocations[id]
      guard let box = parts[Int(location.part)] else { continue }
      let inside = box.part.named(box.part.rows.terms(of: Int(location.local)))
      let (terms, constant) = cuts.putBack(variables, into: id, inside: inside)
      rows.append(terms, like: Int(location.local), of: box.part.rows, constant: constant)
      // Where the row was, it is left out.
      rowLocations[id] = .none
    }
    cuts.forget(variables)
    if !ids.isEmpty { addTogether(rows, &touched) { ids[$0] } }
  }
}

extension Part {
  /// Terms under the caller's names of the variables.
  fileprivate func named(_ terms: some Sequence<SystemRows.Term>) -> [SystemRows.Term] {
    terms.map {
      SystemRows.Term(variable: variables[$0.variable], coefficient: $0.coefficient)
    }
  }
}
