import ConstraintSolver

/// The `systemLayoutSizeFitting` of views, kept as long as what is inside of them stays.
///
/// A stack that fills proportionally inside of another one asks for the sizes of what it arranges
/// whenever somebody asks for its own, and that again for what is inside of it; without a memory the
/// answers double with each level.
struct FittingTable: Sendable {
  /// All that the size of a view depends on.
  private struct Inside: Equatable, Sendable {
    let items: [Item]
    let rules: [Rule]
    let scale: Double?
    let isRightToLeft: Bool
    let breakPolicy: Layout.BreakPolicy

    init(_ part: Layout) {
      items = part.items
      rules = part.rules
      scale = part.scale
      isRightToLeft = part.isRightToLeft
      breakPolicy = part.breakPolicy
    }
  }

  /// What was known before.
  private let before: [Item.ID: (inside: Inside, size: PerAxis<Double?>)]
  /// What somebody asked for since then.
  private var asked: [Item.ID: (inside: Inside, size: PerAxis<Double?>)] = [:]

  /// Makes a table that knows what another one was asked for; what is not asked for again is forgotten.
  init(after other: FittingTable? = nil) { before = other?.asked ?? [:] }

  /// Returns the size of a view of a layout by what is inside of it, as current UIKit finds it.
  ///
  /// - Complexity: O(items + rules of the layout); where something inside has changed, a solved layout
  ///   of what is inside.
  mutating func size(of id: Item.ID, in layout: Layout) -> PerAxis<Double?> {
    var part = layout.part(id).unmeasured
    // That is the stack's around it.
    part.forgetShare(of: id)
    let inside = Inside(part)
    if let known = asked[id] ?? before[id], known.inside == inside {
      asked[id] = known
      return known.size
    }
    for attribute in [Attribute.width, .height] {
      _ = try? part.addRule(
        AnchorExpression(Anchor(id, attribute)), .equal, AnchorExpression(), priority: 50)
    }
    let frame = SolvedLayout(part, fittings: &self).engineFrame(of: id)
    let size = PerAxis<Double?>(horizontal: frame.width, vertical: frame.height)
    asked[id] = (inside, size)
    return size
  }
}
