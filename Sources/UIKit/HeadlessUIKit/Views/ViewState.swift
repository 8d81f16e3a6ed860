import Foundation
import LayoutModel

/// The state of a view in the hierarchy and the layout.
@MainActor
struct ViewState {
  // Hierarchy
  weak var superview: UIView?
  var subviews: [UIView] = []
  weak var viewController: UIViewController?
  /// The actions that constrain its attributes to a superview as soon as it has one.
  var attachments: [(attribute: NSLayoutConstraint.Attribute, action: (UIView) -> Void)] = []

  weak var conflictDelegate: (any UnsatisfiableConstraintsDelegate)?

  var gestureRecognizers: [UIGestureRecognizer] = []

  // Frames
  var origin = CGPoint.zero
  var bounds = CGRect.zero

  // Constraints
  var constraints: [NSLayoutConstraint] = []
  /// Whether a constraint has ever mentioned the view.
  var isConstrained = false
  var guides: [UILayoutGuide] = []
  var systemGuides: [SystemGuide: UILayoutGuide] = [:]
  /// The constraint objects that the system makes for the view, by their roles.
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
  /// Whether a layout has reached the view.
  var wasLaidOut = false
  var needsUpdateConstraints = true
  /// Whether ``UIView/layoutSubviews()`` is running.
  var isLayingOutSubviews = false
  /// Whether the layout is setting the frame, which then needs no further layout.
  var isTakingFrame = false

  // The topmost view keeps these for the whole hierarchy.
  var hierarchyNeedsLayout = true
  var engineIsStale = true
  var isLayingOut = false
  var engine: LayoutEngine?
}
