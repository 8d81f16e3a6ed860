import LayoutModel

extension FittingSize: Finding {
  /// The size in a line such as `card fits 320x84.5, asked for 320x0 @1000 @50`, then what prevents
  /// it or leaves it open.
  package var passages: [Passage] {
    let layout = analysis.layout
    let name = layout.root.map { layout.name(of: $0) } ?? "?"
    func text(_ size: Size) -> String { "\(size.width.spelled)x\(size.height.spelled)" }
    let asked =
      priorities.horizontal == priorities.vertical
      ? "@\(priorities.horizontal.spelled)"
      : "@\(priorities.horizontal.spelled) @\(priorities.vertical.spelled)"
    return [Passage(.heading, "\(name) fits \(text(size)), asked for \(text(target)) \(asked)")]
      + analysis.conflicts.flatMap { $0.passages(in: analysis.solved) }
      + ties.map { $0.news(in: layout) }
  }

  // MARK: - For programs

  private struct Shape: Encodable, Sendable {
    var size: Document.View.Size
    var target: Document.View.Size
    var priorities: Document.View.Size
    /// The conflicts inside the view.
    var conflicts: [Document.Conflict]
    /// The variables of each tie that leaves the size open.
    var ambiguous: [[String]]
  }

  /// Encodes the size with the keys that `help json` lists.
  package func encode(to encoder: any Encoder) throws {
    func shape(_ size: Size) -> Document.View.Size {
      .init(width: size.width, height: size.height)
    }
    try Shape(
      size: shape(size), target: shape(target),
      priorities: .init(width: priorities.horizontal, height: priorities.vertical),
      conflicts: analysis.conflicts.map(Inspection(analysis).conflict),
      ambiguous: ties.map { tie in
        tie.members.map { analysis.layout.name(of: $0.variable) }
      }
    ).encode(to: encoder)
  }
}
