// MARK: - Questions that change nothing

extension System {
  /// Removes a row without keeping the other state for the next edit; false if the row is not there.
  ///
  /// A part that would be copied only to be built anew is built from the rows at hand.
  mutating func leaveOut(_ id: Int) -> Bool {
    guard isAlive(id), let box = parts[Int(rowHomes[id].part)] else { return false }
    let home = rowHomes[id]
    let part = Int(home.part)
    var touched = Touched()
    if box.part.canRemove(Int(home.local)) {
      remove(id, &touched)
    } else {
      rebuild(part, without: Int(home.local), trusting: true)
      if parts[part]?.part.outcome == .solved { return true }
      touched.note(part, needsRebuild: true)
    }
    return settle(touched, checking: false, trusting: true)
  }
}

extension System {
  /// The constraints of the parts that an expression is about which hold with equality and can take
  /// part in a sum that gives it, see ``Solver/summands(of:given:)``.
  func summands(of expression: Expression, given: [Variable]) -> [Int] {
    var own: [Int: [Int32]] = [:]
    for term in expression.collected.terms where !given.contains(term.variable) {
      let home = home(of: term.variable.index)
      if home.part >= 0 { own[Int(home.part), default: []].append(home.local) }
    }
    var found: [Int] = []
    for (part, locals) in own {
      let numbers = given.map { home(of: $0.index) }.filter { $0.part == part }.map(\.local)
      guard let box = parts[part] else { continue }
      found += box.part.summands(of: locals, given: numbers).map { Int(box.part.ids[$0]) }
    }
    return found.sorted()
  }
}
