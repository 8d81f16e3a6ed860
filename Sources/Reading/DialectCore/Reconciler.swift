/// A policy by which a dialect turns existing constraints into those that are asked for.
package struct Reconciler: Hashable, Sendable {
  /// What happens to a constraint that is asked for again.
  package enum Match: Hashable, Sendable {
    /// It is kept and takes over the new values.
    case update
    /// It is kept only if it is the same in everything; otherwise a new one replaces it.
    case replace
    /// Nothing is compared; everything that is asked for is added.
    case none
  }

  /// What happens to a constraint that is asked for again.
  package let match: Match

  /// Creates a policy.
  package init(_ match: Match) { self.match = match }

  /// Draftsman's policy: constraints with the same attributes and relation take over the new
  /// values.
  package static let draftsman = Reconciler(.update)
  /// SwiftLayout's policy: constraints are kept if all eight fields are equal.
  package static let swiftLayout = Reconciler(.replace)

  /// The difference between what exists and what is asked for.
  package struct Delta<Old, New> {
    /// What exists and is asked for again, in the order of asking.
    package var kept: [(old: Old, new: New)] = []
    /// What is asked for and does not exist, in the order of asking.
    package var added: [New] = []
    /// What exists and is no longer asked for, in its own order.
    package var removed: [Old] = []

    /// Creates an empty difference.
    package init() {}
  }

  /// Compares what exists with what is asked for, by key.
  ///
  /// If several new values have the same key, the last one counts, at its place.
  ///
  /// - Complexity: Expected O(old + new).
  package func delta<Old, New, Key: Hashable>(
    from old: [(key: Key, value: Old)], to new: [(key: Key, value: New)]
  ) -> Delta<Old, New> {
    var delta = Delta<Old, New>()
    guard match != .none else {
      delta.added = new.map(\.value)
      return delta
    }
    var open: [Key: [Int]] = [:]
    for (index, entry) in old.enumerated().reversed() { open[entry.key, default: []].append(index) }
    var isKept = Array(repeating: false, count: old.count)
    for entry in Self.unique(new) {
      if let index = open[entry.key]?.popLast() {
        isKept[index] = true
        delta.kept.append((old[index].value, entry.value))
      } else {
        delta.added.append(entry.value)
      }
    }
    delta.removed = zip(old, isKept).filter { !$0.1 }.map(\.0.value)
    return delta
  }

  /// Returns the last value for each key, at its place.
  package static func unique<Key: Hashable, Value>(
    _ entries: [(key: Key, value: Value)]
  ) -> [(key: Key, value: Value)] {
    var seen = Set<Key>()
    return entries.reversed().filter { seen.insert($0.key).inserted }.reversed()
  }
}
