/// A hash table from names to their meanings, whose copies share the buckets that they did not
/// change.
///
/// It is public for the reason ``PagedArray`` is.
public struct NameTable<Meaning: Sendable>: Sendable {
  @usableFromInline struct Entry: Sendable {
    @usableFromInline var name: String
    @usableFromInline var meaning: Meaning

    @inlinable init(name: String, meaning: Meaning) {
      self.name = name
      self.meaning = meaning
    }
  }

  @usableFromInline var buckets = PagedArray<[Entry]>(repeating: [], count: 8)
  @usableFromInline var count = 0

  /// Makes a table without names.
  @inlinable public init() {}

  /// Whether there are no names.
  @inlinable public var isEmpty: Bool { count == 0 }

  /// All names, in alphabetical order; O(names log names).
  public var names: [String] { buckets.joined().map(\.name).sorted() }

  @inlinable func bucket(of name: String) -> Int {
    // The number of buckets is a power of two.
    name.hashValue & (buckets.count - 1)
  }

  /// The meaning of a name, in O(1); setting nil removes the name.
  @inlinable
  public subscript(name: String) -> Meaning? {
    get { buckets[bucket(of: name)].first { $0.name == name }?.meaning }
    set {
      let isKnown = buckets.update(bucket(of: name)) { entries in
        let count = entries.count
        entries.removeAll { $0.name == name }
        let isKnown = entries.count < count
        if let newValue { entries.append(Entry(name: name, meaning: newValue)) }
        return isKnown
      }
      count += (newValue == nil ? 0 : 1) - (isKnown ? 1 : 0)
      if count > 4 * buckets.count { grow() }
    }
  }

  @usableFromInline mutating func grow() {
    let old = buckets
    buckets = PagedArray(repeating: [], count: 2 * old.count)
    for entry in old.joined() {
      buckets.update(bucket(of: entry.name)) { $0.append(entry) }
    }
  }
}

extension NameTable: Equatable where Meaning: Equatable {
  /// Whether both tables have the same names with the same meanings.
  public static func == (lhs: NameTable, rhs: NameTable) -> Bool {
    lhs.count == rhs.count
      && lhs.buckets.allSatisfy { $0.allSatisfy { rhs[$0.name] == $0.meaning } }
  }
}

extension NameTable: Hashable where Meaning: Equatable {
  /// Hashes the number of names.
  public func hash(into hasher: inout Hasher) { hasher.combine(count) }
}
