import ConstraintSolver
import LayoutDiagnosis
import LayoutModel
import RunReports

extension AuditCheck {
  /// Texts that end in dots: one line that is too narrow, or too few lines.
  static let truncated = AuditCheck(
    "truncated", .warning, "A text has less room than it needs.",
    help: """
      It ends in dots. Give it room, more lines, or a font that shrinks \
      (adjustsFontSizeToFitWidth).
      """, needsSizes: true
  ) { subject in
    let layout = subject.layout
    return subject.shownViews.compactMap { id in
      guard let lack = subject.geometry.textLack(of: id),
        !subject.isStandIn(layout.item(id)?.text ?? ""), !subject.showsSample(id)
      else { return nil }
      let cause = Intent(of: layout).largestSize(of: id, lack.axis)
        .flatMap { $0.constant < lack.neededSize ? $0 : nil }
      let words = cause.map { " because of \($0.name) (\(layout.text(of: $0)))" } ?? ""
      return AuditFinding(
        key: subject.mark(id),
        message: "\(layout.writtenName(of: id)) \(lack.words(for: subject.solved.frame(of: id)))"
          + "\(words): \(layout.item(id)?.text?.excerpt ?? "")",
        place: cause.map { subject.place($0.id) } ?? subject.place(id),
        fixes: {
          let edits = cause.map { LayoutEdit.all(widening: $0, to: lack.neededSize) } ?? []
          return edits.compactMap { subject.fix([$0]) }
        }, isRepaired: { LayoutGeometry($0).textLack(of: id) == nil })
    }
  }
}

extension LayoutEdit {
  /// What lets a size grow that a rule fixes: a bound, or another number.
  static func all(widening rule: Rule, to size: Double) -> [LayoutEdit] {
    guard rule.relation == .equal, rule.right.isEmpty else {
      return rule.right.isEmpty ? [.constant(rule.id, size.rounded(.up))] : []
    }
    return [.relation(rule.id, .greaterOrEqual), .constant(rule.id, size.rounded(.up))]
  }
}

extension TextRoom.Lack {
  /// The axis along which there is too little room.
  fileprivate var axis: Axis {
    switch self {
    case .width: .horizontal
    case .lines: .vertical
    }
  }

  /// The size along the axis that the text needs, in points.
  fileprivate var neededSize: Double {
    switch self {
    case .width(let width): width
    case .lines(_, _, let height): height
    }
  }

  /// What the text needs and has.
  fileprivate func words(for frame: Frame) -> String {
    switch self {
    case .width(let width):
      "needs \(width.rounded(.up).spelled) points and is \(frame.width.spelled) wide"
    case .lines(let lines, let room, _):
      "needs \(lines.counted("line")) and has room for \(room)"
    }
  }
}

extension String {
  /// The text in quotes on one line, shortened if it is long.
  var excerpt: String {
    let clean = String(map { $0.isNewline || $0 == "\t" ? " " : $0 })
    return "\"\(clean.count > 32 ? clean.prefix(29) + "..." : clean)\""
  }
}
