/// An order in which equalities define variables without any substitution, as far as there is one.
///
/// A variable that only one equality mentions is defined by it; the equality is set aside, and the
/// next variable may have become single. Where there is none, an equality is torn off: it is
/// looked at after all others, and its variables are single the sooner. A row of views that share
/// the room between two edges is torn once.
///
///     peeled[0] is mentioned by its own equality alone, and by torn ones,
///     peeled[1] also by the equality of peeled[0], and so on.
struct Peeling: Sendable {
  /// The variables with the positions of their equalities.
  private(set) var peeled: [(variable: Int, equality: Int)] = []
  /// The positions of the equalities that are left, without those that were torn off.
  private(set) var rest: [Int] = []
  /// The positions of those that were torn off.
  private(set) var torn: [Int] = []
  /// For each variable its place among the peeled ones, or nil.
  private(set) var places: [Int?] = []

  /// Nothing to peel.
  init() {}

  /// Peels the equalities at some positions among rows; variables that are kept are not defined,
  /// because others than equalities mention them.
  ///
  /// - Complexity: O(variables + terms).
  init<S>(
    _ rows: [SparseRow<S>], equalities: [Int], variableCount: Int, isKept: (Int) -> Bool
  ) {
    // All equalities with a variable, taken together by exclusive or: the last one that is left.
    var users = Array(repeating: 0, count: variableCount)
    var degrees = users
    for equality in equalities {
      for entry in rows[equality].entries {
        users[entry.index] ^= equality
        degrees[entry.index] += 1
      }
    }
    var isSetAside = Array(repeating: false, count: rows.count)
    var single = (0..<variableCount).filter { degrees[$0] == 1 && !isKept($0) }
    func setAside(_ equality: Int) {
      isSetAside[equality] = true
      for entry in rows[equality].entries {
        users[entry.index] ^= equality
        degrees[entry.index] -= 1
        if degrees[entry.index] == 1, !isKept(entry.index) { single.append(entry.index) }
      }
    }
    places = Array(repeating: nil, count: variableCount)
    var next = equalities.startIndex
    while true {
      while let variable = single.popLast() {
        guard degrees[variable] == 1 else { continue }
        let equality = users[variable]
        places[variable] = peeled.count
        peeled.append((variable, equality))
        setAside(equality)
      }
      // The first one with a variable that becomes single without it.
      while next < equalities.endIndex,
        isSetAside[equalities[next]]
          || !rows[equalities[next]].entries.contains(where: {
            degrees[$0.index] == 2 && !isKept($0.index)
          })
      {
        next += 1
      }
      guard next < equalities.endIndex else { break }
      torn.append(equalities[next])
      setAside(equalities[next])
    }
    rest = equalities.filter { !isSetAside[$0] }
  }
}
