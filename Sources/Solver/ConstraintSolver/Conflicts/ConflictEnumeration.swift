/// All minimal sets of constraints that cannot hold together, as far as a limit allows.
///
/// Conflicts and corrections are dual: a correction is a set whose removal lets the rest hold, so
/// every conflict intersects every correction. The search picks constraints to leave out that
/// intersect all known conflicts and contain no known correction. If the rest can hold together, it
/// is enlarged, and what remains outside is a new correction; otherwise it is reduced to a new
/// conflict. When nothing is left to pick, all conflicts are known (MARCO; Liffiton, Previti, Malik
/// and Marques-Silva 2016).
package struct ConflictEnumeration: Sendable {
  /// The sets, those with fewer candidates first, then by position.
  package let sets: [ConflictSet]
  /// Whether these are all there are.
  package let isComplete: Bool

  /// The default limit of feasibility checks for an enumeration.
  package static let solveLimit = 1000
  /// The most branches in the search for what to leave out.
  private static let branchLimit = 200_000

  /// Enumerates the conflicts among candidates.
  ///
  /// - Parameters:
  ///   - candidates: The constraints of which conflicts consist.
  ///   - background: Constraints that take part but do not count; they have to hold together.
  ///   - known: Minimal conflicts that are known already, as positions.
  ///   - limit: The most feasibility checks that the search may take.
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

  /// The candidates, grouped so that those with common variables, directly or through others, are
  /// together.
  ///
  /// A variable to which the background gives a value connects nothing.
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

/// The search among connected candidates.
private struct Search {
  let candidates: [Constraint]
  let background: [Constraint]
  var solvesLeft: Int
  var branchesLeft: Int
  /// Minimal sets that cannot hold together.
  var conflicts: [[Int]] = []
  /// Minimal sets without which the rest can hold together.
  private var corrections: [Set<Int>] = []

  init(
    candidates: [Constraint], background: [Constraint], solvesLeft: Int, branchesLeft: Int
  ) {
    self.candidates = candidates
    self.background = background
    self.solvesLeft = solvesLeft
    self.branchesLeft = branchesLeft
  }

  /// Finds all conflicts; returns false if the limits did not allow that.
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
        // If all constraints can hold together, there is no conflict.
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

  /// Returns the part of a set that has to be left out so that the rest can hold together; the
  /// oldest constraints are kept first.
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

  /// Picks constraints to leave out that intersect all conflicts and contain no correction; returns
  /// false if there are none.
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
