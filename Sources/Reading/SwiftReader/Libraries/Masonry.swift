// Masonry, according to its documentation: relations that are written as chains in a closure,
// `make.left.equalTo(icon.mas_right).offset(8)`.
//
// This is what Objective-C writes. The form that Swift code sees through a bridging header is in
// `MasonryBridge.swift`; attributes of views, and arrays of views, are in `MasonryViews.swift`.
//
// mark: mas_makeConstraints
// bridged: .mas_makeConstraints, .mas_updateConstraints, .mas_remakeConstraints, .mas_distributeViews
// bridged: MAS_SHORTHAND
// signs: MASConstraintMaker

typealias MASLayoutPriority = UILayoutPriority
typealias MASEdgeInsets = UIEdgeInsets
typealias MASLayoutConstraint = NSLayoutConstraint
typealias MASViewConstraint = MASConstraint
typealias MASCompositeConstraint = MASConstraint
let MASLayoutPriorityRequired = UILayoutPriority.required
let MASLayoutPriorityDefaultHigh = UILayoutPriority.defaultHigh
let MASLayoutPriorityDefaultMedium = UILayoutPriority(rawValue: 500)
let MASLayoutPriorityDefaultLow = UILayoutPriority.defaultLow
let MASLayoutPriorityFittingSizeLevel = UILayoutPriority.fittingSizeLevel

/// An attribute of a view or of a guide of the view; without an attribute, the one that is related
/// to it.
final class MASViewAttribute {
  let view: UIView?
  let item: Any
  let layoutAttribute: NSLayoutConstraint.Attribute
  init(view: UIView?, layoutAttribute: NSLayoutConstraint.Attribute) {
    self.view = view
    self.item = view
    self.layoutAttribute = layoutAttribute
  }
  init(view: UIView?, item: Any, layoutAttribute: NSLayoutConstraint.Attribute) {
    self.view = view
    self.item = item
    self.layoutAttribute = layoutAttribute
  }
  var isSizeAttribute: Bool { layoutAttribute == .width || layoutAttribute == .height }
}

/// What the library has installed, oldest first: `mas_updateConstraints` changes it, and
/// `mas_remakeConstraints` removes it.
private enum Installed { static var all: [Side] = [] }

/// The functions that make constraints belong to protocols, so that each of their calls counts as a
/// place in the files.
private protocol SideMaking {}
private protocol ChainMaking {}

// MARK: - One attribute

/// One attribute of a view with what it is related to.
private final class Side: SideMaking {
  let view: UIView
  let attribute: NSLayoutConstraint.Attribute
  let isUpdate: Bool
  var other: MASViewAttribute?
  var relation = NSLayoutConstraint.Relation.equal
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0
  var priority: UILayoutPriority = .required
  var key: String?
  var made: NSLayoutConstraint?
  init(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute, isUpdate: Bool) {
    self.view = view
    self.attribute = attribute
    self.isUpdate = isUpdate
  }
  /// Returns a copy that can be related to something else.
  func copied() -> Side {
    let copy = Side(view, attribute, isUpdate: isUpdate)
    copy.relation = relation
    copy.multiplier = multiplier
    copy.constant = constant
    copy.priority = priority
    return copy
  }
  func move(_ distance: CGFloat) {
    constant = distance
    made?.constant = distance
  }
  /// Takes those parts of a value that concern the attribute.
  func move(by value: Any) {
    if let insets = value as? UIEdgeInsets {
      switch attribute {
      case .left, .leading: move(insets.left)
      case .top: move(insets.top)
      case .right, .trailing: move(-insets.right)
      case .bottom: move(-insets.bottom)
      default: break
      }
    } else if let size = value as? CGSize {
      if attribute == .width { move(size.width) }
      if attribute == .height { move(size.height) }
    } else if let point = value as? CGPoint {
      if attribute == .centerX { move(point.x) }
      if attribute == .centerY { move(point.y) }
    } else if let distance = value as? CGFloat {
      move(distance)
    }
  }
  func rank(_ priority: UILayoutPriority) {
    self.priority = priority
    made?.priority = priority
  }
  func name(_ key: Any) {
    self.key = "\(key)"
    made?.identifier = self.key
  }
  /// Whether a constraint differs from the one to be installed in nothing but its constant.
  func isLike(_ side: Side) -> Bool {
    guard let made = side.made, made.isActive else { return false }
    return side.view === view && side.attribute == attribute && side.relation == relation
      && side.otherItem === otherItem && side.otherAttribute == otherAttribute
      && side.multiplier == multiplier && side.priority == priority
  }
  var isSize: Bool { attribute == .width || attribute == .height }
  /// What a position is related to if nothing is named is the superview.
  var otherItem: Any? {
    if let other { return other.item }
    return isSize ? nil : view.superview
  }
  var otherAttribute: NSLayoutConstraint.Attribute {
    guard otherItem != nil else { return .notAnAttribute }
    guard let other, other.layoutAttribute != .notAnAttribute else { return attribute }
    return other.layoutAttribute
  }
  func uninstall() {
    made?.isActive = false
    Installed.all.removeAll { $0 === self }
  }
}
extension SideMaking {
  func masMake() {
    let made = NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: relation, toItem: otherItem,
      attribute: otherAttribute, multiplier: multiplier, constant: constant)
    made.priority = priority
    if let key { made.identifier = key }
    self.made = made
  }
  func masRelate(_ relation: NSLayoutConstraint.Relation, to value: Any) {
    self.relation = relation
    if let attribute = value as? MASViewAttribute {
      other = attribute
    } else if value is UIView || value is UILayoutGuide {
      other = MASViewAttribute(view: nil, item: value, layoutAttribute: .notAnAttribute)
    } else {
      move(by: value)
    }
    // An update may find its constraint, and a value may follow `offset`.
    if !isUpdate, made == nil { masMake() }
  }
  func masScale(_ factor: CGFloat) {
    multiplier = factor
    guard let made else { return }
    // Only a new constraint has another factor. The old one is not left behind as forgotten.
    made.isActive = true
    made.isActive = false
    masMake()
  }
  func masPut() {
    if let made, made.isActive { return }
    if isUpdate, made == nil, let known = Installed.all.last(where: { isLike($0) }) {
      known.move(constant)
      made = known.made
      return
    }
    if made == nil { masMake() }
    made?.isActive = true
    Installed.all.append(self)
  }
}

