// Stevia, according to its documentation: visual layouts such as `|-20-email-20-|`, attributes
// related by operators, and functions of views that can be chained.
//
// Its constraints have priority 751, except those between guides.
//
// Its module was called SteviaLayout. What finds and keeps constraints is in
// `SteviaConstraints.swift`.
//
// mark: fillContainer
// bridged: import SteviaLayout
// signs: .sv(, .subviews(, .fillContainer(, .centerInContainer(, .Top ==, .Bottom ==, .Left ==, .Right ==
// signs: .Leading ==, .Trailing ==, .Width ==, .Height ==, .CenterX ==, .CenterY ==

prefix operator |
postfix operator |
prefix operator |-
postfix operator -|
prefix operator >=
prefix operator <=
postfix operator %
precedencegroup HeightPrecedence {
  lowerThan: AdditionPrecedence
}
infix operator ~ : HeightPrecedence
infix operator -- : AdditionPrecedence
infix operator ⁃ : AdditionPrecedence

class SteviaLayoutConstraint: NSLayoutConstraint {
  static var defaultPriority: Float = 751
}

/// Makes and activates a constraint; a missing second attribute is the first one.
private func relate(
  _ item: Any, _ attribute: NSLayoutConstraint.Attribute,
  _ relation: NSLayoutConstraint.Relation = .equal, to other: Any? = nil,
  _ second: NSLayoutConstraint.Attribute? = nil, times multiplier: CGFloat = 1,
  plus constant: CGFloat = 0
) -> NSLayoutConstraint {
  let made = NSLayoutConstraint(
    item: item, attribute: attribute, relatedBy: relation, toItem: other,
    attribute: other == nil ? .notAnAttribute : second ?? attribute, multiplier: multiplier,
    constant: constant)
  made.priority = UILayoutPriority(rawValue: SteviaLayoutConstraint.defaultPriority)
  made.isActive = true
  return made
}

// MARK: - Margins

struct SteviaFlexibleMargin {
  let points: CGFloat
  let relation: NSLayoutConstraint.Relation
  var inverse: SteviaFlexibleMargin {
    switch relation {
    case .lessThanOrEqual:
      return SteviaFlexibleMargin(points: -points, relation: .greaterThanOrEqual)
    case .greaterThanOrEqual:
      return SteviaFlexibleMargin(points: -points, relation: .lessThanOrEqual)
    default: return SteviaFlexibleMargin(points: -points, relation: .equal)
    }
  }
}
struct SteviaPercentage { let value: CGFloat }
/// The distance from an edge of the superview.
struct SideConstraint { let margin: SteviaFlexibleMargin }
/// A row that has to be continued at a distance; nil for any distance.
struct PartialConstraint {
  let views: [UIView]
  let margin: SteviaFlexibleMargin?
}

prefix func >= (points: CGFloat) -> SteviaFlexibleMargin {
  SteviaFlexibleMargin(points: points, relation: .greaterThanOrEqual)
}
prefix func <= (points: CGFloat) -> SteviaFlexibleMargin {
  SteviaFlexibleMargin(points: points, relation: .lessThanOrEqual)
}
postfix func % (value: CGFloat) -> SteviaPercentage { SteviaPercentage(value: value) }

// MARK: - Rows

prefix func | (view: UIView) -> UIView { view.leading(0) }
postfix func | (view: UIView) -> UIView { view.trailing(0) }
prefix func |- (view: UIView) -> UIView { view.leading(8) }
postfix func -| (view: UIView) -> UIView { view.trailing(8) }
prefix func |- (points: CGFloat) -> SideConstraint {
  SideConstraint(margin: SteviaFlexibleMargin(points: points, relation: .equal))
}
postfix func -| (points: CGFloat) -> SideConstraint {
  SideConstraint(margin: SteviaFlexibleMargin(points: points, relation: .equal))
}
prefix func |- (margin: SteviaFlexibleMargin) -> SideConstraint { SideConstraint(margin: margin) }
postfix func -| (margin: SteviaFlexibleMargin) -> SideConstraint { SideConstraint(margin: margin) }

