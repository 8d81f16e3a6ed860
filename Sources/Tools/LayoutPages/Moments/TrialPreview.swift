import ConstraintSolver
import LayoutDiagnosis
import LayoutModel

/// Where a view would be in a layout that was tried but not kept, in the coordinates of the root.
struct TrialPreview: Encodable, Sendable {
  var name: String
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  /// The views that would move or be new, in the order of the layout; nil if nothing was tried.
  static func all(of tried: LayoutAnalysis?, beside now: LayoutAnalysis) -> [TrialPreview]? {
    guard let tried else { return nil }
    return tried.layout.items.compactMap { item in
      let frame = tried.solved.frameInRoot(of: item.id)
      if let old = now.layout.item(item.id), old.isHidden == item.isHidden,
        frame.isSame(as: now.solved.frameInRoot(of: item.id))
      {
        return nil
      }
      return TrialPreview(
        name: item.name, x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    }
  }
}

extension Frame {
  fileprivate func isSame(as other: Frame) -> Bool {
    Tolerance.same(x, other.x) && Tolerance.same(y, other.y)
      && Tolerance.same(width, other.width) && Tolerance.same(height, other.height)
  }
}
