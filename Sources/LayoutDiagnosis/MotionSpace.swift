import ConstraintSolver

/// How quantities move on the optimal face: which are independent, and which belong together.
///
/// Two quantities belong together if no choice of independent ones separates them: the connected
/// components of the matroid of their motions, so the groups do not depend on how the solver
/// describes the face.
struct MotionSpace {
  private var space = RowSpace<Double>()
  private var parents: [Int: Int] = [:]
  private var sources: [Int] = []
  private(set) var dimension = 0

  /// Adds a quantity that moves; returns whether it is independent of those before it.
  @discardableResult
  mutating func insert(_ motion: [(direction: Int, rate: Double)], source: Int) -> Bool {
    sources.append(source)
    parents[source] = source
    let row = SparseRow<Double>(
      entries: motion.map { .init(index: $0.direction, coefficient: $0.rate) })
    guard let combination = space.insert(row, source: source) else {
      dimension += 1
      return true
    }
    for entry in combination.entries { join(source, entry.index) }
    return false
  }

  private func root(of source: Int) -> Int {
    var source = source
    while let parent = parents[source], parent != source { source = parent }
    return source
  }

  private mutating func join(_ a: Int, _ b: Int) {
    let (a, b) = (root(of: a), root(of: b))
    parents[max(a, b)] = min(a, b)
  }

  /// The groups, each ascending, by their first member.
  var groups: [[Int]] {
    var order: [Int] = []
    var members: [Int: [Int]] = [:]
    for source in sources {
      let root = root(of: source)
      if members[root] == nil { order.append(root) }
      members[root, default: []].append(source)
    }
    return order.map { members[$0] ?? [] }
  }
}
