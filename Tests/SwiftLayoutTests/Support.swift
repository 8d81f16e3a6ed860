import HeadlessUIKit
import SwiftLayout

/// A view of that name and, if given, size for tests.
func view(_ name: String, _ width: CGFloat = 0, _ height: CGFloat = 0) -> UIView {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  view.accessibilityIdentifier = name
  return view
}

extension UIView {
  /// Its frame as the tests write it, rounded to thousandths: `8 8 284 20`.
  var place: String {
    layoutIfNeeded()
    return frame.place
  }
}

extension CGRect {
  var place: String {
    [minX, minY, width, height].map { number in
      let rounded = (Double(number) * 1000).rounded() / 1000 + 0
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }.joined(separator: " ")
  }
}

extension NSLayoutConstraint {
  private static func name(_ item: AnyObject?) -> String {
    switch item {
    case let view as UIView: view.accessibilityIdentifier ?? "?"
    case let guide as UILayoutGuide:
      guide === guide.owningView?.safeAreaLayoutGuide
        ? "\(name(guide.owningView)).safeArea" : guide.identifier
    default: "nil"
    }
  }

  /// What it says, as the tests write it: `a.top == b.bottom * 2 + 8 @750 'gap'`.
  var text: String {
    func number(_ value: Double) -> String {
      value == value.rounded() ? "\(Int(value))" : "\(value)"
    }
    let sign = [-1: "<=", 0: "==", 1: ">="][relation.rawValue] ?? "?"
    var right: [String] = []
    if secondItem != nil {
      right.append("\(Self.name(secondItem)).\(secondAttribute)")
      if multiplier != 1 { right.append("* \(number(Double(multiplier)))") }
      if constant != 0 {
        right.append("\(constant < 0 ? "-" : "+") \(number(Double(abs(constant))))")
      }
    } else {
      right.append(number(Double(constant)))
    }
    if priority != .required { right.append("@\(number(Double(priority.rawValue)))") }
    if let identifier { right.append("'\(identifier)'") }
    return "\(Self.name(firstItem)).\(firstAttribute) \(sign) \(right.joined(separator: " "))"
  }
}

extension Activation {
  /// What its constraints say, in order.
  var rules: [String] { activeConstraints.map(\.text) }
}
