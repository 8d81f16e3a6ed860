// PureLayout, according to its documentation.
//
// mark: autoAlignAxis
// bridged: .autoPin, .autoSetDimension
// signs: .autoPin, .autoSetDimension, .autoCenter, .autoAlign, .autoConstrainAttribute, .autoMatch

enum ALEdge {
  case left, right, top, bottom, leading, trailing
  static let all: [ALEdge] = [.top, .leading, .bottom, .trailing]
  /// The edges that remain without one: beside a left or right edge, these are left and right ones.
  var others: [ALEdge] {
    switch self {
    case .left: return [.top, .bottom, .right]
    case .right: return [.top, .left, .bottom]
    default: return ALEdge.all.filter { $0 != self }
    }
  }
  var attribute: NSLayoutConstraint.Attribute {
    switch self {
    case .left: return .left
    case .right: return .right
    case .top: return .top
    case .bottom: return .bottom
    case .leading: return .leading
    case .trailing: return .trailing
    }
  }
  var isFar: Bool { self == .right || self == .bottom || self == .trailing }
}
enum ALAxis {
  case vertical, horizontal, baseline, lastBaseline, firstBaseline
  var attribute: NSLayoutConstraint.Attribute {
    switch self {
    case .vertical: return .centerX
    case .horizontal: return .centerY
    case .baseline, .lastBaseline: return .lastBaseline
    case .firstBaseline: return .firstBaseline
    }
  }
}
enum ALDimension {
  case width, height
  var attribute: NSLayoutConstraint.Attribute { self == .width ? .width : .height }
}
enum ALAttribute {
  case left, right, top, bottom, leading, trailing, width, height, vertical, horizontal
  case baseline, lastBaseline, firstBaseline, marginLeft, marginRight, marginTop, marginBottom
  case marginLeading, marginTrailing, marginAxisVertical, marginAxisHorizontal
  var attribute: NSLayoutConstraint.Attribute {
    switch self {
    case .left: return .left
    case .right: return .right
    case .top: return .top
    case .bottom: return .bottom
    case .leading: return .leading
    case .trailing: return .trailing
    case .width: return .width
    case .height: return .height
    case .vertical: return .centerX
    case .horizontal: return .centerY
    case .baseline, .lastBaseline: return .lastBaseline
    case .firstBaseline: return .firstBaseline
    case .marginLeft: return .leftMargin
    case .marginRight: return .rightMargin
    case .marginTop: return .topMargin
    case .marginBottom: return .bottomMargin
    case .marginLeading: return .leadingMargin
    case .marginTrailing: return .trailingMargin
    case .marginAxisVertical: return .centerXWithinMargins
    case .marginAxisHorizontal: return .centerYWithinMargins
    }
  }
}

extension UIView {
  static func newAutoLayout() -> Self {
    let view = self.init(frame: .zero)
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }
  convenience init(forAutoLayout: Void) {
    self.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }
  func configureForAutoLayout() -> Self {
    translatesAutoresizingMaskIntoConstraints = false
    return self
  }

  func alRelate(
    _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ other: Any?, _ otherAttribute: NSLayoutConstraint.Attribute, _ multiplier: CGFloat,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    translatesAutoresizingMaskIntoConstraints = false
    let constraint = NSLayoutConstraint(
      item: self, attribute: attribute, relatedBy: relation, toItem: other,
      attribute: otherAttribute, multiplier: multiplier, constant: constant)
    constraint.autoInstall()
    return constraint
  }
  func alPin(
    _ edge: ALEdge, to item: Any?, _ inset: CGFloat, _ relation: NSLayoutConstraint.Relation
  ) -> NSLayoutConstraint {
    var relation = relation
    if edge.isFar, relation == .greaterThanOrEqual {
      relation = .lessThanOrEqual
    } else if edge.isFar, relation == .lessThanOrEqual {
      relation = .greaterThanOrEqual
    }
    return alRelate(
      edge.attribute, relation, item, edge.attribute, 1, edge.isFar ? -inset : inset)
  }
  func alInset(_ insets: UIEdgeInsets, _ edge: ALEdge) -> CGFloat {
    switch edge {
    case .top: return insets.top
    case .bottom: return insets.bottom
    case .left, .leading: return insets.left
    case .right, .trailing: return insets.right
    }
  }

