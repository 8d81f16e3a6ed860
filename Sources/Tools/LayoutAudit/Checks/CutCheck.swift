import ConstraintSolver
import InterfaceBuilder
import LayoutModel
import RunReports

extension AuditCheck {
  /// Views of which a part cannot be seen: the view around them cuts it off, or they have less room
  /// than what they show.
  static let cut = AuditCheck("cut", .warning) { subject in
    let layout = subject.layout
    let clipped = subject.leaving.compactMap { leaving -> AuditFinding? in
      guard subject.visibility.clips(leaving.parent), subject.isWholeWanted(leaving.view) else {
        return nil
      }
      return AuditFinding(
        key: subject.mark(leaving.view) + " clipped",
        message: "\(layout.writtenName(of: leaving.view)) is cut off: it reaches \(leaving.words) "
          + "of \(layout.writtenName(of: leaving.parent)), which clips",
        place: subject.place(leaving.view))
    }
    let squeezed = layout.items.compactMap { item -> AuditFinding? in
      guard item.isView, let axis = subject.squeezed(item) else { return nil }
      let name = layout.writtenName(of: item.id)
      let size = Dimension.size(along: axis)
      let has = subject.solved.frame(of: item.id)[size]
      let needs = subject.need(of: item, axis)
      return AuditFinding(
        key: "\(subject.mark(item.id)) \(size.name)",
        message: "\(name) is \(has.spelled) \(axis == .horizontal ? "wide" : "high"), "
          + "what it shows needs \(needs.spelled)", place: subject.place(item.id))
    }
    return clipped + squeezed
  }
}

extension AuditSubject {
  /// Whether a part of a view that is cut off is missed: of an image, a part is often enough.
  fileprivate func isWholeWanted(_ view: Item.ID) -> Bool {
    guard let item = layout.item(view) else { return false }
    return item.kind != .image && (item.kind != .view || !item.childList.isEmpty)
  }

  /// The axis along which a control is smaller than what it shows; nil where there is none.
  fileprivate func squeezed(_ item: Item) -> Axis? {
    guard !visibility.isHidden(item.id), item.parent != nil else { return nil }
    let frame = solved.frame(of: item.id)
    return Axis.allCases.first { axis in
      let need = need(of: item, axis)
      return need > 0 && frame[.size(along: axis)] < need - Visibility.tolerance
    }
  }

  /// How much room a control needs at least, in points; 0 for what may be of any size.
  fileprivate func need(of item: Item, _ axis: Axis) -> Double {
    switch (item.kind, axis) {
    case (.switch, _), (.stepper, _), (.spinner, _), (.segmented, .vertical):
      // A wish that does not count at all was taken back on purpose.
      guard item.resistance[axis] >= 1, let content = item.content[axis] else { return 0 }
      // What was drawn smaller is so in the version of iOS that it was made for.
      return min(content, canvas(item.id)?.frame?[.size(along: axis)] ?? content)
    case (.label, .vertical), (.button, .vertical):
      guard let text = item.text, !text.isEmpty, text.contains(where: { !$0.isWhitespace }) else {
        return 0
      }
      // Below three quarters of a line letters lose their heads and feet.
      let scale = canvas(item.id)?.leastTextScale ?? 1
      return (item.font ?? item.kind.usualFont).lineHeight * 0.75 * scale
    default: return 0
    }
  }
}
