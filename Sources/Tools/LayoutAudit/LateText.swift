import ConstraintSolver
import LayoutDiagnosis
import LayoutModel

/// A label without a text in code, which gets one while the program runs: one line at least, and
/// perhaps as long as the screen.
private struct LateText {
  let item: Item
  /// The width that is tried.
  let width: Double
  /// What it runs over; nil where it leaves the outermost view.
  let covered: Item.ID?

  /// Tries a text as wide as the outermost view; nil if nothing goes wrong.
  init?(_ item: Item, in solved: SolvedLayout) {
    guard let root = solved.layout.root else { return nil }
    width = solved.frame(of: root).width
    guard let fault = Self.fault(of: item, width, in: solved) else { return nil }
    (self.item, covered) = (item, fault)
  }

  /// What the label runs over with a text of some width, or nothing where it leaves the outermost view;
  /// nil if neither happens.
  static func fault(of item: Item, _ width: Double, in solved: SolvedLayout) -> Item.ID?? {
    guard let parent = solved.layout.parent(of: item.id),
      let grown = solved.growing(item, along: .horizontal, to: width),
      grown.broken.count == solved.broken.count
    else { return nil }
    let (geometry, before) = (LayoutGeometry(grown), LayoutGeometry(solved))
    let own = geometry.frame(item.id)
    let other = solved.layout.children(of: parent).first { other in
      other != item.id && geometry.holdsContent(other) && own.meets(geometry.frame(other))
        // Code shows one or the other.
        && !before.frame(other).contains(before.frame(item.id))
    }
    if let other { return .some(other) }
    let isAtEdge = geometry.overhang(of: item.id).map { overhang in
      overhang.parent == solved.layout.root
        && overhang.edges.contains { $0.edge.axis == .horizontal }
    }
    return isAtEdge == true ? .some(nil) : nil
  }
}

extension Frame {
  fileprivate func contains(_ other: Frame) -> Bool {
    contains(other, within: LayoutGeometry.visibleDifference)
  }

  /// Whether both share what can be seen.
  func meets(_ other: Frame) -> Bool {
    shared(with: other, beyond: LayoutGeometry.visibleDifference) != nil
  }
}

extension AuditSubject {
  /// The findings about labels whose texts code sets later, and whose ends nothing holds.
  var lateTexts: [AuditFinding] {
    guard isCode else { return [] }
    return layout.items.compactMap { item in
      guard item.kind == .label, (item.text ?? "").isEmpty, item.id != layout.root,
        !unknown.contains(item.id), !geometry.isHidden(item.id),
        !geometry.isPlacedByParent(item.id), item.mask == nil, !item.name.saysShortText,
        layout.rules(mentioning: [item.id]).contains(where: { $0.isOn && !$0.isSystem }),
        let late = LateText(item, in: solved)
      else { return nil }
      let name = layout.writtenName(of: item.id)
      let fault =
        late.covered.map { "runs over \(layout.writtenName(of: $0))" }
        ?? "leaves \(layout.root.map { layout.writtenName(of: $0) } ?? "the screen")"
      return AuditFinding(
        key: "\(mark(item.id)) late",
        message: "a long text of \(name), which code sets later, \(fault): nothing holds its end",
        place: placeOfRules(of: item.id),
        fixes: { [self.fix([self.edit(holding: late)])].compactMap(\.self) },
        isRepaired: { LateText.fault(of: item, late.width, in: $0) == nil })
    }
  }

  /// The line of the first rule about a view, which says more than that of its class.
  private func placeOfRules(of view: Item.ID) -> AuditPlace {
    let own = writtenRules.first { $0.left.first?.anchor.item == view }
    return own.map { place($0.id) } ?? place(view)
  }

  /// The rule that ends a label in front of what it runs over, or at the edge of what it leaves.
  private func edit(holding late: LateText) -> LayoutEdit {
    let end = AnchorExpression(Anchor(late.item.id, .trailing))
    if let other = late.covered {
      return .rule(
        end, .lessOrEqual,
        AnchorExpression(Anchor(other, .leading)) + AnchorExpression(constant: -Self.gap))
    }
    let parent = layout.parent(of: late.item.id) ?? late.item.id
    return .rule(
      end, .lessOrEqual,
      AnchorExpression(Anchor(parent, .trailing)) + AnchorExpression(constant: -Self.gap))
  }

  /// UIKit's standard distance between views, in points.
  private static let gap = 8.0
}

extension String {
  /// Whether the name of a label says that its text is a number, a time or a sign: as short in every
  /// language.
  fileprivate var saysShortText: Bool {
    let words = ["count", "number", "badge", "time", "date", "percent", "index", "initial", "icon"]
    let name = lowercased()
    return words.contains(where: name.contains)
  }
}
