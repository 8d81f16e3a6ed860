// Cartography, according to its documentation: relations between attributes of views, which are
// written in the closure of `constrain`.
//
// mark: constrain(clear
// signs: constrain(

precedencegroup CartographyPriorityPrecedence {
  lowerThan: ComparisonPrecedence
  higherThan: AssignmentPrecedence
}
infix operator ~ : CartographyPriorityPrecedence

typealias LayoutPriority = UILayoutPriority

/// The constraints that the relations in one closure make.
private final class Context { var constraints: [NSLayoutConstraint] = [] }

private func relate(
  _ left: Property, _ relation: NSLayoutConstraint.Relation, _ right: Property?,
  _ constant: CGFloat
) -> NSLayoutConstraint {
  if let view = left.item as? UIView { view.translatesAutoresizingMaskIntoConstraints = false }
  let made = NSLayoutConstraint(
    item: left.item, attribute: left.attribute, relatedBy: relation, toItem: right?.item,
    attribute: right?.attribute ?? .notAnAttribute, multiplier: right?.multiplier ?? 1,
    constant: (right?.constant ?? 0) + constant)
  left.context.constraints.append(made)
  return made
}
private func relate(
  _ left: Compound, _ relation: NSLayoutConstraint.Relation, _ right: Compound
) -> [NSLayoutConstraint] {
  var made: [NSLayoutConstraint] = []
  for (index, property) in left.properties.enumerated() {
    made.append(relate(property, relation, right.properties[index], 0))
  }
  return made
}
final class ConstraintGroup {
  var constraints: [NSLayoutConstraint] = []
  init() {}
  var active: Bool {
    get { constraints.allSatisfy { $0.isActive } }
    set { for constraint in constraints { constraint.isActive = newValue } }
  }
  func replaceConstraints(_ others: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
    constraints = others
    for constraint in others { constraint.isActive = true }
  }
}

