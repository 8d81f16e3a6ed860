// MisterFusion, according to its documentation: attributes joined by operators, which are handed over
// with a subview, `mf.addSubview(title, andConstraints: title.top |+| 10, title.width |==| 80)`.
//
// An attribute without a relation is that of the view to which the constraints are added.
//
// mark: insertLayoutSubview

precedencegroup MisterFusionAdditive {
  associativity: left
  higherThan: TernaryPrecedence, CastingPrecedence, AssignmentPrecedence
}
infix operator |==| : MisterFusionAdditive
infix operator |=| : MisterFusionAdditive
infix operator |<=| : MisterFusionAdditive
infix operator |>=| : MisterFusionAdditive
infix operator |+| : MisterFusionAdditive
infix operator |-| : MisterFusionAdditive
infix operator |*| : MisterFusionAdditive
infix operator |/| : MisterFusionAdditive
infix operator |<>| : MisterFusionAdditive
infix operator <-> : MisterFusionAdditive
infix operator <|> : MisterFusionAdditive
infix operator -=- : MisterFusionAdditive

/// A constraint that is still being written.
struct MisterFusion {
  let item: Any
  let attribute: NSLayoutConstraint.Attribute
  var relation = NSLayoutConstraint.Relation.equal
  var other: Any?
  var otherAttribute: NSLayoutConstraint.Attribute?
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0
  var priority: UILayoutPriority = .required
  var horizontalSizeClass: UIUserInterfaceSizeClass?
  var verticalSizeClass: UIUserInterfaceSizeClass?
  var identifier: String?
  /// A relation forgets what was said before it, except for the name.
  func related(_ relation: NSLayoutConstraint.Relation, _ right: MisterFusion) -> MisterFusion {
    var fusion = MisterFusion(item: item, attribute: attribute)
    fusion.relation = relation
    fusion.other = right.item
    fusion.otherAttribute = right.attribute
    fusion.identifier = identifier
    return fusion
  }
  func related(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat) -> MisterFusion {
    var fusion = MisterFusion(item: item, attribute: attribute)
    fusion.relation = relation
    fusion.constant = constant
    fusion.identifier = identifier
    // An inequality of a position remains one with the view to which it is added.
    let isSize = attribute == .width || attribute == .height
    if isSize || relation == .equal { fusion.otherAttribute = .notAnAttribute }
    return fusion
  }

  // The names for Objective-C.
  func Equal(_ other: MisterFusion) -> MisterFusion { self |==| other }
  func LessThanOrEqual(_ other: MisterFusion) -> MisterFusion { self |<=| other }
  func GreaterThanOrEqual(_ other: MisterFusion) -> MisterFusion { self |>=| other }
  func NotRelatedConstant(_ constant: CGFloat) -> MisterFusion { self |==| constant }
  func NotRelatedEqualConstant(_ constant: CGFloat) -> MisterFusion { self |==| constant }
  func NotRelatedLessThanOrEqualConstant(_ constant: CGFloat) -> MisterFusion { self |<=| constant }
  func NotRelatedGreaterThanOrEqualConstant(_ constant: CGFloat) -> MisterFusion {
    self |>=| constant
  }
  func Multiplier(_ factor: CGFloat) -> MisterFusion { self |*| factor }
  func Constant(_ constant: CGFloat) -> MisterFusion { self |+| constant }
  func Priority(_ priority: UILayoutPriority) -> MisterFusion { self |<>| priority }
  func HorizontalSizeClass(_ sizeClass: UIUserInterfaceSizeClass) -> MisterFusion {
    self <-> sizeClass
  }
  func VerticalSizeClass(_ sizeClass: UIUserInterfaceSizeClass) -> MisterFusion {
    self <|> sizeClass
  }
  func Identifier(_ name: String) -> MisterFusion { self -=- name }
}

