import ConstraintSolver
import InterfaceBuilder
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import LayoutShell
import RunReports
import SwiftReader

extension AuditCheck {
  /// Required rules that contradict each other, as a sum, at the line of the one that breaks.
  static let conflict = AuditCheck(
    "conflict", .error, "Required rules cannot all hold.",
    help: """
      The details are a sum that can be checked on paper: the rows ask for more, or less, than there \
      is. UIKit breaks one of the rules and prints a message. Remove a rule, change a number, or let \
      one of them wait at a priority below 1000.
      """
  ) { subject in
    let (analysis, solved) = (subject.analysis, subject.solved)
    let conflicts = analysis.conflicts.filter { !subject.mayBeGone($0) }
    let unexplained = analysis.unexplained.filter { !subject.isUnread($0) && !subject.isOfPane($0) }
    let shares = EqualShares.all(
      breaking: subject.isCode ? conflicts.map(\.broken) + unexplained : [], in: subject.layout
    ).compactMap { shares in subject.finding(of: shares).map { (shares: shares, finding: $0) } }
    func isShared(_ source: Claim.Source) -> Bool {
      shares.contains { $0.shares.contains(source) }
    }
    let groups = ConflictGroup.groups(of: conflicts.filter { !isShared($0.broken) })
    let explained = groups.map { group in
      let conflict = group.first
      return AuditFinding(
        key: subject.key(of: conflict),
        otherKeys: group.broken.map { "broken \(subject.mark($0))" },
        message: conflict.hiding(in: solved) ?? conflict.headline(in: solved),
        place: subject.place(conflict.broken),
        level: subject.level(of: conflict),
        evidence: { subject.evidence(of: group) },
        fixes: { subject.fixes(of: conflict) + subject.yielding(group) },
        isRepaired: { outcome in !group.broken.contains(where: outcome.isBroken) })
    }
    return shares.map(\.finding) + explained
      + unexplained.filter { !isShared($0) }.map { source in
        AuditFinding(
          key: subject.mark(source),
          message: "\(solved.name(of: source)) is broken too; there are too many to search for "
            + "conflicts", place: subject.place(source))
      }
  }
}

extension AuditSubject {
  /// Whether what takes part in a conflict may be another thing while the program runs: the mask of a
  /// view that a call which is not read may have placed, the size of a content that code gives later, or a
  /// number that only the running program knows.
  fileprivate func mayBeGone(_ conflict: Conflict) -> Bool {
    conflict.toldRules.contains { isUnread($0) || isOfPane($0) }
      || conflict.members.contains(where: isOfLateContent)
      // A mask that was forgotten is in the way of any number.
      || !conflict.toldRules.contains(where: isOfMask)
        && !layout.withAssumedNumbers(among: conflict.toldRules).isEmpty
  }

  /// Whether a conflict is one with the size of the root.
  private func isWithRoot(_ conflict: Conflict) -> Bool {
    conflict.given.contains { source in
      if case .given(let item, _) = source { return item == layout.root }
      return false
    }
  }

  /// Whether the mask of a view makes a rule, and can be turned off.
  private func isOfMask(_ source: Claim.Source) -> Bool {
    LayoutEdit(withoutMaskOf: source, in: solved) != nil
  }

  /// Whether a rule is one of the mask of a pane: a split view of AppKit sets the frames of its panes by
  /// their constraints and its dividers, whatever their masks say.
  fileprivate func isOfPane(_ source: Claim.Source) -> Bool {
    guard case .generated(let pane, _) = source, let holder = layout.parent(of: pane),
      canvas(holder)?.element == "splitView"
    else { return false }
    return isOfMask(source)
  }

  /// Whether a rule is the size of a content that only the running code gives: a text, or an image.
  private func isOfLateContent(_ source: Claim.Source) -> Bool {
    switch source {
    case .hugging(let id, _), .resistance(let id, _):
      guard isCode, let item = layout.item(id), (item.text ?? "").isEmpty else { return false }
      return [.label, .button, .image].contains(item.kind)
    case .rule, .generated, .implied, .given: return false
    }
  }

  fileprivate func isUnread(_ source: Claim.Source) -> Bool {
    guard case .generated(let owner, _) = source, touched.contains(owner.owner) else {
      return false
    }
    return isOfMask(source)
  }

