import ConstraintSolver

extension WorkloadWriter {
  /// Returns a row of boxes 8 points apart, all as wide as the first one.
  mutating func chain(_ count: Int) -> Workload {
    pinRoot(height: 600)
    var boxes: [Box] = []
    for _ in 0..<count {
      let box = box()
      if let last = boxes.last {
        add(box.left, .equal, last.right + 8)
        add(box.width, .equal, boxes[0].width)
      } else {
        add(box.left, .equal, Box.root.left + 8)
      }
      add(box.top, .equal, Box.root.top)
      add(box.bottom, .equal, Box.root.bottom)
      boxes.append(box)
    }
    add((boxes.last ?? .root).right, .equal, Box.root.right - 8)
    return workload(family: "W1", width: 48 * Double(count) + 8, probing: boxes)
  }
}
