import LayoutModel

extension TextShortage {
  /// The line that reports it: `! cut off   title.width 236, its text needs 250`.
  func news(in layout: Layout) -> Passage {
    let name = layout.name(of: LayoutVariable(view, .size(along: axis)))
    return Passage(
      .ambiguous, "! cut off    \(name) \(size.spelled), its text needs \(need.spelled)", indent: 13
    )
  }

  /// The note behind the frame of the view.
  var note: String {
    "cut off, needs \(need.spelled) \(axis == .horizontal ? "across" : "down")"
  }
}
