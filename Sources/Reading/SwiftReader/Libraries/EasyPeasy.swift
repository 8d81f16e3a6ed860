// EasyPeasy, according to its documentation: attributes that are applied to a view or guide,
// `title.easy.layout(Top(8).to(icon), Left(>=20), Height(44).with(.high))`.
//
// Attributes of one view that contradict each other replace each other: those of the same axis,
// relation and priority form a node, in which a near edge, a far edge, a centre and a size have
// place. Conditions choose among them, and are asked again by `reload`.
//
// mark: easy_reload
// signs: .easy.layout(

infix operator <-
prefix operator ==
prefix operator >=
prefix operator <=
prefix operator *

typealias ReferenceAttribute = NSLayoutConstraint.Attribute
typealias Relation = NSLayoutConstraint.Relation
typealias Condition = () -> Bool
typealias ContextualCondition = (EasyContext) -> Bool
typealias Insets = UIEdgeInsets

// Apps often have types with such names. The library's own have others, so that it keeps working.
typealias Attribute = EasyAttribute
typealias CompoundAttribute = EasyCompoundAttribute
typealias DimensionAttribute = EasyDimensionAttribute
typealias PositionAttribute = EasyPositionAttribute
typealias Constant = EasyConstant
typealias Priority = EasyPriority
typealias Context = EasyContext
typealias Item = EasyItem

struct EasyConstant {
  let value: CGFloat
  let relation: Relation
  let multiplier: CGFloat
}
prefix func == (value: CGFloat) -> EasyConstant {
  EasyConstant(value: value, relation: .equal, multiplier: 1)
}
prefix func >= (value: CGFloat) -> EasyConstant {
  EasyConstant(value: value, relation: .greaterThanOrEqual, multiplier: 1)
}
prefix func <= (value: CGFloat) -> EasyConstant {
  EasyConstant(value: value, relation: .lessThanOrEqual, multiplier: 1)
}
prefix func * (factor: CGFloat) -> EasyConstant {
  EasyConstant(value: 0, relation: .equal, multiplier: factor)
}
func * (constant: EasyConstant, factor: CGFloat) -> EasyConstant {
  EasyConstant(
    value: constant.value, relation: constant.relation, multiplier: constant.multiplier * factor)
}

enum EasyPriority {
  case custom(Float)
  case required, high, medium, low
  case customPriority(Float)
  case highPriority, mediumPriority, lowPriority
  func layoutPriority() -> Float {
    switch self {
    case .custom(let value): return value
    case .customPriority(let value): return value
    case .required, .highPriority: return 1000
    case .high: return 750
    case .medium, .mediumPriority: return 500
    case .low: return 250
    case .lowPriority: return 1
    }
  }
}

/// What a condition can ask of the device and the size classes of a view.
struct EasyContext {
  let view: UIView
  var isPad: Bool { view.traitCollection.userInterfaceIdiom == .pad }
  var isPhone: Bool { view.traitCollection.userInterfaceIdiom == .phone }
  var isHorizontalCompact: Bool { view.traitCollection.horizontalSizeClass == .compact }
  var isVerticalCompact: Bool { view.traitCollection.verticalSizeClass == .compact }
  var isHorizontalVerticalCompact: Bool { isHorizontalCompact && isVerticalCompact }
  var isHorizontalRegular: Bool { view.traitCollection.horizontalSizeClass == .regular }
  var isVerticalRegular: Bool { view.traitCollection.verticalSizeClass == .regular }
  var isHorizontalVerticalRegular: Bool { isHorizontalRegular && isVerticalRegular }
}

/// The functions that make constraints belong to a protocol, so that their calls count as places in
/// the files.
private protocol EasyMaking {}

// MARK: - Attributes

/// The place that an attribute has in its node.
private enum Place { case near, far, centre, size }

