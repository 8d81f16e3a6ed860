// Masonry as Swift code sees it through a bridging header. Its blocks are functions that return a
// closure, and words between them are functions, too:
// `make?.left.and().right().equalTo()(icon)?.offset()(8)`.
//
// module: Masonry
// mark: mas_makeConstraints
// bridged: .mas_makeConstraints, .mas_updateConstraints, .mas_remakeConstraints, .mas_distributeViews
// signs: MASConstraintMaker

extension MASConstraint {
  func offset() -> (Any) -> MASConstraint { { self.offset($0) } }
  func mas_offset() -> (Any) -> MASConstraint { { self.offset($0) } }
  func valueOffset() -> (Any) -> MASConstraint { { self.offset($0) } }
  func insets() -> (UIEdgeInsets) -> MASConstraint { { self.insets($0) } }
  func inset() -> (CGFloat) -> MASConstraint { { self.inset($0) } }
  func sizeOffset() -> (CGSize) -> MASConstraint { { self.offset($0) } }
  func centerOffset() -> (CGPoint) -> MASConstraint { { self.offset($0) } }
  func priority() -> (UILayoutPriority) -> MASConstraint { { self.priority($0) } }
  func key() -> (Any) -> MASConstraint { { self.key($0) } }
  func multipliedBy() -> (CGFloat) -> MASConstraint { { self.multipliedBy($0) } }
  func dividedBy() -> (CGFloat) -> MASConstraint { { self.dividedBy($0) } }
  func equalTo() -> (Any) -> MASConstraint { { self.equalTo($0) } }
  func lessThanOrEqualTo() -> (Any) -> MASConstraint { { self.lessThanOrEqualTo($0) } }
  func greaterThanOrEqualTo() -> (Any) -> MASConstraint { { self.greaterThanOrEqualTo($0) } }
  func mas_equalTo() -> (Any) -> MASConstraint { { self.equalTo($0) } }
  func mas_lessThanOrEqualTo() -> (Any) -> MASConstraint { { self.lessThanOrEqualTo($0) } }
  func mas_greaterThanOrEqualTo() -> (Any) -> MASConstraint { { self.greaterThanOrEqualTo($0) } }

  func with() -> MASConstraint { self.with }
  func and() -> MASConstraint { self.and }
  func left() -> MASConstraint { self.left }
  func top() -> MASConstraint { self.top }
  func right() -> MASConstraint { self.right }
  func bottom() -> MASConstraint { self.bottom }
  func leading() -> MASConstraint { self.leading }
  func trailing() -> MASConstraint { self.trailing }
  func width() -> MASConstraint { self.width }
  func height() -> MASConstraint { self.height }
  func centerX() -> MASConstraint { self.centerX }
  func centerY() -> MASConstraint { self.centerY }
  func baseline() -> MASConstraint { self.baseline }
  func firstBaseline() -> MASConstraint { self.firstBaseline }
  func lastBaseline() -> MASConstraint { self.lastBaseline }
  func leftMargin() -> MASConstraint { self.leftMargin }
  func rightMargin() -> MASConstraint { self.rightMargin }
  func topMargin() -> MASConstraint { self.topMargin }
  func bottomMargin() -> MASConstraint { self.bottomMargin }
  func leadingMargin() -> MASConstraint { self.leadingMargin }
  func trailingMargin() -> MASConstraint { self.trailingMargin }
  func centerXWithinMargins() -> MASConstraint { self.centerXWithinMargins }
  func centerYWithinMargins() -> MASConstraint { self.centerYWithinMargins }

  // What is assigned to a constraint that is kept: `top.offset = 20`.
  var offset: CGFloat {
    get { distance }
    set { offset(newValue) }
  }
  var insets: UIEdgeInsets {
    get { .zero }
    set { offset(newValue) }
  }
  var inset: CGFloat {
    get { 0 }
    set { inset(newValue) }
  }
  var sizeOffset: CGSize {
    get { .zero }
    set { offset(newValue) }
  }
  var centerOffset: CGPoint {
    get { .zero }
    set { offset(newValue) }
  }
  func setOffset(_ distance: CGFloat) { offset(distance) }
  func setInsets(_ insets: UIEdgeInsets) { offset(insets) }
  func setInset(_ inset: CGFloat) { self.inset(inset) }
  func setSizeOffset(_ size: CGSize) { offset(size) }
  func setCenterOffset(_ point: CGPoint) { offset(point) }
}
extension MASConstraintMaker {
  func attributes() -> ([MASAttribute]) -> MASConstraint { { self.attributes($0) } }
  func group() -> (() -> Void) -> MASConstraint { { self.group($0) } }
}
