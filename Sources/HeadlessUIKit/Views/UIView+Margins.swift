public import Foundation
import LayoutModel

extension UIView {
  /// The safe area of the topmost view of a hierarchy, which on a device its screen and bars give.
  ///
  /// This is no UIKit: a headless hierarchy has to be told. What view controllers add comes on top.
  public var simulatedSafeAreaInsets: UIEdgeInsets {
    get { viewState.simulatedSafeArea }
    set {
      guard newValue != viewState.simulatedSafeArea else { return }
      viewState.simulatedSafeArea = newValue
      surroundingsDidChange()
    }
  }

  /// How far a keyboard reaches into the topmost view of a hierarchy from below, in points.
  ///
  /// This is no UIKit: a headless hierarchy has to be told. Zero takes the keyboard away.
  public var simulatedKeyboardHeight: CGFloat {
    get { viewState.keyboardHeight }
    set {
      guard newValue != viewState.keyboardHeight else { return }
      viewState.keyboardHeight = newValue
      invalidateEngine()
    }
  }

  /// Whether anybody asked where the keyboard is in it.
  var hasKeyboardGuide: Bool {
    viewState.systemGuides[.keyboard] != nil || viewState.systemGuides[.keyboardEdge] != nil
  }

  /// How far the keyboard reaches into it from below, as far as its frame tells.
  var keyboardReach: CGFloat {
    let topmost = topmost
    guard topmost.viewState.keyboardHeight > 0 else { return 0 }
    let bottom = convert(CGPoint(x: 0, y: bounds.maxY), to: topmost).y
    return min(
      bounds.height, max(0, bottom - topmost.bounds.maxY + topmost.viewState.keyboardHeight))
  }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The margins that count: its own, at least those of the superview where it preserves them, and
  /// its safe area.
  var effectiveMargins: UIEdgeInsets {
    let margins = marginsWithoutSafeArea
    guard insetsLayoutMarginsFromSafeArea else { return margins }
    let safe = safeAreaInsets
    return UIEdgeInsets(
      top: margins.top + safe.top, left: margins.left + safe.left,
      bottom: margins.bottom + safe.bottom, right: margins.right + safe.right)
  }

  private var marginsWithoutSafeArea: UIEdgeInsets {
    let own = ownMargins.sides(isRightToLeft: isRightToLeft)
    guard preservesSuperviewLayoutMargins, let superview = viewState.superview else { return own }
    return own.max(reaching(superview.marginsWithoutSafeArea))
  }

  /// The margins that it was given, or UIKit's.
  var ownMargins: NSDirectionalEdgeInsets {
    viewState.ownMargins ?? viewState.viewController?.minimumMargins
      ?? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  }

  func setMargins(_ margins: NSDirectionalEdgeInsets) {
    guard margins != viewState.ownMargins else { return }
    viewState.ownMargins = margins
    setNeedsLayout()
    invalidateEngine()
    layoutMarginsDidChange()
    viewState.viewController?.viewLayoutMarginsDidChange()
  }

  /// What is covered of it: what reaches into it from the superview, and what is added.
  var effectiveSafeArea: UIEdgeInsets {
    let added = viewState.additionalSafeArea
    let outer =
      viewState.superview.map { reaching($0.effectiveSafeArea) } ?? viewState.simulatedSafeArea
    return UIEdgeInsets(
      top: max(0, outer.top + added.top), left: max(0, outer.left + added.left),
      bottom: max(0, outer.bottom + added.bottom), right: max(0, outer.right + added.right))
  }

  /// Side by side what is left of the superview's insets behind the distance between the two.
  private func reaching(_ outer: UIEdgeInsets) -> UIEdgeInsets {
    guard let superview = viewState.superview, outer != .zero else { return .zero }
    let (frame, whole) = (frame, superview.bounds)
    return UIEdgeInsets(
      top: max(0, outer.top - (frame.minY - whole.minY)),
      left: max(0, outer.left - (frame.minX - whole.minX)),
      bottom: max(0, outer.bottom - (whole.maxY - frame.maxY)),
      right: max(0, outer.right - (whole.maxX - frame.maxX)))
  }

  func surroundingsDidChange() {
    setNeedsLayout()
    invalidateEngine()
    for view in subtree {
      view.safeAreaInsetsDidChange()
      view.viewState.viewController?.viewSafeAreaInsetsDidChange()
    }
  }

  /// Where a guide that it owns or brings lies, as of the last layout.
  func currentFrame(of guide: UILayoutGuide) -> CGRect {
    switch guide.systemGuide {
    case .margins?: return bounds.inset(by: layoutMargins)
    case .safe?: return bounds.inset(by: safeAreaInsets)
    case .frame?: return bounds
    default: return guide.solvedFrame
    }
  }
}

extension NSDirectionalEdgeInsets {
  func sides(isRightToLeft: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top, left: isRightToLeft ? trailing : leading, bottom: bottom,
      right: isRightToLeft ? leading : trailing)
  }
}

extension UIEdgeInsets {
  /// The same distances the other way.
  static prefix func - (insets: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right)
  }

  /// The distances of both together.
  static func + (lhs: UIEdgeInsets, rhs: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: lhs.top + rhs.top, left: lhs.left + rhs.left, bottom: lhs.bottom + rhs.bottom,
      right: lhs.right + rhs.right)
  }

  func directional(isRightToLeft: Bool) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top, leading: isRightToLeft ? right : left, bottom: bottom,
      trailing: isRightToLeft ? left : right)
  }

  func max(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: Swift.max(top, other.top), left: Swift.max(left, other.left),
      bottom: Swift.max(bottom, other.bottom), right: Swift.max(right, other.right))
  }
}
