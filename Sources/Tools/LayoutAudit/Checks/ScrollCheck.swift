import ConstraintSolver
import LayoutDiagnosis
import LayoutModel
import RunReports

extension AuditCheck {
  /// Scroll views of code that cannot scroll, or whose content is narrower than they are.
  static let scroll = AuditCheck(
    "scroll", .note, "A scroll view has a content of the wrong size.",
    help: """
      A required rule makes the content of a scroll view as high as the scroll view, so that it never \
      scrolls: at priority 250 the content is at least that high, and grows with what is in it. Or the \
      content of one that scrolls vertically is narrower than the scroll view: the edges of what is \
      inside say how wide the content is, and not how wide the scroll view is.
      """
  ) { subject in
    guard subject.isCode else { return [] }
    let layout = subject.layout
    return ScrollRemark.all(in: subject.analysis).compactMap { remark -> AuditFinding? in
      let name = layout.writtenName(of: remark.scrollView)
      guard !subject.unread.contains(remark.scrollView) else { return nil }
      switch remark {
      case .still(let id):
        guard let limit = ScrollRemark.limit(of: id, in: layout), limit.priority >= 1000 else {
          return nil
        }
        return AuditFinding(
          key: subject.mark(limit.id),
          message: "\(name) never scrolls: \(limit.name) (\(layout.text(of: limit))) keeps its "
            + "content as high as itself",
          place: subject.place(limit.id),
          fixes: { [subject.fix([.priority(limit.id, 250)])].compactMap(\.self) })
      case .narrow(let id):
        let content = id.guide(.content)
        let (width, own) = (
          subject.solved.frame(of: content).width, subject.solved.frame(of: id).width
        )
        return AuditFinding(
          key: "narrow \(subject.mark(id))",
          message: "the content of \(name) is \(width.spelled) wide, and \(name) itself "
            + "\(own.spelled): nothing inside asks for the width of \(name)",
          place: subject.place(id),
          fixes: {
            [
              subject.fix([
                .rule(
                  AnchorExpression(Anchor(content, .width)), .equal,
                  AnchorExpression(Anchor(id.guide(.frame), .width)))
              ])
            ].compactMap(\.self)
          })
      case .open, .bothWays: return nil
      }
    }
  }
}
