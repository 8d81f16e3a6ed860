public import Foundation
import LayoutModel

extension UIView {
  /// The insets of the safe area for the topmost view of a hierarchy, in points; zero by default.
  ///
  /// On a device they are determined by the screen and its bars. The additional insets of view
  /// controllers are added to them. This is not in UIKit, where hierarchies are on a screen.
  public var simulatedSafeAreaInsets: UIEdgeInsets {
    get { viewState.simulatedSafeArea }
    set {
      guard newValue != viewState.simulatedSafeArea else { return }
      viewState.simulatedSafeArea = newValue
      surroundingsDidChange()
    }
  }

  /// The height by which a keyboard covers the topmost view of a hierarchy from below, in points.
  ///
  /// Zero, the default, stands for no keyboard. This is not in UIKit, where the keyboard is on a
  /// screen.
  public var simulatedKeyboardHeight: CGFloat {
    get { viewState.keyboardHeight }
    set {
      guard newValue != viewState.keyboardHeight else { return }
      viewState.keyboardHeight = newValue
      invalidateEngine()
    }
  }

  /// Whether one of its guides for the keyboard has been asked for.
  var hasKeyboardGuide: Bool {
    viewState.systemGuides[.keyboard] != nil || viewState.systemGuides[.keyboardEdge] != nil
  }

  /// The height by which the keyboard covers it from below, given its present frame, in points.
  var keyboardReach: CGFloat {
    let topmost = topmost
    guard topmost.viewState.keyboardHeight > 0 else { return 0 }
    let bottom = convert(CGPoint(x: 0, y: bounds.maxY), to: topmost).y
    return min(
      bounds.height, max(0, bottom - topmost.bounds.maxY + topmost.viewState.keyboardHeight))
  }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The effective margins: its own or, where it preserves them, those of the superview if they are
  /// larger, plus its safe area.
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

  /// The margins that were set or, by default, those of UIKit.
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

  /// The insets of its safe area: the part of the superview's that reaches into it, plus additional
  /// insets.
  var effectiveSafeArea: UIEdgeInsets {
    let added = viewState.additionalSafeArea
    let outer =
      viewState.superview.map { reaching($0.effectiveSafeArea) } ?? viewState.simulatedSafeArea
    return UIEdgeInsets(
      top: max(0, outer.top + added.top), left: max(0, outer.left + added.left),
      bottom: max(0, outer.bottom + added.bottom), right: max(0, outer.right + added.right))
  }

  /// Returns the part of the superview's insets that reaches beyond the distance between the edges,
  /// side by side.
  private func reaching(_ outer: UIEdgeInsets) -> UIEdgeInsets {
    guard let superview = viewState.superview, outer != .zero else { return .zero }
    let (frame, whole) = (frame, superview.bounds)
    return UIEdgeInsets(
      top: min(outer.top, max(0, outer.top - (frame.minY - whole.minY))),
      left: min(outer.left, max(0, outer.left - (frame.minX - whole.minX))),
      bottom: min(outer.bottom, max(0, outer.bottom - (whole.maxY - frame.maxY))),
      right: min(outer.right, max(0, outer.right - (whole.maxX - frame.maxX))))
  }

  func surroundingsDidChange() {
    setNeedsLayout()
    invalidateEngine()
    for view in subtree {
      view.safeAreaInsetsDidChange()
      view.viewState.viewController?.viewSafeAreaInsetsDidChange()
    }
  }

  /// Returns the frame of a guide that it owns or brings, as of the last layout.
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
  /// Returns the negated insets.
  static prefix func - (insets: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right)
  }

  /// Returns the sums of insets, side by side.
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
