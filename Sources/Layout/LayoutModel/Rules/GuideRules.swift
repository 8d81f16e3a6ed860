import ConstraintSolver

/// The rules of system guides, which place them in their view.
extension GeneratedRules {
  /// Adds the rules of the guides of an item that are used.
  mutating func addGuides(of item: Item, isRightToLeft: Bool) {
    let hasStackMargins =
      !(item.style.stack?.arranged.isEmpty ?? true) && item.style.stack?.margins != nil
    if hasStackMargins || item.guideUses[.margins] != nil || item.guideUses[.readable] != nil {
      keep(item.margins.sides(isRightToLeft: isRightToLeft), .margins, role: "margin", of: item) {
        "UIView-\($0)Margin-guide-constraint"
      }
      if item.kind == .scroll {
        keep(
          item.margins.sides(isRightToLeft: isRightToLeft), .contentMargins, role: "contentMargin",
          of: item, in: .content
        ) { "UIView-\($0)Margin-guide-constraint" }
      }
    }
    if item.guideUses[.safe] != nil {
      keep(item.safeArea, .safe, role: "safe", of: item) { "UIViewSafeAreaLayoutGuide-\($0)" }
    }
    if item.guideUses[.readable] != nil { addReadable(item.id) }
    if item.guideUses[.keyboard] != nil {
      addKeyboard(
        .keyboard, height: max(item.style.keyboardHeight, item.safeArea.bottom), of: item.id)
    }
    if item.guideUses[.keyboardEdge] != nil {
      addKeyboard(.keyboardEdge, height: item.style.keyboardHeight, of: item.id)
    }
    if item.kind == .scroll { addContent(item.id) }
  }

  private mutating func keep(
    _ insets: EdgeInsets, _ guide: SystemGuide, role: String, of item: Item,
    in outerGuide: SystemGuide? = nil, identifier: (_ side: String) -> String
  ) {
    let inner = item.id.guide(guide)
    let outer = outerGuide.map { item.id.guide($0) } ?? item.id
    func add(
      _ side: String, _ first: Item.ID, _ second: Item.ID, _ edge: Attribute, _ distance: Double
    ) {
      self.add(
        .guide(guide), role: role, identifier(side), Anchor(first, edge), .equal,
        Anchor(second, edge), constant: distance)
    }
    add("left", inner, outer, .left, insets.left)
    add("right", outer, inner, .right, insets.right)
    add("top", inner, outer, .top, insets.top)
    add("bottom", outer, inner, .bottom, insets.bottom)
  }

  /// Adds the rules of the readable guide: as wide as the margins allow, but no wider than a
  /// comfortable line, and centred.
  private mutating func addReadable(_ view: Item.ID) {
    let guide = view.guide(.readable)
    let margins = view.guide(.margins)
    func add(
      _ part: String, _ attribute: Attribute, _ relation: Relation, _ other: Attribute?,
      constant: Double = 0, priority: Double = 1000
    ) {
      self.add(
        .guide(.readable), role: "readable", "\(SystemGuide.readable.identifier)-\(part)",
        Anchor(guide, attribute), relation, other.map { Anchor(margins, $0) }, constant: constant,
        priority: priority)
    }
    add("centerX", .centerX, .equal, .centerX)
    add("top", .top, .equal, .top)
    add("bottom", .bottom, .equal, .bottom)
    add("maxWidth", .width, .lessOrEqual, nil, constant: SystemGuide.readableWidth)
    add("inside", .width, .lessOrEqual, .width)
    // The guide fills the margins wherever the readable width allows it.
    add("width", .width, .equal, .width, priority: 999.5)
  }

  private mutating func addKeyboard(_ guide: SystemGuide, height: Double, of view: Item.ID) {
    let inner = view.guide(guide)
    func add(_ part: String, _ attribute: Attribute, _ other: Attribute?, constant: Double = 0) {
      self.add(
        .guide(guide), role: guide.rawValue, "\(guide.identifier)-\(part)",
        Anchor(inner, attribute), .equal, other.map { Anchor(view, $0) }, constant: constant)
    }
    add("left", .left, .left)
    add("right", .right, .right)
    add("bottom", .bottom, .bottom)
    add("height", .height, nil, constant: height)
  }

  /// Adds the rules of a scroll view's content: it begins at the scroll view's corner; its size is
  /// left to other rules.
  private mutating func addContent(_ view: Item.ID) {
    let inner = view.guide(.content)
    for (part, edge) in [("minX", Attribute.left), ("minY", .top)] {
      add(
        .guide(.content), role: "content", "\(SystemGuide.content.identifier)-\(part)",
        Anchor(inner, edge), .equal, Anchor(view, edge))
    }
  }
}