  /// Whether none of the rules of a conflict was written, so that a rule which is not read here may
  /// resolve it: masks and stacks disagree until something places their views.
  ///
  /// A log shows what happened, wherever the rules came from.
  fileprivate func isOfSystem(_ conflict: Conflict) -> Bool {
    guard scene != nil || isCode else { return false }
    return !conflict.toldRules.contains { source in
      if case .given = source { return false }
      return solved.author(of: source) == .user
    }
  }

  /// Whether a conflict is one with the size in which the view of a nib is drawn, which another view
  /// gives it when the program runs.
  fileprivate func isOfCanvas(_ conflict: Conflict) -> Bool {
    guard let scene, !scene.isScreen, !scene.isAppKit, !scene.isRow else { return false }
    return isWithRoot(conflict)
  }

  /// The level of a conflict: a warning where code has an outlet to one of its rules, which it may
  /// change before the rule breaks.
  fileprivate func level(of conflict: Conflict) -> ReportedFinding.Level? {
    if isOfSystem(conflict) || isOfSeparator(conflict) { return .note }
    if isOfCanvas(conflict) { return .warning }
    let isInCode = conflict.toldRules.contains { source in
      if case .rule(let id) = source { return hasOutlet(id) }
      return false
    }
    return isInCode ? .warning : nil
  }

  /// Whether a conflict is one about the point, or half of one, that the separator of a row takes from
  /// the height of a cell: whether the content view has it depends on the table and the system.
  private func isOfSeparator(_ conflict: Conflict) -> Bool {
    guard scene != nil, conflict.excess <= Rational(1) else { return false }
    return conflict.toldRules.contains { source in
      guard case .generated(let owner, _) = source else { return false }
      return canvas(owner)?.element == "tableViewCellContentView"
        && LayoutEdit(withoutMaskOf: source, in: solved) != nil
    }
  }

  /// Whether code has an outlet to a rule of a file, or keeps the constraint that it makes.
  func hasOutlet(_ id: Rule.ID) -> Bool {
    scene?.constraintMarks[id]?.hasOutlet == true || kept.contains(id)
  }

  /// A conflict by the rules that people made, which are the same on all devices; by all rules if
  /// there are none.
  fileprivate func key(of conflict: Conflict) -> String {
    let own = conflict.toldRules.filter { solved.author(of: $0) == .user }
    return (own.isEmpty ? conflict.toldRules : own).map { mark($0) }.sorted()
      .joined(separator: " ")
  }

  /// The sum of a conflict with the lines of its rules, and what breaks for the same reason.
  fileprivate func evidence(of group: ConflictGroup) -> AuditFinding.Evidence {
    let conflict = group.first
    let passages =
      Array(conflict.passages(in: solved).dropFirst()) + conflict.notes(in: solved)
      + (isOfTwoMoments(conflict) ? [.note(Self.replacement)] : [])
    let others = group.others.map(\.broken)
    let related = (conflict.toldRules + others).map { source in
      let text = "\(solved.name(of: source))  \(solved.text(of: source))"
      return ReportedFinding.Related(reported(writtenPlace(source)), text)
    }
    var details = passages.lines.map(\.text)
    if !others.isEmpty {
      let names = others.map { "\(solved.name(of: $0)) (:\(writtenPlace($0).line))" }
      details.append("for the same reason, \(Words.list(names)) cannot hold")
    }
    return AuditFinding.Evidence(details: details, related: related)
  }

  /// The change by which all rules yield that break for one reason, if there are several.
  fileprivate func yielding(_ group: ConflictGroup) -> [AuditFix] {
    guard !group.others.isEmpty else { return [] }
    let edits = group.broken.compactMap { source -> LayoutEdit? in
      guard case .rule(let id) = source, layout.rule(id)?.made.caller == nil else { return nil }
      return .priority(id, 999)
    }
    return edits.count == group.broken.count ? [fix(edits)].compactMap(\.self) : []
  }

  /// What to do about two sizes of one view that are set one after the other.
  private static let replacement =
    "two functions set this size, and a new constraint does not replace the one before. The usual "
    + "remedy: keep the first one in a property, and set its constant"

  /// Whether a conflict is one between sizes of one view which different functions of the code set.
  fileprivate func isOfTwoMoments(_ conflict: Conflict) -> Bool {
    guard case .code(let code, in: _)? = self.source else { return false }
    var anchors: Set<Anchor> = []
    var functions: Set<Int> = []
    for source in conflict.toldRules {
      guard case .rule(let id) = source, let rule = layout.rule(id), rule.right.isEmpty,
        rule.relation == .equal, let anchor = rule.left.first?.anchor,
        let function = code.functions[id]
      else { return false }
      anchors.insert(anchor)
      functions.insert(function)
    }
    return anchors.count == 1 && functions.count > 1
  }