func |==| (left: MisterFusion, right: MisterFusion) -> MisterFusion { left.related(.equal, right) }
func |==| (left: MisterFusion, right: CGFloat) -> MisterFusion { left.related(.equal, right) }
// The sign of an equation with a number in early versions.
func |=| (left: MisterFusion, right: CGFloat) -> MisterFusion { left |==| right }
func |<=| (left: MisterFusion, right: MisterFusion) -> MisterFusion {
  left.related(.lessThanOrEqual, right)
}
func |<=| (left: MisterFusion, right: CGFloat) -> MisterFusion {
  left.related(.lessThanOrEqual, right)
}
func |>=| (left: MisterFusion, right: MisterFusion) -> MisterFusion {
  left.related(.greaterThanOrEqual, right)
}
func |>=| (left: MisterFusion, right: CGFloat) -> MisterFusion {
  left.related(.greaterThanOrEqual, right)
}
func |+| (left: MisterFusion, right: CGFloat) -> MisterFusion {
  var fusion = left
  fusion.constant = right
  return fusion
}
func |-| (left: MisterFusion, right: CGFloat) -> MisterFusion { left |+| -right }
func |*| (left: MisterFusion, right: CGFloat) -> MisterFusion {
  var fusion = left
  fusion.multiplier = right
  return fusion
}
func |/| (left: MisterFusion, right: CGFloat) -> MisterFusion { left |*| (1 / right) }
func |<>| (left: MisterFusion, right: UILayoutPriority) -> MisterFusion {
  var fusion = left
  fusion.priority = right
  return fusion
}
func <-> (left: MisterFusion, right: UIUserInterfaceSizeClass) -> MisterFusion {
  var fusion = left
  fusion.horizontalSizeClass = right
  return fusion
}
func <|> (left: MisterFusion, right: UIUserInterfaceSizeClass) -> MisterFusion {
  var fusion = left
  fusion.verticalSizeClass = right
  return fusion
}
func -=- (left: MisterFusion, right: String) -> MisterFusion {
  var fusion = left
  fusion.identifier = right
  return fusion
}

// MARK: - Attributes

