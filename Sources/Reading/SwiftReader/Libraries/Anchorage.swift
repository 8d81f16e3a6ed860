// Anchorage, according to its documentation: relations between anchors, written with operators.
//
// mark: batch(active

precedencegroup AnchorPriorityPrecedence {
  associativity: none
  higherThan: ComparisonPrecedence
  lowerThan: AdditionPrecedence
}
infix operator ~ : AnchorPriorityPrecedence
infix operator /==/ : ComparisonPrecedence
infix operator /<=/ : ComparisonPrecedence
infix operator />=/ : ComparisonPrecedence

extension UILayoutPriority {
  static let high = UILayoutPriority.defaultHigh
  static let low = UILayoutPriority.defaultLow
  static let fittingSize = UILayoutPriority.fittingSizeLevel
}
struct AnchorState {
  static var isBatch = false
  static var made: [NSLayoutConstraint] = []
}
struct AnchorTerm {
  var anchor: NSLayoutAnchor?
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0
  var priority: UILayoutPriority = .required
}
struct AnchorPair {
  let first: NSLayoutAnchor
  let last: NSLayoutAnchor
  let isSize: Bool
  let isCentre: Bool
}
struct AnchorEdges {
  let horizontal: AnchorPair
  let vertical: AnchorPair
}
struct AnchorGroupTerm {
  var group: Any
  var insets: UIEdgeInsets = .zero
  var multiplier: CGFloat = 1
  var priority: UILayoutPriority = .required
}
struct ConstraintPair {
  let first: NSLayoutConstraint
  let second: NSLayoutConstraint
}
struct ConstraintGroup {
  let top: NSLayoutConstraint
  let leading: NSLayoutConstraint
  let bottom: NSLayoutConstraint
  let trailing: NSLayoutConstraint
  var all: [NSLayoutConstraint] { [top, leading, bottom, trailing] }
  var horizontal: [NSLayoutConstraint] { [leading, trailing] }
  var vertical: [NSLayoutConstraint] { [top, bottom] }
}

enum Anchorage {
  static func batch(active: Bool = true, closure: () -> Void) -> [NSLayoutConstraint] {
    AnchorState.isBatch = true
    AnchorState.made = []
    closure()
    AnchorState.isBatch = false
    if active { NSLayoutConstraint.activate(AnchorState.made) }
    return AnchorState.made
  }
}

extension UIView {
  var edgeAnchors: AnchorEdges {
    AnchorEdges(horizontal: horizontalAnchors, vertical: verticalAnchors)
  }
  var horizontalAnchors: AnchorPair {
    AnchorPair(first: leadingAnchor, last: trailingAnchor, isSize: false, isCentre: false)
  }
  var verticalAnchors: AnchorPair {
    AnchorPair(first: topAnchor, last: bottomAnchor, isSize: false, isCentre: false)
  }
  var centerAnchors: AnchorPair {
    AnchorPair(first: centerXAnchor, last: centerYAnchor, isSize: false, isCentre: true)
  }
  var sizeAnchors: AnchorPair {
    AnchorPair(first: widthAnchor, last: heightAnchor, isSize: true, isCentre: false)
  }
}
extension UILayoutGuide {
  var edgeAnchors: AnchorEdges {
    AnchorEdges(horizontal: horizontalAnchors, vertical: verticalAnchors)
  }
  var horizontalAnchors: AnchorPair {
    AnchorPair(first: leadingAnchor, last: trailingAnchor, isSize: false, isCentre: false)
  }
  var verticalAnchors: AnchorPair {
    AnchorPair(first: topAnchor, last: bottomAnchor, isSize: false, isCentre: false)
  }
  var centerAnchors: AnchorPair {
    AnchorPair(first: centerXAnchor, last: centerYAnchor, isSize: false, isCentre: true)
  }
  var sizeAnchors: AnchorPair {
    AnchorPair(first: widthAnchor, last: heightAnchor, isSize: true, isCentre: false)
  }
}

