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
    guard !edges.isEmpty else { return nil }
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
      layout.item(view)?.kind == .button && isUnseen(parent) ? Self.buttonInset : 0)
  }

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

  /// Returns numbers that are zero where ``overhang(of:)`` may change; `parts` are the
  /// ``visibleParts(of:)`` of the view.
  package func overhangTurns(of view: Item.ID, parts: [Item.ID]) -> [Double] {
    guard let parent = layout.parent(of: view), mayOverhang(view, parent) else { return [] }
    let frames = framesOfParts(parts, of: view)
    let outers = bounds(of: parent, around: view)
    return vanishing(frames)
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
