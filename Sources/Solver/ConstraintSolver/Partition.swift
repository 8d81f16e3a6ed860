/// Disjoint sets of the numbers 0 ..< count, each known by its least element; with path halving.
struct Partition: Sendable {
  private var parent: [Int]
  private var size: [Int]

  init(count: Int) {
    parent = Array(0..<count)
    size = Array(repeating: 1, count: count)
  }

  /// How many numbers there are.
  var count: Int { parent.count }

  /// Adds the next number, as a set of its own.
  mutating func append() {
    parent.append(count)
    size.append(1)
  }

  /// Returns the least element of the set with an element; almost O(1).
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
    let (a, b) = (root(of: a), root(of: b))
    guard a != b else { return }
    let (least, other) = (min(a, b), max(a, b))
    parent[other] = least
    size[least] += size[other]
  }
}
