package import LayoutModel

/// The texts and controls of a layout that lie over each other though nothing contradicts that.
///
/// Rules that tie two views to the same edges, and none that keeps them apart, are satisfied and
/// determine both: only the picture shows what is wrong.
package struct Overlaps {
  private let pairs: [Overlap]
  private let layout: Layout
  private let geometry: LayoutGeometry

  /// The most pairs that are named.
  private static let limit = 3

  /// Looks for such views in a layout without conflicts, except for those whose places are not
  /// determined.
  package init(_ analysis: LayoutAnalysis, except unsure: Set<Item.ID> = []) {
    layout = analysis.layout
    geometry = LayoutGeometry(analysis.solved)
    guard analysis.conflicts.isEmpty else {
      pairs = []
      return
    }
    let free = Set(analysis.freedom.loose.map(\.variable.item)).union(unsure)
    let geometry = geometry
    let parents = layout.items.filter { !$0.children.isEmpty }.map(\.id)
    pairs = parents.flatMap { geometry.overlaps(in: $0) }.filter { pair in
      [pair.back, pair.front].allSatisfy { id in
        !free.contains(id) && geometry.holdsContent(id)
      }
    }
  }

  /// Whether two views lie rather beside each other than one below the other.
  private func isRow(_ pair: Overlap) -> Bool {
    let (one, two) = (geometry.frame(pair.back), geometry.frame(pair.front))
    return abs(one.y + one.height / 2 - two.y - two.height / 2)
      < abs(one.x + one.width / 2 - two.x - two.width / 2)
  }

  /// A note on each pair; none if there are none.
  package var passages: [Passage] {
    let notes = pairs.prefix(Self.limit).map { pair -> Passage in
      let (back, front) = (layout.writtenName(of: pair.back), layout.writtenName(of: pair.front))
      let size = "\(pair.shared.width.spelled)x\(pair.shared.height.spelled)"
      return .note(
        "\(back) and \(front) lie over each other, by \(size): no rule keeps them apart, such as "
          + (isRow(pair)
            ? "\(front).leading >= \(back).trailing" : "\(front).top >= \(back).bottom"))
    }
    let more = pairs.count - Self.limit
    return notes + (more > 0 ? [.note("\(more) more pairs lie over each other")] : [])
  }
}
