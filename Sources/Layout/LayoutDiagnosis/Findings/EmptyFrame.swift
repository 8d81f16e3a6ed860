package import LayoutModel

/// Says which views cannot be seen because their autoresizing masks keep an empty frame, and no rule
/// is about them.
///
/// A view that is made in code begins like that, and nothing is ambiguous or in conflict: the mask
/// determines everything.
package struct EmptyFrame {
  /// The outermost of these views, in tree order.
  package let views: [Item.ID]
  private let layout: Layout

  /// Looks for such views; O(items + rules).
  ///
  /// - Parameters:
  ///   - analysis: The layout.
  ///   - unsure: Views that may have rules which were not read.
  package init(_ analysis: LayoutAnalysis, except unsure: Set<Item.ID> = []) {
    let layout = analysis.layout
    self.layout = layout
    var found: [Item.ID] = []
    var inside: Set<Item.ID> = []
    let arranged = Set(layout.items.flatMap { $0.stack?.arranged ?? [] })
    for item in layout.items where item.isView && !item.isHidden {
      if let parent = item.parent, inside.contains(parent) {
        inside.insert(item.id)
        continue
      }
      guard item.id != layout.root, let mask = item.mask, mask.frame.width == 0,
        mask.frame.height == 0, !unsure.contains(item.id), !arranged.contains(item.id)
      else { continue }
      let frame = analysis.solved.frame(of: item.id)
      let isAlone = layout.rules(mentioning: [item.id]).allSatisfy { rule in
        rule.isSystem || Self.isInside(rule, item.id, layout)
      }
      guard isAlone, frame.width == 0 || frame.height == 0 else { continue }
      found.append(item.id)
      inside.insert(item.id)
    }
    views = found
  }

  /// Whether a rule is about what is in a view.
  private static func isInside(_ rule: Rule, _ id: Item.ID, _ layout: Layout) -> Bool {
    let owners = (rule.left + rule.right).map(\.anchor.item.owner)
    return owners.allSatisfy { $0 == id || layout.ancestors(of: $0).contains(id) }
      && owners.contains { $0 != id }
  }

  /// A note on them; none if there are no such views.
  package var passages: [Passage] {
    guard !views.isEmpty else { return [] }
    // UIKit leaves what a stack does not arrange where its frame puts it.
    let left = views.filter { view in
      layout.parent(of: view).flatMap(layout.item)?.stack != nil
    }
    let hints = left.map { view -> Passage in
      let stack = layout.parent(of: view).map(layout.writtenName) ?? ""
      let name = layout.writtenName(of: view)
      return .note(
        "\(name) is in \(stack), which does not arrange it: "
          + "\(stack).addArrangedSubview(\(name)) makes it do so")
    }
    let names = Words.list(views.map { layout.writtenName(of: $0) })
    return hints + [
      .note(
        views.count == 1
          ? "\(names) cannot be seen: its mask is on and keeps an empty frame, and no rule is about "
            + "it. Give it a frame; or set translatesAutoresizingMaskIntoConstraints to false, "
            + "and add rules"
          : "\(names) cannot be seen: their masks are on and keep empty frames, and no rule is "
            + "about them. Give each a frame; or set translatesAutoresizingMaskIntoConstraints to "
            + "false, and add rules")
    ]
  }
}