/// An attribute times a factor plus a constant.
private struct Property {
  let context: Context
  let item: Any
  let attribute: NSLayoutConstraint.Attribute
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0
  func scaled(_ factor: CGFloat) -> Property {
    Property(
      context: context, item: item, attribute: attribute, multiplier: multiplier * factor,
      constant: constant * factor)
  }
  func moved(_ distance: CGFloat) -> Property {
    Property(
      context: context, item: item, attribute: attribute, multiplier: multiplier,
      constant: constant + distance)
  }
}
/// Several attributes, each of which is related to its counterpart.
private struct Compound {
  let context: Context
  let properties: [Property]
  func inseted(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) -> Compound {
    Compound(
      context: context,
      properties: [
        properties[0].moved(top), properties[1].moved(leading), properties[2].moved(-bottom),
        properties[3].moved(-trailing),
      ])
  }
  func inseted(horizontally: CGFloat = 0, vertically: CGFloat = 0) -> Compound {
    inseted(
      top: vertically, leading: horizontally, bottom: vertically, trailing: horizontally)
  }
  func inseted(by insets: UIEdgeInsets) -> Compound {
    inseted(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
  func inseted(by amount: CGFloat) -> Compound {
    inseted(top: amount, leading: amount, bottom: amount, trailing: amount)
  }
}

/// A view or a guide inside a closure.
final class ViewProxy {
  let context: Context
  let item: Any
  init(_ context: Context, _ item: Any) {
    self.context = context
    self.item = item
  }
  func property(_ attribute: NSLayoutConstraint.Attribute) -> Property {
    Property(context: context, item: item, attribute: attribute)
  }
  func compound(_ attributes: [NSLayoutConstraint.Attribute]) -> Compound {
    Compound(context: context, properties: attributes.map { property($0) })
  }
  var superview: ViewProxy? {
    guard let view = item as? UIView, let outer = view.superview else { return nil }
    return ViewProxy(context, outer)
  }
  var owningView: ViewProxy? {
    guard let guide = item as? UILayoutGuide, let view = guide.owningView else { return nil }
    return ViewProxy(context, view)
  }
  func guide(_ find: (UIView) -> UILayoutGuide) -> ViewProxy {
    guard let view = item as? UIView else { return self }
    return ViewProxy(context, find(view))
  }
  var translatesAutoresizingMaskIntoConstraints: Bool {
    get { (item as? UIView)?.translatesAutoresizingMaskIntoConstraints ?? false }
    set { (item as? UIView)?.translatesAutoresizingMaskIntoConstraints = newValue }
  }
  var safeAreaLayoutGuide: ViewProxy { guide { $0.safeAreaLayoutGuide } }
  var safeArea: ViewProxy { safeAreaLayoutGuide }
  var layoutMarginsGuide: ViewProxy { guide { $0.layoutMarginsGuide } }
  var readableContentGuide: ViewProxy { guide { $0.readableContentGuide } }
  var top: Property { property(.top) }
  var bottom: Property { property(.bottom) }
  var left: Property { property(.left) }
  var right: Property { property(.right) }
  var leading: Property { property(.leading) }
  var trailing: Property { property(.trailing) }
  var width: Property { property(.width) }
  var height: Property { property(.height) }
  var centerX: Property { property(.centerX) }
  var centerY: Property { property(.centerY) }
  var baseline: Property { property(.lastBaseline) }
  var lastBaseline: Property { property(.lastBaseline) }
  var firstBaseline: Property { property(.firstBaseline) }
  var topMargin: Property { property(.topMargin) }
  var bottomMargin: Property { property(.bottomMargin) }
  var leftMargin: Property { property(.leftMargin) }
  var rightMargin: Property { property(.rightMargin) }
  var leadingMargin: Property { property(.leadingMargin) }
  var trailingMargin: Property { property(.trailingMargin) }
  var centerXWithinMargins: Property { property(.centerXWithinMargins) }
  var centerYWithinMargins: Property { property(.centerYWithinMargins) }
  var size: Compound { compound([.width, .height]) }
  var center: Compound { compound([.centerX, .centerY]) }
  var centerWithinMargins: Compound { compound([.centerXWithinMargins, .centerYWithinMargins]) }
  var edges: Compound { compound([.top, .leading, .bottom, .trailing]) }
  var edgesWithinMargins: Compound {
    compound([.topMargin, .leadingMargin, .bottomMargin, .trailingMargin])
  }
}
typealias LayoutProxy = ViewProxy
typealias LayoutGuideProxy = ViewProxy
typealias LayoutSupportProxy = ViewProxy

extension UIViewController {
  var car_topLayoutGuide: UILayoutGuide { topLayoutGuide }
  var car_bottomLayoutGuide: UILayoutGuide { bottomLayoutGuide }
  var topLayoutGuideCartography: UILayoutGuide { topLayoutGuide }
  var bottomLayoutGuideCartography: UILayoutGuide { bottomLayoutGuide }
}

func + (lhs: Property, rhs: CGFloat) -> Property { lhs.moved(rhs) }
func + (lhs: CGFloat, rhs: Property) -> Property { rhs.moved(lhs) }
func - (lhs: Property, rhs: CGFloat) -> Property { lhs.moved(-rhs) }
func - (lhs: CGFloat, rhs: Property) -> Property { rhs.moved(-lhs) }
func * (lhs: Property, rhs: CGFloat) -> Property { lhs.scaled(rhs) }
func * (lhs: CGFloat, rhs: Property) -> Property { rhs.scaled(lhs) }
func / (lhs: Property, rhs: CGFloat) -> Property { lhs.scaled(1 / rhs) }
func * (lhs: Compound, rhs: CGFloat) -> Compound {
  Compound(context: lhs.context, properties: lhs.properties.map { $0.scaled(rhs) })
}
func * (lhs: CGFloat, rhs: Compound) -> Compound { rhs * lhs }
func / (lhs: Compound, rhs: CGFloat) -> Compound { lhs * (1 / rhs) }

@discardableResult
func == (lhs: Property, rhs: Property) -> NSLayoutConstraint {
  relate(lhs, .equal, rhs, 0)
}
@discardableResult
func == (lhs: Property, rhs: CGFloat) -> NSLayoutConstraint {
  relate(lhs, .equal, nil, rhs)
}
@discardableResult
func == (lhs: Compound, rhs: Compound) -> [NSLayoutConstraint] {
  relate(lhs, .equal, rhs)
}
@discardableResult
func <= (lhs: Property, rhs: Property) -> NSLayoutConstraint {
  relate(lhs, .lessThanOrEqual, rhs, 0)
}
@discardableResult
func <= (lhs: Property, rhs: CGFloat) -> NSLayoutConstraint {
  relate(lhs, .lessThanOrEqual, nil, rhs)
}
@discardableResult
func <= (lhs: Compound, rhs: Compound) -> [NSLayoutConstraint] {
  relate(lhs, .lessThanOrEqual, rhs)
}
@discardableResult
func >= (lhs: Property, rhs: Property) -> NSLayoutConstraint {
  relate(lhs, .greaterThanOrEqual, rhs, 0)
}
@discardableResult
func >= (lhs: Property, rhs: CGFloat) -> NSLayoutConstraint {
  relate(lhs, .greaterThanOrEqual, nil, rhs)
}
@discardableResult
func >= (lhs: Compound, rhs: Compound) -> [NSLayoutConstraint] {
  relate(lhs, .greaterThanOrEqual, rhs)
}
@discardableResult
func ~ (lhs: NSLayoutConstraint, rhs: UILayoutPriority) -> NSLayoutConstraint {
  lhs.priority = rhs
  return lhs
}
@discardableResult
func ~ (lhs: [NSLayoutConstraint], rhs: UILayoutPriority) -> [NSLayoutConstraint] {
  for constraint in lhs { constraint.priority = rhs }
  return lhs
}

func inset(_ edges: Compound, _ all: CGFloat) -> Compound { edges.inseted(by: all) }
func inset(_ edges: Compound, _ insets: UIEdgeInsets) -> Compound { edges.inseted(by: insets) }
func inset(_ edges: Compound, _ horizontal: CGFloat, _ vertical: CGFloat) -> Compound {
  edges.inseted(horizontally: horizontal, vertically: vertical)
}
func inset(_ edges: Compound, horizontally horizontal: CGFloat) -> Compound {
  edges.inseted(horizontally: horizontal)
}
func inset(_ edges: Compound, vertically vertical: CGFloat) -> Compound {
  edges.inseted(vertically: vertical)
}
func inset(
  _ edges: Compound, _ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat
) -> Compound {
  edges.inseted(top: top, leading: leading, bottom: bottom, trailing: trailing)
}

// MARK: - Closures

func constrain(clear group: ConstraintGroup) { group.replaceConstraints([]) }
func constrain(
  _ items: [Any], replace group: ConstraintGroup = ConstraintGroup(), block: ([ViewProxy]) -> Void
) -> ConstraintGroup {
  let context = Context()
  block(items.map { ViewProxy(context, $0) })
  group.replaceConstraints(context.constraints)
  return group
}
@discardableResult
func constrain(
  _ a: Any, replace group: ConstraintGroup = ConstraintGroup(), block: (ViewProxy) -> Void
) -> ConstraintGroup {
  constrain([a], replace: group) { block($0[0]) }
}
@discardableResult
func constrain(
  _ a: Any, _ b: Any, replace group: ConstraintGroup = ConstraintGroup(),
  block: (ViewProxy, ViewProxy) -> Void
) -> ConstraintGroup {
  constrain([a, b], replace: group) { block($0[0], $0[1]) }
}
@discardableResult
func constrain(
  _ a: Any, _ b: Any, _ c: Any, replace group: ConstraintGroup = ConstraintGroup(),
  block: (ViewProxy, ViewProxy, ViewProxy) -> Void
) -> ConstraintGroup {
  constrain([a, b, c], replace: group) { block($0[0], $0[1], $0[2]) }
}
@discardableResult
func constrain(
  _ a: Any, _ b: Any, _ c: Any, _ d: Any, replace group: ConstraintGroup = ConstraintGroup(),
  block: (ViewProxy, ViewProxy, ViewProxy, ViewProxy) -> Void
) -> ConstraintGroup {
  constrain([a, b, c, d], replace: group) { block($0[0], $0[1], $0[2], $0[3]) }
}
@discardableResult
func constrain(
  _ a: Any, _ b: Any, _ c: Any, _ d: Any, _ e: Any,
  replace group: ConstraintGroup = ConstraintGroup(),
  block: (ViewProxy, ViewProxy, ViewProxy, ViewProxy, ViewProxy) -> Void
) -> ConstraintGroup {
  constrain([a, b, c, d, e], replace: group) { block($0[0], $0[1], $0[2], $0[3], $0[4]) }
}
@discardableResult
func constrain(
  _ a: Any, _ b: Any, _ c: Any, _ d: Any, _ e: Any, _ f: Any,
  replace group: ConstraintGroup = ConstraintGroup(),
  block: (ViewProxy, ViewProxy, ViewProxy, ViewProxy, ViewProxy, ViewProxy) -> Void
) -> ConstraintGroup {
  constrain([a, b, c, d, e, f], replace: group) { block($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) }
}
@discardableResult
func constrain(
  _ a: Any, _ b: Any, _ c: Any, _ d: Any, _ e: Any, _ f: Any, _ g: Any,
  replace group: ConstraintGroup = ConstraintGroup(),
  block: (ViewProxy, ViewProxy, ViewProxy, ViewProxy, ViewProxy, ViewProxy, ViewProxy) -> Void
) -> ConstraintGroup {
  constrain([a, b, c, d, e, f, g], replace: group) {
    block($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6])
  }
}
@discardableResult
func constrain(
  _ a: Any, _ b: Any, _ c: Any, _ d: Any, _ e: Any, _ f: Any, _ g: Any, _ h: Any,
  replace group: ConstraintGroup = ConstraintGroup(),
  block: (
    ViewProxy, ViewProxy, ViewProxy, ViewProxy, ViewProxy,
    ViewProxy, ViewProxy, ViewProxy
  ) -> Void
) -> ConstraintGroup {
  constrain([a, b, c, d, e, f, g, h], replace: group) {
    block($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7])
  }
}
@discardableResult
func constrain(
  _ a: Any, _ b: Any, _ c: Any, _ d: Any, _ e: Any, _ f: Any, _ g: Any, _ h: Any, _ i: Any,
  replace group: ConstraintGroup = ConstraintGroup(),
  block: (
    ViewProxy, ViewProxy, ViewProxy, ViewProxy, ViewProxy,
    ViewProxy, ViewProxy, ViewProxy, ViewProxy
  ) -> Void
) -> ConstraintGroup {
  constrain([a, b, c, d, e, f, g, h, i], replace: group) {
    block($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7], $0[8])
  }
}
@discardableResult
func constrain(
  _ a: Any, _ b: Any, _ c: Any, _ d: Any, _ e: Any, _ f: Any, _ g: Any, _ h: Any, _ i: Any,
  _ j: Any, replace group: ConstraintGroup = ConstraintGroup(),
  block: (
    ViewProxy, ViewProxy, ViewProxy, ViewProxy, ViewProxy,
    ViewProxy, ViewProxy, ViewProxy, ViewProxy, ViewProxy
  ) -> Void
) -> ConstraintGroup {
  constrain([a, b, c, d, e, f, g, h, i, j], replace: group) {
    block($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7], $0[8], $0[9])
  }
}

