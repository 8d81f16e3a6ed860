public import LayoutDiagnosis
public import LayoutModel

/// What is remarkable about scroll views, as notes.
public struct ScrollText {
  private let examination: Examination
  private let remarks: [ScrollRemark]

  /// The notes about a moment, or some of them.
  public init(_ examination: Examination, where isTold: (ScrollRemark) -> Bool = { _ in true }) {
    self.examination = examination
    remarks = ScrollRemark.all(in: examination).filter(isTold)
  }

  /// The notes about the content of one scroll view along an axis.
  public init(_ examination: Examination, about content: Item.ID, along axis: Axis) {
    self.init(examination) { remark in
      guard remark.scrollView == content.owner else { return false }
      if case .open(_, let open) = remark { return open == axis }
      return true
    }
  }

  /// A note for each remark.
  public var lines: [String] {
    remarks.flatMap { Paragraph.lines("note  \(text($0))", indent: 6) }
  }

  private func text(_ remark: ScrollRemark) -> String {
    let layout = examination.layout
    func size(_ id: Item.ID) -> String {
      let frame = examination.solved.frame(of: id)
      return "\(frame.width.spelled)x\(frame.height.spelled)"
    }
    switch remark {
    case .open(let id, let axis):
      let name = layout.writtenName(of: id)
      let (side, edge) = axis == .horizontal ? ("width", "trailing") : ("height", "bottom")
      return "\(name) does not scroll that way: nothing says what \(name).content.\(side) is. Tie "
        + "the last view inside to \(name).\(edge)"
    case .still(let id):
      let name = layout.writtenName(of: id)
      return "\(name) does not scroll: its content is \(size(id.guide(.content))), and it is "
        + "\(size(id)) itself"
    case .bothWays(let id):
      let name = layout.writtenName(of: id)
      return "\(name) scrolls both ways: its content is \(size(id.guide(.content))), and it is "
        + "\(size(id)) itself. For one way only: \(name).content.width == \(name).frame.width"
    }
  }
}