// MARK: - Chains

/// One or more attributes that are related in one chain.
final class MASConstraint: ChainMaking {
  fileprivate let maker: MASConstraintMaker
  fileprivate var sides: [Side] = []
  fileprivate init(_ maker: MASConstraintMaker, _ sides: [Side]) {
    self.maker = maker
    self.sides = sides
  }
  fileprivate func adding(_ attribute: NSLayoutConstraint.Attribute) -> MASConstraint {
    sides.append(Side(maker.view, attribute, isUpdate: maker.updateExisting))
    return self
  }
  /// The distance of what is related first.
  var distance: CGFloat { sides.first?.constant ?? 0 }
  var with: MASConstraint { self }
  var and: MASConstraint { self }
  var left: MASConstraint { adding(.left) }
  var top: MASConstraint { adding(.top) }
  var right: MASConstraint { adding(.right) }
  var bottom: MASConstraint { adding(.bottom) }
  var leading: MASConstraint { adding(.leading) }
  var trailing: MASConstraint { adding(.trailing) }
  var width: MASConstraint { adding(.width) }
  var height: MASConstraint { adding(.height) }
  var centerX: MASConstraint { adding(.centerX) }
  var centerY: MASConstraint { adding(.centerY) }
  var baseline: MASConstraint { adding(.lastBaseline) }
  var firstBaseline: MASConstraint { adding(.firstBaseline) }
  var lastBaseline: MASConstraint { adding(.lastBaseline) }
  var leftMargin: MASConstraint { adding(.leftMargin) }
  var rightMargin: MASConstraint { adding(.rightMargin) }
  var topMargin: MASConstraint { adding(.topMargin) }
  var bottomMargin: MASConstraint { adding(.bottomMargin) }
  var leadingMargin: MASConstraint { adding(.leadingMargin) }
  var trailingMargin: MASConstraint { adding(.trailingMargin) }
  var centerXWithinMargins: MASConstraint { adding(.centerXWithinMargins) }
  var centerYWithinMargins: MASConstraint { adding(.centerYWithinMargins) }

  fileprivate func each(_ change: (Side) -> Void) -> MASConstraint {
    for side in sides { change(side) }
    return self
  }
  func offset(_ distance: Any) -> MASConstraint { each { $0.move(by: distance) } }
  func mas_offset(_ value: Any) -> MASConstraint { offset(value) }
  func valueOffset(_ value: Any) -> MASConstraint { offset(value) }
  func insets(_ insets: UIEdgeInsets) -> MASConstraint { offset(insets) }
  func inset(_ inset: CGFloat) -> MASConstraint {
    offset(UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset))
  }
  func sizeOffset(_ size: CGSize) -> MASConstraint { offset(size) }
  func centerOffset(_ point: CGPoint) -> MASConstraint { offset(point) }
  func priority(_ priority: UILayoutPriority) -> MASConstraint { each { $0.rank(priority) } }
  func priorityLow() -> MASConstraint { priority(.defaultLow) }
  func priorityMedium() -> MASConstraint { priority(MASLayoutPriorityDefaultMedium) }
  func priorityHigh() -> MASConstraint { priority(.defaultHigh) }
  func key(_ key: Any) -> MASConstraint {
    if sides.count == 1 { return each { $0.name(key) } }
    for (index, side) in sides.enumerated() { side.name("\(key)[\(index)]") }
    return self
  }

  func activate() { install() }
  func deactivate() { uninstall() }
  func install() { for side in sides { side.masPut() } }
  func uninstall() { for side in sides { side.uninstall() } }
}
extension ChainMaking {
  func equalTo(_ value: Any) -> MASConstraint { masRelating(.equal, value) }
  func lessThanOrEqualTo(_ value: Any) -> MASConstraint { masRelating(.lessThanOrEqual, value) }
  func greaterThanOrEqualTo(_ value: Any) -> MASConstraint {
    masRelating(.greaterThanOrEqual, value)
  }
  func mas_equalTo(_ value: Any) -> MASConstraint { masRelating(.equal, value) }
  func mas_lessThanOrEqualTo(_ value: Any) -> MASConstraint { masRelating(.lessThanOrEqual, value) }
  func mas_greaterThanOrEqualTo(_ value: Any) -> MASConstraint {
    masRelating(.greaterThanOrEqual, value)
  }
  func masRelating(_ relation: NSLayoutConstraint.Relation, _ value: Any) -> MASConstraint {
    if let values = value as? [Any] {
      // Each attribute is related to each of the values.
      sides = sides.flatMap { side in values.map { _ in side.copied() } }
      for (index, side) in sides.enumerated() {
        side.masRelate(relation, to: values[index % values.count])
      }
    } else {
      for side in sides { side.masRelate(relation, to: value) }
    }
    return self
  }
  func multipliedBy(_ factor: CGFloat) -> MASConstraint {
    for side in sides { side.masScale(factor) }
    return self
  }
  func dividedBy(_ divisor: CGFloat) -> MASConstraint { multipliedBy(1 / divisor) }
}

