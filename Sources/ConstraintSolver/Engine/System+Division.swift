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
    let enough = min(Self.nurserySize, leastDivided / 2)
    var division = Division(box.part, enough: enough)
    guard let plans = componentPlans(of: box.part, &division, enough: enough) else { return nil }
    division.forEachCut { cuts.cut(box.part.variables[$0], at: $1) }
    for row in division.fixers(in: box.part) { cuts.addFixer(box.part.ids[row]) }
    var places = [index]
    while places.count < plans.count { places.append(place(nil)) }
    for (place, plan) in zip(places, plans) {
      var builder = PartBuilder()
      for local in plan.variables {
        builder.take(Int(box.part.variables[local]), index: place, &variableHomes)
      }
      for row in plan.rows {
        let kept = keptTerms(of: row, in: box.part, division)
        builder.take(
          row, of: box.part, kept: kept.terms, adding: kept.shift, index: place, variableHomes,
          &rowHomes)
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

  /// The terms of a row that stay in it, and what the others add up to; that others are missing is
  /// noted.
  private mutating func keptTerms(
    of row: Int, in part: borrowing Part, _ division: borrowing Division
  ) -> (terms: [SystemRows.Term], shift: Double) {
    let terms = part.rows.terms(of: row)
    var kept: [SystemRows.Term] = []
    var shift = 0.0
    for term in terms {
      if division.keeps(term.variable, in: row) {
        kept.append(term)
      } else {
        shift += division.number(term)
      }
    }
    guard kept.count < terms.count else { return (kept, 0) }
    if kept.isEmpty, let first = terms.first {
      kept.append(first)
      shift -= division.number(first)
    }
    if kept.count < terms.count {
      cuts.take(
        shift, outOf: part.ids[row],
        terms: terms.map {
          SystemRows.Term(variable: part.variables[$0.variable], coefficient: $0.coefficient)
        }, constant: part.rows.constant[row])
    }
    return (kept, shift)
  }

  /// Puts everything together again that was divided, before an edit of a row that numbers follow
  /// from.
  mutating func reunite(_ touched: inout Touched) {
    let ids = cuts.rows
    var rows = SystemRows()
    for id in ids {
      let home = rowHomes[id]
      guard let original = cuts.original(of: id), let box = parts[Int(home.part)] else { continue }
      for term in original.terms { rows.terms.append(term) }
      rows.endRow(
        constant: original.constant, relation: box.part.rows.relation[home.local],
        priority: box.part.rows.priority[home.local])
      // Where the row was, it is left out.
      rowHomes[id] = .none
    }
    cuts = Cuts()
    addTogether(rows, &touched) { ids[$0] }
  }
}
