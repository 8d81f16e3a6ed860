import ConstraintSolver
import InterfaceBuilder
import LayoutDiagnosis
import LayoutModel
import RunReports

extension AuditCheck {
  /// Texts that leave their view or cover others if they are translated, or if the user chooses a
  /// larger text size: nothing holds their trailing or bottom edge.
  static let growingText = AuditCheck(
    "growing-text", .warning, "A text has no room to grow.",
    help: """
      Translated, or in the text size that a user chose, it runs out of its view, over another one, \
      or is cut. Hold its trailing or bottom edge, and let heights be at least what they are.
      """, needsSizes: true
  ) { subject in
    guard subject.growsTexts else { return [] }
    let subject = subject.asShown
    return subject.shownViews.compactMap { id in
      guard let item = subject.layout.item(id), item.kind == .label || item.kind == .button,
        !subject.geometry.isPlacedByParent(id)
      else {
        return nil
      }
      if let finding = subject.fixedHeight(of: item) ?? subject.looseBound(of: item) {
        return finding
      }
      guard let growth = Growth(of: item, in: subject)
      else { return nil }
      let name = subject.layout.writtenName(of: id)
      return AuditFinding(
        key: "\(subject.mark(id)) \(growth.axis.word)",
        message: "a longer text of \(name) \(growth.words(in: subject))", place: subject.place(id),
        evidence: { AuditFinding.Evidence(details: growth.details(in: subject)) },
        fixes: {
          growth.edits(in: subject).lazy.compactMap { subject.fix([$0]) }.first.map { [$0] } ?? []
        }, isRepaired: { growth.isHeld(in: $0, subject) })
    } + subject.lateTexts
  }
}

extension AuditSubject {
  /// The text sizes from the usual one up.
  private static let textSizes = TextSize.all.filter { $0.factor >= 1 }

  /// The finding about a text that follows the text size of the user in a height that does not.
  fileprivate func fixedHeight(of item: Item) -> AuditFinding? {
    guard canvas(item.id)?.followsTextSize == true,
      layout.appearances[item.id]?.leastTextScale == 1,
      let text = item.text, !text.isEmpty,
      let rule = Intent(of: layout).largestSize(of: item.id, .vertical)
    else { return nil }
    let line = (item.font ?? item.kind.usualFont).lineHeight
    let first = Self.textSizes.first {
      $0.factor * line > rule.constant + LayoutGeometry.visibleDifference
    }
    guard let first, rule.constant >= line - LayoutGeometry.visibleDifference else { return nil }
    let name = layout.writtenName(of: item.id)
    return AuditFinding(
      key: "\(mark(item.id)) fixed",
      message: "\(rule.name) (\(layout.text(of: rule))) cuts \(name) from the text size "
        + "\(first.name) on", place: place(rule.id),
      // Fewer people use the sizes for accessibility.
      level: first.name.hasPrefix("AX") ? .note : nil,
      evidence: {
        AuditFinding.Evidence(details: [
          "a line is \(line.spelled) high at L, \((first.factor * line).spelled) at "
            + first.name
        ])
      }, fixes: { [self.fix([.relation(rule.id, .greaterOrEqual)])].compactMap(\.self) },
      isRepaired: { outcome in
        let needed = first.factor * line
        let grown = outcome.growing(item, along: .vertical, to: needed)
        return (grown?.frame(of: item.id).height ?? 0) > needed - LayoutGeometry.visibleDifference
      })
  }
}

extension SolvedLayout {
  /// Solves the layout with content of another size; nil if that is refused.
  func growing(
    _ item: Item, along axis: Axis, to size: Double, withRoot: Bool = false
  ) -> SolvedLayout? {
    var content = item.content
    let more = size - (content[axis] ?? size)
    content[axis] = size
    var layout = layout
    guard (try? layout.set(\.content, of: item.id, to: content)) != nil else { return nil }
    if withRoot, let root = layout.root, var length = layout.item(root)?.givenSize {
      if axis == .horizontal { length.width += more } else { length.height += more }
      _ = try? layout.setRoot(layout.name(of: root), size: length)
    }
    return SolvedLayout(layout, after: self)
  }
}

extension AuditSubject {
  /// Whether the outermost view, drawn in some size, gets its size along an axis from the view that
  /// shows it, as that of a nib does.
  fileprivate func rootIsOpen(along axis: Axis) -> Bool {
    guard let scene, !scene.isAppKit else { return false }
    return !scene.isScreen && (axis == .vertical || !scene.spansScreen && !isRow)
  }

