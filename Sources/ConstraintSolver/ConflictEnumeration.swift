/// All irreducible sets of constraints that cannot hold together, as far as a limit allows.
///
/// Conflicts and corrections are duals: leaving out a correction makes the rest hold, so every
/// conflict hits every correction and the other way round. The search picks constraints to leave
/// out that hit all known conflicts and contain no known correction. If the rest holds it grows
/// into a new correction, else it shrinks to a new conflict; when there is nothing left to pick,
/// all conflicts are known (MARCO; Liffiton, Previti, Malik and Marques-Silva 2016).
package struct ConflictEnumeration: Sendable {
  /// The sets found, those with fewer candidates first, ties by position.
  package let sets: [ConflictSet]
  /// Whether these are all there are.
  package let isComplete: Bool

  /// How many feasibility checks an enumeration may take.
  package static let solveLimit = 1000
  /// Branches of the search for what to leave out before it is given up.
  private static let branchLimit = 200_000

  /// Enumerates the conflicts among candidates.
  ///
  /// - Parameters:
  ///   - candidates: constraints that count.
  ///   - background: constraints that take part but do not count; they have to hold together.
  ///   - known: conflicts that are known already, irreducible, as positions.
  ///   - limit: how many feasibility checks the search may take.
  package init(
    among candidates: [Constraint], background: [Constraint], known: [[Int]] = [],
    limit: Int = solveLimit
  ) {
    var found: [[Int]] = []
    var isComplete = true
    var solvesLeft = limit
    for part in Self.parts(of: candidates, background) {
      let members = part.map { candidates[$0] }
      let bounds = ConflictSearch.relevant(background, to: members).map { background[$0] }
      var search = Search(
        candidates: members, background: bounds, solvesLeft: solvesLeft,
        branchesLeft: Self.branchLimit)
      search.conflicts = known.compactMap { set in
        let places = set.compactMap { part.firstIndex(of: $0) }
        return places.count == set.count ? places : nil
      }
      if !search.run() { isComplete = false }
      solvesLeft = search.solvesLeft
      found += search.conflicts.map { $0.map { part[$0] } }
    }
    found.sort { a, b in
      a.count == b.count ? a.lexicographicallyPrecedes(b) : a.count < b.count
    }
    sets = found.compactMap { ConflictSet.trimmed($0, candidates, background) }
    self.isComplete = isComplete && sets.count == found.count
  }

  /// The candidates that share variables with each other, directly or through others.
  ///
  /// A variable to which the background gives a number connects nothing.
  private static func parts(of candidates: [Constraint], _ background: [Constraint]) -> [[Int]] {
    let all = candidates + background
    let count = all.flatMap { $0.expression.terms }.map { $0.variable.index + 1 }.max() ?? 0
    var isGiven = Array(repeating: false, count: count)
    for constraint in background where constraint.relation == .equal {
      let terms = constraint.expression.terms
      if terms.count == 1 { isGiven[terms[0].variable.index] = true }
    }
    var partition = Partition(count: count)
    func open(_ constraint: Constraint) -> [Int] {
      constraint.expression.terms.map(\.variable.index).filter { !isGiven[$0] }
    }
    for constraint in all {
      let variables = open(constraint)
      for variable in variables.dropFirst() { partition.join(variables[0], variable) }
    }
    var parts: [[Int]] = []
    var partOfRoot: [Int: Int] = [:]
    for (position, candidate) in candidates.enumerated() {
      guard let first = open(candidate).first else {
        parts.append([position])
        continue
      }
      let root = partition.root(of: first)
      if let part = partOfRoot[root] {
        parts[part].append(position)
      } else {
        partOfRoot[root] = parts.count
        parts.append([position])
      }
    }
    return parts
  }
}

/// The search among candidates that are connected.
private struct Search {
  let candidates: [Constraint]
  let background: [Constraint]
  var solvesLeft: Int
  var branchesLeft: Int
  /// Irreducible sets that do not hold.
  var conflicts: [[Int]] = []
  /// Irreducible sets without which the rest holds.
  private var corrections: [Set<Int>] = []

  init(
    candidates: [Constraint], background: [Constraint], solvesLeft: Int, branchesLeft: Int
  ) {
    self.candidates = candidates
    self.background = background
    self.solvesLeft = solvesLeft
    self.branchesLeft = branchesLeft
  }

  /// Finds all conflicts; false if the limits did not allow that.
  mutating func run() -> Bool {
    while true {
      var leftOut = Set<Int>()
      var stays = Set<Int>()
      guard pick(&leftOut, &stays) else { return branchesLeft > 0 }
      guard solvesLeft > 0, !Interruption.isRequested else { return false }
      let rest = candidates.indices.filter { !leftOut.contains($0) }
      if holds(rest) {
        guard let correction = correction(within: leftOut.sorted(), without: rest) else {
          return false
        }
        // Where everything holds there is no conflict at all.
        if correction.isEmpty { return true }
        corrections.append(correction)
      } else {
        let conflict = ConflictSearch.deletionFilter(rest) { solvesLeft <= 0 || holds($0) }
        guard solvesLeft > 0 else { return false }
        conflicts.append(conflict)
      }
    }
  }

  private mutating func holds(_ positions: [Int]) -> Bool {
    solvesLeft -= 1
    return Feasibility.holds(positions.map { candidates[$0] } + background)
  }

  /// What of a set has to be left out so that the rest holds, the oldest kept first.
  private mutating func correction(within leftOut: [Int], without rest: [Int]) -> Set<Int>? {
    var kept = rest
    var correction = Set<Int>()
    for position in leftOut {
      guard solvesLeft > 0, !Interruption.isRequested else { return nil }
      if holds((kept + [position]).sorted()) {
        kept.append(position)
      } else {
        correction.insert(position)
      }
    }
    return correction
  }

  /// Picks what to leave out: it hits all conflicts and contains no correction.
  private mutating func pick(_ leftOut: inout Set<Int>, _ stays: inout Set<Int>) -> Bool {
    branchesLeft -= 1
    guard branchesLeft > 0 else { return false }
    guard let open = conflicts.first(where: { leftOut.isDisjoint(with: $0) }) else { return true }
    // Each branch takes one member that those before it keep, so none is tried twice.
    var kept: [Int] = []
    defer { stays.subtract(kept) }
    for position in open.reversed() where !stays.contains(position) {
      leftOut.insert(position)
      let isKnown = corrections.contains { $0.contains(position) && $0.isSubset(of: leftOut) }
      if !isKnown, pick(&leftOut, &stays) { return true }
      leftOut.remove(position)
      stays.insert(position)
      kept.append(position)
    }
    return false
  }
}