func anchorRelate(
  _ left: NSLayoutAnchor, _ relation: NSLayoutConstraint.Relation, _ right: AnchorTerm
) -> NSLayoutConstraint {
  let constraint: NSLayoutConstraint
  if let other = right.anchor {
    if right.multiplier == 1 {
      switch relation {
      case .equal: constraint = left.constraint(equalTo: other, constant: right.constant)
      case .lessThanOrEqual:
        constraint = left.constraint(lessThanOrEqualTo: other, constant: right.constant)
      default:
        constraint = left.constraint(greaterThanOrEqualTo: other, constant: right.constant)
      }
    } else {
      let plain = left.constraint(equalTo: other)
      constraint = NSLayoutConstraint(
        item: plain.firstItem, attribute: plain.firstAttribute, relatedBy: relation,
        toItem: plain.secondItem, attribute: plain.secondAttribute,
        multiplier: right.multiplier, constant: right.constant)
    }
  } else {
    switch relation {
    case .equal: constraint = left.constraint(equalToConstant: right.constant)
    case .lessThanOrEqual:
      constraint = left.constraint(lessThanOrEqualToConstant: right.constant)
    default: constraint = left.constraint(greaterThanOrEqualToConstant: right.constant)
    }
  }
  if let view = constraint.firstItem as? UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
  }
  constraint.priority = right.priority
  if AnchorState.isBatch {
    AnchorState.made.append(constraint)
  } else {
    constraint.isActive = true
  }
  return constraint
}
func anchorInverse(_ relation: NSLayoutConstraint.Relation) -> NSLayoutConstraint.Relation {
  switch relation {
  case .lessThanOrEqual: return .greaterThanOrEqual
  case .greaterThanOrEqual: return .lessThanOrEqual
  default: return .equal
  }
}
func anchorRelatePair(
  _ left: AnchorPair, _ relation: NSLayoutConstraint.Relation, _ right: AnchorPair,
  _ near: CGFloat, _ far: CGFloat, _ multiplier: CGFloat, _ priority: UILayoutPriority
) -> ConstraintPair {
  let isEdges = !left.isSize && !left.isCentre
  return ConstraintPair(
    first: anchorRelate(
      left.first, relation,
      AnchorTerm(
        anchor: right.first, multiplier: multiplier, constant: near, priority: priority)),
    second: anchorRelate(
      left.last, isEdges ? anchorInverse(relation) : relation,
      AnchorTerm(
        anchor: right.last, multiplier: multiplier, constant: isEdges ? -far : far,
        priority: priority)))
}
func anchorRelateGroup(
  _ left: AnchorEdges, _ relation: NSLayoutConstraint.Relation, _ right: AnchorEdges,
  _ insets: UIEdgeInsets, _ priority: UILayoutPriority
) -> ConstraintGroup {
  let across = anchorRelatePair(
    left.horizontal, relation, right.horizontal, insets.left, insets.right, 1, priority)
  let down = anchorRelatePair(
    left.vertical, relation, right.vertical, insets.top, insets.bottom, 1, priority)
  return ConstraintGroup(
    top: down.first, leading: across.first, bottom: down.second, trailing: across.second)
}