  /// Whether what breaks only says that the outermost view is given too little room, or too much.
  fileprivate func isAboutRoot(_ source: Claim.Source, along axis: Axis) -> Bool {
    switch source {
    case .hugging(_, .horizontal), .resistance(_, .horizontal): axis == .horizontal
    case .rule(let id):
      layout.rule(id).map { rule in
        (rule.left + rule.right).contains {
          $0.anchor.item == layout.root && !$0.anchor.attribute.isPosition
        }
      } ?? false
    default: false
    }
  }
}

/// The effect of a longer text.
private struct Growth {
  /// The defect.
  enum Fault: Hashable {
    case leaves(Item.ID, Edge)
    /// The first view lies over the other one.
    case covers(Item.ID, Item.ID)
    case breaks(Claim.Source)
  }

  let item: Item
  let axis: Axis
  /// The size of its content along the axis now, and with the longer text, in points.
  let (from, to): (Double, Double)
  let fault: Fault

  /// Tries a text as long as a translation may be, and a higher one if it breaks lines or follows the
  /// text size of the user; nil if nothing goes wrong.
  init?(of item: Item, in subject: AuditSubject) {
    guard let text = item.text, text.contains(where: \.isLetter), !subject.isKey(text) else {
      return nil
    }
    let font = item.font ?? item.kind.usualFont
    let factor = Self.factor(for: text.count)
    for axis in Axis.allCases {
      guard let now = item.content[axis] else { continue }
      var target = now * factor
      if axis == .horizontal {
        target = max(target, TextMeasure(font).size(of: text, limit: 1).width * factor)
      } else if item.lines == 1 || item.kind == .button {
        guard subject.canvas(item.id)?.followsTextSize ?? false else { continue }
        target = now * Self.largestText
      } else {
        // The next line that is allowed.
        let most = item.lines == 0 ? Double.infinity : Double(item.lines) * font.lineHeight + 1
        target = min(max(target, now + font.lineHeight), most)
      }
      guard target > now + LayoutGeometry.visibleDifference else { continue }
      // Where its frame is larger than either, hugging pulls at it as before, and all frames stay.
      guard subject.solved.frame(of: item.id)[.size(along: axis)] <= target else { continue }
      guard let fault = Self.fault(of: item, along: axis, to: target, subject.solved, subject)
      else { continue }
      (self.item, self.axis, from, to, self.fault) = (item, axis, now, target, fault)
      return
    }
    return nil
  }

  /// The largest text size that is not an accessibility size, as a part of the usual one: 23 to 17.
  private static let largestText = 23.0 / 17

  /// How much longer a text may be in other languages than in English, by its number of characters:
  /// the rule of thumb of translators, by which short texts grow most.
  private static func factor(for count: Int) -> Double {
    switch count {
    case ...10: 2
    case ...20: 1.8
    case ...30: 1.6
    case ...70: 1.4
    default: 1.3
    }
  }

  // MARK: - Defects

  /// The defect of a layout in which the content of a view grows; nil if there is none.
  private static func fault(
    of item: Item, along axis: Axis, to size: Double, _ solved: SolvedLayout,
    _ subject: AuditSubject
  ) -> Fault? {
    guard let grown = solved.growing(item, along: axis, to: size) else { return nil }
    let fault = fault(of: item, grown, subject)
    guard case .breaks = fault, subject.rootIsOpen(along: axis),
      let roomy = solved.growing(item, along: axis, to: size, withRoot: true)
    else { return fault }
    let rest = Self.fault(of: item, roomy, subject)
    if case .breaks(let source) = rest, subject.isAboutRoot(source, along: axis) { return nil }
    return rest
  }

  private static func fault(
    of item: Item, _ solved: SolvedLayout, _ subject: AuditSubject
  ) -> Fault? {
    let before = Set(subject.solved.broken)
    if let position = solved.broken.first(where: { !before.contains($0) }),
      let source = solved.lowering.claim(at: position)?.source
    {
      // A view with a mask keeps its frame, whatever its content asks for.
      guard item.mask == nil else { return nil }
      return .breaks(source)
    }
    let now = subject.geometry
    let geometry = LayoutGeometry(solved)
    var view = item.id
    while let parent = solved.layout.parent(of: view) {
      if let fault = cover(of: view, in: parent, now, geometry) { return fault }
      if solved.layout.item(parent)?.kind == .scroll { break }
      if isBound(parent, geometry, subject),
        let edge = Edge.allCases.first(where: { edge in
          let grown = geometry.frameInRoot(item.id).excess(edge, of: geometry.frameInRoot(parent))
          let was = now.frameInRoot(item.id).excess(edge, of: now.frameInRoot(parent))
          return grown > LayoutGeometry.visibleDifference
            && grown > was + LayoutGeometry.visibleDifference
        })
      {
        return .leaves(parent, edge)
      }
      if geometry.isPlacedByParent(parent) { break }
      view = parent
    }
    return nil
  }

