extension Layout {
  /// Sets the reading direction of the document.
  package mutating func setDirection(isRightToLeft: Bool) {
    self.isRightToLeft = isRightToLeft
    for item in items where !item.safeArea.isZero { refreshInsets(of: item.id) }
  }

  /// Sets how many pixels a point has, to which frames are rounded; nil does not round them.
  ///
  /// The sizes of texts are rounded up to pixels in any case, see ``IntrinsicSize``.
  package mutating func setScale(_ scale: Double?) throws(LayoutError) {
    if let scale {
      guard scale > 0 else { throw .numberOutOfRange(scale) }
      try LayoutLimits.check(distance: scale)
    }
    self.scale = scale
    for item in items where item.kind.hasContent { refreshContent(of: item.id) }
  }
}
