/// How what is there becomes what is asked for: the policies by which the dialects update a layout.
package struct Reconciler: Hashable, Sendable {
  /// What happens to something that is asked for again.
  package enum Match: Hashable, Sendable {
    /// It stays as the object it is, and takes over the new values.
    case update
    /// It stays only if it is the same in everything; otherwise another one takes its place.
    case replace
    /// Nothing is compared: what is asked for is added.
    case none
  }

  /// What happens to something that is asked for again.
  package let match: Match

  /// That policy.
  package init(_ match: Match) { self.match = match }

  /// Draftsman's: by attributes and relation; constant, priority and identifier are taken over.
  package static let draftsman = Reconciler(.update)
  /// SwiftLayout's: by all eight fields.
  package static let swiftLayout = Reconciler(.replace)

  /// What is new, gone and kept.
  package struct Delta<Old, New> {
    /// What is there already and asked for again, in the order asked for.
    package var kept: [(old: Old, new: New)] = []
    /// What is asked for and not there, in the order asked for.
    package var added: [New] = []
    /// What is there and not asked for any more, in its order.
    package var removed: [Old] = []

    /// Nothing at all.
    package init() {}
  }

  /// Compares what is there with what is asked for, by a key; of several with one key the last one
  /// asked for counts, in its place.
  ///
  /// - Complexity: O(old + new) expected.
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

  /// The last of each key, at the place of that last one.
  package static func unique<Key: Hashable, Value>(
    _ entries: [(key: Key, value: Value)]
  ) -> [(key: Key, value: Value)] {
    var seen = Set<Key>()
    return entries.reversed().filter { seen.insert($0.key).inserted }.reversed()
  }
}
