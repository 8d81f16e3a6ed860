import ConstraintSolver
import InterfaceBuilder
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import RunReports

extension AuditCheck {
  /// Numbers that no rule decides; those that move together are one finding.
  static let ambiguous = AuditCheck(
    "ambiguous", .warning, "The rules leave a frame open.",
    help: """
      A position or size has more than one value, so UIKit picks one, and perhaps another one the \
      next time. Add the rule that is missing, or let one of two equal priorities differ.
      """, needsSizes: true
  ) { subject in
    let own = subject
    let subject = subject.asShown
    return subject.openGroups.compactMap { open in
      guard let first = open.first, !own.sizesItself(open) else { return nil }
      let names = open.map { "\(subject.layout.name(of: $0)) \(subject.range($0))" }
      return AuditFinding(
        key: subject.key(of: open),
        message: subject.idleScroll(open).map { "\($0); nothing decides \(Words.list(names))" }
          ?? "nothing decides \(Words.list(names))", place: subject.place(first.item),
        level: subject.isLeftToCode(open) ? .note : nil,
        evidence: { subject.evidence(ofOpen: open) },
        fixes: { subject.isLeftToCode(open) ? [] : subject.fixes(ofOpen: open) },
        isRepaired: { subject.decides(open, $0) })
    }
  }
}

extension AuditSubject {
  /// Whether numbers are open only in a height that is tried here, while the contents decide all of
  /// them: a view that sizes itself gets no other one.
  fileprivate func sizesItself(_ open: [LayoutVariable]) -> Bool {
    isCode
      && open.allSatisfy { $0.dimension.axis == .vertical && analysis.freedom.isUnique($0) }
  }

  /// The open numbers, grouped if they move together or all belong to one view.
  fileprivate var openGroups: [[LayoutVariable]] {
    var groups: [[LayoutVariable]] = []
    // A number that follows from one that may be open may be open, too.
    for group in analysis.freedom.looseGroups
    where !group.contains(where: {
      isTolerated($0) || touched.contains($0.item.owner) || touched.contains($0.item)
    }) {
      // A list gives its cells their size.
      let open = group.filter { variable in
        counts(variable) && !(isRow && variable.item == layout.root)
          && !(unplaced.contains(variable.item.owner) && variable.item.systemGuide != .content)
      }
      guard let view = open.first?.item.owner, open.contains(where: isSeen) else { continue }
      if open.allSatisfy({ $0.item.owner == view }),
        let place = groups.firstIndex(where: { $0.allSatisfy { $0.item.owner == view } })
      {
        groups[place] += open
      } else {
        groups.append(open)
      }
    }
    return groups.map(causesFirst)
  }

  /// Sizes of views without children come first, as those of their parents follow from them.
  private func causesFirst(_ open: [LayoutVariable]) -> [LayoutVariable] {
    func isCause(_ variable: LayoutVariable) -> Bool {
      variable.dimension.isSize && variable.item == variable.item.owner
        && layout.item(variable.item)?.childList.isEmpty ?? false
    }
    return open.filter(isCause) + open.filter { !isCause($0) }
  }

  /// Open numbers by their views and axes: which end of a view moves depends on the language.
  fileprivate func key(of open: [LayoutVariable]) -> String {
    open.map { "\(mark($0.item)) \($0.dimension.axis.letter)" }.unique.joined(separator: " ")
  }

  /// Whether a number is open by a visible amount.
  private func isSeen(_ variable: LayoutVariable) -> Bool {
    guard case .tied(let min, let max) = analysis.freedom.status(of: variable) else { return true }
    return max - min > LayoutGeometry.visibleDifference
  }

  /// Whether an open number matters: hidden views are invisible.
  fileprivate func counts(_ variable: LayoutVariable) -> Bool {
    !geometry.isHidden(variable.item.owner)
  }

  /// Whether the file says that a number may be open.
  private func isTolerated(_ variable: LayoutVariable) -> Bool {
    switch canvas(variable.item.owner)?.tolerance ?? .nothing {
    case .nothing: false
    case .sizes: variable.dimension.isSize
    case .all: true
    }
  }

  /// Whether code decides open numbers when the program runs: constraints that are there on the canvas
  /// only hold one of the views, or it is an empty view that code has an outlet to, and fills.
  fileprivate func isLeftToCode(_ open: [LayoutVariable]) -> Bool {
    open.contains { canvas($0.item)?.isHeldByPlaceholders == true }
      || open.allSatisfy { variable in
        variable.dimension.isSize && canvas(variable.item)?.hasOutlet == true
          && layout.item(variable.item).map { $0.kind == .view && $0.childList.isEmpty } == true
      }
  }

  fileprivate func range(_ variable: LayoutVariable) -> String {
    switch analysis.freedom.status(of: variable) {
    case .unique: ""
    case .free(nil, nil): "(any)"
    case .free(let min, let max): "(\(Words.range(min, max)))"
    case .tied(let min, let max): "(\(Words.range(min, max)))"
    }
  }