protocol MisterFusionConvertible { var fusionItem: Any { get } }
extension UIView: MisterFusionConvertible { var fusionItem: Any { self } }
struct UIViewSafeArea: MisterFusionConvertible {
  let base: UIView
  var fusionItem: Any { base.safeAreaLayoutGuide }
}
extension UIView { var safeArea: UIViewSafeArea { UIViewSafeArea(base: self) } }
extension UIViewController {
  var safeArea: UIViewSafeArea { UIViewSafeArea(base: view) }
  var SafeAreaTop: MisterFusion { safeArea.top }
  var SafeAreaBottom: MisterFusion { safeArea.bottom }
}
extension UIView {
  func fusion(_ attribute: NSLayoutConstraint.Attribute) -> MisterFusion {
    MisterFusion(item: fusionItem, attribute: attribute)
  }
  var top: MisterFusion { fusion(.top) }
  var right: MisterFusion { fusion(.right) }
  var left: MisterFusion { fusion(.left) }
  var bottom: MisterFusion { fusion(.bottom) }
  var height: MisterFusion { fusion(.height) }
  var width: MisterFusion { fusion(.width) }
  var leading: MisterFusion { fusion(.leading) }
  var trailing: MisterFusion { fusion(.trailing) }
  var centerX: MisterFusion { fusion(.centerX) }
  var centerY: MisterFusion { fusion(.centerY) }
  var notAnAttribute: MisterFusion { fusion(.notAnAttribute) }
  var lastBaseline: MisterFusion { fusion(.lastBaseline) }
  var firstBaseline: MisterFusion { fusion(.firstBaseline) }
  var leftMargin: MisterFusion { fusion(.leftMargin) }
  var rightMargin: MisterFusion { fusion(.rightMargin) }
  var topMargin: MisterFusion { fusion(.topMargin) }
  var bottomMargin: MisterFusion { fusion(.bottomMargin) }
  var leadingMargin: MisterFusion { fusion(.leadingMargin) }
  var trailingMargin: MisterFusion { fusion(.trailingMargin) }
  var centerXWithinMargins: MisterFusion { fusion(.centerXWithinMargins) }
  var centerYWithinMargins: MisterFusion { fusion(.centerYWithinMargins) }
}
extension UIViewSafeArea {
  func fusion(_ attribute: NSLayoutConstraint.Attribute) -> MisterFusion {
    MisterFusion(item: fusionItem, attribute: attribute)
  }
  var top: MisterFusion { fusion(.top) }
  var right: MisterFusion { fusion(.right) }
  var left: MisterFusion { fusion(.left) }
  var bottom: MisterFusion { fusion(.bottom) }
  var height: MisterFusion { fusion(.height) }
  var width: MisterFusion { fusion(.width) }
  var leading: MisterFusion { fusion(.leading) }
  var trailing: MisterFusion { fusion(.trailing) }
  var centerX: MisterFusion { fusion(.centerX) }
  var centerY: MisterFusion { fusion(.centerY) }
  var notAnAttribute: MisterFusion { fusion(.notAnAttribute) }
  var lastBaseline: MisterFusion { fusion(.lastBaseline) }
  var firstBaseline: MisterFusion { fusion(.firstBaseline) }
  var leftMargin: MisterFusion { fusion(.leftMargin) }
  var rightMargin: MisterFusion { fusion(.rightMargin) }
  var topMargin: MisterFusion { fusion(.topMargin) }
  var bottomMargin: MisterFusion { fusion(.bottomMargin) }
  var leadingMargin: MisterFusion { fusion(.leadingMargin) }
  var trailingMargin: MisterFusion { fusion(.trailingMargin) }
  var centerXWithinMargins: MisterFusion { fusion(.centerXWithinMargins) }
  var centerYWithinMargins: MisterFusion { fusion(.centerYWithinMargins) }
}
extension UIView {
  var Top: MisterFusion { fusion(.top) }
  var Right: MisterFusion { fusion(.right) }
  var Left: MisterFusion { fusion(.left) }
  var Bottom: MisterFusion { fusion(.bottom) }
  var Height: MisterFusion { fusion(.height) }
  var Width: MisterFusion { fusion(.width) }
  var Leading: MisterFusion { fusion(.leading) }
  var Trailing: MisterFusion { fusion(.trailing) }
  var CenterX: MisterFusion { fusion(.centerX) }
  var CenterY: MisterFusion { fusion(.centerY) }
  var SafeAreaTop: MisterFusion { safeArea.top }
  var SafeAreaRight: MisterFusion { safeArea.right }
  var SafeAreaLeft: MisterFusion { safeArea.left }
  var SafeAreaBottom: MisterFusion { safeArea.bottom }
  var SafeAreaHeight: MisterFusion { safeArea.height }
  var SafeAreaWidth: MisterFusion { safeArea.width }
  var SafeAreaLeading: MisterFusion { safeArea.leading }
  var SafeAreaTrailing: MisterFusion { safeArea.trailing }
  var SafeAreaCenterX: MisterFusion { safeArea.centerX }
  var SafeAreaCenterY: MisterFusion { safeArea.centerY }
}

// MARK: - Adding