  func autoCenterInSuperview() -> [NSLayoutConstraint] {
    [autoAlignAxis(toSuperviewAxis: .horizontal), autoAlignAxis(toSuperviewAxis: .vertical)]
  }
  func autoCenterInSuperviewMargins() -> [NSLayoutConstraint] {
    [
      autoAlignAxis(toSuperviewMarginAxis: .horizontal),
      autoAlignAxis(toSuperviewMarginAxis: .vertical),
    ]
  }
  func autoAlignAxis(toSuperviewAxis axis: ALAxis) -> NSLayoutConstraint {
    alRelate(axis.attribute, .equal, superview, axis.attribute, 1, 0)
  }
  func autoAlignAxis(toSuperviewMarginAxis axis: ALAxis) -> NSLayoutConstraint {
    alRelate(axis.attribute, .equal, superview?.layoutMarginsGuide, axis.attribute, 1, 0)
  }
  func autoAlignAxis(
    _ axis: ALAxis, toSameAxisOf other: UIView, withOffset offset: CGFloat = 0
  ) -> NSLayoutConstraint {
    alRelate(axis.attribute, .equal, other, axis.attribute, 1, offset)
  }
  func autoAlignAxis(
    _ axis: ALAxis, toSameAxisOf other: UIView, withMultiplier multiplier: CGFloat
  ) -> NSLayoutConstraint {
    alRelate(axis.attribute, .equal, other, axis.attribute, multiplier, 0)
  }

  func autoPinEdge(
    toSuperviewEdge edge: ALEdge, withInset inset: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    alPin(edge, to: superview, inset, relation)
  }
  func autoPinEdge(
    toSuperviewMargin edge: ALEdge, withInset inset: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    alPin(edge, to: superview?.layoutMarginsGuide, inset, relation)
  }
  func autoPinEdge(
    toSuperviewSafeArea edge: ALEdge, withInset inset: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    alPin(edge, to: superview?.safeAreaLayoutGuide, inset, relation)
  }
  func autoPinEdgesToSuperviewEdges(with insets: UIEdgeInsets = .zero) -> [NSLayoutConstraint] {
    ALEdge.all.map { autoPinEdge(toSuperviewEdge: $0, withInset: alInset(insets, $0)) }
  }
  func autoPinEdgesToSuperviewEdges(
    with insets: UIEdgeInsets = .zero, excludingEdge excluded: ALEdge
  ) -> [NSLayoutConstraint] {
    excluded.others.map { autoPinEdge(toSuperviewEdge: $0, withInset: alInset(insets, $0)) }
  }
  func autoPinEdgesToSuperviewMargins(with insets: UIEdgeInsets = .zero) -> [NSLayoutConstraint] {
    ALEdge.all.map { autoPinEdge(toSuperviewMargin: $0, withInset: alInset(insets, $0)) }
  }
  func autoPinEdgesToSuperviewMargins(excludingEdge excluded: ALEdge) -> [NSLayoutConstraint] {
    excluded.others.map { autoPinEdge(toSuperviewMargin: $0) }
  }
  func autoPinEdgesToSuperviewSafeArea(
    with insets: UIEdgeInsets = .zero
  ) -> [NSLayoutConstraint] {
    ALEdge.all.map { autoPinEdge(toSuperviewSafeArea: $0, withInset: alInset(insets, $0)) }
  }
  func autoPinEdgesToSuperviewSafeArea(
    with insets: UIEdgeInsets = .zero, excludingEdge excluded: ALEdge
  ) -> [NSLayoutConstraint] {
    excluded.others.map { autoPinEdge(toSuperviewSafeArea: $0, withInset: alInset(insets, $0)) }
  }
  func autoPinEdge(
    _ edge: ALEdge, to otherEdge: ALEdge, of other: UIView, withOffset offset: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    alRelate(edge.attribute, relation, other, otherEdge.attribute, 1, offset)
  }
  func autoPin(
    toTopLayoutGuideOf controller: UIViewController, withInset inset: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    alRelate(.top, relation, controller.view.safeAreaLayoutGuide, .top, 1, inset)
  }
  func autoPin(
    toBottomLayoutGuideOf controller: UIViewController, withInset inset: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    alPin(.bottom, to: controller.view.safeAreaLayoutGuide, inset, relation)
  }

