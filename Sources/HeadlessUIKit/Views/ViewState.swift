import Foundation
import LayoutModel

/// What a view remembers of the hierarchy and the layout.
@MainActor
struct ViewState {
  // Hierarchy
  weak var superview: UIView?
  var subviews: [UIView] = []
  weak var viewController: UIViewController?
  /// What constrains its attributes as soon as it has a superview.
  var attachments: [(attribute: NSLayoutConstraint.Attribute, action: (UIView) -> Void)] = []

  weak var conflictDelegate: (any UnsatisfiableConstraintsDelegate)?

  var gestureRecognizers: [UIGestureRecognizer] = []

  // Frames
  var origin = CGPoint.zero
  var bounds = CGRect.zero

  // Constraints
  var constraints: [NSLayoutConstraint] = []
  /// Whether a constraint ever mentioned it.
  var isConstrained = false
  var guides: [UILayoutGuide] = []
  var systemGuides: [SystemGuide: UILayoutGuide] = [:]
  /// The objects of what the system makes for it, by their roles.
  var systemConstraints: [String: SystemConstraint] = [:]
  var arrangementGuides: [Int: UILayoutGuide] = [:]
  var hugging = PerAxis(UILayoutPriority.defaultLow)
  var resistance = PerAxis(UILayoutPriority.defaultHigh)

  // Surroundings
  var ownMargins: NSDirectionalEdgeInsets?
  var additionalSafeArea = UIEdgeInsets.zero
  var simulatedSafeArea = UIEdgeInsets.zero
  var keyboardHeight: CGFloat = 0

  // Layout
  var needsLayout = true
  /// Whether a layout reached it.
  var wasLaidOut = false
  var needsUpdateConstraints = true
  /// Whether ``UIView/layoutSubviews()`` is running.
  var isLayingOutSubviews = false
  /// Whether the layout is giving it a frame, which then needs no other layout.
  var isTakingFrame = false

  // The topmost view keeps these for all.
  var hierarchyNeedsLayout = true
  var engineIsStale = true
  var isLayingOut = false
  var engine: LayoutEngine?
}
