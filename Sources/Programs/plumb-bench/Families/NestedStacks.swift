import ConstraintSolver

extension WorkloadWriter {
  /// Returns rows of columns of rows, eight views to a stack; the innermost ones have content.
  mutating func nestedStacks(_ count: Int) -> Workload {
    let spacing = 4.0
    var boxes = [Box.root]
    var children: [[Box]] = [[]]
    var directions = [Direction.down]
    var parent = 0
    while boxes.count <= count {
      for _ in 0..<8 where boxes.count <= count {
        let box = box()
        boxes.append(box)
        children.append([])
        children[parent].append(box)
        directions.append(directions[parent].other)
      }
      parent += 1
    }

    // The sizes that the views need, computed from the inside out.
    var widths: [Double] = []
    var heights: [Double] = []
    for _ in boxes {
      widths.append(Double(random.int(20...120)))
      heights.append(Double(random.int(14...40)))
    }
    for box in boxes.reversed() where !children[box.index].isEmpty {
      let inside = children[box.index].map { (widths[$0.index], heights[$0.index]) }
      let gaps = spacing * Double(inside.count - 1)
      let (across, down) = (inside.map(\.0), inside.map(\.1))
      let isAcross = directions[box.index] == .across
      widths[box.index] = isAcross ? across.reduce(gaps, +) : across.reduce(0, max)
      heights[box.index] = isAcross ? down.reduce(0, max) : down.reduce(gaps, +)
    }

    pinRoot(height: (heights[0] * 1.1).rounded())
    for box in boxes {
      let row = children[box.index]
      guard let last = row.last else {
        fit(box, width: widths[box.index], height: heights[box.index])
        continue
      }
      let along = directions[box.index]
      for (index, child) in row.enumerated() {
        let start = index == 0 ? box.start(along) : row[index - 1].end(along) + spacing
        add(child.start(along), .equal, start)
        add(child.start(along.other), .equal, box.start(along.other))
        add(child.end(along.other), .equal, box.end(along.other))
      }
      add(last.end(along), .equal, box.end(along))
    }
    let leaves = boxes.dropFirst().filter { children[$0.index].isEmpty }
    return workload(family: "W2", width: widths[0], probing: leaves)
  }
}
