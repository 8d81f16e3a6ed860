import ConstraintSolver
public import LayoutDiagnosis
import LayoutModel

/// Another picture of an ambiguous layout, drawn.
public struct OtherPictureText {
  /// What is elsewhere, and the part of the layout where it is.
  public let lines: [String]

  /// Words and a drawing for another picture, or for the way back to the one that is drawn.
  public init(_ picture: OtherPicture, back: Bool, in examination: Examination) {
    let layout = examination.layout
    let changes = picture.changes.map { change -> String in
      let ends = back ? [change.other, change.drawn] : [change.drawn, change.other]
      return "\(layout.name(of: change.variable)) \(ends[0].spelled) → \(ends[1].spelled)"
    }
    let items = picture.changes.map(\.variable.item.owner)
    let common = layout.commonAncestor(of: items) ?? items[0]
    let stage = items.contains(common) ? layout.parent(of: common) ?? common : common
    lines =
      [back ? "back to the picture that is drawn" : "another picture, as good as the one drawn"]
      + Paragraph.lines(Paragraph.list(changes), indent: 0)
      + TerminalDrawing(back ? examination.solved : picture.solved, of: stage).lines
  }
}