  func autoSetDimension(
    _ dimension: ALDimension, toSize size: CGFloat,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    alRelate(dimension.attribute, relation, nil, .notAnAttribute, 1, size)
  }
  func autoSetDimensions(to size: CGSize) -> [NSLayoutConstraint] {
    [
      autoSetDimension(.width, toSize: size.width),
      autoSetDimension(.height, toSize: size.height),
    ]
  }
  func autoMatch(
    _ dimension: ALDimension, to otherDimension: ALDimension, of other: UIView,
    withOffset offset: CGFloat = 0, relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    alRelate(dimension.attribute, relation, other, otherDimension.attribute, 1, offset)
  }
  func autoMatch(
    _ dimension: ALDimension, to otherDimension: ALDimension, of other: UIView,
    withMultiplier multiplier: CGFloat, relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    alRelate(
      dimension.attribute, relation, other, otherDimension.attribute, multiplier, 0)
  }
  func autoConstrainAttribute(
    _ attribute: ALAttribute, to otherAttribute: ALAttribute, of other: UIView,
    withOffset offset: CGFloat = 0, relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    alRelate(attribute.attribute, relation, other, otherAttribute.attribute, 1, offset)
  }
  func autoConstrainAttribute(
    _ attribute: ALAttribute, to otherAttribute: ALAttribute, of other: UIView,
    withMultiplier multiplier: CGFloat, relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    alRelate(attribute.attribute, relation, other, otherAttribute.attribute, multiplier, 0)
  }
  func autoSetContentHuggingPriority(for axis: ALAxis) {
    guard let priority = ALState.priority else { return }
    setContentHuggingPriority(priority, for: axis == .vertical ? .vertical : .horizontal)
  }
  func autoSetContentCompressionResistancePriority(for axis: ALAxis) {
    guard let priority = ALState.priority else { return }
    setContentCompressionResistancePriority(
      priority, for: axis == .vertical ? .vertical : .horizontal)
  }
}

enum ALState {
  static var priority: UILayoutPriority?
  static var identifier: String?
  static var installs: Bool = true
  static var made: [NSLayoutConstraint] = []
}

extension NSLayoutConstraint {
  static func autoSetPriority(
    _ priority: UILayoutPriority, forConstraints block: () -> Void
  ) {
    let outer = ALState.priority
    ALState.priority = priority
    block()
    ALState.priority = outer
  }
  static func autoSetIdentifier(_ identifier: String, forConstraints block: () -> Void) {
    let outer = ALState.identifier
    ALState.identifier = identifier
    block()
    ALState.identifier = outer
  }
  static func autoCreateAndInstallConstraints(
    _ block: () -> Void
  ) -> [NSLayoutConstraint] {
    let outer = ALState.made
    ALState.made = []
    block()
    let made = ALState.made
    ALState.made = outer
    return made
  }
  static func autoCreateConstraintsWithoutInstalling(
    _ block: () -> Void
  ) -> [NSLayoutConstraint] {
    let outer = ALState.made
    ALState.made = []
    ALState.installs = false
    block()
    ALState.installs = true
    let made = ALState.made
    ALState.made = outer
    return made
  }
  /// Activates the constraint, unless constraints are only being created.
  func autoInstall() {
    if let priority = ALState.priority { self.priority = priority }
    if let identifier = ALState.identifier { self.identifier = identifier }
    if ALState.installs { isActive = true }
    ALState.made.append(self)
  }
  func autoRemove() { isActive = false }
  func autoIdentify(_ identifier: String) -> NSLayoutConstraint {
    self.identifier = identifier
    return self
  }
}

