import FlatStorage

/// How a part falls apart when variables that are numbers are cut out of the rows of others.
///
/// A variable is cut only where it is all that holds several components together that are more than a
/// small part holds, so most numbers stay in the only component that they are about: edits of what
/// they follow from are then edits like all others.
struct Division: ~Copyable {
  /// What is connected, by local variable.
  private var partition: Partition
  private let numbers: Numbers
  /// Per local variable whether it is only in rows of its own component.
  private let isCut: FlatArray<Bool>
  /// Components that have no more variables together are not divided.
  private let enough: Int

  /// Divides a part; in O(terms), almost.
  init(_ part: borrowing Part, enough: Int) {
    self.enough = enough
    numbers = Numbers(part)
    partition = Partition(count: part.variables.count)
    isCut = FlatArray(repeating: false, count: part.variables.count)
    for index in 0..<numbers.order.count { isCut[numbers.order[index]] = true }
    joinRows(of: part)
    // What is known last is examined first: whatever follows from a number is then in its place.
    for index in stride(from: numbers.order.count - 1, through: 0, by: -1) {
      place(numbers.order[index], in: part)
    }
    joinRows(of: part)
  }

  /// Whether a row keeps a term, and is in the component of its variable.
  func keeps(_ variable: Int32, in row: Int) -> Bool {
    !isCut[variable] || numbers.teller[variable] == Int32(row)
  }

  /// The component of a local variable, as a number of one of its variables.
  mutating func component(of variable: Int32) -> Int { partition.root(of: Int(variable)) }

  /// The variables that are cut.
  func forEachCut(_ body: (_ variable: Int32, _ value: Double) -> Void) {
    for variable in 0..<Int32(isCut.count) where isCut[variable] {
      body(variable, numbers.value[variable])
    }
  }

  /// The rows from which the numbers of variables follow that are cut, each with the variable whose
  /// number it tells.
  func forEachTeller(in part: borrowing Part, _ body: (_ row: Int, _ variable: Int32) -> Void) {
    let isNeeded = FlatArray<Bool>(repeating: false, count: isCut.count)
    for index in stride(from: numbers.order.count - 1, through: 0, by: -1) {
      let variable = numbers.order[index]
      guard isCut[variable] || isNeeded[variable] else { continue }
      let row = Int(numbers.teller[variable])
      body(row, variable)
      for term in part.rows.terms(of: row) { isNeeded[term.variable] = true }
    }
  }

  private mutating func joinRows(of part: borrowing Part) {
    for row in 0..<part.rows.count where part.ids[row] >= 0 {
      var anchor: Int?
      for term in part.rows.terms(of: row) where keeps(term.variable, in: row) {
        if let anchor {
          partition.join(anchor, Int(term.variable))
        } else {
          anchor = Int(term.variable)
        }
      }
    }
  }

  /// Leaves a number in the rows about it if all of them are in one component anyway, or in few small
  /// ones.
  private mutating func place(_ variable: Int32, in part: borrowing Part) {
    var roots: [Int] = []
    var size = 0
    for user in numbers.rows(of: variable) where user != numbers.teller[variable] {
      for term in part.rows.terms(of: Int(user))
      where term.variable != variable && keeps(term.variable, in: Int(user)) {
        let root = partition.root(of: Int(term.variable))
        if roots.contains(root) { continue }
        roots.append(root)
        size += partition.count(of: root)
        if roots.count > 1 && size > enough { return }
      }
    }
    isCut[variable] = false
    for root in roots { partition.join(root, Int(variable)) }
  }
}
