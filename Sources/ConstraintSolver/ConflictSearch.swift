/// The search for a smallest conflict; see ``ConflictSet/smallest(containing:among:background:limit:)``.
struct ConflictSearch {
  private let culprit: Int
  private let candidates: [Constraint]
  private let background: [Constraint]
  private var checksLeft: Int
  /// How many constraints the checks may still look at.
  private(set) var workLeft: Int
  /// A point where all of the background holds; it fills in what a set of candidates leaves open.
  private let basePoint: ((Variable) -> Double)?
  /// Branches of the hitting set search before it is given up.
  private static let branchLimit = 200_000

  /// How many constraints all checks together may look at.
  private static let workLimit = 400_000

  init(
    culprit: Int, candidates: [Constraint], background: [Constraint], limit: Int, work: Int
  ) {
    workLeft = work
    self.culprit = culprit
    self.candidates = candidates
    self.background = background
    checksLeft = min(limit, Self.workLimit / max(1, candidates.count + background.count))
    basePoint = Feasibility.point(background)
  }

  /// The positions of the members, ascending, and whether no conflict has fewer; nil if there is no
  /// conflict.
  ///
  /// A conflict that elimination finds at once says which members to try first. Where the search for
  /// a smallest one is given up, the answer is a part of it: bounds of the background may do what
  /// some of its members do.
  mutating func run() -> (members: [Int], isSmallest: Bool)? {
    guard workLeft > 0, !holds(Array(candidates.indices)) else { return nil }
    let others = connected().filter { $0 != culprit }
    guard !holds(others + [culprit]) else { return nil }
    let known = contradiction(among: others)
    if let smallest = smallest(among: others, known: known ?? []) { return (smallest, true) }
    return deletionFilter(known?.filter { $0 != culprit } ?? others).map { ($0, false) }
  }

  /// A conflict found by elimination; nil if that finds none.
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

  /// The candidates that share variables with the culprit, directly or through others.
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
    // No bound ties what is reached to what is not, so the two points together satisfy them all.
    guard let basePoint else { return point }
    return { reached.contains($0) ? point($0) : basePoint($0) }
  }

  /// The background constraints whose variables the members reach.
  static func relevant(_ background: [Constraint], to members: [Constraint]) -> [Int] {
    reach(of: members, in: background).bounds
  }

  /// The background constraints that members reach, and the variables of both.
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

  /// A smallest conflict; nil if the checks come to an end before.
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

  /// Members of a known conflict without which the rest holds, so that every conflict has them.
  ///
  /// One check for each; not tried where that leaves too few for the search itself.
  private mutating func indispensable(among others: [Int], known: [Int]) -> [Int] {
    guard 2 * known.count <= checksLeft else { return [] }
    return known.filter { member in
      guard member != culprit, !Interruption.isRequested else { return false }
      checksLeft -= 1
      return holds(others.filter { $0 != member } + [culprit])
    }
  }

  /// A satisfiable set around `hitting`, as large as the remaining checks can make it.
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
        // A point may satisfy constraints that were not asked for.
        members.formUnion(satisfied())
      }
    }
    return members
  }

  /// The lexicographically first among the smallest sets that hit every given set.
  ///
  /// `size` is the size of the last answer; hitting more sets never takes fewer elements.
  static func hittingSet(of sets: [[Int]], from size: inout Int, branches: inout Int) -> [Int]? {
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

  /// Whether `count` elements larger than `floor` can hit all sets.
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

  /// Leaves out one candidate after the other, the last first, as long as the conflict stays; nil if
  /// that is too much work.
  private mutating func deletionFilter(_ others: [Int]) -> [Int]? {
    let culprit = culprit
    let kept = Self.deletionFilter(others) { positions in
      // What is given up ends at once.
      workLeft <= 0 || holds(positions + [culprit])
    }
    return workLeft > 0 ? (kept + [culprit]).sorted() : nil
  }

  /// What is left of a set that does not hold when one member after the other is left out, the last
  /// first, as long as the rest does not hold either.
  ///
  /// For k members that stay about k * log2(count / k) checks.
  static func deletionFilter(_ set: [Int], holds: ([Int]) -> Bool) -> [Int] {
    var kept = set
    // Large steps first: most candidates of a large layout have nothing to do with it.
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
