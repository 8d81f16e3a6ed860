package import LayoutModel

/// A control or a line of text that is smaller than what it shows.
package struct Squeeze: Hashable, Sendable {
  /// The axis along which it is too small.
  package let axis: Axis
  /// The size that it has, and the one that it needs at least, in points.
  package let (size, need): (Double, Double)
}

extension LayoutGeometry {
  /// The part of a line below which letters are cut at the top and the bottom.
  private static let legiblePart = 0.75

  /// Returns how a view is smaller than what it shows; nil if it is not.
  package func squeeze(of view: Item.ID) -> Squeeze? {
    guard let item = layout.item(view), item.isView, item.parent != nil, !isHidden(view) else {
      return nil
    }
    return Axis.allCases.lazy.compactMap { axis in
      let need = need(of: item, axis)
      let size = frame(view)[.size(along: axis)]
      return need > 0 && size < need - tolerance ? Squeeze(axis: axis, size: size, need: need) : nil
    }.first
  }

  /// Returns numbers that are zero where ``squeeze(of:)`` may change.
  package func squeezeTurns(of view: Item.ID) -> [Double] {
    guard let item = layout.item(view) else { return [] }
    return Axis.allCases.compactMap { axis in
      let need = need(of: item, axis)
      return need > 0 ? frame(view)[.size(along: axis)] - need + tolerance : nil
    }
  }

  /// How much room a view needs at least, in points; 0 if it may have any size.
  private func need(of item: Item, _ axis: Axis) -> Double {
    let appearance = layout.appearances[item.id]
    switch (item.kind, axis) {
    case (.switch, _), (.stepper, _), (.spinner, _), (.segmented, .vertical):
      // A resistance below 1 was chosen to make the content size irrelevant.
      guard item.resistance[axis] >= 1, let content = item.content[axis] else { return 0 }
      // A control that was designed smaller is smaller in the version of iOS it was made for.
      return min(content, appearance?.designedFrame?[.size(along: axis)] ?? content)
    case (.label, .vertical), (.button, .vertical):
      guard let text = item.text, text.contains(where: { !$0.isWhitespace }) else { return 0 }
      return (item.font ?? item.kind.usualFont).lineHeight * Self.legiblePart
        * (appearance?.leastTextScale ?? 1)
    default: return 0
    }
  }
}
