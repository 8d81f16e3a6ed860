/// The smallest contradiction of a series-parallel tree: the fewest candidates, and of several such
/// sets the lexicographically first by position.
///
/// The rows are numbered: first the candidates, then the background. The tree is cut until one set is
/// left: candidate after candidate, the oldest first, it is tried whether it can be part of one.
struct TreeConflict {
  private var tree: SeriesParallelTree
  private let root: Int
  private let constraints: [ConflictRow]
  private let candidateCount: Int
  /// The nodes below the root, each after those below it.
  private var order: [Int] = []
  /// What each node says.
  private var frontiers: [ContradictionFrontier]
  /// How many points of frontiers may still be computed.
  private var workLeft = workLimit

  private static let workLimit = 20_000_000

  /// What the search finds.
  enum Outcome {
    /// Nothing contradicts itself.
    case none
    /// The members, as ascending numbers of candidates.
    case members([Int])
    /// Rounding errors might decide, or it would take too long.
    case unknown
  }

  /// Prepares the search in a tree of constraints, the first of which are the candidates.
  init(_ tree: SeriesParallelTree, root: Int, _ constraints: [ConflictRow], candidateCount: Int) {
    self.tree = tree
    self.root = root
    self.constraints = constraints
    self.candidateCount = candidateCount
    frontiers = Array(repeating: ContradictionFrontier(), count: tree.nodes.count)
  }

  /// Searches for the members.
  mutating func run() -> Outcome {
    var least: Int?
    for isLower in [true, false] {
      order = tree.orient(root: root, isLower: isLower)
      for node in order.dropLast() { frontiers[node] = frontier(of: node) }
      switch verdict {
      case .holds: continue
      case .unclear: return .unknown
      case .contradiction(let count):
        // Both at once would mean that the others contradict each other.
        guard least == nil else { return .unknown }
        least = isLower ? count : -count
      }
    }
    guard let least else { return .none }
    if least > 0 {
      order = tree.orient(root: root, isLower: true)
      for node in order.dropLast() { frontiers[node] = frontier(of: node) }
    }
    for node in order { dropUseless(node) }
    guard decide(abs(least)) else { return .unknown }
    let members = tree.rows(root: root).certain.filter { $0 < candidateCount }.sorted()
    return members.count == abs(least) ? .members(members) : .unknown
  }

  // MARK: - Frontiers

  private var verdict: ContradictionVerdict {
    if case .row(let number) = tree.nodes[root].kind {
      return .init([(own(number, isLower: tree.nodes[root].isLower), 1)])
    }
    return .init(summands(of: root))
  }

  private func summands(
    of node: Int
  ) -> [(frontier: ContradictionFrontier, factor: Double)] {
    tree[branches: node].map { (frontiers[$0.node], abs($0.factor)) }
  }

  /// Returns what a node says, given what those below it say.
  private mutating func frontier(of node: Int) -> ContradictionFrontier {
    let result =
      switch tree.nodes[node].kind {
      case .row(let number): own(number, isLower: tree.nodes[node].isLower)
      case .series: ContradictionFrontier.series(summands(of: node))
      case .parallel: ContradictionFrontier.parallel(summands(of: node))
      }
    workLeft -= 1 + tree[branches: node].count + result.points.count
    return result
  }

  /// Returns what a constraint says about its form, or about the opposite.
  private func own(_ number: Int, isLower: Bool) -> ContradictionFrontier {
    let constraint = constraints[number]
    guard constraint.relation != (isLower ? .lessOrEqual : .greaterOrEqual) else {
      return ContradictionFrontier()
    }
    let constant = constraint.form.constant.approximation
    return ContradictionFrontier([
      .init(
        count: number < candidateCount ? 1 : 0, bound: isLower ? -constant : constant,
        mass: constraint.mass)
    ])
  }

  /// Computes again what the nodes above a changed one say.
  private mutating func update(from node: Int) {
    var next: Int? = node
    while let node = next, node != root {
      frontiers[node] = frontier(of: node)
      next = tree.nodes[node].parent
    }
    workLeft -= tree[branches: root].count
  }

