// The part of Stevia that finds the constraints of views, and makes single ones.
//
// module: Stevia
// mark: fillContainer
// bridged: import SteviaLayout
// signs: .sv(, .fillContainer(, .centerInContainer(

extension UIView {
  var leftConstraint: NSLayoutConstraint? { constraintForView(self, attribute: .left) }
  var rightConstraint: NSLayoutConstraint? { constraintForView(self, attribute: .right) }
  var topConstraint: NSLayoutConstraint? { constraintForView(self, attribute: .top) }
  var bottomConstraint: NSLayoutConstraint? { constraintForView(self, attribute: .bottom) }
  var heightConstraint: NSLayoutConstraint? { constraintForView(self, attribute: .height) }
  var widthConstraint: NSLayoutConstraint? { constraintForView(self, attribute: .width) }
  var trailingConstraint: NSLayoutConstraint? { constraintForView(self, attribute: .trailing) }
  var leadingConstraint: NSLayoutConstraint? { constraintForView(self, attribute: .leading) }
  var centerXConstraint: NSLayoutConstraint? { constraintForView(self, attribute: .centerX) }
  var centerYConstraint: NSLayoutConstraint? { constraintForView(self, attribute: .centerY) }
  /// The constraints that the code has made, without those of the library's own classes.
  var userAddedConstraints: [NSLayoutConstraint] { constraints }
  func addConstraint(
    item: Any, attribute: NSLayoutConstraint.Attribute,
    relatedBy relation: NSLayoutConstraint.Relation = .equal, toItem other: Any? = nil,
    attribute second: NSLayoutConstraint.Attribute? = nil, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    let made = constraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: second,
      multiplier: multiplier, constant: constant)
    made.isActive = true
    return made
  }
}
/// Returns a constraint with the library's priority; a missing second attribute is the first one.
func constraint(
  item: Any, attribute: NSLayoutConstraint.Attribute,
  relatedBy relation: NSLayoutConstraint.Relation = .equal, toItem other: Any? = nil,
  attribute second: NSLayoutConstraint.Attribute? = nil, multiplier: CGFloat = 1,
  constant: CGFloat = 0
) -> NSLayoutConstraint {
  let made = NSLayoutConstraint(
    item: item, attribute: attribute, relatedBy: relation, toItem: other,
    attribute: other == nil ? .notAnAttribute : second ?? attribute, multiplier: multiplier,
    constant: constant)
  made.priority = UILayoutPriority(rawValue: SteviaLayoutConstraint.defaultPriority)
  return made
}
/// Returns the first constraint of an attribute of a view, at either side.
func constraintForView(
  _ view: UIView, attribute: NSLayoutConstraint.Attribute
) -> NSLayoutConstraint? {
  let isSize = attribute == .width || attribute == .height
  let outer = view.superview?.constraints ?? []
  let inner = isSize ? view.constraints : []
  for constraint in outer + inner {
    if constraint.firstItem === view, constraint.firstAttribute == attribute { return constraint }
    if constraint.secondItem === view, constraint.secondAttribute == attribute {
      return constraint
    }
  }
  return nil
}
/// Aligns centres: along the horizontal axis, views get one height above the ground.
func align(
  _ axis: NSLayoutConstraint.Axis, v1 view: UIView, with other: UIView, offset: CGFloat
) {
  if axis == .horizontal {
    alignHorizontally(view, with: other, offset: offset)
  } else {
    alignVertically(view, with: other, offset: offset)
  }
}
/// A space of any size in a layout.
struct FlexibleSpace {}
extension UILabel {
  func textKey(_ key: String) -> Self { text(key) }
}
extension UIButton {
  func textKey(_ key: String) -> Self { text(key) }
  func image(_ name: String) -> Self {
    setImage(UIImage(named: name), for: .normal)
    return self
  }
}
extension UIImageView {
  func image(_ name: String) -> Self {
    image = UIImage(named: name)
    return self
  }
}
