/// The required claims that could not hold, the oldest first.
///
/// A command changes few of them, so the list and the set behind it are kept rather than made anew.
struct BrokenClaims: Sendable {
  /// Their positions in the lowering, the oldest first.
  private(set) var list: [Claim.Position] = []
  private(set) var members: Set<Claim.Position> = []

  /// None of them.
  init() {}

  var isEmpty: Bool { list.isEmpty }

  /// Whether a claim could not hold, in O(1).
  func contains(_ position: Claim.Position) -> Bool { members.contains(position) }

  /// Takes some out and others in, which are as old as a lowering says; returns those that really
  /// came or went.
  ///
  /// - Complexity: O(those two); where something changes O(all of them) more, and O(new ones *
  ///   log(all of them)) looks at an age.
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
}
