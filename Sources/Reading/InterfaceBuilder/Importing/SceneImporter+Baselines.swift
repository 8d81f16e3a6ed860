import ConstraintSolver
import LayoutModel

/// Derives baselines: on the canvas of the file they lie where the constraints on them are
/// satisfied.
extension SceneImporter {
  /// The first or last baseline of a view.
  private struct Line: Hashable {
    var view: Int
    var isFirst: Bool
  }

  /// The distance from a baseline, or from the top of the outermost view, down to another baseline.
  private struct Tie {
    var first: Line
    var second: Line?
    var distance: Double
  }

  /// Measures the baselines that constraints and stacks mention.
  mutating func addBaselines(_ constraints: [SceneConstraint]) {
    guard canvas.isOwn else { return }
    let ties = constraints.compactMap(tie) + stackTies()
    // The positions of baselines below the top of the outermost view.
    var known: [Line: Double] = [:]
    for tie in ties where tie.second == nil && known[tie.first] == nil {
      known[tie.first] = tie.distance
    }
    var neighbours: [Line: [(line: Line, distance: Double)]] = [:]
    for tie in ties {
      guard let second = tie.second else { continue }
      neighbours[tie.first, default: []].append((second, -tie.distance))
      neighbours[second, default: []].append((tie.first, tie.distance))
    }
    func spread(from start: [Line]) {
      var open = start
      while let line = open.popLast() {
        guard let height = known[line] else { continue }
        let other = Line(view: line.view, isFirst: !line.isFirst)
        var next = (neighbours[line] ?? []).map { ($0.line, height + $0.distance) }
        // If there is only one line of text, its first and last baselines coincide.
        if isOneLine(line.view) { next.append((other, height)) }
        for (line, height) in next where known[line] == nil {
          known[line] = height
          open.append(line)
        }
      }
    }
    spread(from: ties.filter { $0.second == nil }.map(\.first))
    for tie in ties where known[tie.first] == nil {
      known[tie.first] = estimate(tie.first)
      spread(from: [tie.first])
    }
    for line in known.keys.sorted(by: {
      ($0.view, $0.isFirst ? 0 : 1) < ($1.view, $1.isFirst ? 0 : 1)
    }) {
      set(line, known[line] ?? 0)
    }
  }

  private func isOneLine(_ place: Int) -> Bool {
    let item = layout.item(views[place].id)
    return item?.lines == 1 && item?.kind != .textview && item?.kind != .view
      && item?.kind != .stack
  }

  private mutating func set(_ line: Line, _ height: Double) {
    let view = views[line.view]
    guard let rectangle = view.rectangle, let item = layout.item(view.id) else { return }
    guard case .offsets(var first, var last) = item.baselines else { return }
    if line.isFirst {
      first = height - rectangle.y
    } else {
      last = rectangle.y + rectangle.height - height
    }
    doing(tree[view.element]) { (layout) throws(LayoutError) in
      try layout.set(\.baselines, of: view.id, to: .offsets(first: first, last: last))
    }
  }

  /// Returns the position of a baseline according to the font of its view.
  private func estimate(_ line: Line) -> Double {
    guard let rectangle = views[line.view].rectangle,
      let item = layout.item(views[line.view].id),
      case .offsets(let first, let last) = item.baselines
    else { return 0 }
    return line.isFirst ? rectangle.y + first : rectangle.y + rectangle.height - last
  }

  private func line(_ side: SceneConstraint.Side) -> Line? {
    guard side.attribute.isBaseline, case .view(let place) = side.target,
      views[place].rectangle != nil, !views[place].isDoubtful
    else { return nil }
    return Line(view: place, isFirst: side.attribute == .firstBaseline)
  }

  private func tie(_ constraint: SceneConstraint) -> Tie? {
    guard let second = constraint.second, constraint.relation == .equal,
      constraint.multiplier == 1
    else { return nil }
    switch (line(constraint.first), line(second)) {
    case (let first?, let second?):
      return Tie(first: first, second: second, distance: constraint.constant)
    case (let first?, nil):
      return coordinate(second).map {
        Tie(first: first, second: nil, distance: $0 + constraint.constant)
      }
    case (nil, let other?):
      return coordinate(constraint.first).map {
        Tie(first: other, second: nil, distance: $0 - constraint.constant)
      }
    case (nil, nil): return nil
    }
  }

  /// Returns the ties between the views in horizontal stacks that are aligned by baseline.
  private func stackTies() -> [Tie] {
    var rows: [Int: (isFirst: Bool, head: Line?)] = [:]
    var ties: [Tie] = []
    for (place, view) in views.enumerated() {
      if let outer = view.parent, let row = rows[outer], view.rectangle != nil {
        let line = Line(view: place, isFirst: row.isFirst)
        if let head = row.head {
          ties.append(Tie(first: head, second: line, distance: 0))
        } else {
          rows[outer]?.head = line
        }
      }
      if let stack = layout.item(view.id)?.stack, stack.axis == .horizontal,
        [.firstBaseline, .lastBaseline].contains(stack.alignment)
      {
        rows[place] = (stack.alignment == .firstBaseline, nil)
      }
    }
    return ties
  }
}
