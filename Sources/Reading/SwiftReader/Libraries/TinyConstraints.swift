// TinyConstraints, according to its documentation.
//
// mark: edgesToSuperview
// signs: .edgesToSuperview(, .centerInSuperview(, .topToSuperview(, .leadingToSuperview(, .top(to:, .bottom(to:, .leading(to:, .trailing(to:, .left(to:, .right(to:, .edges(to:, .widthToSuperview(

typealias Constraint = NSLayoutConstraint
typealias Constraints = [NSLayoutConstraint]
typealias LayoutPriority = UILayoutPriority
typealias ConstraintAxis = NSLayoutConstraint.Axis
enum ConstraintRelation { case equal, equalOrLess, equalOrGreater }
enum TinyEdge { case top, bottom, leading, trailing, left, right }
struct LayoutEdge: OptionSet {
  let rawValue: UInt8
  static let top = LayoutEdge(rawValue: 1)
  static let bottom = LayoutEdge(rawValue: 2)
  static let trailing = LayoutEdge(rawValue: 4)
  static let leading = LayoutEdge(rawValue: 8)
  static let left = LayoutEdge(rawValue: 16)
  static let right = LayoutEdge(rawValue: 32)
  static let none = LayoutEdge(rawValue: 64)
}
typealias TinyEdgeInsets = UIEdgeInsets

extension UIEdgeInsets {
  static func uniform(_ value: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: value, left: value, bottom: value, right: value)
  }
  static func top(_ value: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: value, left: 0, bottom: 0, right: 0)
  }
  static func left(_ value: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: 0, left: value, bottom: 0, right: 0)
  }
  static func bottom(_ value: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: value, right: 0)
  }
  static func right(_ value: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: value)
  }
  static func horizontal(_ value: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: 0, left: value, bottom: 0, right: value)
  }
  static func vertical(_ value: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: value, left: 0, bottom: value, right: 0)
  }
}

extension Array {
  func activate() { forEach { $0.isActive = true } }
  func deActivate() { forEach { $0.isActive = false } }
}

protocol Constrainable {}
extension UIView: Constrainable {}
extension UILayoutGuide: Constrainable {}

extension UIView {
  func setHugging(_ priority: LayoutPriority, for axis: ConstraintAxis) {
    setContentHuggingPriority(priority, for: axis)
  }
  func setCompressionResistance(_ priority: LayoutPriority, for axis: ConstraintAxis) {
    setContentCompressionResistancePriority(priority, for: axis)
  }
}

extension Constrainable {
  func tinyPrepare() {
    if let view = self as? UIView { view.translatesAutoresizingMaskIntoConstraints = false }
  }
  func tinyRelate(
    _ anchor: Any, _ other: Any, _ offset: CGFloat, _ relation: ConstraintRelation,
    _ priority: LayoutPriority, _ isActive: Bool
  ) -> Constraint {
    tinyPrepare()
    var constraint: NSLayoutConstraint
    switch relation {
    case .equal: constraint = anchor.constraint(equalTo: other, constant: offset)
    case .equalOrLess: constraint = anchor.constraint(lessThanOrEqualTo: other, constant: offset)
    case .equalOrGreater:
      constraint = anchor.constraint(greaterThanOrEqualTo: other, constant: offset)
    }
    constraint.priority = priority
    constraint.isActive = isActive
    return constraint
  }
  func tinyMatch(
    _ anchor: Any, _ other: Any, _ multiplier: CGFloat, _ offset: CGFloat,
    _ relation: ConstraintRelation, _ priority: LayoutPriority, _ isActive: Bool
  ) -> Constraint {
    tinyPrepare()
    var constraint: NSLayoutConstraint
    switch relation {
    case .equal:
      constraint = anchor.constraint(equalTo: other, multiplier: multiplier, constant: offset)
    case .equalOrLess:
      constraint = anchor.constraint(
        lessThanOrEqualTo: other, multiplier: multiplier, constant: offset)
    case .equalOrGreater:
      constraint = anchor.constraint(
        greaterThanOrEqualTo: other, multiplier: multiplier, constant: offset)
    }
    constraint.priority = priority
    constraint.isActive = isActive
    return constraint
  }
  func tinySet(
    _ anchor: Any, _ size: CGFloat, _ relation: ConstraintRelation, _ priority: LayoutPriority,
    _ isActive: Bool
  ) -> Constraint {
    tinyPrepare()
    var constraint: NSLayoutConstraint
    switch relation {
    case .equal: constraint = anchor.constraint(equalToConstant: size)
    case .equalOrLess: constraint = anchor.constraint(lessThanOrEqualToConstant: size)
    case .equalOrGreater: constraint = anchor.constraint(greaterThanOrEqualToConstant: size)
    }
    constraint.priority = priority
    constraint.isActive = isActive
    return constraint
  }

