extension Layout {
  // MARK: - Margins, safe areas and the keyboard

  /// Sets the layout margins of a view; nil for UIKit's default ones.
  ///
  /// In a stack that keeps margins, these are the margins kept.
  package mutating func setMargins(_ id: Item.ID, _ margins: Insets?) throws(LayoutError) {
    guard item(id)?.isView ?? false else { throw .notForGuides(id) }
    for margin in margins?.all ?? [] { try check(distance: margin) }
    update(id) {
      $0.givenMargins = margins
      if $0.stack?.margins != nil { $0.stack?.margins = margins ?? .standard }
    }
    refreshInsets(of: id)
  }

  /// Sets whether the margins of a view are at least those of its superview where the two overlap:
  /// UIKit's `preservesSuperviewLayoutMargins`.
  package mutating func setPreservesSuperviewMargins(
    _ id: Item.ID, _ preserves: Bool
  ) throws(LayoutError) {
    guard item(id)?.isView ?? false else { throw .notForGuides(id) }
    update(id) { $0.preservesSuperviewMargins = preserves }
  }

  /// Sets whether the safe area of a view adds to its margins: UIKit's
  /// `insetsLayoutMarginsFromSafeArea`.
  package mutating func setInsetsMarginsFromSafeArea(
    _ id: Item.ID, _ insets: Bool
  ) throws(LayoutError) {
    guard item(id)?.isView ?? false else { throw .notForGuides(id) }
    update(id) { $0.insetsMarginsFromSafeArea = insets }
    refreshInsets(of: id)
  }

  /// Sets the safe area of the root, or what is added to that of another view, in points.
  package mutating func setSafeArea(_ id: Item.ID, _ insets: EdgeInsets) throws(LayoutError) {
    guard item(id)?.isView ?? false else { throw .notForGuides(id) }
    for inset in insets.all { try check(distance: inset) }
    update(id) { $0.givenSafeArea = insets }
    refreshInsets(of: id)
  }

  /// Sets how far the keyboard reaches into a view from below, in points; zero takes it away.
  package mutating func setKeyboard(_ id: Item.ID, height: Double) throws(LayoutError) {
    guard item(id)?.isView ?? false else { throw .notForGuides(id) }
    guard height >= 0 else { throw .negativeSize(height) }
    try check(distance: height)
    update(id) { $0.keyboardHeight = height }
  }

  /// Computes the margins and the safe area of a view as if it had no superview.
  mutating func refreshInsets(of id: Item.ID) {
    let isRightToLeft = isRightToLeft(id)
    update(id) { $0.setInsets(safeArea: $0.givenSafeArea, isRightToLeft: isRightToLeft) }
  }

  // MARK: - Direction

  /// Sets the reading direction of the document.
  package mutating func setDirection(isRightToLeft: Bool) {
    self.isRightToLeft = isRightToLeft
    for item in items where !item.safeArea.isZero { refreshInsets(of: item.id) }
  }

  /// Sets the reading direction of a view; nil for that of the document.
  package mutating func setDirection(
    _ id: Item.ID, _ direction: Item.Direction?
  ) throws(LayoutError) {
    guard item(id)?.isView ?? false else { throw .notForGuides(id) }
    update(id) { $0.direction = direction }
    refreshInsets(of: id)
  }

  // MARK: - Pixels

  /// Sets how many pixels a point has, to which frames are rounded; nil does not round them.
  ///
  /// The sizes of texts are rounded up to pixels in any case, see ``IntrinsicSize``.
  package mutating func setScale(_ scale: Double?) throws(LayoutError) {
    if let scale {
      guard scale > 0 else { throw .numberOutOfRange(scale) }
      try check(distance: scale)
    }
    self.scale = scale
    for item in items where item.kind.hasContent { refreshContent(of: item.id) }
  }

  // MARK: - Masks

  /// Sets the autoresizing mask that is translated into rules; nil translates none, as is necessary
  /// for a view that rules place.
  package mutating func setMask(_ id: Item.ID, _ mask: AutoresizingMask?) throws(LayoutError) {
    guard let item = item(id), item.isView else { throw .notForGuides(id) }
    guard item.parent != nil else { throw .rootStays }
    if let mask {
      let frame = mask.frame
      for number in [frame.x, frame.y] { try check(distance: number) }
      for number in [frame.width, frame.height, mask.container.width, mask.container.height] {
        guard number >= 0 else { throw .negativeSize(number) }
        try check(distance: number)
      }
    }
    update(id) { $0.mask = mask }
  }
}

extension Item {
  /// Sets the safe area, and the margins that follow from it.
  ///
  /// A view that preserves its superview's margins has at least the inherited ones.
  mutating func setInsets(
    safeArea: EdgeInsets, inherited: EdgeInsets = EdgeInsets(), isRightToLeft: Bool
  ) {
    self.safeArea = safeArea
    let own = (stack?.margins ?? givenMargins ?? .standard).sides(isRightToLeft: isRightToLeft)
    let sides = preservesSuperviewMargins ? EdgeInsets.max(own, inherited) : own
    let whole = insetsMarginsFromSafeArea ? sides + safeArea : sides
    margins = Insets(whole, isRightToLeft: isRightToLeft)
  }
}
