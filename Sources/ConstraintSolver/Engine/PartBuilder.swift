/// Collects the variables and rows of a part that is going to be solved from scratch.
struct PartBuilder {
  private(set) var rows = SystemRows()
  private(set) var ids = FlatArray<Int32>()
  private(set) var variables = FlatArray<Int32>()

  /// Takes in what is alive in a part that is given up.
  mutating func take(
    _ part: Part, index: Int, _ variableHomes: inout [System.Home],
    _ rowHomes: inout [System.Home], where isTaken: (Int) -> Bool = { _ in true }
  ) {
    let offset = Int32(variables.count)
    for local in 0..<part.variables.count {
      let name = part.variables[local]
      variableHomes[Int(name)] = System.Home(part: Int32(index), local: offset + Int32(local))
      variables.append(name)
    }
    for row in 0..<part.rows.count where part.ids[row] >= 0 && isTaken(row) {
      for term in part.rows.terms(of: row) {
        rows.terms.append(
          SystemRows.Term(variable: offset + term.variable, coefficient: term.coefficient))
      }
      end(part.rows, row, id: Int(part.ids[row]), index: index, &rowHomes)
    }
  }

  /// Takes in a row over global variables.
  mutating func take(
    _ source: SystemRows, _ row: Int, id: Int, index: Int,
    _ variableHomes: inout [System.Home], _ rowHomes: inout [System.Home]
  ) {
    for term in source.terms(of: row) {
      let variable = Int(term.variable)
      if variableHomes[variable].part != Int32(index) {
        variableHomes[variable] = System.Home(part: Int32(index), local: Int32(variables.count))
        variables.append(Int32(variable))
      }
      rows.terms.append(
        SystemRows.Term(
          variable: variableHomes[variable].local, coefficient: term.coefficient))
    }
    end(source, row, id: id, index: index, &rowHomes)
  }

  private mutating func end(
    _ source: SystemRows, _ row: Int, id: Int, index: Int, _ rowHomes: inout [System.Home]
  ) {
    rowHomes[id] = System.Home(part: Int32(index), local: Int32(rows.count))
    ids.append(Int32(id))
    rows.endRow(
      constant: source.constant[row], relation: source.relation[row],
      priority: source.priority[row])
  }

  /// The solved part, which owns the memory from now on; `trusting` if the required constraints are
  /// known to hold together.
  func build(trusting: Bool = false) -> Part {
    Part(rows: rows, ids: ids, variables: variables, trusting: trusting)
  }
}
