import LayoutModel

/// Another solution of an ambiguous layout, or the way back to the drawn one.
package struct Alternative: Finding {
  /// The other picture; nil if there is none.
  package let picture: OtherPicture?
  private let isBack: Bool
  private let analysis: LayoutAnalysis

  /// Finds another picture of a layout; `back` returns from it to the drawn one.
  package init(of analysis: LayoutAnalysis, back: Bool = false) {
    self.analysis = analysis
    picture = OtherPicture(of: analysis)
    isBack = back
  }

  /// The picture as it is printed.
  package var passages: [Passage] {
    guard let picture else { return [Ambiguity.nothing] }
    let layout = analysis.layout
    let changes = picture.changes.map { change -> String in
      let ends = isBack ? [change.other, change.drawn] : [change.drawn, change.other]
      return "\(layout.name(of: change.variable)) \(ends[0].spelled) → \(ends[1].spelled)"
    }
    let items = picture.changes.map(\.variable.item.owner)
    let common = layout.commonAncestor(of: items) ?? items[0]
    let stage = items.contains(common) ? layout.parent(of: common) ?? common : common
    return [
      Passage(
        .heading,
        isBack
          ? "back to the solution that is drawn" : "another solution, as good as the one drawn"),
      Passage(.text, Words.list(changes), indent: 0),
      Passage(.picture, .picture(isBack ? analysis.solved : picture.solved, of: stage)),
    ]
  }

  // MARK: - For programs

  private struct Shape: Encodable, Sendable {
    struct Change: Encodable, Sendable {
      var variable: String
      var drawn: Double
      var other: Double
    }
    var changes: [Change]
  }

  /// Encodes the picture with the keys that `help json` lists.
  package func encode(to encoder: any Encoder) throws {
    let changes = (picture?.changes ?? []).map {
      Shape.Change(
        variable: analysis.layout.name(of: $0.variable), drawn: $0.drawn, other: $0.other)
    }
    try Shape(changes: changes).encode(to: encoder)
  }
}
