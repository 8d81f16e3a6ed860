extension Layout {
  // MARK: - Setting

  /// Sets a property of an item.
  ///
  /// - Throws: An error if items such as this one do not have the property, or cannot have that
  ///   value.
  package mutating func set<Value>(
    _ property: WritableKeyPath<ItemStyle, Value>, of id: Item.ID, to value: Value
  ) throws(LayoutError) {
    guard let item = item(id) else { throw .notForGuides(id) }
    try item.check(has: property)
    var style = item.style
    style[keyPath: property] = value
    let isContent = [\.text, \.font, \.lines, \.content].contains(property)
    try set(style, of: item, stampingContent: isContent)
  }

  /// Changes the settings of a stack.
  package mutating func setStack(
    _ id: Item.ID, _ body: (inout Stack) -> Void
  ) throws(LayoutError) {
    guard var stack = item(id)?.stack else { throw .notAStack(id) }
    body(&stack)
    try set(\.stack, of: id, to: stack)
  }

  /// Sets all properties of an item; a stack keeps the views it arranges.
  ///
  /// - Throws: An error if the item cannot have one of those that change.
  package mutating func setStyle(_ id: Item.ID, _ style: ItemStyle) throws(LayoutError) {
    guard let item = item(id) else { throw .notForGuides(id) }
    var style = style
    let settings = style.stack ?? Stack()
    style.stack = item.style.stack
    style.stack?.take(settings)
    let old = item.style
    guard style != old else { return }
    try item.check(has: \.hugging)
    if style.text != old.text || style.font != old.font { try item.check(has: \.text) }
    if style.lines != old.lines { try item.check(has: \.lines) }
    if style.isHidden != old.isHidden || style.mask != old.mask { try item.check(has: \.mask) }
    try set(style, of: item, stampingContent: !style.hasSameContent(as: old))
  }

  private mutating func set(
    _ style: ItemStyle, of item: Item, stampingContent: Bool
  ) throws(LayoutError) {
    try style.check()
    var style = style
    if style.content == PerAxis(nil), !item.kind.hasContent { style.content = nil }
    let old = item.style
    let isSame = style.hasSameContent(as: old) && style.baselines == old.baselines
    let isRightToLeft = style.direction.map { $0 == .rightToLeft } ?? isRightToLeft
    let (moment, scale) = (moment, scale)
    update(item.id) {
      $0.style = style
      if stampingContent { $0.contentOrigin = moment }
      if !isSame { $0.setIntrinsicSize(scale: scale) }
      $0.setInsets(safeArea: style.safeArea, isRightToLeft: isRightToLeft)
    }
  }

  // MARK: - What follows

  /// Computes the content size of an item as if it had all the width it needs.
  mutating func refreshContent(of id: Item.ID) {
    let scale = scale
    update(id) { $0.setIntrinsicSize(scale: scale) }
  }

  /// Computes the margins and the safe area of a view as if it had no superview.
  mutating func refreshInsets(of id: Item.ID) {
    let isRightToLeft = isRightToLeft(id)
    update(id) { $0.setInsets(safeArea: $0.style.safeArea, isRightToLeft: isRightToLeft) }
  }
}

extension Item {
  /// Whether it is a label whose height depends on its width.
  var breaksLines: Bool {
    kind == .label && style.lines != 1 && style.content == nil && !(style.text ?? "").isEmpty
  }

  /// Computes the content size and the baselines from the kind and the text, unless others were
  /// set.
  mutating func setIntrinsicSize(within width: Double? = nil, scale: Double?) {
    let intrinsic = IntrinsicSize(
      of: kind, text: style.text, font: style.font, lines: style.lines, width: width, scale: scale)
    content = style.content ?? intrinsic.content
    let height = style.lines == 1 ? content.vertical : nil
    baselines = style.baselines ?? intrinsic.baselines(within: height, scale: scale)
  }

  /// Sets the safe area, and the margins that follow from it.
  ///
  /// A view that preserves its superview's margins has at least the inherited ones.
  mutating func setInsets(
    safeArea: EdgeInsets, inherited: EdgeInsets = EdgeInsets(), isRightToLeft: Bool
  ) {
    self.safeArea = safeArea
    let own = (style.stack?.margins ?? style.margins ?? .standard).sides(
      isRightToLeft: isRightToLeft)
    let sides = style.preservesSuperviewMargins ? EdgeInsets.max(own, inherited) : own
    let whole = style.insetsMarginsFromSafeArea ? sides + safeArea : sides
    margins = Insets(whole, isRightToLeft: isRightToLeft)
  }
}