  // MARK: - Deciding

  /// Leaves out what says nothing in the direction in which it would be used.
  private mutating func dropUseless(_ node: Int) {
    guard case .parallel = tree.nodes[node].kind else { return }
    tree[branches: node].removeAll { frontiers[$0.node].points.isEmpty }
  }

  /// Cuts the tree until its candidates are the lexicographically first `least` ones that contradict
  /// themselves; false if that cannot be decided.
  private mutating func decide(_ least: Int) -> Bool {
    var nodeOfRow: [Int: Int] = [:]
    for node in order {
      if case .row(let number) = tree.nodes[node].kind { nodeOfRow[number] = node }
    }
    /// Counts the candidates that cannot be left out below a node that cannot.
    func certainCount(below node: Int) -> Int {
      tree.rows(root: node).certain.count { $0 < candidateCount }
    }
    var missing = least - certainCount(below: root)
    for number in 0..<candidateCount where missing > 0 {
      guard workLeft > 0, !Interruption.isRequested else { return false }
      guard let node = nodeOfRow[number], let choices = tree.choices(above: node, root: root),
        let lowest = choices.first, let highest = choices.last
      else { continue }
      let before = choices.map { tree[branches: $0.node] }
      for choice in choices { tree[branches: choice.node] = [choice.branch] }
      update(from: lowest.node)
      switch verdict {
      case .unclear: return false
      case .contradiction(let count) where count <= least:
        missing -= certainCount(below: highest.node)
      default:
        for (choice, branches) in zip(choices, before) { tree[branches: choice.node] = branches }
        leaveOut(lowest)
        if choices.count == 1, tree.branchCount(of: lowest.node) == 1 {
          missing -= certainCount(below: lowest.node)
        }
      }
    }
    for number in 0..<candidateCount {
      guard let node = nodeOfRow[number],
        let lowest = tree.choices(above: node, root: root)?.first
      else { continue }
      leaveOut(lowest)
    }
    return verdict == .contradiction(least)
  }

  private mutating func leaveOut(_ choice: (node: Int, branch: SeriesParallelTree.Branch)) {
    tree[branches: choice.node].removeAll { $0.node == choice.branch.node }
    update(from: choice.node)
  }

  // MARK: - Background

  /// The rows that are certain once the members are found, with their multipliers, and the rows of
  /// which some are needed beside them.
  var multipliers: (certain: [(row: Int, multiplier: Double)], others: [Int]) {
    var certain: [(row: Int, multiplier: Double)] = []
    var others: [Int] = []
    var open = [(node: root, multiplier: 1.0, isCertain: true)]
    while let (node, multiplier, isCertain) = open.popLast() {
      switch tree.nodes[node].kind {
      case .row(let number):
        if isCertain { certain.append((number, multiplier)) } else { others.append(number) }
      case .series:
        open += tree[branches: node].map { ($0.node, multiplier * $0.factor, isCertain) }
      case .parallel:
        let isOnly = tree.branchCount(of: node) == 1
        open += tree[branches: node].map {
          ($0.node, multiplier * $0.factor, isCertain && isOnly)
        }
      }
    }
    return (certain, others)
  }

  /// Whether the members contradict themselves with some of the background only.
  func contradicts(with chosen: Set<Int>) -> Bool {
    var bounds = [Double](repeating: -.infinity, count: tree.nodes.count)
    for node in order {
      switch tree.nodes[node].kind {
      case .row(let number):
        if number < candidateCount || chosen.contains(number),
          let own = frontiers[node].points.first
        {
          bounds[node] = own.bound
        }
      case .series:
        bounds[node] = tree[branches: node].reduce(0) { $0 + bounds[$1.node] * abs($1.factor) }
      case .parallel:
        for branch in tree[branches: node] {
          bounds[node] = max(bounds[node], bounds[branch.node] * abs(branch.factor))
        }
      }
    }
    return bounds[root] > Tolerance.coefficient
  }
}
