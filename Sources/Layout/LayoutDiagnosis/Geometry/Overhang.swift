package import LayoutModel

/// A view that is drawn beyond its parent, and not on purpose.
package struct Overhang: Sendable {
  /// The view.
  package let view: Item.ID
  /// Its parent.
  package let parent: Item.ID
  /// The edges that it extends beyond, and by how many points.
  package let edges: [(edge: Edge, excess: Double)]
  /// Whether the parent clips it, so that a part of it cannot be seen.
  package let isClipped: Bool
}

extension LayoutGeometry {
  /// Returns how a view extends beyond its parent; nil if it does not, or if that may be intended.
  ///
  /// Whatever scrolls may be larger than its parent, part of an image is often enough, and a rule
  /// that puts an edge outside by its own constant does so on purpose. The edge of a clear parent
  /// cannot be seen, so that beyond it only the place of what is touched matters.
  package func overhang(of view: Item.ID) -> Overhang? {
    guard let parent = layout.parent(of: view), mayOverhang(view, parent) else { return nil }
    let ink = ink(view)
    let outers = bounds(of: parent, around: view)
    let edges = Edge.allCases.compactMap { edge -> (edge: Edge, excess: Double)? in
      func excess(_ frame: Frame) -> Double {
        outers.map { frame.excess(edge, of: $0) }.min() ?? 0
      }
      // A descendant that extends further is reported itself.
      let own = excess(frame(view))
      guard min(ink.map(excess).max() ?? 0, own) > tolerance else { return nil }
      return own > reach(of: view, beyond: edge, of: parent) + tolerance ? (edge, own) : nil
    }
    guard !edges.isEmpty, !isBackdrop(view, of: parent, beyond: edges.map(\.edge)) else {
      return nil
    }
    return Overhang(view: view, parent: parent, edges: edges, isClipped: clips(parent))
  }

  private func mayOverhang(_ view: Item.ID, _ parent: Item.ID) -> Bool {
    guard let item = layout.item(view), layout.item(parent)?.kind != .scroll,
      !isPlacedByParent(view), item.kind != .label || item.style.text?.isEmpty != true
    else { return false }
    return !clips(parent)
      || item.kind != .image && (item.kind != .view || !item.childList.isEmpty)
  }

  /// How far an edge of a view may be beyond its parent, in points.
  private func reach(of view: Item.ID, beyond edge: Edge, of parent: Item.ID) -> Double {
    max(
      intent.reach(of: view, beyond: edge, of: parent) ?? 0,
      holdsContent(view) ? 0 : intent.outset(of: view, beyond: edge),
      layout.item(view)?.kind == .button && isUnseen(parent) ? Self.buttonInset : 0,
      clips(parent) ? margin(of: view, edge.axis) : 0)
  }

  /// How much of a button may be cut off at each end of an axis: the room around its title or image,
  /// which is in its middle.
  private func margin(of view: Item.ID, _ axis: Axis) -> Double {
    guard let item = layout.item(view), item.kind == .button,
      layout.appearances[view]?.hasBackground == false
    else { return 0 }
    let shown = axis == .vertical ? item.font?.lineHeight ?? Self.symbolSize : Self.symbolSize
    guard axis == .vertical || (item.text ?? "").isEmpty else { return 0 }
    return max(0, (frame(view)[.size(along: axis)] - max(shown, Self.symbolSize)) / 2)
  }

  /// The size of the usual images of buttons, in points.
  private static let symbolSize = 24.0

  /// The distance between the edge of a button and its title, in points.
  private static let buttonInset = 6.0

  /// Whether the edges of a view cannot be seen: a file says that it draws nothing, and it does not
  /// clip.
  private func isUnseen(_ view: Item.ID) -> Bool {
    layout.parent(of: view) != nil && layout.appearances[view]?.draws == false && !clips(view)
  }

  /// The bounds of a parent, and if those cannot be seen also the bounds of what is around it, unless
  /// something in the view can be touched; a view has to leave all of them.
  private func bounds(of parent: Item.ID, around view: Item.ID) -> [Frame] {
    let own = frame(parent)
    var bounds = Frame(x: 0, y: 0, width: own.width, height: own.height)
    var all = [bounds]
    guard isUnseen(parent), !layout.subtree(of: view).contains(where: \.isTouched) else {
      return all
    }
    var holder = parent
    while isUnseen(holder), let outer = layout.parent(of: holder) {
      let (place, size) = (frame(holder), frame(outer))
      bounds = Frame(
        x: bounds.x - place.x, y: bounds.y - place.y, width: size.width, height: size.height)
      all.append(bounds)
      holder = outer
    }
    return all
  }