  /// What is drawn, and why nothing decides it.
  fileprivate func evidence(ofOpen variables: [LayoutVariable]) -> AuditFinding.Evidence {
    var evidence = AuditFinding.Evidence()
    let shown = variables.prefix(6).map {
      "\(layout.name(of: $0)) \(range($0)), drawn at \(solved.value(of: $0).spelled)"
    }
    evidence.details = shown
    if variables.count > shown.count {
      evidence.details.append("and \(variables.count - shown.count) more")
    }
    let others = variables.dropFirst().map(\.item).filter { $0 != variables[0].item }
    evidence.related = others.unique.map {
      ReportedFinding.Related(reported(place($0)), layout.name(of: $0))
    }
    switch tie(of: variables)?.reason {
    case .spare(let amount, let hugging):
      evidence.details.append("\(amount.spelled) to spare; both hug at \(hugging.spelled)")
    case .lack(let amount, let resistance):
      evidence.details.append("\(amount.spelled) missing; both resist at \(resistance.spelled)")
    case .rivals(let names, _):
      evidence.details.append("\(Words.list(names)) disagree at the same priority")
    case .room, nil: break
    }
    return evidence
  }

  /// What ties the last view of a scroll view to its far edge, if the open number is how large its
  /// content is.
  private func scrolling(_ open: [LayoutVariable]) -> LayoutEdit? {
    guard open.count == 1, open[0].item.systemGuide == .content, open[0].dimension.isSize else {
      return nil
    }
    return LayoutEdit(scrolling: open[0].item.owner, along: open[0].dimension.axis, in: solved)
  }

  /// Which view of a scroll view is not tied to its far edge; nil if the open number is another one.
  fileprivate func idleScroll(_ open: [LayoutVariable]) -> String? {
    guard let view = scrolling(open)?.tiedView else { return nil }
    let isAcross = open[0].dimension.axis == .horizontal
    let edge = isAcross ? "trailing edge" : "bottom"
    let way = isAcross ? "horizontally" : "vertically"
    return "\(layout.writtenName(of: open[0].item.owner)) does not scroll \(way): "
      + "\(layout.writtenName(of: view)) is not tied to its \(edge)"
  }

  private func tie(of variables: [LayoutVariable]) -> Tie? {
    variables.lazy.compactMap { self.analysis.freedom.tie(of: $0) }.first
  }

  /// Whether numbers have only one value in a solved layout.
  fileprivate func decides(_ variables: [LayoutVariable], _ outcome: SolvedLayout) -> Bool {
    let freedom = LayoutAnalysis(outcome.layout, after: analysis, withConflicts: false).freedom
    return variables.allSatisfy(freedom.isUnique)
  }

  /// The most rules that one fix adds.
  private static let ruleLimit = 4

  /// The changes that decide open numbers: a priority where equal ones are the reason, otherwise
  /// rules that put them where Interface Builder drew them, or where they are drawn here.
  fileprivate func fixes(ofOpen variables: [LayoutVariable]) -> [AuditFix] {
    // Code changes the number of a rule that it has an outlet to.
    let isInCode = variables.contains { variable in
      variable.dimension.isSize
        && layout.rules(mentioning: [variable.item]).contains { rule in
          hasOutlet(rule.id) && rule.right.isEmpty
            && rule.left.first?.anchor.attribute.kind == .size(variable.dimension.axis)
        }
    }
    guard !isInCode else { return [] }
    if let tie = scrolling(variables).flatMap({ fix([$0]) }) { return [tie] }
    let settling = tie(of: variables).map { Fix.all(for: $0, in: analysis) } ?? []
    return settling.compactMap { AuditFix([$0], in: solved) }
      + [holding(variables)].compactMap(\.self)
  }

  private func holding(_ variables: [LayoutVariable]) -> AuditFix? {
    var (steps, analysis): ([Fix], LayoutAnalysis) = ([], analysis)
    for variable in variables.filter(\.dimension.isSize) + variables
    where variable.item == variable.item.owner && !analysis.freedom.isUnique(variable) {
      let designed = layout.appearances[variable.item]?.designedFrame?[variable.dimension]
      // The file draws views from left to right.
      let value = layout.isRightToLeft(variable.item) ? nil : designed
      let number = value ?? analysis.solved.value(of: variable)
      // What is 0 wide or high is gone, and need not be held.
      guard !variable.dimension.isSize || number > LayoutGeometry.visibleDifference else {
        return nil
      }
      let edit = LayoutEdit(holding: variable, at: number, in: analysis.solved)
      guard steps.count < Self.ruleLimit, let step = step(edit, in: analysis) else { return nil }
      steps.append(step)
      analysis = LayoutAnalysis(step.outcome.layout, after: analysis, withConflicts: false)
    }
    return AuditFix(steps, in: solved)
  }
}

extension Sequence where Element: Hashable {
  /// Each element once, where it comes first.
  var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
