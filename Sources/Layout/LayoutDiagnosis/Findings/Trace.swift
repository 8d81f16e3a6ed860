package import LayoutModel

/// Who lays out each view, as UIKit's `_autolayoutTrace` reports it, for programs.
package struct Trace: Encodable, Sendable {
  private struct View: Encodable, Sendable {
    var name: String
    /// `host`, `auto` or `mask`.
    var laidOutBy: String
    /// How many items of the trace contain it.
    var depth: Int
    var ambiguous: [String]
  }

  private var views: [View] = []

  /// Traces an item and everything inside it, or the whole layout.
  package init(_ analysis: LayoutAnalysis, of item: Item.ID? = nil) {
    let layout = analysis.layout
    guard let top = item ?? layout.root else { return }
    let depth = layout.depth(of: top)
    func view(_ id: Item.ID, _ kind: String) -> View {
      View(
        name: layout.name(of: id), laidOutBy: kind, depth: layout.depth(of: id) - depth,
        ambiguous: Dimension.allCases.filter {
          !analysis.freedom.isUnique(LayoutVariable(id, $0))
        }.map(\.name))
    }
    views = layout.subtree(of: top).flatMap { item in
      [view(item.id, item.parent == nil ? "host" : item.mask == nil ? "auto" : "mask")]
        + layout.systemGuides(of: item).map { view(item.id.guide($0), "auto") }
    }
  }
}
