/// The required claims that do not hold, oldest first.
///
/// A command changes few of them, so the list and the set of them are updated rather than rebuilt.
struct BrokenClaims: Sendable {
  /// Their positions in the lowering, oldest first.
  private(set) var list: [Claim.Position] = []
  private(set) var members: Set<Claim.Position> = []
  /// Why some of them break.
  ///
  /// At other numbers most sets still contradict each other, which is sooner checked than found
  /// again.
  private(set) var contradictions: [ClaimContradiction] = []

  /// Makes an empty list.
  init() {}

  var isEmpty: Bool { list.isEmpty }

  /// Whether a claim is broken; O(1).
  func contains(_ position: Claim.Position) -> Bool { members.contains(position) }

  /// Removes some claims and adds others, by their ages in a lowering.
  ///
  /// - Returns: The claims that were really added or removed.
  /// - Complexity: O(both lists); if anything changes, also O(broken claims) and O(added *
  ///   log(broken claims)) comparisons of ages.
  @discardableResult
  mutating func replace(
    _ old: some Sequence<Claim.Position>, by new: some Sequence<Claim.Position>,
    in lowering: Lowering
  ) -> Set<Claim.Position> {
    let come = Set(new)
    let leaving = Set(old.filter { members.contains($0) && !come.contains($0) })
    let coming = come.subtracting(members)
    if !leaving.isEmpty {
      members.subtract(leaving)
      list.removeAll(where: leaving.contains)
    }
    for position in coming.sorted() {
      members.insert(position)
      let age = lowering.age(of: position)
      var (low, high) = (0, list.count)
      while low < high {
        let middle = (low + high) / 2
        if lowering.age(of: list[middle]) <= age { low = middle + 1 } else { high = middle }
      }
      list.insert(position, at: low)
    }
    return leaving.union(coming)
  }

  /// Replaces the contradictions of some claims by those found now, and drops those of claims that
  /// hold again.
  mutating func note(
    _ found: [ClaimContradiction], about changed: Set<Claim.Position>
  ) {
    let kept = contradictions.filter { contradiction in
      contradiction.members.contains(where: members.contains)
        && !contradiction.members.contains(where: changed.contains)
    }
    contradictions = kept + found
  }

  /// Adds sets that contradict each other at other numbers, and perhaps here.
  mutating func suspect(_ others: [ClaimContradiction]) {
    let known = Set(contradictions)
    contradictions += others.filter { !known.contains($0) }
  }
}