// MARK: - Rows

/// Returns proxies that are given one by one or as an array.
private func proxies(_ items: [Any]) -> [ViewProxy] {
  var all: [ViewProxy] = []
  for item in items {
    if let proxy = item as? ViewProxy { all.append(proxy) }
    if let list = item as? [ViewProxy] { all += list }
  }
  return all
}
/// Relates each item to the next one, and returns the constraints.
private func chain(
  _ items: [ViewProxy], _ relate: (ViewProxy, ViewProxy) -> NSLayoutConstraint
) -> [NSLayoutConstraint] {
  if let last = items.last, let view = last.item as? UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
  }
  var made: [NSLayoutConstraint] = []
  for index in items.indices where index > 0 {
    made.append(relate(items[index - 1], items[index]))
  }
  return made
}
/// Aligns all items with the first one, and returns the constraints.
private func aligned(
  _ items: [ViewProxy], _ relate: (ViewProxy, ViewProxy) -> NSLayoutConstraint
) -> [NSLayoutConstraint] {
  var made: [NSLayoutConstraint] = []
  for (index, other) in items.enumerated() {
    if let view = other.item as? UIView { view.translatesAutoresizingMaskIntoConstraints = false }
    if index > 0 { made.append(relate(items[0], other)) }
  }
  return made
}
@discardableResult
func align(top items: Any...) -> [NSLayoutConstraint] {
  aligned(proxies(items)) { $0.property(.top) == $1.property(.top) }
}
@discardableResult
func align(right items: Any...) -> [NSLayoutConstraint] {
  aligned(proxies(items)) { $0.property(.right) == $1.property(.right) }
}
@discardableResult
func align(bottom items: Any...) -> [NSLayoutConstraint] {
  aligned(proxies(items)) { $0.property(.bottom) == $1.property(.bottom) }
}
@discardableResult
func align(left items: Any...) -> [NSLayoutConstraint] {
  aligned(proxies(items)) { $0.property(.left) == $1.property(.left) }
}
@discardableResult
func align(leading items: Any...) -> [NSLayoutConstraint] {
  aligned(proxies(items)) { $0.property(.leading) == $1.property(.leading) }
}
@discardableResult
func align(trailing items: Any...) -> [NSLayoutConstraint] {
  aligned(proxies(items)) { $0.property(.trailing) == $1.property(.trailing) }
}
@discardableResult
func align(centerX items: Any...) -> [NSLayoutConstraint] {
  aligned(proxies(items)) { $0.property(.centerX) == $1.property(.centerX) }
}
@discardableResult
func align(centerY items: Any...) -> [NSLayoutConstraint] {
  aligned(proxies(items)) { $0.property(.centerY) == $1.property(.centerY) }
}
@discardableResult
func align(baseline items: Any...) -> [NSLayoutConstraint] {
  aligned(proxies(items)) { $0.property(.lastBaseline) == $1.property(.lastBaseline) }
}
@discardableResult
func distribute(by amount: CGFloat = 0, horizontally items: Any...) -> [NSLayoutConstraint] {
  chain(proxies(items)) { $0.trailing == $1.leading - amount }
}
@discardableResult
func distribute(by amount: CGFloat = 0, leftToRight items: Any...) -> [NSLayoutConstraint] {
  chain(proxies(items)) { $0.right == $1.left - amount }
}
@discardableResult
func distribute(by amount: CGFloat = 0, vertically items: Any...) -> [NSLayoutConstraint] {
  chain(proxies(items)) { $0.bottom == $1.top - amount }
}
@discardableResult
func distribute(equalWidth items: Any...) -> [NSLayoutConstraint] {
  chain(proxies(items)) { $0.width == $1.width }
}
@discardableResult
func distribute(equalHeight items: Any...) -> [NSLayoutConstraint] {
  chain(proxies(items)) { $0.height == $1.height }
}
