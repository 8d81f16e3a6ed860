import Draftsman
import LayoutModel

@testable import HeadlessUIKit

/// A view whose content has a size that the test says.
final class Box: UIView {
  let content: CGSize

  init(_ name: String, _ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
    accessibilityIdentifier = name
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
}

/// A plain view with a name.
@MainActor func named(_ name: String) -> UIView {
  let view = UIView()
  view.accessibilityIdentifier = name
  return view
}

/// A view of that size for others to be put in.
@MainActor func root(_ width: CGFloat = 320, _ height: CGFloat = 480) -> UIView {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  view.accessibilityIdentifier = "root"
  return view
}

/// The screen of the acceptance cases: with bars of 20 points at the top and 34 at the bottom.
@MainActor func screen() -> UIView {
  let view = root()
  view.simulatedSafeAreaInsets = UIEdgeInsets(top: 20, bottom: 34)
  return view
}

extension CGFloat {
  /// The number with at most three decimals: `8`, `0.25`.
  var spelled: String {
    let rounded = (Double(self) * 1000).rounded() / 1000 + 0
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension UIView {
  /// Its frame as the tests write it: `8 8 284 20`.
  var place: String {
    [frame.minX, frame.minY, frame.width, frame.height].map(\.spelled).joined(separator: " ")
  }
}

extension NSLayoutConstraint {
  /// What it says, by the names of views: `a.left >= root.safeArea.left + 8 @750 'gap'`.
  var text: String {
    func name(_ item: AnyObject?) -> String {
      if let view = item as? UIView { return view.accessibilityIdentifier ?? "?" }
      guard let guide = item as? UILayoutGuide, let system = guide.systemGuide else { return "?" }
      let word = ["safe": "safeArea", "keyboardEdge": "keyboard"][system.rawValue]
      return "\(name(guide.owningView)).\(word ?? system.rawValue)"
    }
    let sign = [Relation.equal: "==", .lessThanOrEqual: "<=", .greaterThanOrEqual: ">="][relation]
    var text = "\(name(firstItem)).\(firstAttribute.spelling) \(sign ?? "?")"
    if secondItem != nil {
      text += " \(name(secondItem)).\(secondAttribute.spelling)"
      if multiplier != 1 { text += " * \(multiplier.spelled)" }
      if constant != 0 { text += constant < 0 ? " - " : " + " }
      if constant != 0 { text += abs(constant).spelled }
    } else {
      text += " \(constant.spelled)"
    }
    if priority != .required { text += " @\(CGFloat(priority.rawValue).spelled)" }
    if let identifier { text += " '\(identifier)'" }
    return text
  }
}

@MainActor
extension [NSLayoutConstraint] {
  /// What they say, in order.
  var texts: [String] { map(\.text) }
  /// What they say, in order, on one line.
  var text: String { texts.joined(separator: ", ") }
}