class EasyAttribute: EasyMaking {
  var constant: EasyConstant
  var priority: EasyPriority = .required
  var condition: Any?
  var referenceItem: Any?
  var referenceAttribute: ReferenceAttribute?
  fileprivate var item: Any?
  fileprivate var made: NSLayoutConstraint?
  init(_ value: Any = 0) {
    if let constant = value as? EasyConstant {
      self.constant = constant
    } else {
      self.constant = EasyConstant(value: value as? CGFloat ?? 0, relation: .equal, multiplier: 1)
    }
  }
  var createAttribute: ReferenceAttribute { .notAnAttribute }
  func with(_ priority: EasyPriority) -> Self {
    self.priority = priority
    return self
  }
  func when(_ condition: Any?) -> Self {
    self.condition = condition
    return self
  }
  /// Whether it is to be installed now.
  fileprivate var holds: Bool {
    guard let condition else { return true }
    let view = owner ?? item as? UIView
    return condition(EasyContext(view: view))
  }
  fileprivate var owner: UIView? {
    if let view = item as? UIView { return view.superview }
    return (item as? UILayoutGuide)?.owningView
  }
  fileprivate var isSize: Bool { createAttribute == .width || createAttribute == .height }
  /// The attribute of the other side: the same one of a superview, and the opposite one of others.
  fileprivate var otherAttribute: ReferenceAttribute {
    if let referenceAttribute { return referenceAttribute }
    if referenceItem == nil { return .notAnAttribute }
    if referenceItem === owner { return createAttribute }
    switch createAttribute {
    case .left: return .right
    case .right: return .left
    case .top: return .bottom
    case .bottom: return .top
    case .leading: return .trailing
    case .trailing: return .leading
    case .leftMargin: return .rightMargin
    case .rightMargin: return .leftMargin
    case .topMargin: return .bottomMargin
    case .bottomMargin: return .topMargin
    case .leadingMargin: return .trailingMargin
    case .trailingMargin: return .leadingMargin
    default: return createAttribute
    }
  }
  fileprivate var place: Place {
    switch createAttribute {
    case .left, .leading, .leftMargin, .leadingMargin, .top, .topMargin, .firstBaseline:
      return .near
    case .right, .trailing, .rightMargin, .trailingMargin, .bottom, .bottomMargin, .lastBaseline:
      return .far
    case .width, .height: return .size
    default: return .centre
    }
  }
  fileprivate var isVertical: Bool {
    switch createAttribute {
    case .top, .bottom, .topMargin, .bottomMargin, .firstBaseline, .lastBaseline, .centerY,
      .centerYWithinMargins, .height:
      return true
    default: return false
    }
  }
  /// Whether both belong to one node.
  fileprivate func isBeside(_ other: EasyAttribute) -> Bool {
    item === other.item && isVertical == other.isVertical
      && constant.relation == other.constant.relation
      && priority.layoutPriority() == other.priority.layoutPriority()
  }
  /// Whether one of both replaces the other in their node.
  fileprivate func replaces(_ other: EasyAttribute) -> Bool {
    if place == .size || other.place == .size { return place == other.place }
    return place == other.place || place == .centre || other.place == .centre
  }
}
extension EasyMaking {
  func easyMake() {
    guard made == nil else { return }
    if referenceItem == nil, !isSize { referenceItem = owner }
    let made = NSLayoutConstraint(
      item: item, attribute: createAttribute, relatedBy: constant.relation, toItem: referenceItem,
      attribute: otherAttribute, multiplier: constant.multiplier,
      constant: place == .far ? -constant.value : constant.value)
    made.priority = UILayoutPriority(rawValue: priority.layoutPriority())
    self.made = made
  }
}

