import HeadlessUIKit
import DialectCore

/// A view or guide and the view that contains it, both held weakly.
@MainActor
struct Placement {
  private weak var superview: UIView?
  private let isRoot: Bool
  private weak var object: NSObject?

  init(_ placement: LayoutNode<LayoutObjects>.Placement) {
    superview = placement.superview
    isRoot = placement.superview == nil
    switch placement.subject {
    case .view(let view): object = view
    case .guide(let guide): object = guide
    }
  }

  /// The placement, or `nil` if one of the two no longer exists.
  var alive: LayoutNode<LayoutObjects>.Placement? {
    guard let object, isRoot || superview != nil else { return nil }
    let view = view.map { LayoutNode<LayoutObjects>.Subject.view($0) }
    return LayoutNode.Placement(view ?? .guide(object), in: superview)
  }

  /// The view, if it is a view and still exists.
  var view: UIView? { object as? UIView }

  /// The guide, if it is a guide and still exists.
  var guide: UILayoutGuide? { object as? UILayoutGuide }
}
