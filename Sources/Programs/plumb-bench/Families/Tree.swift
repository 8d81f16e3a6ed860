import ConstraintSolver

extension WorkloadWriter {
  /// Returns views nested at random, with constraints of all priorities between them.
  ///
  /// A random arrangement comes first; required constraints hold in it, optional ones nearly do.
  mutating func tree(_ count: Int) -> Workload {
    var tree = Tree(writer: self)
    for _ in 0..<count { tree.grow() }
    self = tree.writer
    let boxes = (1...max(1, count)).map(Box.init(index:))
    return workload(family: "W5", width: Tree.size.width, probing: boxes)
  }
}

/// A tree of views that is being built.
private struct Tree {
  static let size = (width: 1000.0, height: 800.0)
  private static let priorities: [Double] = [1000, 999, 750, 500, 250, 50]

  var writer: WorkloadWriter
  /// The arrangement: left, top, width and height of each view.
  private var picture: [Double]
  private var children: [[Box]] = [[]]
  /// The views that can have more children.
  private var open = [Box.root]

  init(writer: WorkloadWriter) {
    self.writer = writer
    picture = [0, 0, Self.size.width, Self.size.height]
    self.writer.pinRoot(height: Self.size.height, at: 500)
  }

  mutating func grow() {
    let parent = chance(0.8) ? writer.random.pick(open.suffix(64)) : writer.random.pick(open)
    let sibling = children[parent.index].last
    let box = writer.box()
    children.append([])
    children[parent.index].append(box)
    if children[parent.index].count >= 10 { open.removeAll { $0 == parent } }
    open.append(box)
    draw(box, in: parent)

    if let sibling, chance(0.6) {
      add(box.left, .equal, sibling.right)
    } else {
      add(box.left, .equal, parent.left)
    }
    if let sibling, chance(0.4) {
      add(box.top, .equal, sibling.bottom)
    } else {
      add(box.top, .equal, parent.top)
    }
    for direction in [Direction.across, .down] {
      size(box, direction, parent: parent, sibling: sibling)
      writer.add(box.size(direction), .greaterOrEqual, 0)
    }
    for _ in 0..<2 { bound(box, parent: parent, sibling: sibling) }
  }

  private mutating func chance(_ probability: Double) -> Bool {
    writer.random.unit() < probability
  }

  private mutating func draw(_ box: Box, in parent: Box) {
    let start = 4 * parent.index
    var origin: [Double] = []
    var extent: [Double] = []
    for axis in 0..<2 {
      let (low, length) = (picture[start + axis], picture[start + 2 + axis])
      origin.append(low + writer.random.number(0, 0.5) * length)
      extent.append(writer.random.number(0.1, 1) * (low + length - origin[axis]))
    }
    picture += (origin + extent).map { WorkloadWriter.rounded($0, to: 100) }
  }

  private mutating func size(
    _ box: Box, _ direction: Direction, parent: Box, sibling: Box?
  ) {
    let size = box.size(direction)
    switch writer.random.unit() {
    case ..<0.4: add(size, .equal, Sum())
    case ..<0.7:
      let part = WorkloadWriter.rounded(writer.random.number(0.2, 0.9), to: 1000)
      add(size, .equal, part * parent.size(direction))
    default: add(size, .equal, sibling?.size(direction) ?? 0.5 * parent.size(direction))
    }
  }

  private mutating func bound(_ box: Box, parent: Box, sibling: Box?) {
    switch writer.random.unit() {
    case ..<0.3: add(box.right, .lessOrEqual, parent.right)
    case ..<0.5: add(box.bottom, .lessOrEqual, parent.bottom)
    case ..<0.7: add(chance(0.5) ? box.width : box.height, .greaterOrEqual, Sum())
    case ..<0.85: add(chance(0.5) ? box.width : box.height, .lessOrEqual, Sum())
    default: add(box.left, .greaterOrEqual, sibling?.right ?? parent.left)
    }
  }

  /// Adds `lhs REL rhs + constant` with a constant that fits the arrangement.
  private mutating func add(_ lhs: Sum, _ relation: Relation, _ rhs: Sum) {
    let priority = writer.random.pick(Self.priorities)
    var constant = (lhs - rhs).terms.reduce(0) { $0 + $1.times * picture[$1.variable] }
    if priority < 1000 {
      constant += writer.random.number(-25, 25)
    } else if relation == .lessOrEqual {
      constant += writer.random.number(0, 20)
    } else if relation == .greaterOrEqual {
      constant -= writer.random.number(0, 20)
    }
    writer.add(lhs, relation, rhs + constant, at: priority)
  }
}
