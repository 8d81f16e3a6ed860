/// Disjoint sets of the numbers 0 ..< count, with union by size and path halving.
struct Partition: Sendable {
  private var parent: [Int]
  private var size: [Int]

  init(count: Int) {
    parent = Array(0..<count)
    size = Array(repeating: 1, count: count)
  }

  /// Returns the representative of the set with an element; almost O(1).
  mutating func root(of element: Int) -> Int {
    var element = element
    while parent[element] != element {
      parent[element] = parent[parent[element]]
      element = parent[element]
    }
    return element
  }

  /// Returns how many elements the set with an element has.
  mutating func count(of element: Int) -> Int { size[root(of: element)] }

  /// Unites two sets.
  mutating func join(_ a: Int, _ b: Int) {
    var (a, b) = (root(of: a), root(of: b))
    guard a != b else { return }
    if size[a] < size[b] { swap(&a, &b) }
    parent[b] = a
    size[a] += size[b]
  }
}
