package import LayoutModel

/// A visible defect of a layout: an overlap, a view outside its parent, or a text that is cut off.
package enum Flaw: Hashable, Sendable {
  /// Two views with the same parent overlap.
  case overlap(Item.ID, Item.ID)
  /// A view extends beyond its parent.
  case leaving(Item.ID, parent: Item.ID)
  /// A text has less room than it needs.
  case cutting(Item.ID)

  /// The views that it is about, without the parent.
  package var views: [Item.ID] {
    switch self {
    case .overlap(let a, let b): [a, b]
    case .leaving(let view, _), .cutting(let view): [view]
    }
  }

  /// Orders overlaps first, then by the views.
  package var rank: (Int, Item.ID, Item.ID) {
    switch self {
    case .overlap(let a, let b): (0, a, b)
    case .leaving(let view, let parent): (1, view, parent)
    case .cutting(let view): (2, view, view)
    }
  }
}

extension LayoutGeometry {
  /// Returns the flaws around some views.
  ///
  /// - Complexity: O(n log n + overlaps) for n visible siblings.
  package func flaws(around views: [Item.ID]) -> Set<Flaw> {
    var flaws = Set<Flaw>()
    var parents: [Item.ID] = []
    var seen = Set<Item.ID>()
    var isAsked = Set<Item.ID>()
    for view in views where isAsked.insert(view).inserted {
      guard isShown(view), let parent = layout.parent(of: view) else { continue }
      if seen.insert(parent).inserted { parents.append(parent) }
      if overhang(of: view) != nil { flaws.insert(.leaving(view, parent: parent)) }
    }
    for parent in parents {
      for overlap in overlaps(in: parent, where: isAsked.contains) {
        flaws.insert(Flaw(overlap))
      }
    }
    return flaws
  }
}

extension Flaw {
  /// The flaw of two views that overlap.
  package init(_ overlap: Overlap) {
    self = .overlap(min(overlap.back, overlap.front), max(overlap.back, overlap.front))
  }
}