  /// The changes that resolve a conflict, apart from the size of a screen.
  ///
  /// Code sets what it has an outlet to, and counts on the rule: another one yields first, and a number
  /// is the code's to change. A number that is right under the conditions before is not made another
  /// one for this one: the rule yields here. Where edges contradict each other, a rule about the safe
  /// area yields first, so that both sides of a screen are treated alike. A rule of a helper is that of all views
  /// which call it.
  fileprivate func fixes(of conflict: Conflict) -> [AuditFix] {
    // Each number is right at its time.
    if isOfTwoMoments(conflict) { return [] }
    let isInCell = conflict.toldRules.contains { source in
      if case .rule(let id) = source { return self.isInCell(id) }
      return false
    }
    let offered = Fixes(of: conflict, in: analysis).offered.filter { fix in
      // One fault in place of another.
      guard !fix.isAmbiguous else { return false }
      return switch fix.edit {
      // What shows a row, a header or a banner gives it its width.
      case .rootSize(let axis, _): !isScreen && (axis == .vertical || scene?.spansScreen != true)
      case _ where isInCell && !(fix.edit.changedRule.map { self.isInCell($0) } ?? true): false
      case .constant(let id, _) where hasOutlet(id): false
      default: fix.edit.changedRule.map { layout.rule($0)?.made.caller == nil } ?? true
      }
    }
    let mark = "\(AuditCheck.conflict.name) \(key(of: conflict))"
    // What code lays out is shown on one screen, and runs on all.
    let isOnOneScreen = isCode && isWithRoot(conflict)
    let heldBefore = earlier.map { !$0.contains(mark) } ?? isOnOneScreen
    let isAboutEdges = conflict.toldRules.allSatisfy { source in
      guard case .rule(let id) = source, let rule = layout.rule(id) else { return true }
      return !rule.right.isEmpty
    }
    /// The place of a change among the others, which otherwise keep their order.
    func rank(_ edit: LayoutEdit) -> Int {
      switch edit {
      // Of a written size and that of the content, the written one is meant.
      case .hugging, .resistance: if conflict.toldRules.count <= 2 { return -1 }
      default: break
      }
      if changesOutlet(edit) { return 3 }
      guard heldBefore else { return 0 }
      switch edit {
      case .constant: return 2
      case .priority(let id, _) where isAboutEdges:
        return layout.rule(id).map(mentionsSafeArea) == true ? 0 : 1
      default: return 1
      }
    }
    let second =
      unmasking(of: conflict) + looserTies(of: conflict).compactMap { fix([.removal($0)]) }
    /// Of two sizes, the larger one yields: that changes it less.
    func size(_ edit: LayoutEdit) -> Double {
      guard heldBefore, case .priority(let id, _) = edit, let rule = layout.rule(id),
        rule.right.isEmpty
      else { return 0 }
      return rule.constant
    }
    var ranked = offered.enumerated().sorted { one, other in
      let (a, b) = (one.element.edit, other.element.edit)
      return (rank(a), -size(a), one.offset) < (rank(b), -size(b), other.offset)
    }
    if isCode || scene != nil, let first = ranked.first?.element.edit, shrinksContent(first),
      let other = ranked.firstIndex(where: { next in
        if case .constant = next.element.edit, rank(next.element.edit) == rank(first) {
          return !shrinksContent(next.element.edit)
        }
        return false
      })
    {
      ranked.insert(ranked.remove(at: other), at: 0)
    }
    return second
      + ranked.compactMap { AuditFix([$0.element], in: solved) }.map { fix in
        // At 999 it would say what it can never do.
        guard isAlways(conflict), case .priority(let id, _)? = fix.edits.first,
          let removal = self.fix([.removal(id)])
        else { return fix }
        return removal
      }
  }

  /// Whether a change makes a view that holds no others smaller than somebody wrote: a distance, or the
  /// size of what is around it, is changed first.
  private func shrinksContent(_ edit: LayoutEdit) -> Bool {
    guard case .constant(let id, let value) = edit, let rule = layout.rule(id), rule.right.isEmpty,
      rule.left.count == 1, !rule.left[0].anchor.attribute.isPosition, value < rule.constant
    else { return false }
    return layout.item(rule.left[0].anchor.item)?.children.isEmpty == true
  }