private func followed(
  _ row: [UIView], _ view: UIView, _ margin: SteviaFlexibleMargin?
) -> [UIView] {
  if let margin, view.superview != nil {
    relate(view, .leading, margin.relation, to: row.last, .trailing, plus: margin.points)
  }
  return row + [view]
}
private func usual(_ points: CGFloat) -> SteviaFlexibleMargin {
  SteviaFlexibleMargin(points: points, relation: .equal)
}
func - (left: UIView, right: UIView) -> [UIView] { followed([left], right, usual(8)) }
func - (left: [UIView], right: UIView) -> [UIView] { followed(left, right, usual(8)) }
func - (left: UIView, right: CGFloat) -> PartialConstraint {
  PartialConstraint(views: [left], margin: usual(right))
}
func - (left: [UIView], right: CGFloat) -> PartialConstraint {
  PartialConstraint(views: left, margin: usual(right))
}
func - (left: UIView, right: SteviaFlexibleMargin) -> PartialConstraint {
  PartialConstraint(views: [left], margin: right)
}
func - (left: [UIView], right: SteviaFlexibleMargin) -> PartialConstraint {
  PartialConstraint(views: left, margin: right)
}
func - (left: UIView, right: String) -> PartialConstraint {
  PartialConstraint(views: [left], margin: nil)
}
func - (left: [UIView], right: String) -> PartialConstraint {
  PartialConstraint(views: left, margin: nil)
}
func - (left: PartialConstraint, right: UIView) -> [UIView] {
  followed(left.views, right, left.margin)
}
func - (left: SideConstraint, right: UIView) -> UIView { right.leading(left.margin) }
func - (left: UIView, right: SideConstraint) -> UIView { left.trailing(right.margin) }
func - (left: [UIView], right: SideConstraint) -> [UIView] {
  left.last?.trailing(right.margin)
  return left
}
func -- (left: Any, right: Any) -> Any { left - right }
func ⁃ (left: Any, right: Any) -> Any { left - right }
func ~ (left: UIView, right: Any) -> UIView { left.height(right) }
func ~ (left: [UIView], right: Any) -> [UIView] {
  for view in left { view.height(right) }
  return left
}

// MARK: - Attributes

struct SteviaAttribute {
  let view: Any
  let attribute: NSLayoutConstraint.Attribute
  var constant: CGFloat?
  var multiplier: CGFloat?
  func times(_ factor: CGFloat) -> SteviaAttribute {
    SteviaAttribute(view: view, attribute: attribute, constant: constant, multiplier: factor)
  }
  func plus(_ distance: CGFloat) -> SteviaAttribute {
    SteviaAttribute(view: view, attribute: attribute, constant: distance, multiplier: multiplier)
  }
  func related(_ relation: NSLayoutConstraint.Relation, _ other: SteviaAttribute)
    -> NSLayoutConstraint
  {
    let distance = other.constant ?? constant ?? 0
    let factor = other.multiplier ?? multiplier ?? 1
    if let guide = other.view as? UILayoutGuide {
      // Relations with guides are required, and know no factor.
      let made = NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: relation, toItem: guide,
        attribute: other.attribute, multiplier: 1, constant: distance)
      made.isActive = true
      return made
    }
    // In an equation of a view with one of its subviews, the subview comes first.
    if relation == .equal, (other.view as? UIView)?.superview === view {
      return relate(
        other.view, other.attribute, to: view, attribute, times: factor, plus: distance)
    }
    return relate(
      view, attribute, relation, to: other.view, other.attribute, times: factor, plus: distance)
  }
  func related(_ relation: NSLayoutConstraint.Relation, _ points: CGFloat) -> NSLayoutConstraint {
    let isSize = attribute == .width || attribute == .height
    let isFar = attribute == .bottom || attribute == .right
    let outer = isSize ? nil : (view as? UIView)?.superview
    return relate(view, attribute, relation, to: outer, plus: isFar ? -points : points)
  }
}
protocol SteviaItem {}
extension UIView: SteviaItem {}
extension UILayoutGuide: SteviaItem {}
extension SteviaItem {
  var Width: SteviaAttribute { SteviaAttribute(view: self, attribute: .width) }
  var Height: SteviaAttribute { SteviaAttribute(view: self, attribute: .height) }
  var Top: SteviaAttribute { SteviaAttribute(view: self, attribute: .top) }
  var Bottom: SteviaAttribute { SteviaAttribute(view: self, attribute: .bottom) }
  var Left: SteviaAttribute { SteviaAttribute(view: self, attribute: .left) }
  var Right: SteviaAttribute { SteviaAttribute(view: self, attribute: .right) }
  var Leading: SteviaAttribute { SteviaAttribute(view: self, attribute: .leading) }
  var Trailing: SteviaAttribute { SteviaAttribute(view: self, attribute: .trailing) }
  var CenterX: SteviaAttribute { SteviaAttribute(view: self, attribute: .centerX) }
  var CenterY: SteviaAttribute { SteviaAttribute(view: self, attribute: .centerY) }
  var FirstBaseline: SteviaAttribute { SteviaAttribute(view: self, attribute: .firstBaseline) }
  var LastBaseline: SteviaAttribute { SteviaAttribute(view: self, attribute: .lastBaseline) }
}
func + (left: SteviaAttribute, right: CGFloat) -> SteviaAttribute { left.plus(right) }
func - (left: SteviaAttribute, right: CGFloat) -> SteviaAttribute { left.plus(-right) }
func * (left: SteviaAttribute, right: CGFloat) -> SteviaAttribute { left.times(right) }
func / (left: SteviaAttribute, right: CGFloat) -> SteviaAttribute { left.times(1 / right) }
func % (left: CGFloat, right: SteviaAttribute) -> SteviaAttribute { right.times(left / 100) }
func == (left: SteviaAttribute, right: SteviaAttribute) -> NSLayoutConstraint {
  left.related(.equal, right)
}
func == (left: SteviaAttribute, right: CGFloat) -> NSLayoutConstraint {
  left.related(.equal, right)
}
func >= (left: SteviaAttribute, right: SteviaAttribute) -> NSLayoutConstraint {
  left.related(.greaterThanOrEqual, right)
}
func >= (left: SteviaAttribute, right: CGFloat) -> NSLayoutConstraint {
  left.related(.greaterThanOrEqual, right)
}
func <= (left: SteviaAttribute, right: SteviaAttribute) -> NSLayoutConstraint {
  left.related(.lessThanOrEqual, right)
}
func <= (left: SteviaAttribute, right: CGFloat) -> NSLayoutConstraint {
  left.related(.lessThanOrEqual, right)
}