class EasyDimensionAttribute: EasyAttribute {
  func like(_ item: Any, _ attribute: ReferenceAttribute? = nil) -> Self {
    referenceItem = item
    referenceAttribute = attribute
    return self
  }
}
class EasyPositionAttribute: EasyAttribute {
  func to(_ item: Any, _ attribute: ReferenceAttribute? = nil) -> Self {
    referenceItem = item
    referenceAttribute = attribute
    return self
  }
}
final class Width: EasyDimensionAttribute {
  override var createAttribute: ReferenceAttribute { .width }
}
final class Height: EasyDimensionAttribute {
  override var createAttribute: ReferenceAttribute { .height }
}
final class Left: EasyPositionAttribute {
  override var createAttribute: ReferenceAttribute { .left }
}
final class Right: EasyPositionAttribute {
  override var createAttribute: ReferenceAttribute { .right }
}
final class Top: EasyPositionAttribute {
  override var createAttribute: ReferenceAttribute { .top }
}
final class Bottom: EasyPositionAttribute {
  override var createAttribute: ReferenceAttribute { .bottom }
}
final class Leading: EasyPositionAttribute {
  override var createAttribute: ReferenceAttribute { .leading }
}
final class Trailing: EasyPositionAttribute {
  override var createAttribute: ReferenceAttribute { .trailing }
}
final class CenterX: EasyPositionAttribute {
  override var createAttribute: ReferenceAttribute { .centerX }
}
final class CenterY: EasyPositionAttribute {
  override var createAttribute: ReferenceAttribute { .centerY }
}
final class FirstBaseline: EasyPositionAttribute {
  override var createAttribute: ReferenceAttribute { .firstBaseline }
}
final class LastBaseline: EasyPositionAttribute {
  override var createAttribute: ReferenceAttribute { .lastBaseline }
}
final class LeftMargin: EasyPositionAttribute {
  override var createAttribute: ReferenceAttribute { .leftMargin }
}
final class RightMargin: EasyPositionAttribute {
  override var createAttribute: ReferenceAttribute { .rightMargin }
}
final class TopMargin: EasyPositionAttribute {
  override var createAttribute: ReferenceAttribute { .topMargin }
}
final class BottomMargin: EasyPositionAttribute {
  override var createAttribute: ReferenceAttribute { .bottomMargin }
}
final class LeadingMargin: EasyPositionAttribute {
  override var createAttribute: ReferenceAttribute { .leadingMargin }
}
final class TrailingMargin: EasyPositionAttribute {
  override var createAttribute: ReferenceAttribute { .trailingMargin }
}
final class CenterXWithinMargins: EasyPositionAttribute {
  override var createAttribute: ReferenceAttribute { .centerXWithinMargins }
}
final class CenterYWithinMargins: EasyPositionAttribute {
  override var createAttribute: ReferenceAttribute { .centerYWithinMargins }
}

// MARK: - Several attributes

class EasyCompoundAttribute: EasyAttribute {
  var attributes: [EasyAttribute] = []
  override func with(_ priority: EasyPriority) -> Self {
    for attribute in attributes { attribute.with(priority) }
    return self
  }
  override func when(_ condition: Any?) -> Self {
    for attribute in attributes { attribute.when(condition) }
    return self
  }
}
final class Size: EasyCompoundAttribute {
  override init(_ value: Any = 0) {
    super.init()
    let size = value as? CGSize
    attributes = [Width(size?.width ?? value), Height(size?.height ?? value)]
  }
  func like(_ item: Any) -> Self {
    for attribute in attributes { attribute.referenceItem = item }
    return self
  }
}
final class Edges: EasyCompoundAttribute {
  override init(_ value: Any = 0) {
    super.init()
    let insets = value as? UIEdgeInsets
    attributes = [
      Top(insets?.top ?? value), Left(insets?.left ?? value), Right(insets?.right ?? value),
      Bottom(insets?.bottom ?? value),
    ]
  }
  /// Relates the edges to those of an item, without the distances.
  func to(_ item: Any) -> Edges {
    attributes = [
      Top().to(item, .top), Left().to(item, .left), Right().to(item, .right),
      Bottom().to(item, .bottom),
    ]
    return self
  }
}
final class Center: EasyCompoundAttribute {
  override init(_ value: Any = 0) {
    super.init()
    let point = value as? CGPoint
    attributes = [CenterX(point?.x ?? value), CenterY(point?.y ?? value)]
  }
}
final class Margins: EasyCompoundAttribute {
  override init(_ value: Any = 0) {
    super.init()
    let insets = value as? UIEdgeInsets
    attributes = [
      TopMargin(insets?.top ?? value), LeftMargin(insets?.left ?? value),
      RightMargin(insets?.right ?? value), BottomMargin(insets?.bottom ?? value),
    ]
  }
}
final class CenterWithinMargins: EasyCompoundAttribute {
  override init(_ value: Any = 0) {
    super.init()
    let point = value as? CGPoint
    attributes = [
      CenterXWithinMargins(point?.x ?? value), CenterYWithinMargins(point?.y ?? value),
    ]
  }
}
extension Array {
  func with(_ priority: EasyPriority) -> [EasyAttribute] { map { $0.with(priority) } }
  func when(_ condition: Any?) -> [EasyAttribute] { map { $0.when(condition) } }
}

