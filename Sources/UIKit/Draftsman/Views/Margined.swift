import ConstraintSolver
public import Foundation
public import HeadlessUIKit
import DialectCore
import LayoutModel

/// The draft of a transparent view with margins around the views inside it.
open class Margined: LayoutDraft<UIView> {
  /// Creates a draft whose views keep the given margins.
  @_disfavoredOverload
  public init(by margins: UIEdgeInsets, @LayoutPlan _ layouter: () -> ViewPlan) {
    let box = UIView()
    box.backgroundColor = .clear
    super.init(view: box)
    contents = layouter().planDrafts
    for inner in contents {
      // The relation is added last, because the last relation of the same anchors counts.
      let edges = LayoutDraft(view: inner.underlyingView).edges
      inner.templates.append(
        ConstraintTemplate(
          inner.underlyingView, edges.path, Verb(.equal, .spacing), .placeholder(.parent),
          constant: .inwardEdges(LayoutModel.EdgeInsets(margins))))
    }
  }

  /// Creates a draft whose views keep the same margin on all sides, in points.
  public convenience init(by margin: CGFloat, @LayoutPlan _ layouter: () -> ViewPlan) {
    self.init(by: UIEdgeInsets(insets: margin), layouter)
  }
}