/// What a closure gets to write its chains with.
final class MASConstraintMaker {
  let view: UIView
  var updateExisting = false
  var removeExisting = false
  fileprivate var chains: [MASConstraint] = []
  init(view: UIView) { self.view = view }
  fileprivate func chain(_ attributes: [NSLayoutConstraint.Attribute]) -> MASConstraint {
    let sides = attributes.map { Side(view, $0, isUpdate: updateExisting) }
    let chain = MASConstraint(self, sides)
    chains.append(chain)
    return chain
  }
  var left: MASConstraint { chain([.left]) }
  var top: MASConstraint { chain([.top]) }
  var right: MASConstraint { chain([.right]) }
  var bottom: MASConstraint { chain([.bottom]) }
  var leading: MASConstraint { chain([.leading]) }
  var trailing: MASConstraint { chain([.trailing]) }
  var width: MASConstraint { chain([.width]) }
  var height: MASConstraint { chain([.height]) }
  var centerX: MASConstraint { chain([.centerX]) }
  var centerY: MASConstraint { chain([.centerY]) }
  var baseline: MASConstraint { chain([.lastBaseline]) }
  var firstBaseline: MASConstraint { chain([.firstBaseline]) }
  var lastBaseline: MASConstraint { chain([.lastBaseline]) }
  var leftMargin: MASConstraint { chain([.leftMargin]) }
  var rightMargin: MASConstraint { chain([.rightMargin]) }
  var topMargin: MASConstraint { chain([.topMargin]) }
  var bottomMargin: MASConstraint { chain([.bottomMargin]) }
  var leadingMargin: MASConstraint { chain([.leadingMargin]) }
  var trailingMargin: MASConstraint { chain([.trailingMargin]) }
  var centerXWithinMargins: MASConstraint { chain([.centerXWithinMargins]) }
  var centerYWithinMargins: MASConstraint { chain([.centerYWithinMargins]) }
  var edges: MASConstraint { chain([.left, .right, .top, .bottom]) }
  var size: MASConstraint { chain([.width, .height]) }
  var center: MASConstraint { chain([.centerX, .centerY]) }
  func attributes(_ attributes: [NSLayoutConstraint.Attribute]) -> MASConstraint {
    chain(attributes)
  }
  /// Joins the chains that are written in a closure.
  func group(_ content: () -> Void) -> MASConstraint {
    let first = chains.count
    content()
    return MASConstraint(self, chains.dropFirst(first).flatMap { $0.sides })
  }
  /// Removes what a new set of constraints replaces.
  fileprivate func clear() {
    guard removeExisting else { return }
    for side in Installed.all.filter({ $0.view === view }) { side.uninstall() }
  }
  func install() -> [MASConstraint] {
    clear()
    let all = chains
    for chain in all { chain.install() }
    chains = []
    return all
  }
}
extension UIView {
  func mas_makeConstraints(_ block: (MASConstraintMaker) -> Void) -> [MASConstraint] {
    masConstrain(MASConstraintMaker(view: self), block)
  }
  func mas_updateConstraints(_ block: (MASConstraintMaker) -> Void) -> [MASConstraint] {
    let maker = MASConstraintMaker(view: self)
    maker.updateExisting = true
    return masConstrain(maker, block)
  }
  func mas_remakeConstraints(_ block: (MASConstraintMaker) -> Void) -> [MASConstraint] {
    let maker = MASConstraintMaker(view: self)
    maker.removeExisting = true
    return masConstrain(maker, block)
  }
  func masConstrain(
    _ maker: MASConstraintMaker, _ block: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] {
    translatesAutoresizingMaskIntoConstraints = false
    block(maker)
    maker.clear()
    // Attributes without any relation, and those of an update, have no constraint yet.
    for chain in maker.chains { for side in chain.sides { side.masPut() } }
    return maker.chains
  }
}