extension Array {
  func autoInstallConstraints() { forEach { $0.autoInstall() } }
  func autoRemoveConstraints() { forEach { $0.isActive = false } }
  func autoIdentifyConstraints(_ identifier: String) -> [NSLayoutConstraint] {
    map { $0.autoIdentify(identifier) }
  }
  func autoAlignViews(to edge: ALEdge) -> [NSLayoutConstraint] {
    zip(self, dropFirst()).map { $1.autoPinEdge(edge, to: edge, of: $0) }
  }
  func autoAlignViews(toAxis axis: ALAxis) -> [NSLayoutConstraint] {
    zip(self, dropFirst()).map { $1.autoAlignAxis(axis, toSameAxisOf: $0) }
  }
  func autoMatchViewsDimension(_ dimension: ALDimension) -> [NSLayoutConstraint] {
    zip(self, dropFirst()).map { $1.autoMatch(dimension, to: dimension, of: $0) }
  }
  func autoSetViewsDimension(
    _ dimension: ALDimension, toSize size: CGFloat
  ) -> [NSLayoutConstraint] {
    map { $0.autoSetDimension(dimension, toSize: size) }
  }
  func autoSetViewsDimensions(to size: CGSize) -> [NSLayoutConstraint] {
    flatMap { $0.autoSetDimensions(to: size) }
  }
  func autoDistributeViews(
    along axis: ALAxis, alignedTo alignment: ALAttribute,
    withFixedSpacing spacing: CGFloat, insetSpacing: Bool = true, matchedSizes: Bool = true
  ) -> [NSLayoutConstraint] {
    let near: ALEdge = axis == .vertical ? .top : .leading
    let far: ALEdge = axis == .vertical ? .bottom : .trailing
    let dimension: ALDimension = axis == .vertical ? .height : .width
    let edge = insetSpacing ? spacing : 0
    var made: [NSLayoutConstraint] = []
    var previous: UIView?
    for view in self {
      if let previous {
        made.append(view.autoPinEdge(near, to: far, of: previous, withOffset: spacing))
        if matchedSizes { made.append(view.autoMatch(dimension, to: dimension, of: previous)) }
        made.append(view.autoConstrainAttribute(alignment, to: alignment, of: previous))
      } else {
        made.append(view.autoPinEdge(toSuperviewEdge: near, withInset: edge))
      }
      previous = view
    }
    if let previous {
      made.append(previous.autoPinEdge(toSuperviewEdge: far, withInset: edge))
    }
    return made
  }
  func autoDistributeViews(
    along axis: ALAxis, alignedTo alignment: ALAttribute, withFixedSize size: CGFloat,
    insetSpacing: Bool = true
  ) -> [NSLayoutConstraint] {
    let dimension: ALDimension = axis == .vertical ? .height : .width
    let centre: NSLayoutConstraint.Attribute = axis == .vertical ? .centerY : .centerX
    var made: [NSLayoutConstraint] = []
    for (index, view) in enumerated() {
      made.append(view.autoSetDimension(dimension, toSize: size))
      let share =
        insetSpacing
        ? CGFloat(index * 2 + 2) / CGFloat(count + 1) : CGFloat(index * 2) / CGFloat(count - 1)
      let distance = (insetSpacing ? share - 1 : 1 - share) * size / 2
      // UIKit knows no factor of 0.
      let factor = share == 0 ? 0.00001 : share
      made.append(view.alRelate(centre, .equal, view.superview, centre, factor, distance))
      if index > 0 {
        made.append(view.autoConstrainAttribute(alignment, to: alignment, of: self[index - 1]))
      }
    }
    return made
  }
}
