import LayoutModel
import PlumbLanguage

extension TokenReader {
  /// Returns the item behind `to` or `in`, or the parent of the view if there is none.
  func target(
    _ other: Item.ID?, of view: Placed<Item>, word: String
  ) throws(Diagnostic) -> Item.ID {
    if let other { return other }
    guard let parent = view.parent else {
      throw Diagnostic(
        .root, "\(view.name) is the root and has no parent", at: view.place, in: line,
        note: "add \(word) and a view")
    }
    return parent
  }
}
