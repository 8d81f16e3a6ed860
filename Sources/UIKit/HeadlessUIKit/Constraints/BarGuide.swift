import Foundation
import UIKitTexts

/// The `topLayoutGuide` or `bottomLayoutGuide` of a view controller: from an edge of the view to
/// its safe area.
final class BarGuide: UILayoutGuide, UILayoutSupport {
  enum Side { case top, bottom }

  let side: Side
  /// The constraints made by the last call of ``support``.
  private var known: [LayoutSupportConstraint] = []

  init(_ side: Side, of controller: UIViewController) {
    self.side = side
    super.init()
    identifier = side == .top ? "UIVC-topLayoutGuide" : "UIVC-bottomLayoutGuide"
    controller.view.addLayoutGuide(self)
  }

  required init?(coder: NSCoder) { nil }

  override var logged: LoggedItem {
    LoggedItem(key: address, className: "_UILayoutSpacer", text: identifier)
  }

  var length: CGFloat {
    let insets = owningView?.safeAreaInsets ?? .zero
    return side == .top ? insets.top : insets.bottom
  }

  /// The constraints by which the view holds the guide: one for the edge and one for the height.
  var support: [NSLayoutConstraint] {
    guard let view = owningView else { return [] }
    let height = LayoutPlace(self, .height)
    if let made = known.last,
      made.says(height, .equal, nil, multiplier: 1, constant: length)
    {
      return known
    }
    let (guide, edge) =
      side == .top
      ? (LayoutPlace(self, .top), LayoutPlace(view, .top))
      : (LayoutPlace(view, .bottom), LayoutPlace(self, .bottom))
    known = [
      LayoutSupportConstraint(guide, edge, constant: 0, of: view),
      LayoutSupportConstraint(height, nil, constant: length, of: view),
    ]
    return known
  }
}

/// A constraint that keeps the guide of a bar in its place; logs print it as
/// `_UILayoutSupportConstraint`.
final class LayoutSupportConstraint: SystemConstraint {
  init(_ first: LayoutPlace, _ second: LayoutPlace?, constant: CGFloat, of view: UIView) {
    super.init()
    relate(first, .equal, second, multiplier: 1, constant: constant)
    let plain = NSLayoutConstraint()
    plain.relate(first, .equal, second, multiplier: 1, constant: constant)
    var logged = ConstraintText(plain).logged
    logged.className = "_UILayoutSupportConstraint"
    logged.isActive = true
    describe(as: logged, of: view)
  }
}