  /// Whether a text must not leave a view, because the edges of the view are visible.
  private static func isBound(
    _ view: Item.ID, _ geometry: LayoutGeometry, _ subject: AuditSubject
  ) -> Bool {
    guard let item = geometry.layout.item(view) else { return false }
    return item.parent == nil || geometry.clips(view) || geometry.draws(item)
      || geometry.isPlacedByParent(view)
      || subject.canvas(view)?.element.hasSuffix("CellContentView") == true
  }

  private static func cover(
    of view: Item.ID, in parent: Item.ID, _ now: LayoutGeometry, _ geometry: LayoutGeometry
  ) -> Fault? {
    let children = geometry.layout.children(of: parent)
    guard let place = children.firstIndex(of: view) else { return nil }
    /// The views that a view with this geometry lies over, or under.
    func covered(_ geometry: LayoutGeometry) -> [Item.ID] {
      geometry.overlaps(in: parent) { $0 == view }.map { $0.back == view ? $0.front : $0.back }
    }
    let known = Set(covered(now))
    let other = covered(geometry).first { other in
      !known.contains(other) && !areAlternatives(view, other, in: children, now)
        && (geometry.holdsContent(other) || children.firstIndex(of: other) ?? 0 > place)
    }
    return other.map { .covers(view, $0) }
  }

  /// Whether one of two views with the same parent already lies in front of the contents of the
  /// other: code shows one or the other, so that they never meet.
  private static func areAlternatives(
    _ a: Item.ID, _ b: Item.ID, in children: [Item.ID], _ now: LayoutGeometry
  ) -> Bool {
    guard now.holdsContent(a), now.holdsContent(b), let one = children.firstIndex(of: a),
      let other = children.firstIndex(of: b)
    else { return false }
    let (back, front) = one < other ? (a, b) : (b, a)
    return now.ink(back).allSatisfy { text in
      now.ink(front).contains { $0.contains(text, within: LayoutGeometry.visibleDifference) }
    }
  }

  // MARK: - Words

  func words(in subject: AuditSubject) -> String {
    let layout = subject.layout
    switch fault {
    case .leaves(let parent, let edge):
      let outer = layout.parent(of: parent) == nil && subject.scene?.isScreen == true
      return "reaches beyond the \(edge.rawValue) edge of "
        + (outer ? "the screen" : layout.writtenName(of: parent))
    case .covers(let view, let other):
      let mover = view == item.id ? "" : "pushes \(layout.writtenName(of: view)) "
      return (mover.isEmpty ? "runs over " : mover + "over ") + layout.writtenName(of: other)
    case .breaks(let source): return "breaks \(subject.solved.name(of: source))"
    }
  }

  /// The largest size without a defect, if it can be computed exactly, and the size that was tried.
  func details(in subject: AuditSubject) -> [String] {
    let size = axis == .horizontal ? "width" : "height"
    let tried =
      "tried with a \(size) of \(to.spelled) instead of \(from.spelled), as a translation or a "
      + "larger text may have"
    guard let limit = limit(in: subject) else { return [tried] }
    return ["there is room up to a \(size) of \(limit.spelled)", tried]
  }

  /// The largest size of the content without a defect; nil if it is unknown.
  private func limit(in subject: AuditSubject) -> Double? {
    guard
      let sweep = try? Sweep(.content(item.id, axis), from: from, to: to, in: subject.analysis)
    else { return nil }
    let layout = subject.layout
    let root = layout.root
    let lowering = subject.solved.lowering
    /// An edge of a view in the outermost one.
    func edge(_ view: Item.ID, _ attribute: Attribute) -> Expression {
      lowering.expression(Anchor(view, attribute), in: root)
    }
    let excess: Expression
    switch fault {
    case .leaves(let parent, let side):
      let attribute = side.attribute
      excess =
        side.isNear
        ? edge(parent, attribute) - edge(item.id, attribute)
        : edge(item.id, attribute) - edge(parent, attribute)
    case .covers(let view, let other):
      let (one, two) = (subject.geometry.frameInRoot(view), subject.geometry.frameInRoot(other))
      let position = Dimension.position(along: axis)
      let (near, far): (Attribute, Attribute) =
        axis == .horizontal ? (.left, .right) : (.top, .bottom)
      excess =
        one[position] <= two[position]
        ? edge(view, far) - edge(other, near) : edge(other, far) - edge(view, near)
    case .breaks(let source):
      return sweep.path.first { $0.broken.contains(source) }.map(\.lower.approximation)
    }
    return sweep.values(of: excess)
      .ranges(violating: .lessOrEqual, by: Rational(1, over: 1000)).first?.lower.approximation
  }

