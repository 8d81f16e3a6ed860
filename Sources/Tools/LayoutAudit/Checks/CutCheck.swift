import ConstraintSolver
import LayoutDiagnosis
import LayoutModel
import RunReports

extension AuditCheck {
  /// Views of which a part cannot be seen: their parent clips it, or they are smaller than what they
  /// show.
  static let cut = AuditCheck(
    "cut", .warning, "A part of a view cannot be seen.",
    help: "The view around it clips it, or it has less room than what it shows.", needsSizes: true
  ) { subject in
    let layout = subject.layout
    let clipped = subject.overhangs.filter(\.isClipped).map { overhang in
      AuditFinding(
        key: subject.mark(overhang.view) + " clipped",
        message: "\(layout.writtenName(of: overhang.view)) is cut off: it reaches "
          + "\(overhang.words) of \(layout.writtenName(of: overhang.parent)), which clips",
        place: subject.place(overhang.view))
    }
    let squeezed = layout.items.compactMap { item -> AuditFinding? in
      guard !subject.touched.contains(item.id), let squeeze = subject.geometry.squeeze(of: item.id)
      else { return nil }
      let cause = Intent(of: layout).largestSize(of: item.id, squeeze.axis)
      return AuditFinding(
        key: "\(subject.mark(item.id)) \(Dimension.size(along: squeeze.axis).name)",
        message: "\(layout.writtenName(of: item.id)) is \(squeeze.size.spelled) "
          + "\(squeeze.axis == .horizontal ? "wide" : "high"), what it shows needs "
          + squeeze.need.spelled, place: subject.place(item.id),
        fixes: {
          let edits = cause.map { LayoutEdit.all(widening: $0, to: squeeze.need) } ?? []
          return edits.compactMap { subject.fix([$0]) }
        }, isRepaired: { LayoutGeometry($0).squeeze(of: item.id) == nil })
    }
    return clipped + squeezed
  }
}