  /// Whether the rules of a conflict in code contradict each other whatever the sizes of screens,
  /// contents and views are.
  private func isAlways(_ conflict: Conflict) -> Bool {
    isCode && conflict.given.isEmpty && conflict.implied.isEmpty
      && conflict.toldRules.allSatisfy { source in
        switch source {
        case .rule(let id): layout.rule(id).map(isAlways) == true
        case .generated(let id, _): layout.item(id.owner)?.stack != nil
        case .hugging, .resistance, .implied, .given: false
        }
      }
  }

  /// Whether a rule holds or not whatever is shown: what is hidden has other rules once it is there.
  private func isAlways(_ rule: Rule) -> Bool {
    rule.relation == .equal && !rule.isSystem
      && !(rule.left + rule.right).contains { geometry.isHidden($0.anchor.item.owner) }
  }

  /// Whether a rule is about a view in a cell, to which the list around it gives its width: no rule
  /// outside of the cell is at fault.
  private func isInCell(_ id: Rule.ID) -> Bool {
    guard scene != nil, let rule = layout.rule(id) else { return false }
    return (rule.left + rule.right).contains { term in
      layout.ancestors(of: term.anchor.item.owner).contains {
        ["tableViewCell", "collectionViewCell"].contains(canvas($0)?.element)
      }
    }
  }

  private func mentionsSafeArea(_ rule: Rule) -> Bool {
    (rule.left + rule.right).contains { $0.anchor.item.systemGuide == .safe }
  }

  /// The change that frees a view of the mask that its code forgot, where the sizes which only the mask
  /// gave it are then written as rules.
  private func unmasking(of conflict: Conflict) -> [AuditFix] {
    let masks = conflict.toldRules.compactMap { LayoutEdit(withoutMaskOf: $0, in: solved) }
    guard isCode, case .mask(let view)? = masks.first, masks.allSatisfy({ $0 == masks[0] }),
      layout.item(view)?.stack == nil, let freed = step(masks[0], in: analysis)
    else { return [] }
    let freedom = LayoutAnalysis(
      freed.outcome.layout, after: analysis, withConflicts: false
    ).freedom
    let sizes = Axis.allCases.compactMap { axis -> LayoutEdit? in
      let size = Dimension.size(along: axis)
      guard !freedom.isUnique(LayoutVariable(view, size)),
        let length = layout.item(view)?.mask?.frame[size], length > 0
      else { return nil }
      return .rule(
        AnchorExpression(Anchor(view, axis == .horizontal ? .width : .height)), .equal,
        AnchorExpression(constant: length))
    }
    return [fix(masks.prefix(1) + sizes)].compactMap(\.self)
  }

  /// The ties of an edge to the view around, where another rule of a conflict ties the same edge to a
  /// view beside it: that one says more, so that the first is left over.
  private func looserTies(of conflict: Conflict) -> [Rule.ID] {
    guard isCode else { return [] }
    let ties = conflict.toldRules.compactMap { source -> Rule? in
      guard case .rule(let id) = source, let rule = layout.rule(id), rule.relation == .equal,
        rule.hasUIKitForm, !rule.isSystem, rule.made.caller == nil,
        rule.left.first?.anchor.attribute.isPosition == true, rule.right.count == 1
      else { return nil }
      return rule
    }
    func isToParent(_ rule: Rule) -> Bool {
      let (own, other) = (rule.left[0].anchor.item.owner, rule.right[0].anchor.item.owner)
      return layout.ancestors(of: own).contains(other)
    }
    return ties.filter { tie in
      isToParent(tie) && tie.constant == 0
        && ties.contains { $0.left[0].anchor == tie.left[0].anchor && !isToParent($0) }
    }.map(\.id)
  }

  private func changesOutlet(_ edit: LayoutEdit) -> Bool {
    edit.changedRule.map(hasOutlet) ?? false
  }
}

extension LayoutEdit {
  /// The rule that the edit changes or removes; nil where it changes something else.
  fileprivate var changedRule: Rule.ID? {
    switch self {
    case .constant(let id, _), .priority(let id, _), .relation(let id, _), .inward(let id),
      .language(let id), .removal(let id), .off(let id):
      id
    case .spacing, .customSpacing, .rootSize, .hugging, .resistance, .lines, .rule, .mask,
      .maskRules, .designedFrame:
      nil
    }
  }
}

extension SolvedLayout {
  /// Whether a required rule from a source is broken.
  fileprivate func isBroken(_ source: Claim.Source) -> Bool {
    broken.contains { lowering.claim(at: $0)?.source == source }
  }
}
