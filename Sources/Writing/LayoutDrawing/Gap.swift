import LayoutDiagnosis
package import LayoutModel

/// The room between two views beside or below each other, or between a view and the edge of the
/// view that contains it.
package struct Gap: Sendable, Hashable {
  /// The axis along which the distance is measured.
  package var axis: Axis
  /// Where it begins and ends along the axis, in the coordinates of the drawn item.
  package var from: Double
  package var to: Double
  /// The part across the axis that both sides share.
  package var across: ClosedRange<Double>
  /// The view at its beginning, and the one at its end; one of them may be the parent of the other.
  package var sides: [Item.ID]

  /// How large it is, in points.
  package var length: Double { to - from }

  /// How much wider the estimate of a text may be than UIKit's: its 95th percentile.
  package static let estimateError = 1.03

  /// `title to badge 8`.
  package func words(in layout: Layout) -> String {
    sides.map { layout.name(of: $0) }.joined(separator: " to ") + " \(length.spelled)"
  }

  /// The distances between the views inside an item, each once, in the order of the views.
  ///
  /// Of a view, the distance on each side to what comes first there: another view of its parent, or
  /// the parent's edge. Views that touch have none.
  package static func all(in solved: SolvedLayout, of item: Item.ID) -> [Gap] {
    let layout = solved.layout
    let origin = solved.frameInRoot(of: item)
    func frame(_ id: Item.ID) -> Frame {
      var frame = solved.frameInRoot(of: id)
      frame.x -= origin.x
      frame.y -= origin.y
      return frame
    }
    var gaps: [Gap] = []
    for parent in layout.subtree(of: item) where parent.isView && !layout.isConcealed(parent.id) {
      let views = parent.children.compactMap { layout.item($0) }
        .filter { $0.isView && !layout.isConcealed($0.id) }
        .map { (id: $0.id, frame: frame($0.id)) }
      let outer = frame(parent.id)
      for view in views {
        for axis in Axis.allCases {
          for isForward in [false, true] {
            guard
              let gap = gap(
                of: view, along: axis, isForward, among: views, in: (parent.id, outer)),
              !gaps.contains(gap)
            else { continue }
            gaps.append(gap)
          }
        }
      }
    }
    return gaps
  }

  private typealias Placed = (id: Item.ID, frame: Frame)

  /// The gap on one side of a view; nil if something touches it there.
  private static func gap(
    of view: Placed, along axis: Axis, _ isForward: Bool, among views: [Placed],
    in parent: Placed
  ) -> Gap? {
    let own = span(view.frame, axis)
    let cross = span(view.frame, axis.crossing)
    var (nearest, shared, end) = (
      parent.id, cross,
      isForward ? span(parent.frame, axis).upperBound : span(parent.frame, axis).lowerBound
    )
    for other in views where other.id != view.id {
      let (along, beside) = (span(other.frame, axis), span(other.frame, axis.crossing))
      let common = (
        max(cross.lowerBound, beside.lowerBound), min(cross.upperBound, beside.upperBound)
      )
      guard common.1 - common.0 > leastLength else { continue }
      let edge = isForward ? along.lowerBound : along.upperBound
      let isBeyond =
        isForward ? edge >= own.upperBound - leastLength : edge <= own.lowerBound + leastLength
      guard isBeyond, isForward ? edge < end : edge > end else { continue }
      (nearest, shared, end) = (other.id, common.0...common.1, edge)
    }
    let (from, to) = isForward ? (own.upperBound, end) : (end, own.lowerBound)
    guard to - from > leastLength else { return nil }
    return Gap(
      axis: axis, from: from, to: to, across: shared,
      sides: isForward ? [view.id, nearest] : [nearest, view.id])
  }

  /// Less than this, in points, is no room.
  private static let leastLength = 0.01

  private static func span(_ frame: Frame, _ axis: Axis) -> ClosedRange<Double> {
    axis == .horizontal
      ? frame.x...max(frame.x, frame.right) : frame.y...max(frame.y, frame.bottom)
  }
}
