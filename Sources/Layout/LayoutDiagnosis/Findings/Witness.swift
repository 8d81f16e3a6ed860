package import LayoutModel

/// One of the pictures that an ambiguous layout allows.
package struct Witness {
  /// The label, `A` or `B`.
  package let label: String
  /// The solved layout of the picture.
  package let solved: SolvedLayout
  private let tie: Tie

  /// Returns the two ends of a tie: the pictures with its first variable at the least and at the
  /// greatest value.
  package static func ends(of tie: Tie, in solved: SolvedLayout) -> [Witness] {
    guard let first = tie.members.first, first.variable.dimension.isSize else { return [] }
    return [("A", first.min), ("B", first.max)].compactMap { label, value in
      var layout = solved.layout
      // This rule takes nothing from other rules, so nothing else gives way to it.
      guard (try? layout.hold(first.variable, at: value)) != nil else { return nil }
      return Witness(label: label, solved: SolvedLayout(layout, after: solved), tie: tie)
    }
  }

  /// Whether another solution has the same values for the variables of the tie.
  func agrees(with other: SolvedLayout) -> Bool {
    tie.variables.allSatisfy {
      abs(solved.value(of: $0) - other.value(of: $0)) < 0.001
    }
  }

  /// A row with the sizes of the first members, and the views of the tie that vary in width.
  var strip: Passage.Strip {
    let sizes = tie.members.prefix(4).map { solved.value(of: $0.variable).spelled }
    var strip = Passage.Strip(label: label, sizes: sizes, parts: [], length: 0)
    let items = tie.members.filter { $0.variable.dimension == .width }.map(\.variable.item)
    guard let first = items.first, items.count == tie.members.count,
      let parent = solved.layout.parent(of: first)
    else { return strip }
    let origin = solved.frameInRoot(of: parent).x
    strip.length = solved.value(of: LayoutVariable(parent, .width))
    strip.parts = items.map { id in
      let frame = solved.frameInRoot(of: id)
      let from = frame.x - origin
      return (solved.layout.name(of: id), from, from + frame.width)
    }
    return strip
  }
}
