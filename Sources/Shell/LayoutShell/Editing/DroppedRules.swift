import LayoutDrawing
import LayoutModel
import PlumbLanguage

/// The remark on rules that were dropped because their views are no longer in one tree.
enum DroppedRules {
  static func remark(_ rules: [Rule.ID], before layout: Layout) -> [String] {
    let names = rules.compactMap { layout.rule($0)?.name }
    return names.isEmpty ? [] : ["- \(names.joined(separator: " "))"]
  }
}

extension Layout.Removal {
  /// The removed views, then the removed rules, behind a mark: `- badge, c3 c4 wide`.
  ///
  /// Empty if nothing was removed.
  ///
  /// Of each kind, names beyond the limit are only counted.
  func lines(_ mark: String, limit: Int = .max) -> [String] {
    let lists = [items, rules].filter { !$0.isEmpty }.map { names in
      names.prefix(limit).joined(separator: " ")
        + (names.count > limit ? " and \(names.count - limit) more" : "")
    }
    guard !lists.isEmpty else { return [] }
    return Paragraph.lines("\(mark) \(lists.joined(separator: ", "))", indent: 2)
  }
}