  /// Whether a view only decorates what is drawn over it, and is meant to be larger than there is room
  /// for: nothing to read or to touch is in it, and enough of it can be seen.
  ///
  /// A picture is meant to be so where it is larger than the outermost view, or its file draws it beyond
  /// the edge; a surface behind a text where it is beyond two opposite edges.
  private func isBackdrop(_ view: Item.ID, of parent: Item.ID, beyond edges: [Edge]) -> Bool {
    guard let item = layout.item(view), let siblings = layout.item(parent)?.children,
      let place = siblings.firstIndex(of: view), item.kind == .image || item.kind == .view,
      !layout.subtree(of: view).contains(where: { $0.isContent || $0.isTouched }),
      Axis.allCases.allSatisfy({ isEnoughVisible(view, in: parent, $0) })
    else { return false }
    guard item.kind == .view else {
      return edges.allSatisfy { isDrawn(view, beyond: $0) }
        || parent == layout.root
          && edges.allSatisfy { edge in
            let size = Dimension.size(along: edge.axis)
            return frame(view)[size] > frame(parent)[size]
          }
    }
    // A surface alone, or one edge of a card, is missed.
    return edges.allSatisfy { edges.contains($0.opposite) }
      && siblings[(place + 1)...].contains { sibling in
        layout.subtree(of: sibling).contains(where: \.isContent)
      }
  }

  /// The least part of a picture that is to be seen, of its own length or of that of what it is in.
  private static let leastPart = 0.25

  private func isEnoughVisible(_ view: Item.ID, in parent: Item.ID, _ axis: Axis) -> Bool {
    let (own, room) = (frame(view), frame(parent)[.size(along: axis)])
    let (start, length) = (own[.position(along: axis)], own[.size(along: axis)])
    return min(start + length, room) - max(start, 0) >= Self.leastPart * min(length, room)
  }

  /// Whether a file draws a view beyond an edge of its parent.
  private func isDrawn(_ view: Item.ID, beyond edge: Edge) -> Bool {
    guard let appearance = layout.appearances[view], !appearance.isMisplaced,
      let own = appearance.designedFrame, let room = appearance.designedRoom
    else { return false }
    return own.excess(edge, of: Frame(x: 0, y: 0, width: room.width, height: room.height))
      > tolerance
  }

  /// Returns numbers that are zero where ``isBackdrop(_:of:beyond:)`` may change.
  private func backdropTurns(_ view: Item.ID, in parent: Item.ID) -> [Double] {
    guard let kind = layout.item(view)?.kind, kind == .image || kind == .view else { return [] }
    return Axis.allCases.flatMap { axis -> [Double] in
      let (own, room) = (frame(view), frame(parent)[.size(along: axis)])
      let (start, length) = (own[.position(along: axis)], own[.size(along: axis)])
      let parts = [length, start + length, room - start, room]
      return [length - room]
        + [length, room].flatMap { whole in parts.map { $0 - Self.leastPart * whole } }
    }
  }

  /// Returns numbers that are zero where ``overhang(of:)`` may change; `parts` are the
  /// ``visibleParts(of:)`` of the view.
  package func overhangTurns(of view: Item.ID, parts: [Item.ID]) -> [Double] {
    guard let parent = layout.parent(of: view), mayOverhang(view, parent) else { return [] }
    let frames = framesOfParts(parts, of: view)
    let outers = bounds(of: parent, around: view)
    return vanishing(frames) + backdropTurns(view, in: parent)
      + Edge.allCases.flatMap { edge -> [Double] in
        let reach = reach(of: view, beyond: edge, of: parent)
        return outers.flatMap { outer in
          frames.map { $0.excess(edge, of: outer) - tolerance }
            + [frame(view).excess(edge, of: outer) - min(reach, 1e9) - tolerance]
        }
      }
  }
}

extension Item {
  /// Whether it takes touches by itself.
  fileprivate var isTouched: Bool {
    switch kind {
    case .button, .field, .segmented, .slider, .stepper, .switch, .textview: true
    default: false
    }
  }
}
