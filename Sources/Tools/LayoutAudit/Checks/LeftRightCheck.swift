import ConstraintSolver
import LayoutDiagnosis
import LayoutModel
import RunReports

extension AuditCheck {
  /// Rules by left and right, or with a factor on an edge, which are not mirrored in languages that
  /// run right to left.
  ///
  /// A view that must not be mirrored has a semantic content attribute instead.
  package static let leftRight = AuditCheck(
    "left-right", .note, "A rule does not follow the language.",
    help: """
      Left and right stay on their side where the language runs right to left. Use leading and \
      trailing, or set the semantic content attribute of what must not be mirrored.
      """
  ) { subject in
    let rules = subject.writtenRules
    let scaled = rules.filter { $0.scalesEdge && !subject.keepsDirection($0) }.map { rule in
      AuditFinding(
        key: subject.mark(rule.id),
        message:
          "\(rule.name) (\(subject.layout.text(of: rule))) is not mirrored where the language "
          + "runs right to left: a factor on an edge counts from the left",
        place: subject.place(rule.id))
    }
    let bySide = rules.filter(\.ignoresLanguage)
    let images = Set(bySide.compactMap { $0.mirrorImage(in: subject.layout) })
    return scaled
      + bySide.compactMap { rule -> AuditFinding? in
        // A pair of the same distances is its own mirror image.
        guard rule.written(in: subject.layout).map({ !images.contains($0) }) ?? true,
          !(rule.left + rule.right).contains(where: {
            subject.layout.item($0.anchor.item.owner)?.direction != nil
          }), !rule.scalesEdge
        else { return nil }
        return AuditFinding(
          key: subject.mark(rule.id),
          message: "\(rule.name) (\(subject.layout.text(of: rule))) stays on its side where the "
            + "language runs right to left",
          place: subject.place(rule.id),
          fixes: { [subject.fix([.language(rule.id)])].compactMap(\.self) },
          isRepaired: { !($0.layout.lastRule?.ignoresLanguage ?? true) })
      }
  }
}

extension Rule {
  /// Whether it relates an edge that is on the same side in every language.
  fileprivate var ignoresLanguage: Bool {
    (left + right).contains { $0.anchor.attribute.ignoresLanguage }
  }

  /// Whether it multiplies the position of a horizontal edge.
  fileprivate var scalesEdge: Bool {
    right.count == 1 && right[0].coefficient != 1 && right[0].anchor.attribute.axis == .horizontal
      && (right[0].anchor.attribute.withinMargins ?? right[0].anchor.attribute).isEdge
  }

  /// What a rule says, apart from its name.
  fileprivate struct Written: Hashable {
    var (first, second): (Anchor, Anchor)
    var relation: Relation
    var (constant, priority): (Double, Double)

    static func == (a: Self, b: Self) -> Bool {
      a.first == b.first && a.second == b.second && a.relation == b.relation
        && a.constant == b.constant && a.priority == b.priority
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(first)
      hasher.combine(constant)
    }
  }

  /// What it is meant to say; nil for one that does not relate two edges.
  ///
  /// A minus that it lacks is found at its line, and counts as written here.
  fileprivate func written(in layout: Layout) -> Written? {
    guard hasUIKitForm, let first = left.first?.anchor, let second = right.first?.anchor,
      right[0].coefficient == 1
    else { return nil }
    return Written(
      first: first, second: second, relation: relation,
      constant: OutwardRule(self, in: layout) == nil ? constant : -constant, priority: priority)
  }

  /// What its mirror image says; nil for a rule that does not relate two sides.
  fileprivate func mirrorImage(in layout: Layout) -> Written? {
    guard var image = written(in: layout), let first = image.first.attribute.otherSide,
      let second = image.second.attribute.otherSide
    else { return nil }
    image.first = Anchor(image.first.item, first)
    image.second = Anchor(image.second.item, second)
    image.constant = image.constant == 0 ? 0 : -image.constant
    image.relation = relation == .equal ? .equal : relation.flipped
    return image
  }
}

extension Attribute {
  /// The same on the other side, for left and right.
  fileprivate var otherSide: Attribute? {
    switch self {
    case .left: .right
    case .right: .left
    case .leftMargin: .rightMargin
    case .rightMargin: .leftMargin
    default: nil
    }
  }
}

extension AuditSubject {
  /// Whether a rule is about something that must not be mirrored.
  fileprivate func keepsDirection(_ rule: Rule) -> Bool {
    (rule.left + rule.right).contains { layout.item($0.anchor.item.owner)?.direction != nil }
  }
}
