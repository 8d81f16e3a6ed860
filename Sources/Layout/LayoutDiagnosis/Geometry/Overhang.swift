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
  /// that puts an edge outside by its own constant does so on purpose.
  package func overhang(of view: Item.ID) -> Overhang? {
    guard let parent = layout.parent(of: view), mayOverhang(view, parent) else { return nil }
    let ink = ink(view)
    let outer = bounds(of: parent)
    let edges = Edge.allCases.compactMap { edge -> (edge: Edge, excess: Double)? in
      // A descendant that extends further is reported itself.
      let excess = min(
        ink.map { $0.excess(edge, of: outer) }.max() ?? 0, frame(view).excess(edge, of: outer))
      guard excess > tolerance else { return nil }
      let reach = intent.reach(of: view, beyond: edge, of: parent) ?? 0
      let own = frame(view).excess(edge, of: outer)
      return own > reach + tolerance ? (edge, own) : nil
    }
    guard !edges.isEmpty else { return nil }
    return Overhang(view: view, parent: parent, edges: edges, isClipped: clips(parent))
  }

  private func mayOverhang(_ view: Item.ID, _ parent: Item.ID) -> Bool {
    guard let item = layout.item(view), layout.item(parent)?.kind != .scroll,
      !isPlacedByParent(view)
    else { return false }
    return !clips(parent)
      || item.kind != .image && (item.kind != .view || !item.childList.isEmpty)
  }

  private func bounds(of id: Item.ID) -> Frame {
    let frame = frame(id)
    return Frame(x: 0, y: 0, width: frame.width, height: frame.height)
  }

  /// Returns numbers that are zero where ``overhang(of:)`` may change; `parts` are the
  /// ``visibleParts(of:)`` of the view.
  package func overhangTurns(of view: Item.ID, parts: [Item.ID]) -> [Double] {
    guard let parent = layout.parent(of: view), mayOverhang(view, parent) else { return [] }
    let frames = framesOfParts(parts, of: view)
    let outer = bounds(of: parent)
    return vanishing(frames)
      + Edge.allCases.flatMap { edge -> [Double] in
        let reach = intent.reach(of: view, beyond: edge, of: parent) ?? 0
        return frames.map { $0.excess(edge, of: outer) - tolerance }
          + [frame(view).excess(edge, of: outer) - min(reach, 1e9) - tolerance]
      }
  }
}
