import FlatStorage

/// Collects the variables and rows of a part that is going to be solved from scratch.
struct PartBuilder: ~Copyable {
  private(set) var rows = SystemRows()
  private(set) var ids = FlatArray<Int32>()
  private(set) var variables = FlatArray<Int32>()

  /// Takes in what is alive in a part that is given up, except for rows that have no location any more.
  mutating func take(
    _ part: borrowing Part, index: Int, _ variableLocations: inout [System.Location],
    _ rowLocations: inout RowLocations
  ) {
    let offset = Int32(variables.count)
    for local in 0..<part.variables.count {
      let name = part.variables[local]
      variableLocations[Int(name)] = System.Location(
        part: Int32(index), local: offset + Int32(local))
      variables.append(name)
    }
    for row in 0..<part.rows.count
    where part.ids[row] >= 0 && rowLocations[Int(part.ids[row])].part >= 0 {
      rowLocations[Int(part.ids[row])] = System.Location(
        part: Int32(index), local: Int32(ids.count))
      take(part, row, offset)
    }
  }

  /// Takes in the variables of a part that stays, under the same numbers, and some of its rows.
  mutating func takeCopy(of part: borrowing Part, where isTaken: (Int) -> Bool) {
    for local in 0..<part.variables.count { variables.append(part.variables[local]) }
    for row in 0..<part.rows.count where part.ids[row] >= 0 && isTaken(row) { take(part, row, 0) }
  }

  private mutating func take(_ part: borrowing Part, _ row: Int, _ offset: Int32) {
    ids.append(part.ids[row])
    rows.append(row, of: part.rows) { offset + $0 }
  }

  /// Takes in a variable that has no location yet.
  mutating func take(_ variable: Int, index: Int, _ variableLocations: inout [System.Location]) {
    variableLocations[variable] = System.Location(part: Int32(index), local: Int32(variables.count))
    variables.append(Int32(variable))
  }

  /// Takes in a row over global variables, whose variables it has.
  mutating func take(
    _ source: borrowing SystemRows, _ row: Int, id: Int, index: Int,
    _ variableLocations: [System.Location], _ rowLocations: inout RowLocations
  ) {
    rowLocations[id] = System.Location(part: Int32(index), local: Int32(ids.count))
    ids.append(Int32(id))
    rows.append(row, of: source) { variableLocations[Int($0)].local }
  }

  /// Takes in a row of a part that is divided, whose variables it has, with some of its terms and
  /// another constant.
  mutating func take(
    _ row: Int, of part: borrowing Part, kept: [SystemRows.Term], constant: Double, index: Int,
    _ variableLocations: [System.Location], _ rowLocations: inout RowLocations
  ) {
    rowLocations[Int(part.ids[row])] = System.Location(part: Int32(index), local: Int32(ids.count))
    ids.append(part.ids[row])
    let terms = kept.map { term in
      SystemRows.Term(
        variable: variableLocations[Int(part.variables[term.variable])].local,
        coefficient: term.coefficient)
    }
    rows.append(terms, like: row, of: part.rows, constant: constant)
  }

  /// The solved part; `trusting` if the required constraints are known to hold together.
  consuming func build(trusting: Bool = false) -> Part {
    if !trusting, let promotion = Promotion(rows, variableCount: variables.count) {
      for floor in promotion.floors {
        var promoted = SystemRows(copying: rows)
        promotion.promote(downTo: floor, in: &promoted)
        let part = Part(rows: promoted, ids: ids.copy(), variables: variables.copy())
        if promotion.isOptimal(part, downTo: floor) { return part }
      }
    }
    return Part(rows: rows, ids: ids, variables: variables, trusting: trusting)
  }
}