  func width(
    _ width: CGFloat, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required, isActive: Bool = true
  ) -> Constraint { tinySet(widthAnchor, width, relation, priority, isActive) }
  func height(
    _ height: CGFloat, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required, isActive: Bool = true
  ) -> Constraint { tinySet(heightAnchor, height, relation, priority, isActive) }
  func width(
    min: CGFloat? = nil, max: CGFloat? = nil, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraints {
    var made: [NSLayoutConstraint] = []
    if let min { made.append(tinySet(widthAnchor, min, .equalOrGreater, priority, isActive)) }
    if let max { made.append(tinySet(widthAnchor, max, .equalOrLess, priority, isActive)) }
    return made
  }
  func height(
    min: CGFloat? = nil, max: CGFloat? = nil, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraints {
    var made: [NSLayoutConstraint] = []
    if let min { made.append(tinySet(heightAnchor, min, .equalOrGreater, priority, isActive)) }
    if let max { made.append(tinySet(heightAnchor, max, .equalOrLess, priority, isActive)) }
    return made
  }
  func size(
    _ size: CGSize, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required, isActive: Bool = true
  ) -> Constraints {
    [
      tinySet(widthAnchor, size.width, relation, priority, isActive),
      tinySet(heightAnchor, size.height, relation, priority, isActive),
    ]
  }
  func size(
    to view: Constrainable, multiplier: CGFloat = 1, insets: CGSize = .zero,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraints {
    [
      tinyMatch(
        widthAnchor, view.widthAnchor, multiplier, insets.width, relation, priority, isActive),
      tinyMatch(
        heightAnchor, view.heightAnchor, multiplier, insets.height, relation, priority,
        isActive),
    ]
  }
  func aspectRatio(
    _ ratio: CGFloat, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required, isActive: Bool = true
  ) -> Constraint { tinyMatch(widthAnchor, heightAnchor, ratio, 0, relation, priority, isActive) }
  func center(
    in view: Constrainable, offset: CGPoint = .zero, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraints {
    [
      tinyRelate(centerXAnchor, view.centerXAnchor, offset.x, .equal, priority, isActive),
      tinyRelate(centerYAnchor, view.centerYAnchor, offset.y, .equal, priority, isActive),
    ]
  }
  func edges(
    to view: Constrainable, insets: TinyEdgeInsets = .zero,
    priority: LayoutPriority = .required, isActive: Bool = true
  ) -> Constraints {
    [
      tinyRelate(topAnchor, view.topAnchor, insets.top, .equal, priority, isActive),
      tinyRelate(leadingAnchor, view.leadingAnchor, insets.left, .equal, priority, isActive),
      tinyRelate(bottomAnchor, view.bottomAnchor, -insets.bottom, .equal, priority, isActive),
      tinyRelate(trailingAnchor, view.trailingAnchor, -insets.right, .equal, priority, isActive),
    ]
  }
  func origin(
    to view: Constrainable, insets: CGVector = .zero, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required, isActive: Bool = true
  ) -> Constraints {
    [
      tinyRelate(leftAnchor, view.leftAnchor, 0, relation, priority, isActive),
      tinyRelate(topAnchor, view.topAnchor, 0, relation, priority, isActive),
    ]
  }
  func edgesToSuperview(
    excluding excluded: LayoutEdge = .none, insets: TinyEdgeInsets = .zero,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraints {
    var made: [NSLayoutConstraint] = []
    let outer = tinySuperview(usingSafeArea)
    func pin(_ anchor: Any, _ other: Any, _ offset: CGFloat) {
      made.append(tinyRelate(anchor, other, offset, relation, priority, isActive))
    }
    if !excluded.contains(.top) { pin(topAnchor, outer.topAnchor, insets.top) }
    if !excluded.contains(.leading), !excluded.contains(.left) {
      pin(leadingAnchor, outer.leadingAnchor, insets.left)
    }
    if !excluded.contains(.bottom) { pin(bottomAnchor, outer.bottomAnchor, -insets.bottom) }
    if !excluded.contains(.trailing), !excluded.contains(.right) {
      pin(trailingAnchor, outer.trailingAnchor, -insets.right)
    }
    return made
  }
  func centerInSuperview(
    offset: CGPoint = .zero, priority: LayoutPriority = .required, isActive: Bool = true,
    usingSafeArea: Bool = false
  ) -> Constraints {
    center(
      in: tinySuperview(usingSafeArea), offset: offset, priority: priority, isActive: isActive)
  }
  func originToSuperview(
    insets: CGVector = .zero, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraints {
    origin(
      to: tinySuperview(usingSafeArea), insets: insets, relation: relation, priority: priority,
      isActive: isActive)
  }
  func tinySuperview(_ usingSafeArea: Bool) -> Constrainable {
    // swift-format-ignore: NeverForceUnwrap
    let outer = superview!
    return usingSafeArea ? outer.safeAreaLayoutGuide : outer
  }
  func stack(
    _ views: [UIView], axis: ConstraintAxis = .vertical, width: CGFloat? = nil,
    height: CGFloat? = nil, spacing: CGFloat = 0
  ) -> Constraints {
    var made: [NSLayoutConstraint] = []
    var previous: UIView?
    for view in views {
      addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      if axis == .vertical {
        if let previous {
          made.append(view.topToBottom(of: previous, offset: spacing))
        } else {
          made.append(view.topToSuperview())
        }
        made.append(view.leadingToSuperview())
        made.append(view.trailingToSuperview())
        if view === views.last { made.append(view.bottomToSuperview()) }
      } else {
        if let previous {
          made.append(view.leadingToTrailing(of: previous, offset: spacing))
        } else {
          made.append(view.leadingToSuperview())
        }
        made.append(view.topToSuperview())
        made.append(view.bottomToSuperview())
        if view === views.last { made.append(view.trailingToSuperview()) }
      }
      if let width { made.append(view.width(width)) }
      if let height { made.append(view.height(height)) }
      previous = view
    }
    return made
  }
  func leadingToTrailing(
    of view: Constrainable, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required, isActive: Bool = true
  ) -> Constraint {
    tinyRelate(leadingAnchor, view.trailingAnchor, offset, relation, priority, isActive)
  }
  func trailingToLeading(
    of view: Constrainable, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required, isActive: Bool = true
  ) -> Constraint {
    tinyRelate(trailingAnchor, view.leadingAnchor, offset, relation, priority, isActive)
  }
  func leftToRight(
    of view: Constrainable, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required, isActive: Bool = true
  ) -> Constraint { tinyRelate(leftAnchor, view.rightAnchor, offset, relation, priority, isActive) }
  func rightToLeft(
    of view: Constrainable, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required, isActive: Bool = true
  ) -> Constraint { tinyRelate(rightAnchor, view.leftAnchor, offset, relation, priority, isActive) }
  func topToBottom(
    of view: Constrainable, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required, isActive: Bool = true
  ) -> Constraint { tinyRelate(topAnchor, view.bottomAnchor, offset, relation, priority, isActive) }
  func bottomToTop(
    of view: Constrainable, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required, isActive: Bool = true
  ) -> Constraint { tinyRelate(bottomAnchor, view.topAnchor, offset, relation, priority, isActive) }
  func leading(
    to view: Constrainable, _ anchor: Any? = nil, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tinyRelate(leadingAnchor, anchor ?? view.leadingAnchor, offset, relation, priority, isActive)
  }
  func leadingToSuperview(
    _ anchor: Any? = nil, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraint {
    let outer = tinySuperview(usingSafeArea)
    return tinyRelate(
      leadingAnchor, anchor ?? outer.leadingAnchor, offset, relation, priority, isActive)
  }
  func trailing(
    to view: Constrainable, _ anchor: Any? = nil, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tinyRelate(trailingAnchor, anchor ?? view.trailingAnchor, offset, relation, priority, isActive)
  }
  func trailingToSuperview(
    _ anchor: Any? = nil, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraint {
    let outer = tinySuperview(usingSafeArea)
    return tinyRelate(
      trailingAnchor, anchor ?? outer.trailingAnchor, offset, relation, priority, isActive)
  }
  func left(
    to view: Constrainable, _ anchor: Any? = nil, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tinyRelate(leftAnchor, anchor ?? view.leftAnchor, offset, relation, priority, isActive)
  }
  func leftToSuperview(
    _ anchor: Any? = nil, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraint {
    let outer = tinySuperview(usingSafeArea)
    return tinyRelate(leftAnchor, anchor ?? outer.leftAnchor, offset, relation, priority, isActive)
  }
  func right(
    to view: Constrainable, _ anchor: Any? = nil, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tinyRelate(rightAnchor, anchor ?? view.rightAnchor, offset, relation, priority, isActive)
  }
  func rightToSuperview(
    _ anchor: Any? = nil, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraint {
    let outer = tinySuperview(usingSafeArea)
    return tinyRelate(
      rightAnchor, anchor ?? outer.rightAnchor, offset, relation, priority, isActive)
  }
  func top(
    to view: Constrainable, _ anchor: Any? = nil, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tinyRelate(topAnchor, anchor ?? view.topAnchor, offset, relation, priority, isActive)
  }
  func topToSuperview(
    _ anchor: Any? = nil, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraint {
    let outer = tinySuperview(usingSafeArea)
    return tinyRelate(topAnchor, anchor ?? outer.topAnchor, offset, relation, priority, isActive)
  }
  func bottom(
    to view: Constrainable, _ anchor: Any? = nil, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tinyRelate(bottomAnchor, anchor ?? view.bottomAnchor, offset, relation, priority, isActive)
  }
  func bottomToSuperview(
    _ anchor: Any? = nil, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraint {
    let outer = tinySuperview(usingSafeArea)
    return tinyRelate(
      bottomAnchor, anchor ?? outer.bottomAnchor, offset, relation, priority, isActive)
  }
  func centerX(
    to view: Constrainable, _ anchor: Any? = nil, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tinyRelate(centerXAnchor, anchor ?? view.centerXAnchor, offset, relation, priority, isActive)
  }
  func centerXToSuperview(
    _ anchor: Any? = nil, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraint {
    let outer = tinySuperview(usingSafeArea)
    return tinyRelate(
      centerXAnchor, anchor ?? outer.centerXAnchor, offset, relation, priority, isActive)
  }
  func centerY(
    to view: Constrainable, _ anchor: Any? = nil, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tinyRelate(centerYAnchor, anchor ?? view.centerYAnchor, offset, relation, priority, isActive)
  }
  func centerYToSuperview(
    _ anchor: Any? = nil, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraint {
    let outer = tinySuperview(usingSafeArea)
    return tinyRelate(
      centerYAnchor, anchor ?? outer.centerYAnchor, offset, relation, priority, isActive)
  }
  func width(
    to view: Constrainable, _ dimension: Any? = nil, multiplier: CGFloat = 1, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tinyMatch(
      widthAnchor, dimension ?? view.widthAnchor, multiplier, offset, relation, priority, isActive)
  }
  func widthToHeight(
    of view: Constrainable, multiplier: CGFloat = 1, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tinyMatch(widthAnchor, view.heightAnchor, multiplier, offset, relation, priority, isActive)
  }
  func widthToSuperview(
    _ dimension: Any? = nil, multiplier: CGFloat = 1, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraint {
    let outer = tinySuperview(usingSafeArea)
    return tinyMatch(
      widthAnchor, dimension ?? outer.widthAnchor, multiplier, offset, relation, priority, isActive)
  }
  func height(
    to view: Constrainable, _ dimension: Any? = nil, multiplier: CGFloat = 1, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tinyMatch(
      heightAnchor, dimension ?? view.heightAnchor, multiplier, offset, relation, priority, isActive
    )
  }
  func heightToWidth(
    of view: Constrainable, multiplier: CGFloat = 1, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tinyMatch(heightAnchor, view.widthAnchor, multiplier, offset, relation, priority, isActive)
  }
  func heightToSuperview(
    _ dimension: Any? = nil, multiplier: CGFloat = 1, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraint {
    let outer = tinySuperview(usingSafeArea)
    return tinyMatch(
      heightAnchor, dimension ?? outer.heightAnchor, multiplier, offset, relation, priority,
      isActive)
  }
}