extension UIView {
  var mf: MisterFusionExtension { MisterFusionExtension(base: self) }
  func addLayoutConstraint(_ fusion: MisterFusion) -> NSLayoutConstraint? {
    let traits = traitCollection
    if let wanted = fusion.horizontalSizeClass, wanted != traits.horizontalSizeClass { return nil }
    if let wanted = fusion.verticalSizeClass, wanted != traits.verticalSizeClass { return nil }
    let attribute = fusion.otherAttribute ?? fusion.attribute
    let made = NSLayoutConstraint(
      item: fusion.item, attribute: fusion.attribute, relatedBy: fusion.relation,
      toItem: attribute == .notAnAttribute ? nil : fusion.other ?? self, attribute: attribute,
      multiplier: fusion.multiplier, constant: fusion.constant)
    made.priority = fusion.priority
    if let identifier = fusion.identifier { made.identifier = identifier }
    made.isActive = true
    return made
  }
  func addLayoutConstraints(_ fusions: [MisterFusion]) -> [NSLayoutConstraint] {
    fusions.compactMap { addLayoutConstraint($0) }
  }
  func addLayoutConstraints(_ fusions: MisterFusion...) -> [NSLayoutConstraint] {
    addLayoutConstraints(fusions)
  }
  private func constrain(_ subview: UIView, _ fusions: [MisterFusion]) -> [NSLayoutConstraint] {
    subview.translatesAutoresizingMaskIntoConstraints = false
    return addLayoutConstraints(fusions)
  }
  func addLayoutSubview(_ subview: UIView, andConstraint fusion: MisterFusion)
    -> NSLayoutConstraint?
  {
    addLayoutSubview(subview, andConstraints: [fusion]).first
  }
  func addLayoutSubview(_ subview: UIView, andConstraints fusions: [MisterFusion])
    -> [NSLayoutConstraint]
  {
    addSubview(subview)
    return constrain(subview, fusions)
  }
  func addLayoutSubview(_ subview: UIView, andConstraints fusions: MisterFusion...)
    -> [NSLayoutConstraint]
  {
    addLayoutSubview(subview, andConstraints: fusions)
  }
  func insertLayoutSubview(_ subview: UIView, at index: Int, andConstraint fusion: MisterFusion)
    -> NSLayoutConstraint?
  {
    insertLayoutSubview(subview, at: index, andConstraints: [fusion]).first
  }
  func insertLayoutSubview(_ subview: UIView, at index: Int, andConstraints fusions: [MisterFusion])
    -> [NSLayoutConstraint]
  {
    insertSubview(subview, at: index)
    return constrain(subview, fusions)
  }
  func insertLayoutSubview(
    _ subview: UIView, at index: Int, andConstraints fusions: MisterFusion...
  ) -> [NSLayoutConstraint] {
    insertLayoutSubview(subview, at: index, andConstraints: fusions)
  }
  func insertLayoutSubview(
    _ subview: UIView, belowSubview other: UIView, andConstraint fusion: MisterFusion
  ) -> NSLayoutConstraint? {
    insertLayoutSubview(subview, belowSubview: other, andConstraints: [fusion]).first
  }
  func insertLayoutSubview(
    _ subview: UIView, belowSubview other: UIView, andConstraints fusions: [MisterFusion]
  ) -> [NSLayoutConstraint] {
    insertSubview(subview, belowSubview: other)
    return constrain(subview, fusions)
  }
  func insertLayoutSubview(
    _ subview: UIView, belowSubview other: UIView, andConstraints fusions: MisterFusion...
  ) -> [NSLayoutConstraint] {
    insertLayoutSubview(subview, belowSubview: other, andConstraints: fusions)
  }
  func insertLayoutSubview(
    _ subview: UIView, aboveSubview other: UIView, andConstraint fusion: MisterFusion
  ) -> NSLayoutConstraint? {
    insertLayoutSubview(subview, aboveSubview: other, andConstraints: [fusion]).first
  }
  func insertLayoutSubview(
    _ subview: UIView, aboveSubview other: UIView, andConstraints fusions: [MisterFusion]
  ) -> [NSLayoutConstraint] {
    insertSubview(subview, aboveSubview: other)
    return constrain(subview, fusions)
  }
  func insertLayoutSubview(
    _ subview: UIView, aboveSubview other: UIView, andConstraints fusions: MisterFusion...
  ) -> [NSLayoutConstraint] {
    insertLayoutSubview(subview, aboveSubview: other, andConstraints: fusions)
  }
}
/// The same functions by shorter names.
struct MisterFusionExtension {
  let base: UIView
  func addConstraint(_ fusion: MisterFusion) -> NSLayoutConstraint? {
    base.addLayoutConstraint(fusion)
  }
  func addConstraints(_ fusions: [MisterFusion]) -> [NSLayoutConstraint] {
    base.addLayoutConstraints(fusions)
  }
  func addConstraints(_ fusions: MisterFusion...) -> [NSLayoutConstraint] {
    base.addLayoutConstraints(fusions)
  }
  func addSubview(_ subview: UIView, andConstraint fusion: MisterFusion) -> NSLayoutConstraint? {
    base.addLayoutSubview(subview, andConstraints: [fusion]).first
  }
  func addSubview(_ subview: UIView, andConstraints fusions: [MisterFusion])
    -> [NSLayoutConstraint]
  {
    base.addLayoutSubview(subview, andConstraints: fusions)
  }
  /// At least one, so that a plain `addSubview` is not taken for this.
  func addSubview(
    _ subview: UIView, andConstraints first: MisterFusion, _ others: MisterFusion...
  ) -> [NSLayoutConstraint] {
    base.addLayoutSubview(subview, andConstraints: [first] + others)
  }
  func insertSubview(_ subview: UIView, at index: Int, andConstraint fusion: MisterFusion)
    -> NSLayoutConstraint?
  {
    base.insertLayoutSubview(subview, at: index, andConstraints: [fusion]).first
  }
  func insertSubview(_ subview: UIView, at index: Int, andConstraints fusions: [MisterFusion])
    -> [NSLayoutConstraint]
  {
    base.insertLayoutSubview(subview, at: index, andConstraints: fusions)
  }
  func insertSubview(_ subview: UIView, at index: Int, andConstraints fusions: MisterFusion...)
    -> [NSLayoutConstraint]
  {
    base.insertLayoutSubview(subview, at: index, andConstraints: fusions)
  }
  func insertSubview(
    _ subview: UIView, belowSubview other: UIView, andConstraint fusion: MisterFusion
  ) -> NSLayoutConstraint? {
    base.insertLayoutSubview(subview, belowSubview: other, andConstraints: [fusion]).first
  }
  func insertSubview(
    _ subview: UIView, belowSubview other: UIView, andConstraints fusions: [MisterFusion]
  ) -> [NSLayoutConstraint] {
    base.insertLayoutSubview(subview, belowSubview: other, andConstraints: fusions)
  }
  func insertSubview(
    _ subview: UIView, belowSubview other: UIView, andConstraints fusions: MisterFusion...
  ) -> [NSLayoutConstraint] {
    base.insertLayoutSubview(subview, belowSubview: other, andConstraints: fusions)
  }
  func insertSubview(
    _ subview: UIView, aboveSubview other: UIView, andConstraint fusion: MisterFusion
  ) -> NSLayoutConstraint? {
    base.insertLayoutSubview(subview, aboveSubview: other, andConstraints: [fusion]).first
  }
  func insertSubview(
    _ subview: UIView, aboveSubview other: UIView, andConstraints fusions: [MisterFusion]
  ) -> [NSLayoutConstraint] {
    base.insertLayoutSubview(subview, aboveSubview: other, andConstraints: fusions)
  }
  func insertSubview(
    _ subview: UIView, aboveSubview other: UIView, andConstraints fusions: MisterFusion...
  ) -> [NSLayoutConstraint] {
    base.insertLayoutSubview(subview, aboveSubview: other, andConstraints: fusions)
  }
}
extension Array {
  func firstItem(_ view: UIView) -> [NSLayoutConstraint] { filter { $0.firstItem === view } }
  func firstAttribute(_ attribute: NSLayoutConstraint.Attribute) -> [NSLayoutConstraint] {
    filter { $0.firstAttribute == attribute }
  }
  func relation(_ relation: NSLayoutConstraint.Relation) -> [NSLayoutConstraint] {
    filter { $0.relation == relation }
  }
  func secondItem(_ view: UIView) -> [NSLayoutConstraint] { filter { $0.secondItem === view } }
  func secondAttribute(_ attribute: NSLayoutConstraint.Attribute) -> [NSLayoutConstraint] {
    filter { $0.secondAttribute == attribute }
  }
}
