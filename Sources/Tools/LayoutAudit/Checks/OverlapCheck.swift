import ConstraintSolver
import InterfaceBuilder
import LayoutModel
import RunReports

extension AuditCheck {
  /// Views beside each other that are drawn over each other, and do not look as if somebody wanted
  /// it: see ``Overlap``.
  static let overlap = AuditCheck("overlap", .warning) {
    subject in
    var findings: [AuditFinding] = []
    var parents: [Item.ID] = []
    for view in subject.visibility.shown {
      if let parent = subject.layout.parent(of: view), parents.last != parent,
        !parents.contains(parent)
      {
        parents.append(parent)
      }
    }
    for parent in parents where !(subject.canvas(parent)?.placesItsViews ?? false) {
      for overlap in Overlap.all(in: parent, subject.layout, subject.visibility) {
        let names = [overlap.back, overlap.front].map { subject.layout.writtenName(of: $0) }
        findings.append(
          AuditFinding(
            key: [overlap.back, overlap.front].map { subject.mark($0) }.joined(separator: " "),
            message: "\(names[1]) lies over \(names[0]): \(overlap.shared.width.spelled)x"
              + overlap.shared.height.spelled,
            place: subject.place(overlap.front),
            rest: {
              AuditFinding.Rest(related: [
                .init(subject.reported(subject.place(overlap.back)), names[0])
              ])
            }))
      }
    }
    return findings
  }
}

/// Two views with one parent that are drawn over each other.
struct Overlap: Hashable {
  let back: Item.ID
  let front: Item.ID
  /// The largest part that they share.
  let shared: Frame

  /// More views than that in one parent are not compared with each other.
  private static let limit = 400

  /// The pairs in a view that do not look as if somebody wanted them.
  static func all(in parent: Item.ID, _ layout: Layout, _ visibility: Visibility) -> [Overlap] {
    let children = (layout.item(parent)?.children ?? []).filter(visibility.isShown)
    guard children.count > 1, children.count <= limit else { return [] }
    let inks = children.map { (id: $0, ink: visibility.ink($0)) }
    var result: [Overlap] = []
    for (index, back) in inks.enumerated() {
      for front in inks[(index + 1)...] {
        if let overlap = Overlap(back, front, layout, visibility) { result.append(overlap) }
      }
    }
    return result
  }

  /// Two views, the first one behind the other, with where they draw; nil where they do not meet, or
  /// where that may be wanted.
  init?(
    _ back: (id: Item.ID, ink: [Frame]), _ front: (id: Item.ID, ink: [Frame]), _ layout: Layout,
    _ visibility: Visibility
  ) {
    var best: Frame?
    for one in back.ink {
      for two in front.ink {
        guard let shared = one.shared(with: two) else { continue }
        if shared.width * shared.height > (best.map { $0.width * $0.height } ?? 0) { best = shared }
      }
    }
    guard let best, let a = layout.item(back.id), let b = layout.item(front.id),
      !Self.isWanted(a, b, best, layout, visibility)
    else { return nil }
    (self.back, self.front, shared) = (back.id, front.id, best)
  }

  /// Whether one view lies over another one as people put them: something over a surface, or a
  /// place that rules give them to each other.
  private static func isWanted(
    _ a: Item, _ b: Item, _ shared: Frame, _ layout: Layout, _ visibility: Visibility
  ) -> Bool {
    let (one, two) = (visibility.box(a.id), visibility.box(b.id))
    if a.kind == .spinner || b.kind == .spinner { return true }
    // Backgrounds reach a little beyond what they are behind.
    let isSurface = !a.isContent && !b.isContent
    let drawnOver = visibility.areDrawnOver(a.id, b.id)
    if !(visibility.holdsContent(a.id) && visibility.holdsContent(b.id)), drawnOver == true {
      return true
    }
    let least = min(one.width * one.height, two.width * two.height)
    let isInside =
      one.contains(two, within: Visibility.tolerance)
      || two.contains(one, within: Visibility.tolerance)
      || isSurface && shared.width * shared.height >= 0.9 * least
    if isInside, drawnOver != false, !(a.isContent && b.isContent) { return true }
    return Intent(layout).stacks(a.id, b.id)
  }
}

extension Item {
  /// Whether it is something to read or to touch rather than a surface for others.
  var isContent: Bool {
    switch kind {
    case .label, .button, .segmented: !(style.text ?? "").isEmpty
    case .field, .switch, .slider, .stepper: true
    default: false
    }
  }
}
