import ConstraintSolver
import LayoutDiagnosis
import LayoutModel

/// Where a view is in another layout, in the coordinates of the root: one that was tried and not
/// kept, or that of the version of a file before the last save.
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

  /// Where views were before a file was saved that are elsewhere now, or gone; its name is all that
  /// tells a view.
  static func past(of before: LayoutAnalysis, beside now: LayoutAnalysis) -> [TrialPreview] {
    before.layout.items.compactMap { item in
      let frame = before.solved.frameInRoot(of: item.id)
      if case .item(let id)? = now.layout.named(item.name),
        frame.isSame(as: now.solved.frameInRoot(of: id))
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
