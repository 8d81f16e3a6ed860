/// The search for a smallest conflict.
///
/// See ``ConflictSet/smallest(containing:among:background:limit:)``.
struct ConflictSearch {
  private let culprit: Int
  private let candidates: [Constraint]
  private let background: [Constraint]
  private var checksLeft: Int
  /// How many constraints the feasibility checks may still examine, in total.
  private(set) var workLeft: Int
  /// A point at which all of the background holds, used for variables that a set of candidates does
  /// not determine.
  private let basePoint: ((Variable) -> Double)?
  /// What rows in series and in parallel leave of the search; nil if they were not looked at.
  private let core: ConflictCore?
  /// The most branches in the search for a hitting set.
  private static let branchLimit = 200_000

  /// How many constraints all checks together may examine.
  private static let workLimit = 400_000

  init(
    culprit: Int, candidates: [Constraint], background: [Constraint], core: ConflictCore? = nil,
    limit: Int, work: Int
  ) {
    self.core = core
    workLeft = work
    self.culprit = culprit
    self.candidates = candidates
    self.background = background
    checksLeft = min(limit, Self.workLimit / max(1, candidates.count + background.count))
    basePoint = Feasibility.point(background)
  }

  /// Returns the positions of the members, ascending, and whether no conflict has fewer; nil if
  /// there is no conflict.
  ///
  /// If elimination finds a conflict at once, its members are tried first. If the search for a
  /// smallest conflict is given up, a minimal part of the known one is returned: bounds of the
  /// background may make some of its members superfluous.
  mutating func run() -> (members: [Int], isSmallest: Bool)? {
    guard workLeft > 0, !holds(Array(candidates.indices)) else { return nil }
    let others = (core?.candidates ?? connected()).filter { $0 != culprit }
    guard !holds(others + [culprit]) else { return nil }
    let known = contradiction(among: others)
    if let smallest = smallest(among: others, known: known ?? []) { return (smallest, true) }
    return deletionFilter(known?.filter { $0 != culprit } ?? others).map { ($0, false) }
  }

  /// Returns a conflict that elimination finds; nil if it finds none.
  private func contradiction(among others: [Int]) -> [Int]? {
    let positions = (others + [culprit]).sorted()
    let members = positions.map { candidates[$0] }
    let bounds = Self.relevant(background, to: members).map { background[$0] }
    var search = Contradiction(among: members, background: bounds)
    guard let found = search.members()?.map({ positions[$0] }), found.contains(culprit) else {
      return nil
    }
    return found
  }

  /// Returns the candidates that are connected with the culprit by common variables, directly or
  /// through others.
  private func connected() -> [Int] {
    let count =
      (candidates + background).flatMap { $0.expression.terms }
      .map { $0.variable.index + 1 }.max() ?? 0
    var partition = Partition(count: count)
    for constraint in candidates + background {
      guard let first = constraint.expression.terms.first else { continue }
      for term in constraint.expression.terms.dropFirst() {
        partition.join(first.variable.index, term.variable.index)
      }
    }
    guard let start = candidates[culprit].expression.terms.first?.variable.index else { return [] }
    let root = partition.root(of: start)
    return candidates.indices.filter { position in
      candidates[position].expression.terms.first.map {
        partition.root(of: $0.variable.index) == root
      } ?? false
    }
  }

  private mutating func holds(_ positions: [Int]) -> Bool { point(positions) != nil }

  private mutating func point(_ positions: [Int]) -> ((Variable) -> Double)? {
    let members = positions.map { candidates[$0] }
    let (bounds, reached) = Self.reach(of: members, in: background)
    workLeft -= members.count + bounds.count
    guard let point = Feasibility.point(members + bounds.map { background[$0] }) else { return nil }
    // No bound relates reached variables to others, so the two points together satisfy all bounds.
    guard let basePoint else { return point }
    return { reached.contains($0) ? point($0) : basePoint($0) }
  }

  /// Returns the background constraints that are connected with the members.
  static func relevant(_ background: [Constraint], to members: [Constraint]) -> [Int] {
    reach(of: members, in: background).bounds
  }

  /// Returns the background constraints that are connected with members, and the variables of both.
  private static func reach(
    of members: [Constraint], in background: [Constraint]
  ) -> (bounds: [Int], variables: Set<Variable>) {
    var reached = Set(members.flatMap { $0.expression.terms.map(\.variable) })
    var chosen = Array(repeating: false, count: background.count)
    var grew = true
    while grew {
      grew = false
      for (position, constraint) in background.enumerated() where !chosen[position] {
        let variables = constraint.expression.terms.map(\.variable)
        guard variables.contains(where: reached.contains) else { continue }
        chosen[position] = true
        let before = reached.count
        reached.formUnion(variables)
        if reached.count > before { grew = true }
      }
    }
    return (background.indices.filter { chosen[$0] }, reached)
  }

  // MARK: - Smallest

  /// Returns a smallest conflict; nil if the limit of checks is reached first.
  private mutating func smallest(among others: [Int], known: [Int]) -> [Int]? {
    var toHit = indispensable(among: others, known: known).map { [$0] }
    var size = 0
    while checksLeft > 0, !Interruption.isRequested {
      var branches = Self.branchLimit
      guard let hitting = Self.hittingSet(of: toHit, from: &size, branches: &branches) else {
        return nil
      }
      checksLeft -= 1
      guard let point = point([culprit] + hitting) else { return ([culprit] + hitting).sorted() }
      let satisfied = grown(hitting, at: point, others: others)
      toHit.append(others.filter { !satisfied.contains($0) })
      if toHit.last?.isEmpty ?? true { return nil }
    }
    return nil
  }

