import ConstraintSolver
package import LayoutModel

/// A text that is cut off: its view is smaller than it needs.
package struct TextShortage: Hashable, Sendable {
  /// The view.
  package let view: Item.ID
  /// The axis along which it is too small.
  package let axis: Axis
  /// The size that it has, and the one that its text needs, in points.
  package let (size, need): (Double, Double)
}

extension LayoutGeometry {
  /// Returns the room that the text of a label or button lacks.
  ///
  /// It is nil if the text has enough room, or if the room it needs is not known because the content
  /// size of the view was given.
  package func textShortage(of view: Item.ID) -> TextShortage? {
    guard let item = layout.item(view), item.parent != nil, item.style.content == nil,
      !isHidden(view), !isUnplaced(item), let room = textRoom(of: view)
    else { return nil }
    let frame = frame(view)
    func shortage(_ axis: Axis, _ need: Double) -> TextShortage? {
      let size = frame[.size(along: axis)]
      return size < need - Self.textTolerance
        ? TextShortage(view: view, axis: axis, size: size, need: need) : nil
    }
    if let squeeze = squeeze(of: view), squeeze.axis == .vertical {
      return shortage(.vertical, item.content.vertical ?? squeeze.need)
    }
    switch room.lack(in: frame) {
    case .width(let width): return shortage(.horizontal, item.content.horizontal ?? width)
    case .lines(_, _, let height): return shortage(.vertical, (2 * height).rounded(.up) / 2)
    case nil: return nil
    }
  }

  /// Whether nothing was said yet about the frame of a view: it has its mask and no size.
  private func isUnplaced(_ item: Item) -> Bool {
    item.style.mask.map { $0.frame.width == 0 && $0.frame.height == 0 } ?? false
  }

  /// A text that lacks less than this, in points, is whole.
  private static let textTolerance = 0.5

  /// Returns the flaws that texts around some views are cut off.
  func cutTexts(around views: [Item.ID]) -> Set<Flaw> {
    Set(views.filter { textShortage(of: $0) != nil }.map(Flaw.cutting))
  }
}
