package import LayoutModel

/// One of the pictures that an ambiguous layout allows.
package struct Witness {
  /// `A` or `B`.
  package let label: String
  /// The picture.
  package let solved: SolvedLayout
  private let tie: Tie

  /// The two ends of a tie: its first variable at its least and at its largest.
  package static func ends(of tie: Tie, in solved: SolvedLayout) -> [Witness] {
    guard let first = tie.members.first, first.variable.dimension.isSize else { return [] }
    return [("A", first.min), ("B", first.max)].compactMap { label, value in
      var layout = solved.layout
      // No rule loses by this one, so nothing else gives way to it.
      guard (try? layout.hold(first.variable, at: value)) != nil else { return nil }
      return Witness(label: label, solved: SolvedLayout(layout, after: solved), tie: tie)
    }
  }

  /// Whether another picture shows the same values.
  func agrees(with other: SolvedLayout) -> Bool {
    tie.variables.allSatisfy {
      abs(solved.value(of: $0) - other.value(of: $0)) < 0.001
    }
  }

  /// The sizes of the first few members, and the views of the tie across.
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
