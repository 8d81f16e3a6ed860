// Attributes: every attribute of a constraint
// root 320x480
// of NSLayoutConstraint.Attribute
import UIKit

final class Attributes: UIViewController {
  let a = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [a] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint(
      item: a, attribute: .left, relatedBy: .greaterThanOrEqual, toItem: view, attribute: .left,
      multiplier: 1, constant: -4
    ).isActive = true
    NSLayoutConstraint(
      item: a, attribute: .right, relatedBy: .greaterThanOrEqual, toItem: view, attribute: .right,
      multiplier: 1, constant: -4
    ).isActive = true
    NSLayoutConstraint(
      item: a, attribute: .top, relatedBy: .greaterThanOrEqual, toItem: view, attribute: .top,
      multiplier: 1, constant: -4
    ).isActive = true
    NSLayoutConstraint(
      item: a, attribute: .bottom, relatedBy: .greaterThanOrEqual, toItem: view, attribute: .bottom,
      multiplier: 1, constant: -4
    ).isActive = true
    NSLayoutConstraint(
      item: a, attribute: .leading, relatedBy: .greaterThanOrEqual, toItem: view,
      attribute: .leading,
      multiplier: 1, constant: -4
    ).isActive = true
    NSLayoutConstraint(
      item: a, attribute: .trailing, relatedBy: .greaterThanOrEqual, toItem: view,
      attribute: .trailing,
      multiplier: 1, constant: -4
    ).isActive = true
    NSLayoutConstraint(
      item: a, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 40
    ).isActive = true
    NSLayoutConstraint(
      item: a, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 40
    ).isActive = true
    NSLayoutConstraint(
      item: a, attribute: .centerX, relatedBy: .greaterThanOrEqual, toItem: view,
      attribute: .centerX,
      multiplier: 1, constant: -4
    ).isActive = true
    NSLayoutConstraint(
      item: a, attribute: .centerY, relatedBy: .greaterThanOrEqual, toItem: view,
      attribute: .centerY,
      multiplier: 1, constant: -4
    ).isActive = true
    NSLayoutConstraint(
      item: a, attribute: .lastBaseline, relatedBy: .greaterThanOrEqual, toItem: view,
      attribute: .lastBaseline,
      multiplier: 1, constant: -4
    ).isActive = true
    NSLayoutConstraint(
      item: a, attribute: .firstBaseline, relatedBy: .greaterThanOrEqual, toItem: view,
      attribute: .firstBaseline,
      multiplier: 1, constant: -4
    ).isActive = true
    NSLayoutConstraint(
      item: a, attribute: .leftMargin, relatedBy: .greaterThanOrEqual, toItem: view,
      attribute: .leftMargin,
      multiplier: 1, constant: -4
    ).isActive = true
    NSLayoutConstraint(
      item: a, attribute: .rightMargin, relatedBy: .greaterThanOrEqual, toItem: view,
      attribute: .rightMargin,
      multiplier: 1, constant: -4
    ).isActive = true
    NSLayoutConstraint(
      item: a, attribute: .topMargin, relatedBy: .greaterThanOrEqual, toItem: view,
      attribute: .topMargin,
      multiplier: 1, constant: -4
    ).isActive = true
    NSLayoutConstraint(
      item: a, attribute: .bottomMargin, relatedBy: .greaterThanOrEqual, toItem: view,
      attribute: .bottomMargin,
      multiplier: 1, constant: -4
    ).isActive = true
    NSLayoutConstraint(
      item: a, attribute: .leadingMargin, relatedBy: .greaterThanOrEqual, toItem: view,
      attribute: .leadingMargin,
      multiplier: 1, constant: -4
    ).isActive = true
    NSLayoutConstraint(
      item: a, attribute: .trailingMargin, relatedBy: .greaterThanOrEqual, toItem: view,
      attribute: .trailingMargin,
      multiplier: 1, constant: -4
    ).isActive = true
    NSLayoutConstraint(
      item: a, attribute: .centerXWithinMargins, relatedBy: .greaterThanOrEqual, toItem: view,
      attribute: .centerXWithinMargins,
      multiplier: 1, constant: -4
    ).isActive = true
    NSLayoutConstraint(
      item: a, attribute: .centerYWithinMargins, relatedBy: .greaterThanOrEqual, toItem: view,
      attribute: .centerYWithinMargins,
      multiplier: 1, constant: -4
    ).isActive = true
    NSLayoutConstraint(
      item: a, attribute: .baseline, relatedBy: .greaterThanOrEqual, toItem: view,
      attribute: .baseline,
      multiplier: 1, constant: -4
    ).isActive = true
  }
}
