// The part of Anchorage that makes terms: priorities, and the arithmetic of anchors.
//
// A number may stand at either side; one that an anchor is subtracted from is subtracted from it.
//
// module: Anchorage
// mark: batch(active

typealias Priority = UILayoutPriority
typealias LayoutPriority = UILayoutPriority
typealias EdgeAnchors = AnchorEdges
extension UILayoutPriority {
  static let high = UILayoutPriority.defaultHigh
  static let low = UILayoutPriority.defaultLow
  static let fittingSize = UILayoutPriority.fittingSizeLevel
  static func custom(_ priority: UILayoutPriority) -> UILayoutPriority { priority }
}
func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
  UILayoutPriority(rawValue: lhs.rawValue + rhs)
}
func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
  UILayoutPriority(rawValue: lhs.rawValue - rhs)
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
func - (lhs: AnchorTerm, rhs: CGFloat) -> AnchorTerm { lhs + -rhs }
func * (lhs: AnchorTerm, rhs: CGFloat) -> AnchorTerm {
  AnchorTerm(anchor: lhs.anchor, multiplier: lhs.multiplier * rhs, constant: lhs.constant)
}
func / (lhs: AnchorTerm, rhs: CGFloat) -> AnchorTerm { lhs * (1 / rhs) }
func + (lhs: CGFloat, rhs: NSLayoutAnchor) -> AnchorTerm { rhs + lhs }
func - (lhs: CGFloat, rhs: NSLayoutAnchor) -> AnchorTerm { rhs - lhs }
func * (lhs: CGFloat, rhs: NSLayoutAnchor) -> AnchorTerm { rhs * lhs }
func + (lhs: CGFloat, rhs: AnchorTerm) -> AnchorTerm { rhs + lhs }
func - (lhs: CGFloat, rhs: AnchorTerm) -> AnchorTerm { rhs - lhs }
func * (lhs: CGFloat, rhs: AnchorTerm) -> AnchorTerm { rhs * lhs }
func ~ (lhs: CGFloat, rhs: UILayoutPriority) -> AnchorTerm {
  AnchorTerm(anchor: nil, constant: lhs, priority: rhs)
}
func ~ (lhs: CGSize, rhs: UILayoutPriority) -> AnchorGroupTerm {
  AnchorGroupTerm(group: lhs, priority: rhs)
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
func - (lhs: AnchorEdges, rhs: UIEdgeInsets) -> AnchorGroupTerm {
  AnchorGroupTerm(
    group: lhs,
    insets: UIEdgeInsets(
      top: -rhs.top, left: -rhs.left, bottom: -rhs.bottom, right: -rhs.right))
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