  /// Whether nothing goes wrong any more in a changed layout.
  func isHeld(in outcome: SolvedLayout, _ subject: AuditSubject) -> Bool {
    Self.fault(of: item, along: axis, to: to, outcome, subject) == nil
  }

  /// The changes each of which adds a rule that holds the edge, the best first: as far from the edge as
  /// the view is from the opposite one, then at the edge.
  func edits(in subject: AuditSubject) -> [LayoutEdit] {
    var mirrored: LayoutEdit?
    if case .leaves(let parent, let edge) = fault {
      let attribute = edge.languageAttribute(
        isRightToLeft: subject.layout.isRightToLeft(item.id))
      mirrored = subject.layout.mirroredInset(of: item.id, attribute, in: parent)
    }
    return [mirrored, edit(in: subject)].compactMap(\.self)
  }

  /// The change that adds a rule which holds the edge; nil where none would.
  private func edit(in subject: AuditSubject) -> LayoutEdit? {
    func rule(
      _ view: Item.ID, _ a: Attribute, _ relation: Relation, _ other: Item.ID, _ b: Attribute
    )
      -> LayoutEdit
    {
      .rule(AnchorExpression(Anchor(view, a)), relation, AnchorExpression(Anchor(other, b)))
    }
    let layout = subject.layout
    switch fault {
    case .leaves(let parent, let edge):
      let attribute = edge.languageAttribute(isRightToLeft: layout.isRightToLeft(item.id))
      let isNear = attribute == .leading || attribute == .top
      return rule(
        item.id, attribute, isNear ? .greaterOrEqual : .lessOrEqual, parent, attribute)
    case .covers(let view, let other):
      let (one, two) = (subject.geometry.frameInRoot(view), subject.geometry.frameInRoot(other))
      let position = Dimension.position(along: axis)
      let isMirrored = axis == .horizontal && layout.isRightToLeft(view)
      let (near, far): (Attribute, Attribute) =
        axis == .vertical ? (.top, .bottom) : (.leading, .trailing)
      // Rules count in the direction of the language.
      return (one[position] <= two[position]) != isMirrored
        ? rule(view, far, .lessOrEqual, other, near) : rule(view, near, .greaterOrEqual, other, far)
    case .breaks: return nil
    }
  }
}

extension Layout {
  /// The change that keeps an edge of a view as far inside of its parent, or a guide of that, as a rule
  /// puts the opposite edge; nil where no rule does.
  fileprivate func mirroredInset(
    of view: Item.ID, _ attribute: Attribute, in parent: Item.ID
  ) -> LayoutEdit? {
    guard let opposite = attribute.opposite else { return nil }
    let isNear = attribute == .leading || attribute == .top
    for rule in rules(mentioning: [view])
    where rule.isOn && rule.hasUIKitForm && rule.relation == .equal {
      guard let first = rule.left.first?.anchor, let second = rule.right.first,
        second.coefficient == 1
      else { continue }
      let isInOrder = first.item == view
      let (inner, outer) = isInOrder ? (first, second.anchor) : (second.anchor, first)
      guard inner.item == view, outer.item.owner == parent, inner.attribute == opposite,
        outer.attribute.withinMargins ?? outer.attribute == opposite,
        outer.attribute == opposite || outer.item == parent
      else { continue }
      let constant = isInOrder ? rule.constant : -rule.constant
      let inset = isNear ? -constant : constant
      guard inset >= 0 else { continue }
      let target = outer.attribute == opposite ? attribute : outer.attribute.opposite
      guard let target else { continue }
      return .rule(
        AnchorExpression(Anchor(view, attribute)), isNear ? .greaterOrEqual : .lessOrEqual,
        AnchorExpression(Anchor(outer.item, target))
          + AnchorExpression(constant: isNear ? inset : -inset))
    }
    return nil
  }
}

extension Attribute {
  /// The edge, or margin, on the other side; nil for what is none.
  fileprivate var opposite: Attribute? {
    switch self {
    case .leading: .trailing
    case .trailing: .leading
    case .left: .right
    case .right: .left
    case .top: .bottom
    case .bottom: .top
    case .leadingMargin: .trailingMargin
    case .trailingMargin: .leadingMargin
    case .leftMargin: .rightMargin
    case .rightMargin: .leftMargin
    case .topMargin: .bottomMargin
    case .bottomMargin: .topMargin
    default: nil
    }
  }
}
