import ConstraintSolver
import LayoutModel
import RunReports

extension AuditCheck {
  /// Views that are drawn beyond the view they are in, where nobody can touch them.
  ///
  /// What scrolls may be larger, what is cut is told by another check, and a rule that says so with
  /// its own number says it on purpose.
  static let leavesParent = AuditCheck("leaves-parent", .warning) { subject in
    subject.leaving.compactMap { leaving in
      guard !subject.visibility.clips(leaving.parent) else { return nil }
      let layout = subject.layout
      return AuditFinding(
        key:
          "\(subject.mark(leaving.view)) \(leaving.edges.map(\.edge.rawValue).joined(separator: " "))",
        message: "\(layout.writtenName(of: leaving.view)) reaches \(leaving.words) of "
          + layout.writtenName(of: leaving.parent)
          + (leaving.cause.map { ": \($0.name) (\(layout.text(of: $0)))" } ?? ""),
        place: leaving.cause.map { subject.place($0.id) } ?? subject.place(leaving.view))
    }
  }
}

/// A view that reaches beyond the one it is in.
struct Leaving {
  let view: Item.ID
  let parent: Item.ID
  /// Beyond which edges, and how far, in points.
  let edges: [(edge: Edge, excess: Double)]
  /// The rule that gives it a size which does not fit; nil where it leaves for other reasons.
  let cause: Rule?

  /// `12 beyond the right edge`.
  var words: String {
    edges.map { "\($0.excess.spelled) beyond the \($0.edge.rawValue) edge" }
      .joined(separator: " and ")
  }
}

extension AuditSubject {
  /// The views that draw something beyond their parents and were not told to, in tree order.
  var leaving: [Leaving] { visibility.shown.compactMap(leaving) }

  private func leaving(_ view: Item.ID) -> Leaving? {
    guard let parent = layout.parent(of: view), let outer = layout.item(parent),
      outer.kind != .scroll, !visibility.isPlacedByParent(view)
    else { return nil }
    let ink = visibility.ink(view)
    let frame = visibility.box(parent)
    let edges = Edge.allCases.compactMap { edge -> (edge: Edge, excess: Double)? in
      let excess = ink.map { $0.excess(edge, of: frame) }.max() ?? 0
      // What is inside of it and leaves it is told of that.
      let own = visibility.box(view).excess(edge, of: frame)
      guard min(excess, own) > Visibility.tolerance else { return nil }
      let reach = Intent(layout).reach(of: view, beyond: edge, of: parent) ?? 0
      return own > reach + Visibility.tolerance ? (edge, own) : nil
    }
    guard let axis = edges.first?.edge.axis else { return nil }
    return Leaving(
      view: view, parent: parent, edges: edges, cause: cause(of: view, leaving: parent, axis))
  }

  /// The rule that alone makes a view too large for what it is tied to.
  private func cause(of view: Item.ID, leaving parent: Item.ID, _ axis: Axis) -> Rule? {
    let intent = Intent(layout)
    let size = Dimension.size(along: axis)
    guard let rule = intent.fixedSize(of: view, axis), intent.isTied(view, to: parent, axis) else {
      return nil
    }
    let start = max(0, solved.frame(of: view)[.position(along: axis)])
    return rule.constant + start > solved.frame(of: parent)[size] ? rule : nil
  }
}