// MARK: - Applying

/// The attributes of all items, in the order in which they were applied.
private enum Applied {
  static var active: [EasyAttribute] = []
  static var inactive: [EasyAttribute] = []
  /// Installs an attribute that was made, in the place of those that it replaces.
  static func install(_ attribute: EasyAttribute) {
    if active.contains(where: { $0 === attribute }) { return }
    let others = active.filter { attribute.isBeside($0) && attribute.replaces($0) }
    for other in others { other.made?.isActive = false }
    active.removeAll { known in others.contains { $0 === known } }
    active.append(attribute)
    attribute.made?.isActive = true
  }
  static func clear(_ item: Any) {
    for attribute in active where attribute.item === item { attribute.made?.isActive = false }
    active.removeAll { $0.item === item }
    inactive.removeAll { $0.item === item }
  }
  /// Asks all conditions of an item again.
  static func reload(_ item: Any) {
    let known = active.filter { $0.item === item } + inactive.filter { $0.item === item }
    inactive.removeAll { $0.item === item }
    for attribute in known where !attribute.holds {
      attribute.made?.isActive = false
      active.removeAll { $0 === attribute }
      inactive.append(attribute)
    }
    for attribute in known where attribute.holds {
      attribute.easyMake()
      install(attribute)
    }
  }
}

struct EasyPeasy {
  let item: Any
  func layout(_ attributes: [EasyAttribute]) -> [NSLayoutConstraint] { apply(attributes) }
  func layout(_ attributes: EasyAttribute...) -> [NSLayoutConstraint] { apply(attributes) }
  private func apply(_ attributes: [EasyAttribute]) -> [NSLayoutConstraint] {
    (item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    var made: [NSLayoutConstraint] = []
    let single = attributes.flatMap { ($0 as? EasyCompoundAttribute)?.attributes ?? [$0] }
    for attribute in single {
      attribute.item = item
      guard attribute.owner != nil || attribute.isSize else { continue }
      guard attribute.holds else {
        Applied.inactive.append(attribute)
        continue
      }
      attribute.easyMake()
      Applied.install(attribute)
      if let constraint = attribute.made { made.append(constraint) }
    }
    return made
  }
  func reload() { Applied.reload(item) }
  func clear() { Applied.clear(item) }
}
protocol EasyItem {}
extension UIView: EasyItem {}
extension UILayoutGuide: EasyItem {}
extension EasyItem {
  var easy: EasyPeasy { EasyPeasy(item: self) }
  func easy_reload() { easy.reload() }
  func easy_clear() { easy.clear() }
}
func <- (item: Any, attributes: [EasyAttribute]) -> [NSLayoutConstraint] {
  EasyPeasy(item: item).layout(attributes)
}
func <- (item: Any, attribute: EasyAttribute) -> [NSLayoutConstraint] {
  EasyPeasy(item: item).layout([attribute])
}
