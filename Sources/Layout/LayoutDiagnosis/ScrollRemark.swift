import ConstraintSolver
package import LayoutModel

/// A reason why a scroll view does not scroll, or scrolls more than expected.
package enum ScrollRemark: Hashable, Sendable {
  /// Nothing determines the size of its content along an axis.
  case open(Item.ID, Axis)
  /// Its content is no larger than itself along either axis.
  case still(Item.ID)
  /// It scrolls vertically, and its content is narrower than itself.
  case narrow(Item.ID)
  /// It scrolls both horizontally and vertically.
  case bothWays(Item.ID)

  /// The scroll view.
  package var scrollView: Item.ID {
    switch self {
    case .open(let id, _), .still(let id), .narrow(let id), .bothWays(let id): id
    }
  }

  /// Whether the reason is that nothing determines the size of its content.
  package var isOpen: Bool {
    if case .open = self { true } else { false }
  }

  /// Returns the remarks on the scroll views of a layout, in tree order.
  package static func all(in analysis: LayoutAnalysis) -> [ScrollRemark] {
    let solved = analysis.solved
    let scrolling = solved.layout.items.filter { $0.kind == .scroll && !$0.children.isEmpty }
    return scrolling.flatMap { item -> [ScrollRemark] in
      let content = item.id.guide(.content)
      func excess(_ axis: Axis) -> Double {
        let size = Dimension.size(along: axis)
        return solved.value(of: LayoutVariable(content, size))
          - solved.value(of: LayoutVariable(item.id, size))
      }
      let open = Axis.allCases.filter { axis in
        !analysis.freedom.isUnique(LayoutVariable(content, .size(along: axis)))
      }
      guard open.isEmpty else { return open.map { .open(item.id, $0) } }
      let exceeds = Axis.allCases.filter { excess($0) > Tolerance.value }
      if exceeds.isEmpty { return [.still(item.id)] }
      if exceeds.count == 2 { return [.bothWays(item.id)] }
      let isNarrow =
        exceeds == [.vertical] && excess(.horizontal) < -LayoutGeometry.visibleDifference
      return isNarrow ? [.narrow(item.id)] : []
    }
  }
}
