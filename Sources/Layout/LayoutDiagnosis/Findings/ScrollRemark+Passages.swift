package import LayoutModel

extension ScrollRemark {
  /// Returns notes on the scroll views of a layout for the remarks that `isTold` selects.
  package static func notes(
    _ analysis: LayoutAnalysis, where isTold: (ScrollRemark) -> Bool = { _ in true }
  ) -> [Passage] {
    all(in: analysis).filter(isTold).map { .note($0.text(in: analysis)) }
  }

  /// Returns notes on the content of one scroll view along an axis.
  package static func notes(
    _ analysis: LayoutAnalysis, about content: Item.ID, along axis: Axis
  ) -> [Passage] {
    notes(analysis) { remark in
      guard remark.scrollView == content.owner else { return false }
      if case .open(_, let open) = remark { return open == axis }
      return true
    }
  }

  func text(in analysis: LayoutAnalysis) -> String {
    let layout = analysis.layout
    func size(_ id: Item.ID) -> String {
      let frame = analysis.solved.frame(of: id)
      return "\(frame.width.spelled)x\(frame.height.spelled)"
    }
    switch self {
    case .open(let id, let axis):
      let name = layout.writtenName(of: id)
      let (side, edge) = axis == .horizontal ? ("width", "trailing") : ("height", "bottom")
      return "\(name) does not scroll that way: no rule determines \(name).content.\(side). Tie "
        + "the last view inside to \(name).\(edge)"
    case .still(let id):
      let name = layout.writtenName(of: id)
      return "\(name) does not scroll: its content is \(size(id.guide(.content))), and \(name) "
        + "itself is \(size(id))"
    case .bothWays(let id):
      let name = layout.writtenName(of: id)
      return "\(name) scrolls both ways: its content is \(size(id.guide(.content))), and \(name) "
        + "itself is \(size(id)). To scroll one way only: \(name).content.width == "
        + "\(name).frame.width"
    }
  }
}
