/// How rows can be multiplied and added up so that variables cancel out, as far as that is decided by
/// rows in series and in parallel.
///
/// - A *row* is a constraint. It says how great its form is at least, at most, or both.
/// - Nodes are *in series* if each of them can only be used together with all others: the form of the
///   node is the sum of theirs, times factors.
/// - Nodes are *in parallel* if their forms are the same but for a factor. One of them is used.
///
/// Each row occurs once. The tree is made from the rows to the root, whose form is zero in the end;
/// then it says which sets of rows contradict themselves: those for which zero should be greater than
/// zero.
struct SeriesParallelTree: Sendable {
  /// A node below another one.
  struct Branch: Sendable {
    /// The node.
    var node: Int
    /// What its form is multiplied by.
    var factor: Double
  }

  /// What a node is made of.
  enum Kind: Sendable {
    /// A constraint, by its number.
    case row(Int)
    /// Branches that are used together.
    case series
    /// Branches of which one is used.
    case parallel
  }

  /// A part of the tree.
  struct Node: Sendable {
    /// What it is made of.
    let kind: Kind
    /// The nodes below it; none for a row.
    var branches: [Branch] = []
    /// The node above it; nil for the root, and as long as the tree is being made.
    var parent: Int?
    /// Whether the node is used for what its form is at least, rather than at most.
    var isLower = true
  }

  /// All nodes, also those that are no longer below the root.
  private(set) var nodes: [Node] = []

  // MARK: - Making

  /// Adds a row, and returns its node.
  mutating func addRow(_ number: Int) -> Int {
    nodes.append(Node(kind: .row(number)))
    return nodes.count - 1
  }

  /// Returns a node for two nodes in series, of which the first has the factor one.
  mutating func join(_ first: Int, _ second: Int, times factor: Double) -> Int {
    combine(first, second, times: factor, inSeries: true)
  }

  /// Returns a node for two nodes in parallel: the form of the first one is that of the second one
  /// times a factor.
  mutating func offer(_ first: Int, _ second: Int, times factor: Double) -> Int {
    combine(first, second, times: factor, inSeries: false)
  }

  /// Series in a series become one, and so do parallels in a parallel; O(branches of the second).
  private mutating func combine(
    _ first: Int, _ second: Int, times factor: Double, inSeries: Bool
  ) -> Int {
    func isOfThisKind(_ node: Int) -> Bool {
      switch nodes[node].kind {
      case .row: false
      case .series: inSeries
      case .parallel: !inSeries
      }
    }
    var whole = first
    if !isOfThisKind(first) {
      whole = nodes.count
      nodes.append(
        Node(kind: inSeries ? .series : .parallel, branches: [Branch(node: first, factor: 1)]))
    }
    if isOfThisKind(second) {
      nodes[whole].branches += nodes[second].branches.map {
        Branch(node: $0.node, factor: $0.factor * factor)
      }
    } else {
      nodes[whole].branches.append(Branch(node: second, factor: factor))
    }
    return whole
  }

  /// How many branches a node has.
  func branchCount(of node: Int) -> Int { nodes[node].branches.count }

  /// Sets what each node below a root is used for, and the node above it.
  ///
  /// - Returns: The nodes, each after all that are below it.
  mutating func orient(root: Int, isLower: Bool) -> [Int] {
    nodes[root].parent = nil
    nodes[root].isLower = isLower
    var order: [Int] = []
    var open = [root]
    while let node = open.popLast() {
      order.append(node)
      for branch in nodes[node].branches {
        nodes[branch.node].parent = node
        nodes[branch.node].isLower = nodes[node].isLower == (branch.factor > 0)
        open.append(branch.node)
      }
    }
    return order.reversed()
  }

  // MARK: - Choosing

  /// The branches of a node; the tree is cut by setting fewer.
  subscript(branches node: Int) -> [Branch] {
    get { nodes[node].branches }
    set { nodes[node].branches = newValue }
  }

  /// Returns the nodes above a node that offer something else, with the branch that leads to it, the
  /// lowest first; nil if the node is not below the root.
  func choices(above node: Int, root: Int) -> [(node: Int, branch: Branch)]? {
    var choices: [(node: Int, branch: Branch)] = []
    var below = node
    while below != root {
      guard let parent = nodes[below].parent,
        let branch = nodes[parent].branches.first(where: { $0.node == below })
      else { return nil }
      if nodes[parent].branches.count > 1, case .parallel = nodes[parent].kind {
        choices.append((parent, branch))
      }
      below = parent
    }
    return choices
  }

  /// Returns the rows below a root that cannot be left out, and those that can.
  func rows(root: Int) -> (certain: [Int], others: [Int]) {
    var certain: [Int] = []
    var others: [Int] = []
    var open = [(node: root, isCertain: true)]
    while let (node, isCertain) = open.popLast() {
      switch nodes[node].kind {
      case .row(let number): if isCertain { certain.append(number) } else { others.append(number) }
      case .series: open += nodes[node].branches.map { ($0.node, isCertain) }
      case .parallel:
        let isOnly = nodes[node].branches.count == 1
        open += nodes[node].branches.map { ($0.node, isCertain && isOnly) }
      }
    }
    return (certain, others)
  }
}
