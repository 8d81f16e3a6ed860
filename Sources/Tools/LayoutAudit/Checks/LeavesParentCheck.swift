import ConstraintSolver
import LayoutDiagnosis
import LayoutModel
import RunReports

extension AuditCheck {
  /// Views that are drawn beyond their parents, where they cannot be touched; see ``Overhang``.
  ///
  /// If the parent clips, the view is cut, which is another check.
  static let leavesParent = AuditCheck(
    "leaves-parent", .warning, "A view reaches beyond the view it is in.",
    help: """
      What is outside cannot be touched, and is off the screen where the view around it is the \
      screen. Tie the view to the edge, or let what is around it scroll.
      """, needsSizes: true
  ) { subject in
    let subject = subject.asShown
    let layout = subject.layout
    let outward = subject.outwardRules.map { outward, excess -> AuditFinding in
      let (rule, edge, view) = (outward.rule, outward.edge, outward.view)
      return AuditFinding(
        key: "\(subject.mark(view)) \(edge.rawValue)",
        message: "\(layout.writtenName(of: view)) reaches \(excess.spelled) beyond the "
          + "\(edge.rawValue) edge of \(layout.writtenName(of: outward.parent)): \(rule.name) "
          + "(\(layout.text(of: rule))) points outward",
        place: subject.place(rule.id),
        fixes: { [subject.fix([outward.turned])].compactMap(\.self) },
        isRepaired: { !LayoutGeometry($0).isOutward(view, at: edge) })
    }
    return outward
      + subject.overhangs.filter { overhang in
        !overhang.isClipped && !subject.isFramedByCode(overhang.view)
          && !subject.isOpen(overhang)
      }
      .map { overhang in
        let edges = overhang.edges.map(\.edge.rawValue).joined(separator: " ")
        let cause = subject.cause(of: overhang)
        return AuditFinding(
          key: "\(subject.mark(overhang.view)) \(edges)",
          message: "\(layout.writtenName(of: overhang.view)) reaches \(overhang.words) of "
            + layout.writtenName(of: overhang.parent)
            + (cause.map { ": \($0.name) (\(layout.text(of: $0)))" } ?? ""),
          place: cause.map { subject.place($0.id) } ?? subject.place(overhang.view))
      }
  }
}

extension Overhang {
  /// `12 beyond the right edge`.
  var words: String {
    edges.map { "\($0.excess.spelled) beyond the \($0.edge.rawValue) edge" }
      .joined(separator: " and ")
  }
}

extension AuditSubject {
  /// Whether code gives a view its frame, and so puts it outside by its own numbers.
  func isFramedByCode(_ view: Item.ID) -> Bool {
    isCode && layout.item(view)?.mask.map { $0.frame.width > 0 || $0.frame.height > 0 } == true
  }

  /// The rules that point outward, with how far their views reach.
  ///
  /// What a rule says of an edge is known wherever else its view is, unless a call that is not read may
  /// move it, or the code keeps the constraint of a view that it does not make itself.
  fileprivate var outwardRules: [(rule: OutwardRule, excess: Double)] {
    layout.items.map(\.id).filter { !unread.contains($0) }.flatMap { view in
      geometry.outwardRules(of: view).filter {
        !standIns.contains(view) || !kept.contains($0.rule.rule.id)
      }
    }
  }

  /// The views that are drawn beyond their parents, and not on purpose, in tree order.
  var overhangs: [Overhang] { shownViews.compactMap(geometry.overhang) }

  /// Whether nothing decides how large the parent is, which may as well have room: that its size is open
  /// is a finding of its own.
  fileprivate func isOpen(_ overhang: Overhang) -> Bool {
    overhang.edges.allSatisfy { edge, excess in
      let size = Dimension.size(along: edge.axis)
      let most: Double?
      switch analysis.freedom.status(of: LayoutVariable(overhang.parent, size)) {
      case .unique: return false
      case .free(_, let max): most = max
      case .tied(_, let max): most = max
      }
      guard let most else { return true }
      return most >= solved.frame(of: overhang.parent)[size] + excess
    }
  }

  /// The rule that alone makes a view too large for what it is tied to.
  fileprivate func cause(of overhang: Overhang) -> Rule? {
    let (view, parent) = (overhang.view, overhang.parent)
    guard let axis = overhang.edges.first?.edge.axis else { return nil }
    let intent = Intent(of: layout)
    let size = Dimension.size(along: axis)
    guard let rule = intent.fixedSize(of: view, axis), intent.isTied(view, to: parent, axis) else {
      return nil
    }
    let start = max(0, solved.frame(of: view)[.position(along: axis)])
    return rule.constant + start > solved.frame(of: parent)[size] ? rule : nil
  }
}
