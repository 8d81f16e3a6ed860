import FlatStorage

// MARK: - Many rows

extension System {
  /// Adds rows of some names by building anew the parts they touch.
  mutating func addTogether(
    _ rows: borrowing SystemRows, _ touched: inout Touched, name: (_ row: Int) -> Int
  ) {
    var partition = Partition(count: variableLocations.count + parts.count)
    for (variable, location) in variableLocations.enumerated() where location.part >= 0 {
      partition.join(variable, variableLocations.count + Int(location.part))
    }
    var isInvolved = Array(repeating: false, count: parts.count)
    var isMentioned = Array(repeating: false, count: variableLocations.count)
    for row in 0..<rows.count {
      let terms = rows.terms(of: row)
      guard let anchor = terms.first else { continue }
      for term in terms {
        partition.join(Int(anchor.variable), Int(term.variable))
        isMentioned[Int(term.variable)] = true
        let part = variableLocations[Int(term.variable)].part
        if part >= 0 { isInvolved[Int(part)] = true }
      }
    }
    let old = parts.indices.filter { isInvolved[$0] }
    let boxes = old.map { parts[$0] }
    // Connected components in order of their first variable, small ones together.
    var indexOfRoot = Array(repeating: Int32(-1), count: variableLocations.count + parts.count)
    var plans: [PartPlan] = []
    for index in old { vacate(index, &touched) }
    func plan(of root: Int, _ system: inout System) -> Int {
      if indexOfRoot[root] >= 0 { return Int(indexOfRoot[root]) }
      if let last = plans.last, last.variableCount < Self.nurserySize {
        indexOfRoot[root] = Int32(plans.count - 1)
      } else {
        indexOfRoot[root] = Int32(plans.count)
        plans.append(PartPlan(index: system.place(nil)))
      }
      return Int(indexOfRoot[root])
    }
    for (index, box) in zip(old, boxes) {
      guard let box else { continue }
      plans[plan(of: partition.root(of: variableLocations.count + index), &self)].boxes.append(box)
    }
    // Variables are numbered as the caller numbered them and rows follow their variables, whatever
    // order they came in: what is near in a layout is then near in memory.
    for variable in variableLocations.indices
    where isMentioned[variable] && variableLocations[variable].part < 0 {
      plans[plan(of: partition.root(of: variable), &self)].variables.append(variable)
    }
    for row in rows.orderedByVariable(count: variableLocations.count) {
      let root = rows.terms(of: row).first.map { partition.root(of: Int($0.variable)) }
      plans[plan(of: root ?? 0, &self)].rows.append(row)
    }
    for plan in plans {
      var builder = PartBuilder()
      for box in plan.boxes {
        builder.take(box.part, index: plan.index, &variableLocations, &rowLocations)
      }
      for variable in plan.variables {
        builder.take(variable, index: plan.index, &variableLocations)
      }
      for row in plan.rows {
        builder.take(rows, row, id: name(row), index: plan.index, variableLocations, &rowLocations)
      }
      parts[plan.index] = PartBox(builder.build())
      touched.note(plan.index, needsCheck: true)
    }
  }

  /// What a new part is going to consist of.
  private struct PartPlan {
    /// Its place among the parts.
    let index: Int
    /// Parts that are given up for it.
    var boxes: [PartBox] = []
    /// Variables that had no location.
    var variables: [Int] = []
    /// The new rows, in order.
    var rows: [Int] = []

    var variableCount: Int {
      boxes.reduce(variables.count) { $0 + $1.part.variables.count }
    }
  }
}
