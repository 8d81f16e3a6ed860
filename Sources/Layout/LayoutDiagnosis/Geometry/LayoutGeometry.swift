package import LayoutModel

/// Where the views of a layout are, and which parts of them are visible.
///
/// Overlaps, views that leave their parents, and texts without room are decided here alone; fixes,
/// audits and pages only differ in what they assume to be intended.
package struct LayoutGeometry: Sendable {
  /// Differences below this many points are invisible.
  package static let visibleDifference = 1.0
  /// A view that is no wider or no higher than this, in points, has vanished.
  private static let leastSize = 0.5

  /// The layout whose views are placed.
  package let layout: Layout
  /// What is assumed to be intended.
  let intent: Intent
  /// The largest difference that does not count, in points.
  let tolerance: Double
  private let frames: @Sendable (Item.ID) -> Frame

  /// The views of a layout at given frames, each in its parent.
  package init(
    _ layout: Layout, intent: Intent, tolerance: Double = visibleDifference,
    frames: @escaping @Sendable (Item.ID) -> Frame
  ) {
    self.layout = layout
    self.intent = intent
    self.tolerance = tolerance
    self.frames = frames
  }

  /// The views of a solved layout.
  ///
  /// By default, its rules say what is intended, and invisible differences do not count.
  package init(
    _ solved: SolvedLayout, intent: Intent? = nil, tolerance: Double = visibleDifference
  ) {
    self.init(
      solved.layout, intent: intent ?? Intent(of: solved.layout), tolerance: tolerance,
      frames: { solved.frame(of: $0) })
  }

  /// The frame of a view in its parent.
  package func frame(_ id: Item.ID) -> Frame { frames(id) }

  /// The frame of a view in the root.
  package func frameInRoot(_ id: Item.ID) -> Frame {
    layout.ancestors(of: id).reduce(frames(id)) { $0.moved(by: frames($1)) }
  }

  // MARK: - What can be seen

  /// Whether a view is hidden or entirely transparent, or inside one that is.
  package func isHidden(_ id: Item.ID) -> Bool {
    layout.isConcealed(id) || isClear(id) || layout.ancestors(of: id).contains(where: isClear)
  }

  private func isClear(_ id: Item.ID) -> Bool { layout.appearances[id]?.isClear == true }

  /// Whether a view can be seen: it is not hidden and has not vanished.
  package func isShown(_ id: Item.ID) -> Bool {
    layout.isView(id) && layout.parent(of: id) != nil && hasArea(id) && !isHidden(id)
  }

  private func hasArea(_ id: Item.ID) -> Bool {
    let frame = frames(id)
    return frame.width > Self.leastSize && frame.height > Self.leastSize
  }

  /// The views that can be seen, in tree order, without the root.
  package var shownViews: [Item.ID] { layout.items.map(\.id).filter(isShown) }

  /// Whether the parent of a view places it, and no rule.
  package func isPlacedByParent(_ id: Item.ID) -> Bool {
    layout.parent(of: id).map { layout.appearances[$0]?.placesChildren == true } ?? false
  }

  /// Whether whatever is inside a view ends at its edges.
  package func clips(_ id: Item.ID) -> Bool { layout.appearances[id]?.clips ?? false }

  /// Whether a view draws something itself.
  ///
  /// If no file says so, a stack does not, nor a plain view with others inside.
  package func draws(_ item: Item) -> Bool {
    if let appearance = layout.appearances[item.id] {
      return appearance.draws || appearance.placesChildren
    }
    return item.kind == .view ? item.childList.isEmpty : item.kind != .stack
  }

  /// The rectangles in which a view and its descendants draw something, in the parent of the view.
  package func ink(_ id: Item.ID) -> [Frame] {
    isShown(id) ? inkWithoutParents(id) : []
  }

  private func inkWithoutParents(_ id: Item.ID) -> [Frame] {
    guard hasArea(id), let item = layout.item(id), item.isView, !item.isHidden, !isClear(id) else {
      return []
    }
    let frame = frames(id)
    if draws(item) { return [frame] }
    return item.children.flatMap { inkWithoutParents($0).map { $0.moved(by: frame) } }
  }

  /// Whether something in a view can be read or touched.
  package func holdsContent(_ id: Item.ID) -> Bool {
    guard isShown(id), let item = layout.item(id) else { return false }
    return item.isContent || item.children.contains(where: holdsContent)
  }

  // MARK: - Where a verdict changes

  /// The view and its descendants without hidden ones: whatever decides where the view is visible.
  ///
  /// Frames do not matter for the answer.
  package func visibleParts(of id: Item.ID) -> [Item.ID] {
    guard let item = layout.item(id), item.isView, !item.isHidden else { return [] }
    return [id] + item.children.flatMap(visibleParts)
  }

  /// Returns the frames of parts of a view in the parent of that view, one for each.
  func framesOfParts(_ parts: [Item.ID], of id: Item.ID) -> [Frame] {
    var known: [Item.ID: Frame] = [:]
    for part in parts {
      let origin = part == id ? nil : layout.parent(of: part).flatMap { known[$0] }
      known[part] = origin.map { frames(part).moved(by: $0) } ?? frames(part)
    }
    return parts.map { known[$0] ?? .zero }
  }

  /// Returns numbers that are zero where views vanish.
  func vanishing(_ frames: [Frame]) -> [Double] {
    frames.flatMap { [$0.width - Self.leastSize, $0.height - Self.leastSize] }
  }
}

extension Item {
  /// Whether it can be read or touched, rather than being a surface for other views.
  package var isContent: Bool {
    switch kind {
    case .label, .button, .segmented: !(style.text ?? "").isEmpty
    case .field, .switch, .slider, .stepper: true
    default: false
    }
  }
}
