import LayoutModel
import LayoutNotation

extension TokenReader {
  /// What stands behind `to` or `in`, else the parent.
  mutating func target(
    of item: Item, at place: Range<Int>, word: String
  ) throws(Diagnostic) -> Item.ID {
    if take(word: word) { return try itemOrGuide() }
    guard let parent = item.parent else {
      throw Diagnostic(
        .root, "\(item.name) is the root and has no parent", at: place, in: line,
        note: "say \(word) and a view")
    }
    return parent
  }
}
