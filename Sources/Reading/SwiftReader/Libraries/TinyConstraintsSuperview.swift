// The part of TinyConstraints that relates views to their superviews.
//
// module: TinyConstraints
// mark: edgesToSuperview
// signs: .edgesToSuperview(, .centerInSuperview(, .topToSuperview(, .leadingToSuperview(, .top(to:, .bottom(to:, .leading(to:, .trailing(to:, .left(to:, .right(to:, .edges(to:, .widthToSuperview(

extension UIView {
  func edgesToSuperview(
    excluding excluded: LayoutEdge = .none, insets: TinyEdgeInsets = .zero,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraints {
    // Left and right edges are pinned, even if it is a leading or trailing one that is left out.
    var left = excluded
    if excluded.contains(.leading) { left = [left, .left] }
    if excluded.contains(.trailing) { left = [left, .right] }
    return edges(
      to: tinySuperview(usingSafeArea), excluding: left, insets: insets, relation: relation,
      priority: priority, isActive: isActive)
  }
  func horizontalToSuperview(
    insets: TinyEdgeInsets = .zero, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraints {
    edges(
      to: tinySuperview(usingSafeArea), excluding: [.top, .bottom], insets: insets,
      relation: relation, priority: priority, isActive: isActive)
  }
  func verticalToSuperview(
    insets: TinyEdgeInsets = .zero, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraints {
    edges(
      to: tinySuperview(usingSafeArea), excluding: [.left, .right], insets: insets,
      relation: relation, priority: priority, isActive: isActive)
  }
  func centerInSuperview(
    offset: CGPoint = .zero, priority: LayoutPriority = .required, isActive: Bool = true,
    usingSafeArea: Bool = false
  ) -> Constraints {
    center(
      in: tinySuperview(usingSafeArea), offset: offset, priority: priority, isActive: isActive)
  }
  func originToSuperview(
    insets: TinyEdgeInsets = .zero, relation: ConstraintRelation = .equal,
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
  func leadingToSuperview(
    _ anchor: Any? = nil, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraint {
    let outer = tinySuperview(usingSafeArea)
    return tinyRelate(
      leadingAnchor, anchor ?? outer.leadingAnchor, offset, relation, priority, isActive)
  }
  func trailingToSuperview(
    _ anchor: Any? = nil, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraint {
    let outer = tinySuperview(usingSafeArea)
    return tinyRelate(
      trailingAnchor, anchor ?? outer.trailingAnchor, -offset, relation, priority, isActive)
  }
  func leftToSuperview(
    _ anchor: Any? = nil, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraint {
    let outer = tinySuperview(usingSafeArea)
    return tinyRelate(leftAnchor, anchor ?? outer.leftAnchor, offset, relation, priority, isActive)
  }
  func rightToSuperview(
    _ anchor: Any? = nil, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraint {
    let outer = tinySuperview(usingSafeArea)
    return tinyRelate(
      rightAnchor, anchor ?? outer.rightAnchor, offset, relation, priority, isActive)
  }
  func topToSuperview(
    _ anchor: Any? = nil, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraint {
    let outer = tinySuperview(usingSafeArea)
    return tinyRelate(topAnchor, anchor ?? outer.topAnchor, offset, relation, priority, isActive)
  }
  func bottomToSuperview(
    _ anchor: Any? = nil, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraint {
    let outer = tinySuperview(usingSafeArea)
    return tinyRelate(
      bottomAnchor, anchor ?? outer.bottomAnchor, offset, relation, priority, isActive)
  }
  func centerXToSuperview(
    _ anchor: Any? = nil, multiplier: CGFloat = 1, offset: CGFloat = 0,
    priority: LayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraint {
    centerX(
      to: tinySuperview(usingSafeArea), anchor, multiplier: multiplier, offset: offset,
      priority: priority, isActive: isActive)
  }
  func centerYToSuperview(
    _ anchor: Any? = nil, multiplier: CGFloat = 1, offset: CGFloat = 0,
    priority: LayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraint {
    centerY(
      to: tinySuperview(usingSafeArea), anchor, multiplier: multiplier, offset: offset,
      priority: priority, isActive: isActive)
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
