import LayoutModel
import LayoutNotation

/// Rules that went because their views are no longer in one tree.
enum Dropped {
  static func remark(_ rules: [Rule.ID], before layout: Layout) -> [String] {
    let names = rules.compactMap { layout.rule($0)?.name }
    return names.isEmpty ? [] : ["- \(names.joined(separator: " "))"]
  }
}