func + (lhs: NSLayoutAnchor, rhs: CGFloat) -> AnchorTerm {
  AnchorTerm(anchor: lhs, constant: rhs)
}
func - (lhs: NSLayoutAnchor, rhs: CGFloat) -> AnchorTerm {
  AnchorTerm(anchor: lhs, constant: -rhs)
}
func * (lhs: NSLayoutAnchor, rhs: CGFloat) -> AnchorTerm {
  AnchorTerm(anchor: lhs, multiplier: rhs)
}
func / (lhs: NSLayoutAnchor, rhs: CGFloat) -> AnchorTerm {
  AnchorTerm(anchor: lhs, multiplier: 1 / rhs)
}
func + (lhs: AnchorTerm, rhs: CGFloat) -> AnchorTerm {
  AnchorTerm(anchor: lhs.anchor, multiplier: lhs.multiplier, constant: lhs.constant + rhs)
}
func - (lhs: AnchorTerm, rhs: CGFloat) -> AnchorTerm {
  AnchorTerm(anchor: lhs.anchor, multiplier: lhs.multiplier, constant: lhs.constant - rhs)
}
func ~ (lhs: CGFloat, rhs: UILayoutPriority) -> AnchorTerm {
  AnchorTerm(anchor: nil, constant: lhs, priority: rhs)
}
func ~ (lhs: NSLayoutAnchor, rhs: UILayoutPriority) -> AnchorTerm {
  AnchorTerm(anchor: lhs, priority: rhs)
}
func ~ (lhs: AnchorTerm, rhs: UILayoutPriority) -> AnchorTerm {
  AnchorTerm(
    anchor: lhs.anchor, multiplier: lhs.multiplier, constant: lhs.constant, priority: rhs)
}
func + (lhs: AnchorEdges, rhs: CGFloat) -> AnchorGroupTerm {
  AnchorGroupTerm(
    group: lhs, insets: UIEdgeInsets(top: rhs, left: rhs, bottom: rhs, right: rhs))
}
func - (lhs: AnchorEdges, rhs: CGFloat) -> AnchorGroupTerm { lhs + -rhs }
func + (lhs: AnchorEdges, rhs: UIEdgeInsets) -> AnchorGroupTerm {
  AnchorGroupTerm(group: lhs, insets: rhs)
}
func + (lhs: AnchorPair, rhs: CGFloat) -> AnchorGroupTerm {
  AnchorGroupTerm(
    group: lhs, insets: UIEdgeInsets(top: rhs, left: rhs, bottom: rhs, right: rhs))
}
func - (lhs: AnchorPair, rhs: CGFloat) -> AnchorGroupTerm { lhs + -rhs }
func * (lhs: AnchorPair, rhs: CGFloat) -> AnchorGroupTerm {
  AnchorGroupTerm(group: lhs, multiplier: rhs)
}
func / (lhs: AnchorPair, rhs: CGFloat) -> AnchorGroupTerm {
  AnchorGroupTerm(group: lhs, multiplier: 1 / rhs)
}
func ~ (lhs: AnchorEdges, rhs: UILayoutPriority) -> AnchorGroupTerm {
  AnchorGroupTerm(group: lhs, priority: rhs)
}
func ~ (lhs: AnchorPair, rhs: UILayoutPriority) -> AnchorGroupTerm {
  AnchorGroupTerm(group: lhs, priority: rhs)
}
func ~ (lhs: AnchorGroupTerm, rhs: UILayoutPriority) -> AnchorGroupTerm {
  AnchorGroupTerm(
    group: lhs.group, insets: lhs.insets, multiplier: lhs.multiplier, priority: rhs)
}
@discardableResult
func == (lhs: NSLayoutAnchor, rhs: NSLayoutAnchor) -> NSLayoutConstraint {
  anchorRelate(lhs, .equal, AnchorTerm(anchor: rhs))
}
@discardableResult
func == (lhs: NSLayoutAnchor, rhs: AnchorTerm) -> NSLayoutConstraint {
  anchorRelate(lhs, .equal, rhs)
}
@discardableResult
func == (lhs: NSLayoutAnchor, rhs: CGFloat) -> NSLayoutConstraint {
  anchorRelate(lhs, .equal, AnchorTerm(anchor: nil, constant: rhs))
}
@discardableResult
func == (lhs: AnchorPair, rhs: AnchorPair) -> ConstraintPair {
  anchorRelatePair(lhs, .equal, rhs, 0, 0, 1, .required)
}
@discardableResult
func == (lhs: AnchorPair, rhs: AnchorGroupTerm) -> ConstraintPair {
  anchorRelatePair(
    lhs, .equal, rhs.group, rhs.insets.left, rhs.insets.right, rhs.multiplier,
    rhs.priority)
}
@discardableResult
func == (lhs: AnchorPair, rhs: CGSize) -> ConstraintPair {
  ConstraintPair(
    first: anchorRelate(lhs.first, .equal, AnchorTerm(anchor: nil, constant: rhs.width)),
    second: anchorRelate(lhs.last, .equal, AnchorTerm(anchor: nil, constant: rhs.height)))
}
@discardableResult
func == (lhs: AnchorEdges, rhs: AnchorEdges) -> ConstraintGroup {
  anchorRelateGroup(lhs, .equal, rhs, .zero, .required)
}
@discardableResult
func == (lhs: AnchorEdges, rhs: AnchorGroupTerm) -> ConstraintGroup {
  anchorRelateGroup(lhs, .equal, rhs.group, rhs.insets, rhs.priority)
}
@discardableResult
func /==/ (lhs: NSLayoutAnchor, rhs: NSLayoutAnchor) -> NSLayoutConstraint { lhs == rhs }
@discardableResult
func /==/ (lhs: NSLayoutAnchor, rhs: AnchorTerm) -> NSLayoutConstraint { lhs == rhs }
@discardableResult
func /==/ (lhs: NSLayoutAnchor, rhs: CGFloat) -> NSLayoutConstraint { lhs == rhs }
@discardableResult
func /==/ (lhs: AnchorPair, rhs: AnchorPair) -> ConstraintPair { lhs == rhs }
@discardableResult
func /==/ (lhs: AnchorPair, rhs: AnchorGroupTerm) -> ConstraintPair { lhs == rhs }
@discardableResult
func /==/ (lhs: AnchorPair, rhs: CGSize) -> ConstraintPair { lhs == rhs }
@discardableResult
func /==/ (lhs: AnchorEdges, rhs: AnchorEdges) -> ConstraintGroup { lhs == rhs }
@discardableResult
func /==/ (lhs: AnchorEdges, rhs: AnchorGroupTerm) -> ConstraintGroup { lhs == rhs }
@discardableResult
func <= (lhs: NSLayoutAnchor, rhs: NSLayoutAnchor) -> NSLayoutConstraint {
  anchorRelate(lhs, .lessThanOrEqual, AnchorTerm(anchor: rhs))
}
@discardableResult
func <= (lhs: NSLayoutAnchor, rhs: AnchorTerm) -> NSLayoutConstraint {
  anchorRelate(lhs, .lessThanOrEqual, rhs)
}
@discardableResult
func <= (lhs: NSLayoutAnchor, rhs: CGFloat) -> NSLayoutConstraint {
  anchorRelate(lhs, .lessThanOrEqual, AnchorTerm(anchor: nil, constant: rhs))
}
@discardableResult
func <= (lhs: AnchorPair, rhs: AnchorPair) -> ConstraintPair {
  anchorRelatePair(lhs, .lessThanOrEqual, rhs, 0, 0, 1, .required)
}
@discardableResult
func <= (lhs: AnchorPair, rhs: AnchorGroupTerm) -> ConstraintPair {
  anchorRelatePair(
    lhs, .lessThanOrEqual, rhs.group, rhs.insets.left, rhs.insets.right, rhs.multiplier,
    rhs.priority)
}
@discardableResult
func <= (lhs: AnchorPair, rhs: CGSize) -> ConstraintPair {
  ConstraintPair(
    first: anchorRelate(lhs.first, .lessThanOrEqual, AnchorTerm(anchor: nil, constant: rhs.width)),
    second: anchorRelate(lhs.last, .lessThanOrEqual, AnchorTerm(anchor: nil, constant: rhs.height)))
}
@discardableResult
func <= (lhs: AnchorEdges, rhs: AnchorEdges) -> ConstraintGroup {
  anchorRelateGroup(lhs, .lessThanOrEqual, rhs, .zero, .required)
}
@discardableResult
func <= (lhs: AnchorEdges, rhs: AnchorGroupTerm) -> ConstraintGroup {
  anchorRelateGroup(lhs, .lessThanOrEqual, rhs.group, rhs.insets, rhs.priority)
}
@discardableResult
func /<=/ (lhs: NSLayoutAnchor, rhs: NSLayoutAnchor) -> NSLayoutConstraint { lhs <= rhs }
@discardableResult
func /<=/ (lhs: NSLayoutAnchor, rhs: AnchorTerm) -> NSLayoutConstraint { lhs <= rhs }
@discardableResult
func /<=/ (lhs: NSLayoutAnchor, rhs: CGFloat) -> NSLayoutConstraint { lhs <= rhs }
@discardableResult
func /<=/ (lhs: AnchorPair, rhs: AnchorPair) -> ConstraintPair { lhs <= rhs }
@discardableResult
func /<=/ (lhs: AnchorPair, rhs: AnchorGroupTerm) -> ConstraintPair { lhs <= rhs }
@discardableResult
func /<=/ (lhs: AnchorPair, rhs: CGSize) -> ConstraintPair { lhs <= rhs }
@discardableResult
func /<=/ (lhs: AnchorEdges, rhs: AnchorEdges) -> ConstraintGroup { lhs <= rhs }
@discardableResult
func /<=/ (lhs: AnchorEdges, rhs: AnchorGroupTerm) -> ConstraintGroup { lhs <= rhs }
@discardableResult
func >= (lhs: NSLayoutAnchor, rhs: NSLayoutAnchor) -> NSLayoutConstraint {
  anchorRelate(lhs, .greaterThanOrEqual, AnchorTerm(anchor: rhs))
}
@discardableResult
func >= (lhs: NSLayoutAnchor, rhs: AnchorTerm) -> NSLayoutConstraint {
  anchorRelate(lhs, .greaterThanOrEqual, rhs)
}
@discardableResult
func >= (lhs: NSLayoutAnchor, rhs: CGFloat) -> NSLayoutConstraint {
  anchorRelate(lhs, .greaterThanOrEqual, AnchorTerm(anchor: nil, constant: rhs))
}
@discardableResult
func >= (lhs: AnchorPair, rhs: AnchorPair) -> ConstraintPair {
  anchorRelatePair(lhs, .greaterThanOrEqual, rhs, 0, 0, 1, .required)
}
@discardableResult
func >= (lhs: AnchorPair, rhs: AnchorGroupTerm) -> ConstraintPair {
  anchorRelatePair(
    lhs, .greaterThanOrEqual, rhs.group, rhs.insets.left, rhs.insets.right, rhs.multiplier,
    rhs.priority)
}
@discardableResult
func >= (lhs: AnchorPair, rhs: CGSize) -> ConstraintPair {
  ConstraintPair(
    first: anchorRelate(
      lhs.first, .greaterThanOrEqual, AnchorTerm(anchor: nil, constant: rhs.width)),
    second: anchorRelate(
      lhs.last, .greaterThanOrEqual, AnchorTerm(anchor: nil, constant: rhs.height)))
}
@discardableResult
func >= (lhs: AnchorEdges, rhs: AnchorEdges) -> ConstraintGroup {
  anchorRelateGroup(lhs, .greaterThanOrEqual, rhs, .zero, .required)
}
@discardableResult
func >= (lhs: AnchorEdges, rhs: AnchorGroupTerm) -> ConstraintGroup {
  anchorRelateGroup(lhs, .greaterThanOrEqual, rhs.group, rhs.insets, rhs.priority)
}
@discardableResult
func />=/ (lhs: NSLayoutAnchor, rhs: NSLayoutAnchor) -> NSLayoutConstraint { lhs >= rhs }
@discardableResult
func />=/ (lhs: NSLayoutAnchor, rhs: AnchorTerm) -> NSLayoutConstraint { lhs >= rhs }
@discardableResult
func />=/ (lhs: NSLayoutAnchor, rhs: CGFloat) -> NSLayoutConstraint { lhs >= rhs }
@discardableResult
func />=/ (lhs: AnchorPair, rhs: AnchorPair) -> ConstraintPair { lhs >= rhs }
@discardableResult
func />=/ (lhs: AnchorPair, rhs: AnchorGroupTerm) -> ConstraintPair { lhs >= rhs }
@discardableResult
func />=/ (lhs: AnchorPair, rhs: CGSize) -> ConstraintPair { lhs >= rhs }
@discardableResult
func />=/ (lhs: AnchorEdges, rhs: AnchorEdges) -> ConstraintGroup { lhs >= rhs }
@discardableResult
func />=/ (lhs: AnchorEdges, rhs: AnchorGroupTerm) -> ConstraintGroup { lhs >= rhs }
