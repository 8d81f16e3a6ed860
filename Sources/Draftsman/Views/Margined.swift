import ConstraintSolver
public import Foundation
public import HeadlessUIKit
import DialectCore
import LayoutModel

/// A clear view with views inside that keep margins on all sides: a draft.
open class Margined: LayoutDraft<UIView> {
  /// Views that keep those margins.
  @_disfavoredOverload
  public init(by margins: UIEdgeInsets, @LayoutPlan _ layouter: () -> ViewPlan) {
    let box = UIView()
    box.backgroundColor = .clear
    super.init(view: box)
    contents = layouter().planDrafts
    for inner in contents {
      // Behind what was said about it before: the last relation of the same anchors counts.
      let edges = LayoutDraft(view: inner.underlyingView).edges
      inner.templates.append(
        ConstraintTemplate(
          inner.underlyingView, edges.path, Verb(.equal, .spacing), .placeholder(.parent),
          constant: .inwardEdges(LayoutModel.EdgeInsets(margins))))
    }
  }

  /// Views that keep one margin at all sides, in points.
  public convenience init(by margin: CGFloat, @LayoutPlan _ layouter: () -> ViewPlan) {
    self.init(by: UIEdgeInsets(insets: margin), layouter)
  }
}
