import ConstraintSolver
package import LayoutModel

/// A property of a picture that is rarely wanted: an overlap, or a view outside its parent.
package enum Flaw: Hashable, Sendable {
  /// Two views with the same parent overlap.
  case overlap(Item.ID, Item.ID)
  /// A view extends beyond its parent.
  case leaving(Item.ID, parent: Item.ID)

  /// The views that it is about, without the parent.
  package var views: [Item.ID] {
    switch self {
    case .overlap(let a, let b): [a, b]
    case .leaving(let view, _): [view]
    }
  }

  /// Orders overlaps first, then by the views.
  package var rank: (Int, Item.ID, Item.ID) {
    switch self {
    case .overlap(let a, let b): (0, a, b)
    case .leaving(let view, let parent): (1, view, parent)
    }
  }

  /// Returns the flaws that follow from a changed number, whatever the picture shows: a distance to
  /// an edge of the parent that now points outward, or a distance between two views that is now
  /// negative.
  ///
  /// The picture may not show them, as a log often contains only one axis, and hidden views are not
  /// drawn.
  static func asked(by edit: LayoutEdit, from layout: Layout) -> Set<Flaw> {
    switch edit {
    case .constant(let id, let value): return asked(by: value, in: id, from: layout)
    case .spacing(let stack, let value):
      guard let settings = layout.item(stack)?.stack, value < 0, settings.spacing >= 0 else {
        return []
      }
      return overlap(settings.arranged)
    case .customSpacing(let stack, let view, let value):
      guard let settings = layout.item(stack)?.stack, value < 0,
        settings.customSpacing[view].map({ $0 >= 0 }) ?? false
      else { return [] }
      return overlap(Array(settings.arranged.drop { $0 != view }))
    case .rootSize, .priority, .hugging, .resistance, .relation, .rule, .removal, .off, .mask,
      .maskRules:
      return []
    }
  }

  /// The overlap of the first two views.
  private static func overlap(_ views: [Item.ID]) -> Set<Flaw> {
    guard views.count > 1 else { return [] }
    return [.overlap(min(views[0], views[1]), max(views[0], views[1]))]
  }

  private static func asked(
    by value: Double, in id: Rule.ID, from layout: Layout
  ) -> Set<Flaw> {
    guard let rule = layout.rule(id), rule.hasUIKitForm, let first = rule.left.first?.anchor,
      let second = rule.right.first?.anchor, rule.right[0].coefficient == 1,
      let side = Side(first.attribute), let other = Side(second.attribute)
    else { return [] }
    /// Whether a distance has a sign now that it did not have before.
    func turns(_ sign: Double) -> Bool { sign * value > 0 && sign * rule.constant <= 0 }
    if side == other {
      // An inset: the child begins before its parent, or ends behind it.
      let outward: Double = side == .near ? -1 : 1
      if layout.parent(of: first.item) == second.item, turns(outward) {
        return [.leaving(first.item, parent: second.item)]
      }
      if layout.parent(of: second.item) == first.item, turns(-outward) {
        return [.leaving(second.item, parent: first.item)]
      }
      return []
    }
    let isNested =
      layout.ancestors(of: first.item).contains(second.item)
      || layout.ancestors(of: second.item).contains(first.item)
    return !isNested && turns(side == .near ? -1 : 1) ? overlap([first.item, second.item]) : []
  }

  /// The side of an item that an edge is on.
  private enum Side {
    case near, far

    init?(_ attribute: Attribute) {
      switch attribute {
      case .leading, .left, .top: self = .near
      case .trailing, .right, .bottom: self = .far
      default: return nil
      }
    }
  }

  /// Returns the flaws of a picture around some views, apart from hidden and empty ones.
  ///
  /// - Complexity: O(n log n + overlaps) for n sibling views.
  package static func all(around views: [Item.ID], in solved: SolvedLayout) -> Set<Flaw> {
    var flaws = Set<Flaw>()
    var parents: [Item.ID] = []
    var seen = Set<Item.ID>()
    var isAsked = Set<Item.ID>()
    for view in views where isAsked.insert(view).inserted {
      guard let parent = solved.layout.parent(of: view), let frame = solved.shownFrame(of: view)
      else { continue }
      if seen.insert(parent).inserted { parents.append(parent) }
      if leaves(frame, solved.frame(of: parent)) {
        flaws.insert(.leaving(view, parent: parent))
      }
    }
    for parent in parents {
      let pairs = overlaps(of: solved.layout.children(of: parent), in: solved)
      for (a, b) in pairs where isAsked.contains(a) || isAsked.contains(b) {
        flaws.insert(.overlap(min(a, b), max(a, b)))
      }
    }
    return flaws
  }

  /// The most pairs of views that share a part of an axis for which overlaps are searched.
  private static let pairLimit = 200_000

  /// Whether a frame extends beyond its parent's.
  package static func leaves(_ frame: Frame, _ parent: Frame) -> Bool {
    Axis.allCases.contains { axis in
      let size = parent[.size(along: axis)]
      let start = frame[.position(along: axis)]
      let reach = Tolerance.value * max(1, size, abs(start))
      return start < -reach || start + frame[.size(along: axis)] > size + reach
    }
  }

  /// Returns the pairs of views that overlap.
  private static func overlaps(
    of views: [Item.ID], in solved: SolvedLayout
  ) -> [(Item.ID, Item.ID)] {
    let boxes = views.compactMap { id in solved.shownFrame(of: id).map { (id: id, frame: $0) } }
    // The axis with fewer shared parts is searched: in a list, all views share the horizontal one,
    // and none the vertical one.
    let counts = Axis.allCases.map {
      (axis: $0, count: meetings(of: boxes.map(\.frame), along: $0))
    }
    guard let best = counts.min(by: { $0.count < $1.count }), best.count <= pairLimit else {
      return []
    }
    let axis = best.axis
    let sorted = boxes.sorted { a, b in
      (a.frame[.position(along: axis)], a.id) < (b.frame[.position(along: axis)], b.id)
    }
    var pairs: [(Item.ID, Item.ID)] = []
    for (index, box) in sorted.enumerated() {
      for other in sorted[(index + 1)...] {
        guard shared(box.frame, other.frame, along: axis) else {
          let end = box.frame[.position(along: axis)] + box.frame[.size(along: axis)]
          if other.frame[.position(along: axis)] >= end { break }
          continue
        }
        if shared(box.frame, other.frame, along: axis.crossing) { pairs.append((box.id, other.id)) }
      }
    }
    return pairs
  }

  /// Returns how many pairs of frames share a part of an axis; O(n log n).
  private static func meetings(of frames: [Frame], along axis: Axis) -> Int {
    let starts = frames.map { $0[.position(along: axis)] }.sorted()
    let ends = frames.map { $0[.position(along: axis)] + $0[.size(along: axis)] }.sorted()
    var count = 0
    var open = 0
    var next = 0
    for start in starts {
      while next < ends.count, ends[next] <= start {
        open -= 1
        next += 1
      }
      count += max(0, open)
      open += 1
    }
    return count
  }

  /// Whether two frames in one parent overlap.
  package static func overlap(_ a: Frame, _ b: Frame) -> Bool {
    Axis.allCases.allSatisfy { shared(a, b, along: $0) }
  }

  /// Whether a frame has an area.
  package static func hasArea(_ frame: Frame) -> Bool {
    frame.width > Tolerance.value && frame.height > Tolerance.value
  }

  private static func shared(_ a: Frame, _ b: Frame, along axis: Axis) -> Bool {
    let (position, size) = (Dimension.position(along: axis), Dimension.size(along: axis))
    let start = max(a[position], b[position])
    let end = min(a[position] + a[size], b[position] + b[size])
    return end - start > Tolerance.value * max(1, abs(start), abs(end))
  }
}

extension SolvedLayout {
  /// The frame of a view that is visible, as it is not hidden or inside a hidden view, and has an
  /// area; nil for any other item.
  fileprivate func shownFrame(of id: Item.ID) -> Frame? {
    guard layout.isView(id) else { return nil }
    let frame = frame(of: id)
    return Flaw.hasArea(frame) && !layout.isConcealed(id) ? frame : nil
  }
}