// MARK: - Views

@resultBuilder
struct SubviewsBuilder { static func buildBlock(_ content: UIView...) -> [UIView] { content } }
@resultBuilder
struct SteviaLayoutBuilder { static func buildBlock(_ content: Any...) -> [Any] { content } }

extension UITableViewCell { var steviaContent: UIView { contentView } }
extension UICollectionViewCell { var steviaContent: UIView { contentView } }
extension UIView {
  var steviaContent: UIView { self }
  func subviews(_ views: [UIView]) -> UIView {
    for view in views {
      steviaContent.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    return self
  }
  func subviews(_ views: UIView...) -> UIView { subviews(views) }
  func subviews(@SubviewsBuilder content: () -> [UIView]) -> UIView { subviews(content()) }
  func sv(_ views: [UIView]) -> UIView { subviews(views) }
  func sv(_ views: UIView...) -> UIView { subviews(views) }
  func style(_ change: (UIView) -> Void) -> Self {
    change(self)
    return self
  }
  func layout(_ objects: [Any]) -> [UIView] {
    var margin: Any?
    for (index, object) in objects.enumerated() {
      if let row = object as? [UIView] { align(horizontally: row) }
      if let view = leader(of: object) {
        if let margin, index == 1 {
          view.top(margin)
        } else if let margin {
          stack(view, below: leader(of: objects[index - 2]), margin, in: self)
        } else if index > 0 {
          stack(view, below: objects[index - 1] as? UIView, 0, in: self)
        }
        margin = nil
      } else {
        margin = object is String ? nil : object
        if index > 0, index == objects.count - 1 { leader(of: objects[index - 1])?.bottom(object) }
      }
    }
    return objects.compactMap { $0 as? UIView }
  }
  func layout(_ objects: Any...) -> [UIView] { layout(objects) }
  func layout(@SteviaLayoutBuilder content: () -> [Any]) -> UIView {
    layout(content())
    return self
  }
  func top(_ margin: Any) -> Self { place(self, .top, 1, margin, far: .bottom) }
  func left(_ margin: Any) -> Self { place(self, .left, 1, margin, far: .right) }
  func bottom(_ margin: Any) -> Self { place(self, .bottom, -1, margin, far: .top) }
  func right(_ margin: Any) -> Self { place(self, .right, -1, margin, far: .left) }
  func leading(_ margin: Any) -> Self { place(self, .leading, 1, margin, far: .trailing) }
  func trailing(_ margin: Any) -> Self { place(self, .trailing, -1, margin, far: .leading) }
  func fillContainer(padding: CGFloat = 0) -> Self {
    fillHorizontally(padding: padding)
    return fillVertically(padding: padding)
  }
  func fillContainer(_ padding: CGFloat) -> Self { fillContainer(padding: padding) }
  func fillHorizontally(padding: CGFloat = 0) -> Self {
    leading(padding)
    return trailing(padding)
  }
  func fillHorizontally(m padding: CGFloat) -> Self { fillHorizontally(padding: padding) }
  func fillVertically(padding: CGFloat = 0) -> Self {
    top(padding)
    return bottom(padding)
  }
  func fillVertically(m padding: CGFloat) -> Self { fillVertically(padding: padding) }
  func centerInContainer() -> Self {
    centerVertically()
    return centerHorizontally()
  }
  func centerHorizontally(offset: CGFloat = 0) -> Self {
    if let outer = superview { alignVertically(self, with: outer, offset: offset) }
    return self
  }
  func centerHorizontally(_ offset: CGFloat) -> Self { centerHorizontally(offset: offset) }
  func centerVertically(offset: CGFloat = 0) -> Self {
    if let outer = superview { alignHorizontally(self, with: outer, offset: offset) }
    return self
  }
  func centerVertically(_ offset: CGFloat) -> Self { centerVertically(offset: offset) }
  func followEdges(
    _ other: UIView, top: CGFloat = 0, bottom: CGFloat = 0, leading: CGFloat = 0,
    trailing: CGFloat = 0
  ) {
    guard superview != nil else { return }
    relate(self, .top, to: other, plus: top)
    relate(self, .trailing, to: other, plus: trailing)
    relate(self, .bottom, to: other, plus: bottom)
    relate(self, .leading, to: other, plus: leading)
  }

  func width(_ size: Any) -> Self { measure(self, .width, size) }
  func height(_ size: Any) -> Self { measure(self, .height, size) }
  func size(_ size: Any) -> Self {
    width(size)
    return height(size)
  }
  func heightEqualsWidth() -> Self {
    if superview != nil { relate(self, .height, to: self, .width) }
    return self
  }
  func aspectRatio(_ ratio: Any = 1) -> Self {
    if let share = ratio as? SteviaPercentage { Width == share.value % Height }
    if let factor = ratio as? CGFloat { Width == Height * factor }
    return self
  }
}
/// Returns the view that stands for an element of a layout: itself, or the first one of a row.
private func leader(of object: Any) -> UIView? {
  if let row = object as? [UIView] { return row.first }
  return object as? UIView
}
private func stack(_ view: UIView, below above: UIView?, _ margin: Any, in outer: UIView) {
  guard let above else { return }
  if let share = margin as? SteviaPercentage {
    let guide = UILayoutGuide()
    outer.addLayoutGuide(guide)
    guide.topAnchor.constraint(equalTo: above.bottomAnchor).isActive = true
    guide.heightAnchor.constraint(equalTo: outer.heightAnchor, multiplier: share.value / 100)
      .isActive = true
    view.topAnchor.constraint(equalTo: guide.bottomAnchor).isActive = true
  } else if let flexible = margin as? SteviaFlexibleMargin {
    relate(view, .top, flexible.relation, to: above, .bottom, plus: flexible.points)
  } else if let points = margin as? CGFloat {
    relate(view, .top, to: above, .bottom, plus: points)
  }
}
/// Places an edge at a distance inside the superview, in the direction of `sign`, or at a share of
/// its size.
private func place(
  _ view: UIView, _ edge: NSLayoutConstraint.Attribute, _ sign: CGFloat, _ margin: Any,
  far: NSLayoutConstraint.Attribute
) -> UIView {
  guard let outer = view.superview else { return view }
  if let share = margin as? SteviaPercentage {
    // Of an edge at the far side, the share is what remains of that side; all of it is the near
    // edge.
    if sign > 0 {
      relate(view, edge, to: outer, far, times: share.value / 100)
    } else if share.value == 100 {
      relate(view, edge, to: outer, far)
    } else {
      relate(view, edge, to: outer, edge, times: (100 - share.value) / 100)
    }
  } else if let flexible = margin as? SteviaFlexibleMargin {
    let inside = sign < 0 ? flexible.inverse : flexible
    relate(view, edge, inside.relation, to: outer, plus: inside.points)
  } else if let points = margin as? CGFloat {
    relate(view, edge, to: outer, plus: sign * points)
  }
  return view
}
private func measure(
  _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ size: Any
) -> UIView {
  if let share = size as? SteviaPercentage, let outer = view.superview {
    relate(view, attribute, to: outer, times: share.value / 100)
  } else if let flexible = size as? SteviaFlexibleMargin {
    relate(view, attribute, flexible.relation, plus: flexible.points)
  } else if let points = size as? CGFloat {
    relate(view, attribute, plus: points)
  }
  return view
}
extension UIButton {
  func text(_ text: String) -> Self {
    setTitle(text, for: .normal)
    return self
  }
}
extension UILabel {
  func text(_ text: String) -> Self {
    self.text = text
    return self
  }
}
extension UITextField {
  func placeholder(_ text: String) -> Self {
    placeholder = text
    return self
  }
}
extension UIStackView {
  func arrangedSubviews(_ views: [UIView]) -> UIView {
    for view in views { addArrangedSubview(view) }
    return self
  }
  func arrangedSubviews(@SubviewsBuilder content: () -> [UIView]) -> UIView {
    arrangedSubviews(content())
  }
}

// MARK: - Several views

/// Relates each view to the next one.
private func chain(_ views: [UIView], _ attribute: NSLayoutConstraint.Attribute) -> [UIView] {
  for index in views.indices where index > 0 && views[index - 1].superview != nil {
    relate(views[index - 1], attribute, to: views[index])
  }
  return views
}
/// Returns views that are given one by one or as an array.
private func all(_ views: [Any]) -> [UIView] {
  if let list = views.first as? [UIView] { return list }
  return views.compactMap { $0 as? UIView }
}
func alignHorizontally(_ view: UIView, with other: UIView, offset: CGFloat = 0) {
  if view.superview != nil { relate(view, .centerY, to: other, plus: offset) }
}
func alignVertically(_ view: UIView, with other: UIView, offset: CGFloat = 0) {
  if view.superview != nil { relate(view, .centerX, to: other, plus: offset) }
}
func alignCenter(_ view: UIView, with other: UIView) {
  alignHorizontally(view, with: other)
  alignVertically(view, with: other)
}
func align(horizontally views: Any...) -> [UIView] { chain(all(views), .centerY) }
func alignHorizontally(_ views: Any...) -> [UIView] { chain(all(views), .centerY) }
func align(vertically views: Any...) -> [UIView] { chain(all(views), .centerX) }
func alignVertically(_ views: Any...) -> [UIView] { chain(all(views), .centerX) }
func align(tops views: Any...) -> [UIView] { chain(all(views), .top) }
func alignTops(_ views: Any...) -> [UIView] { chain(all(views), .top) }
func align(bottoms views: Any...) -> [UIView] { chain(all(views), .bottom) }
func alignBottoms(_ views: Any...) -> [UIView] { chain(all(views), .bottom) }
func align(lefts views: Any...) -> [UIView] { chain(all(views), .left) }
func alignLefts(_ views: Any...) -> [UIView] { chain(all(views), .left) }
func align(rights views: Any...) -> [UIView] { chain(all(views), .right) }
func alignRights(_ views: Any...) -> [UIView] { chain(all(views), .right) }
func align(leadings views: Any...) -> [UIView] { chain(all(views), .leading) }
func align(trailings views: Any...) -> [UIView] { chain(all(views), .trailing) }
func align(lastBaselines views: Any...) -> [UIView] { chain(all(views), .lastBaseline) }
func align(firstBaselines views: Any...) -> [UIView] { chain(all(views), .firstBaseline) }
func equal(widths views: Any...) -> [UIView] { matched(all(views), .width) }
func equalWidths(_ views: Any...) -> [UIView] { matched(all(views), .width) }
func equal(heights views: Any...) -> [UIView] { matched(all(views), .height) }
func equalHeights(_ views: Any...) -> [UIView] { matched(all(views), .height) }
func equal(sizes views: Any...) -> [UIView] {
  matched(matched(all(views), .height), .width)
}
func equalSizes(_ views: Any...) -> [UIView] { matched(matched(all(views), .height), .width) }
/// Relates each view to the one before it.
private func matched(_ views: [UIView], _ attribute: NSLayoutConstraint.Attribute) -> [UIView] {
  for index in views.indices where index > 0 && views[index].superview != nil {
    relate(views[index], attribute, to: views[index - 1])
  }
  return views
}