  /// Returns the members of a known conflict without which the rest can hold, so that every
  /// conflict contains them.
  ///
  /// Takes one check for each member, and is skipped if that leaves too few for the search itself.
  private mutating func indispensable(among others: [Int], known: [Int]) -> [Int] {
    guard 2 * known.count <= checksLeft else { return core?.certain ?? [] }
    let certain = Set(core?.certain ?? [])
    return known.filter { member in
      guard member != culprit, !Interruption.isRequested else { return false }
      if certain.contains(member) { return true }
      checksLeft -= 1
      return holds(others.filter { $0 != member } + [culprit])
    }
  }

  /// Returns a satisfiable set that contains `hitting`, as large as the remaining checks can make
  /// it.
  private mutating func grown(
    _ hitting: [Int], at point: @escaping (Variable) -> Double, others: [Int]
  ) -> Set<Int> {
    var point = point
    func satisfied() -> Set<Int> {
      Set(
        others.filter {
          let constraint = candidates[$0]
          return Tolerance.isFeasible(
            error: constraint.error(of: constraint.expression.value(at: point)),
            magnitude: abs(constraint.expression.constant))
        })
    }
    var members = Set(hitting).union(satisfied())
    for position in others where !members.contains(position) && checksLeft > 0 {
      if Interruption.isRequested { break }
      checksLeft -= 1
      let trial = [culprit] + members.sorted() + [position]
      if let next = self.point(trial) {
        point = next
        members.insert(position)
        // The point may also satisfy constraints that were not required.
        members.formUnion(satisfied())
      }
    }
    return members
  }

  /// Returns the lexicographically first among the smallest sets that intersect every given set.
  ///
  /// `size` is the size of the last result; with more sets it never decreases. The only element of a
  /// set is in every such set, so it is not searched for.
  static func hittingSet(of sets: [[Int]], from size: inout Int, branches: inout Int) -> [Int]? {
    let forced = Set(sets.filter { $0.count == 1 }.joined())
    let open = sets.filter { !$0.contains(where: forced.contains) }
    var rest = max(0, size - forced.count)
    guard let others = search(open, from: &rest, &branches) else { return nil }
    size = forced.count + rest
    return (forced + others).sorted()
  }

  private static func search(
    _ sets: [[Int]], from size: inout Int, _ branches: inout Int
  ) -> [Int]? {
    let elements = Set(sets.flatMap(\.self)).sorted()
    while size <= elements.count {
      if canHit(sets, with: size, above: -1, &branches) {
        var chosen: [Int] = []
        var open = sets
        while !open.isEmpty {
          let left = size - chosen.count - 1
          guard
            let next = elements.first(where: { element in
              element > (chosen.last ?? -1)
                && canHit(
                  open.filter { !$0.contains(element) }, with: left, above: element, &branches)
            })
          else { return nil }
          chosen.append(next)
          open.removeAll { $0.contains(next) }
        }
        return branches > 0 ? chosen : nil
      }
      guard branches > 0 else { return nil }
      size += 1
    }
    return nil
  }

  /// Whether `count` elements greater than `floor` can intersect all sets.
  private static func canHit(
    _ sets: [[Int]], with count: Int, above floor: Int, _ branches: inout Int
  ) -> Bool {
    branches -= 1
    guard branches > 0 else { return false }
    guard let shortest = sets.min(by: { $0.count < $1.count }) else { return true }
    guard count > 0 else { return false }
    for element in shortest where element > floor {
      if canHit(sets.filter { !$0.contains(element) }, with: count - 1, above: floor, &branches) {
        return true
      }
    }
    return false
  }

  // MARK: - Minimal

  /// Leaves out one candidate after the other, the last first, as long as the conflict remains; nil
  /// if that takes too much work.
  private mutating func deletionFilter(_ others: [Int]) -> [Int]? {
    let culprit = culprit
    let kept = Self.deletionFilter(others) { positions in
      // When the work is used up, everything counts as satisfiable, so the filter ends at once.
      workLeft <= 0 || holds(positions + [culprit])
    }
    return workLeft > 0 ? (kept + [culprit]).sorted() : nil
  }

  /// Leaves out one member of an unsatisfiable set after the other, the last first, as long as the
  /// rest is unsatisfiable; returns what is left.
  ///
  /// Takes about k * log2(count / k) checks if k members are left.
  static func deletionFilter(_ set: [Int], holds: ([Int]) -> Bool) -> [Int] {
    var kept = set
    // Large steps come first, as most candidates of a large layout are not involved.
    var stride = max(1, kept.count / 2)
    while true {
      var end = kept.count
      while end > 0 {
        if Interruption.isRequested { return kept }
        let start = max(0, end - stride)
        let without = Array(kept[..<start] + kept[end...])
        if !holds(without) { kept = without }
        end = start
      }
      if stride == 1 { break }
      stride = max(1, stride / 2)
    }
    return kept
  }
}
