// Anchorage, according to its documentation: relations between anchors, written with operators.
//
// mark: batch(active
//
// Priorities and arithmetic are in `AnchorageTerms.swift`.

precedencegroup AnchorPriorityPrecedence {
  associativity: none
  higherThan: ComparisonPrecedence
  lowerThan: AdditionPrecedence
}
infix operator ~ : AnchorPriorityPrecedence
infix operator /==/ : ComparisonPrecedence
infix operator /<=/ : ComparisonPrecedence
infix operator />=/ : ComparisonPrecedence

struct AnchorState {
  static var isBatch = false
  static var made: [NSLayoutConstraint] = []
  static func batch(_ isActive: Bool, _ content: () -> Void) -> [NSLayoutConstraint] {
    isBatch = true
    made = []
    content()
    isBatch = false
    if isActive { NSLayoutConstraint.activate(made) }
    return made
  }
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
  var second: NSLayoutAnchor { last }
  let isSize: Bool
  let isCentre: Bool
}
struct AnchorEdges {
  let horizontal: AnchorPair
  let vertical: AnchorPair
  var horizontalAnchors: AnchorPair { horizontal }
  var verticalAnchors: AnchorPair { vertical }
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

/// Returns the constraints that are made in a closure, and activates them all at once.
func batch(active: Bool = true, _ closure: () -> Void) -> [NSLayoutConstraint] {
  AnchorState.batch(active, closure)
}
func batch(active: Bool, closure: () -> Void) -> [NSLayoutConstraint] {
  AnchorState.batch(active, closure)
}
/// The module, which may precede the names of its functions.
enum Anchorage {
  static func batch(active: Bool = true, _ content: () -> Void) -> [NSLayoutConstraint] {
    AnchorState.batch(active, content)
  }
  static func batch(active: Bool, closure: () -> Void) -> [NSLayoutConstraint] {
    AnchorState.batch(active, closure)
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
    } else if left is NSLayoutDimension {
      let (factor, distance) = (right.multiplier, right.constant)
      switch relation {
      case .equal:
        constraint = left.constraint(equalTo: other, multiplier: factor, constant: distance)
      case .lessThanOrEqual:
        constraint = left.constraint(
          lessThanOrEqualTo: other, multiplier: factor, constant: distance)
      default:
        constraint = left.constraint(
          greaterThanOrEqualTo: other, multiplier: factor, constant: distance)
      }
    } else {
      // Only the constraint of a position without the factor knows the items; it is not left behind.
      let plain = left.constraint(equalTo: other)
      plain.isActive = true
      plain.isActive = false
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
/// Relates two anchors to those of a term, or two lengths to a size.
func anchorRelateTerm(
  _ left: AnchorPair, _ relation: NSLayoutConstraint.Relation, _ right: AnchorGroupTerm
) -> ConstraintPair {
  guard let size = right.group as? CGSize else {
    return anchorRelatePair(
      left, relation, right.group, right.insets.left, right.insets.right, right.multiplier,
      right.priority)
  }
  return ConstraintPair(
    first: anchorRelate(
      left.first, relation, AnchorTerm(constant: size.width, priority: right.priority)),
    second: anchorRelate(
      left.last, relation, AnchorTerm(constant: size.height, priority: right.priority)))
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
  anchorRelateTerm(lhs, .equal, rhs)
}
@discardableResult
func == (lhs: AnchorPair, rhs: CGSize) -> ConstraintPair {
  anchorRelateTerm(lhs, .equal, AnchorGroupTerm(group: rhs))
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
  anchorRelateTerm(lhs, .lessThanOrEqual, rhs)
}
@discardableResult
func <= (lhs: AnchorPair, rhs: CGSize) -> ConstraintPair {
  anchorRelateTerm(lhs, .lessThanOrEqual, AnchorGroupTerm(group: rhs))
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
  anchorRelateTerm(lhs, .greaterThanOrEqual, rhs)
}
@discardableResult
func >= (lhs: AnchorPair, rhs: CGSize) -> ConstraintPair {
  anchorRelateTerm(lhs, .greaterThanOrEqual, AnchorGroupTerm(group: rhs))
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
