/// Why a change to a layout is refused; the layout is then unchanged.
package enum LayoutError: Error, Hashable, Sendable {
  /// The name belongs to something made at that moment.
  case nameTaken(String, at: Origin)
  /// The word means something in the language.
  case reservedName(String)
  /// Not letters, digits and underscores starting with a letter.
  case notAName(String)
  /// There is no root yet.
  case noRoot
  /// There is a root, and it is another one.
  case secondRoot(existing: String)
  /// The root cannot be moved, removed or hidden.
  case rootStays
  /// A position alone says nothing; UIKit wants pairs.
  case lonelyPosition(Anchor)
  /// Leading or trailing against left or right.
  case mixedDirections(Anchor, Anchor)
  /// A horizontal place against a vertical one.
  case mixedAxes(Anchor, Anchor)
  /// A place against a length.
  case positionAgainstSize(Anchor, Anchor)
  /// More than two places, and their coefficients do not cancel.
  case unbalancedPositions(Anchor)
  /// The item has no such anchor.
  case noSuchAnchor(Anchor)
  /// All anchors cancel out.
  case saysNothing
  /// A number is infinite, not a number or too large.
  case numberOutOfRange(Double)
  /// A priority outside (0, 1000].
  case priorityOutOfRange(Double)
  /// A size below zero.
  case negativeSize(Double)
  /// An item cannot be inside itself.
  case insideItself(item: Item.ID, parent: Item.ID)
  /// A guide holds no views.
  case guideHoldsNothing(Item.ID)
  /// Guides are not arranged, hidden or given content.
  case notForGuides(Item.ID)
  /// The item shows no text.
  case showsNoText(Item.ID)
  /// The item has one line of text, or none.
  case hasNoLines(Item.ID)
  /// The item is not a stack.
  case notAStack(Item.ID)
  /// The stack does not arrange the item.
  case notArranged(Item.ID, in: Item.ID)
  /// The item appears twice in the list.
  case listedTwice(Item.ID)
  /// A named limit was reached.
  case tooMany(String, limit: Int)
}

/// How large a layout may become.
package enum LayoutLimits {
  /// Views, stacks and guides together.
  package static let items = 50_000
  /// Rules, removed ones included.
  package static let rules = 400_000
  /// Views inside views inside views.
  package static let depth = 500
  /// The largest point size of a font, and the greatest number of lines that can be asked for.
  package static let text = 10_000
  /// The largest number in a rule or a size, in points.
  package static let number = 1e9
}
