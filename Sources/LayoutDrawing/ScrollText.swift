public import LayoutDiagnosis
import LayoutModel

/// What is remarkable about scroll views, as notes.
public struct ScrollText {
  private let examination: Examination

  /// The notes about a moment.
  public init(_ examination: Examination) { self.examination = examination }

  /// A note for each remark.
  public var lines: [String] {
    ScrollRemark.all(in: examination).flatMap { Paragraph.lines("note  \(text($0))", indent: 6) }
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
