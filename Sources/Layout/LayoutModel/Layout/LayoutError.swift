/// The reason why a change to a layout was refused; the layout is then unchanged.
package enum LayoutError: Error, Hashable, Sendable {
  /// The name belongs to something that was made at that step.
  case nameTaken(String, at: Origin)
  /// The name has the form of an unnamed rule's: `c` and digits.
  case reservedName(String)
  /// The name is empty, too long, or contains a backquote or a control character.
  case notAName(String)
  /// There is no root yet.
  case noRoot
  /// There is already a root, with another name.
  case secondRoot(existing: String)
  /// The root cannot be moved, removed or hidden.
  case rootStays
  /// A rule has only one position; UIKit requires a pair.
  case lonelyPosition(Anchor)
  /// A rule compares leading or trailing with left or right.
  case mixedDirections(Anchor, Anchor)
  /// A rule compares a horizontal position with a vertical one.
  case mixedAxes(Anchor, Anchor)
  /// A rule compares a position with a size.
  case positionAgainstSize(Anchor, Anchor)
  /// The coefficients of the positions in a rule do not cancel, and the rule is not a multiplied
  /// pair as in UIKit.
  case unbalancedPositions(Anchor)
  /// The item has no such attribute or guide.
  case noSuchAnchor(Anchor)
  /// All anchors of a rule cancel, so that it says nothing.
  case saysNothing
  /// A number is infinite, not a number or too large.
  case numberOutOfRange(Double)
  /// A priority outside (0, 1000].
  case priorityOutOfRange(Double)
  /// A size is negative.
  case negativeSize(Double)
  /// An item would be inside itself.
  case insideItself(item: Item.ID, parent: Item.ID)
  /// A guide cannot contain views.
  case guideHoldsNothing(Item.ID)
  /// Guides cannot be arranged, hidden or given content.
  case notForGuides(Item.ID)
  /// The item shows no text.
  case showsNoText(Item.ID)
  /// The item is not a label.
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
