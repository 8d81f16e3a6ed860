// TinyConstraints, according to its documentation.
//
// mark: edgesToSuperview
// signs: .edgesToSuperview(, .centerInSuperview(, .topToSuperview(, .leadingToSuperview(, .top(to:, .bottom(to:, .leading(to:, .trailing(to:, .left(to:, .right(to:, .edges(to:, .widthToSuperview(

typealias Constraint = NSLayoutConstraint
typealias Constraints = [NSLayoutConstraint]
typealias LayoutPriority = UILayoutPriority
typealias ConstraintAxis = NSLayoutConstraint.Axis
enum ConstraintRelation { case equal, equalOrLess, equalOrGreater }
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

func + (lhs: UIEdgeInsets, rhs: UIEdgeInsets) -> UIEdgeInsets {
  UIEdgeInsets(
    top: lhs.top + rhs.top, left: lhs.left + rhs.left, bottom: lhs.bottom + rhs.bottom,
    right: lhs.right + rhs.right)
}

extension NSLayoutConstraint {
  func with(_ priority: LayoutPriority) -> Self {
    self.priority = priority
    return self
  }
  func set(_ active: Bool) -> Self {
    isActive = active
    return self
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
  func prepareForLayout() -> Self {
    if let view = self as? UIView { view.translatesAutoresizingMaskIntoConstraints = false }
    return self
  }
  func tinyRelate(
    _ anchor: Any, _ other: Any, _ offset: CGFloat, _ relation: ConstraintRelation,
    _ priority: LayoutPriority, _ isActive: Bool
  ) -> Constraint {
    prepareForLayout()
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
    prepareForLayout()
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
    prepareForLayout()
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
    to view: Constrainable, excluding excluded: LayoutEdge = .none, insets: TinyEdgeInsets = .zero,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraints {
    var made: [NSLayoutConstraint] = []
    func pin(_ edge: LayoutEdge, _ anchor: Any, _ other: Any, _ offset: CGFloat) {
      if excluded.contains(edge) { return }
      made.append(tinyRelate(anchor, other, offset, relation, priority, isActive))
    }
    pin(.top, topAnchor, view.topAnchor, insets.top)
    pin(.left, leftAnchor, view.leftAnchor, insets.left)
    pin(.bottom, bottomAnchor, view.bottomAnchor, -insets.bottom)
    pin(.right, rightAnchor, view.rightAnchor, -insets.right)
    return made
  }
  func origin(
    to view: Constrainable, insets: TinyEdgeInsets = .zero, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required, isActive: Bool = true
  ) -> Constraints {
    [
      tinyRelate(leftAnchor, view.leftAnchor, insets.left, relation, priority, isActive),
      tinyRelate(topAnchor, view.topAnchor, insets.top, relation, priority, isActive),
    ]
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
  func trailing(
    to view: Constrainable, _ anchor: Any? = nil, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tinyRelate(trailingAnchor, anchor ?? view.trailingAnchor, offset, relation, priority, isActive)
  }
  func left(
    to view: Constrainable, _ anchor: Any? = nil, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tinyRelate(leftAnchor, anchor ?? view.leftAnchor, offset, relation, priority, isActive)
  }
  func right(
    to view: Constrainable, _ anchor: Any? = nil, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tinyRelate(rightAnchor, anchor ?? view.rightAnchor, offset, relation, priority, isActive)
  }
  func top(
    to view: Constrainable, _ anchor: Any? = nil, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tinyRelate(topAnchor, anchor ?? view.topAnchor, offset, relation, priority, isActive)
  }
  func bottom(
    to view: Constrainable, _ anchor: Any? = nil, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tinyRelate(bottomAnchor, anchor ?? view.bottomAnchor, offset, relation, priority, isActive)
  }
  func centerX(
    to view: Constrainable, _ anchor: Any? = nil, multiplier: CGFloat = 1, offset: CGFloat = 0,
    priority: LayoutPriority = .required, isActive: Bool = true
  ) -> Constraint {
    if let anchor {
      return tinyRelate(centerXAnchor, anchor, offset, .equal, priority, isActive)
    }
    prepareForLayout()
    let made = NSLayoutConstraint(
      item: self, attribute: .centerX, relatedBy: .equal, toItem: view, attribute: .centerX,
      multiplier: multiplier, constant: offset)
    made.priority = priority
    made.isActive = isActive
    return made
  }
  func centerY(
    to view: Constrainable, _ anchor: Any? = nil, multiplier: CGFloat = 1, offset: CGFloat = 0,
    priority: LayoutPriority = .required, isActive: Bool = true
  ) -> Constraint {
    if let anchor {
      return tinyRelate(centerYAnchor, anchor, offset, .equal, priority, isActive)
    }
    prepareForLayout()
    let made = NSLayoutConstraint(
      item: self, attribute: .centerY, relatedBy: .equal, toItem: view, attribute: .centerY,
      multiplier: multiplier, constant: offset)
    made.priority = priority
    made.isActive = isActive
    return made
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
}
