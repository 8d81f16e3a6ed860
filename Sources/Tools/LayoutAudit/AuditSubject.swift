import ConstraintSolver
import InterfaceBuilder
import LayoutDiagnosis
import LayoutModel
import LayoutShell
import SwiftReader

/// A layout under one condition, prepared for checks.
final class AuditSubject: Sendable {
  /// The layout, solved and examined.
  let analysis: LayoutAnalysis
  /// Where its views are visible.
  let geometry: LayoutGeometry
  /// The views that can be seen and whose places are known, in tree order, without the root.
  let shownViews: [Item.ID]
  /// The scene of a storyboard that it was imported from; nil for other layouts.
  let scene: ImportedScene?
  /// The file that changes can be written into; nil if there is none.
  let source: WritableSource?
  /// The lines of that file.
  let text: SourceText?
  /// The lines of a log that print rules, which may say that other files made them.
  private let printed: [Rule.ID: Int]
  /// The line where its code begins, for rules without a line of their own.
  let firstLine: Int
  /// Whether it was made by code, so that what has no line was made by Plumb in order to show it.
  let isCode: Bool
  /// Whether its root is a cell, whose size is up to the list that shows it.
  let isRow: Bool
  /// Whether its root is a cell of code to which no code gives a height.
  let sizesItself: Bool
  /// The views that code which is not read may have placed: nothing is known of where they are.
  let touched: Set<Item.ID>
  /// The views that code takes from elsewhere, such as those of a storyboard.
  let standIns: Set<Item.ID>
  /// What hangs on views that a fragment only mentions.
  let unplaced: Set<Item.ID>
  /// The views that calls which are not read may have placed.
  private let called: Set<Item.ID>
  /// These views, what is in them, and what rules tie to
  /// them.
  let unread: Set<Item.ID>
  /// The rules whose constraints the code keeps, to change them later.
  let kept: Set<Rule.ID>
  /// The constraints that code makes, and that nothing activates or keeps.
  let dropped: [DroppedConstraint]
  /// The names of the views that the code of each file shows or hides.
  private let switched: [String: Set<String>]
  /// These views, what is in them, and what rules tie to them.
  let unknown: Set<Item.ID>
  /// Whether its texts are tried with longer content, too, each of which has to be solved.
  let growsTexts: Bool
  /// Whether this is the only condition.
  let isAlone: Bool
  /// The checks and keys of the findings under the conditions before; nil for the first one.
  let earlier: Set<String>?
  /// Whether its frames should be those of the canvas of its file.
  let isAsDrawn: Bool

  /// Solves and analyses a layout; `previous` is the same scene under another condition.
  init(
    _ layout: Layout, after previous: LayoutAnalysis? = nil, scene: ImportedScene? = nil,
    source: WritableSource? = nil, text: SourceText? = nil, printed: [Rule.ID: Int] = [:],
    firstLine: Int = 1,
    isCode: Bool = false, isRow: Bool = false, sizesItself: Bool = false,
    touched: Set<Item.ID> = [],
    placed: Set<Item.ID> = [], standIns: Set<Item.ID> = [], kept: Set<Rule.ID> = [],
    unplaced: Set<Item.ID> = [], dropped: [DroppedConstraint] = [],
    switched: [String: Set<String>] = [:], growsTexts: Bool = true,
    isAlone: Bool = true, isChanged: Bool = false, earlier: Set<String>? = nil
  ) {
    analysis = previous.map { LayoutAnalysis(layout, after: $0) } ?? LayoutAnalysis(layout)
    geometry = LayoutGeometry(analysis.solved)
    // Where a view is that a forgotten constraint was to place is not known before that is active.
    let placed = placed.union(touched).union(standIns).union(dropped.compactMap(\.view))
    self.touched = isCode ? placed.union(Self.unsized(in: analysis)) : placed
    let unknown = Self.hanging(on: self.touched, in: layout)
    self.unknown = unknown
    self.standIns = standIns
    self.unplaced = Self.hanging(on: unplaced, in: layout)
    called = touched
    unread = Self.hanging(on: touched, in: layout)
    shownViews = geometry.shownViews.filter { !unknown.contains($0) }
    self.scene = scene
    self.source = source
    self.text = text
    self.printed = printed
    self.firstLine = firstLine
    self.isCode = isCode
    self.isRow = isRow
    self.sizesItself = sizesItself
    self.kept = kept
    self.dropped = dropped
    self.switched = switched
    self.growsTexts = growsTexts
    self.isAlone = isAlone
    self.earlier = earlier
    isAsDrawn = scene?.isOnOwnCanvas == true && !isChanged
  }

  /// The views of code whose size, or place, is given while the program runs: images that no rule
  /// sizes, and views that keep the empty frame they were made with.
  private static func unsized(in analysis: LayoutAnalysis) -> Set<Item.ID> {
    let images = analysis.layout.items.filter { item in
      item.kind == .image
        && Axis.allCases.contains { axis in
          item.content[axis] == nil
            && !analysis.freedom.isUnique(LayoutVariable(item.id, .size(along: axis)))
        }
    }
    return Set(images.map(\.id)).union(EmptyFrame(analysis).views)
  }

  /// Some views, what is in them, and what rules tie to them.
  private static func hanging(on views: Set<Item.ID>, in layout: Layout) -> Set<Item.ID> {
    var found = Set(views.flatMap { layout.subtree(of: $0).map(\.id) })
    var open = Array(found)
    while let next = open.popLast() {
      for rule in layout.rules(mentioning: [next]) where rule.isOn {
        // What is placed in the view around it does not hang on it.
        guard let own = rule.left.first?.anchor.item.owner,
          rule.right.contains(where: { $0.anchor.item.owner == next }), own != next,
          !layout.ancestors(of: next).contains(own), found.insert(own).inserted
        else { continue }
        open.append(own)
      }
    }
    return found
  }

  /// The layout.
  var layout: Layout { analysis.layout }
  /// Whether its root is a screen, whose size is that of the device.
  var isScreen: Bool {
    // Code gives a safe area to the view of a controller, and to no other root.
    scene?.isScreen ?? layout.root.flatMap(layout.item).map { !$0.safeArea.isZero } ?? false
  }
  /// The rules that are on and that somebody wrote.
  var writtenRules: [Rule] {
    layout.rules.filter { rule in
      rule.isOn && !rule.isSystem && (!isCode || rule.made.line != nil)
    }
  }
  /// The layout with its frames.
  var solved: SolvedLayout { analysis.solved }

  /// The layout of code with its outermost view in a size that another view may give it: who shows a
  /// view decides how large it is, so that only what is open in there is left to its own rules.
  ///
  /// The view keeps the numbers that its rules decide. The others get more room than the contents
  /// need, as what is open may have no room to move in otherwise.
  var asShown: AuditSubject { asShown(isNarrow: false) }

  /// The same; a narrow one is no wider than a small phone where its texts may wrap, although it would
  /// have to be for each of them to stay on one line.
  ///
  /// Labels whose text code sets later have a line of it, as they are never shown empty.
  func asShown(isNarrow: Bool) -> AuditSubject {
    guard isCode, let root = layout.root else { return self }
    var shown = layout
    let isLabelled = shown.fillEmptyLabels()
    guard layout.item(root)?.givenSize == nil else { return isLabelled ? changed(shown) : self }
    for (axis, usual) in zip(Axis.allCases, [Self.usualSize.width, Self.usualSize.height]) {
      let variable = LayoutVariable(root, .size(along: axis))
      let most: Double
      switch analysis.freedom.status(of: variable) {
      // It may be so by contents, to which a size from outside does not yield.
      case .unique: most = .infinity
      case .free(_, let max): most = max ?? .infinity
      case .tied(_, let max): most = max
      }
      let wraps = isNarrow && axis == .horizontal && layout.items.contains { $0.lines != 1 }
      let fitted = rowHeight(along: axis, in: shown)
      let length =
        fitted ?? (wraps ? usual : min(most, max(usual, solved.value(of: variable))))
      func sized(_ length: Double) -> Layout {
        let anchor = Anchor(root, axis == .horizontal ? .width : .height)
        var trial = shown
        _ = try? trial.addRule(
          AnchorExpression(anchor), .equal, AnchorExpression(constant: length), isSystem: true)
        return trial
      }
      var trial = sized(length)
      if axis == .vertical, most == .infinity, fitted == nil {
        // The view that shows a page gives it the height that its contents have.
        let trialled = SolvedLayout(trial, after: solved)
        let lowest = trial.items.map { trialled.frameInRoot(of: $0.id).bottom }.max() ?? 0
        if lowest > length { trial = sized(max(Self.page, lowest + usual)) }
      }
      // Its own rules decide it.
      if analysis.freedom.isUnique(variable), hurts(SolvedLayout(trial, after: solved)) { continue }
      shown = trial
    }
    return shown.rules.count > layout.rules.count || isLabelled ? changed(shown) : self
  }

  /// The height that a list gives a row: the smallest one that its rules and contents allow, if they reach
  /// its bottom.
  private func rowHeight(along axis: Axis, in shown: Layout) -> Double? {
    guard isRow, axis == .vertical, let root = shown.root, layout.openRow == nil,
      let height = OpenRow.fittingHeight(of: root, in: SolvedLayout(shown)), height > 1
    else { return nil }
    return height
  }

  /// Whether rules that matter more than contents do hold, but not where a size is tried.
  private func hurts(_ trial: SolvedLayout) -> Bool {
    if trial.broken.count > solved.broken.count { return true }
    return writtenRules.contains { rule in
      guard rule.priority < 1000, rule.priority > Self.usualResistance else { return false }
      func isMet(_ solved: SolvedLayout) -> Bool {
        guard let claim = solved.lowering.claim(of: .rule(rule.id)) else { return true }
        return solved.error(of: claim) <= LayoutGeometry.visibleDifference / 2
      }
      return isMet(solved) && !isMet(trial)
    }
  }

  /// UIKit's priority with which contents resist compression.
  private static let usualResistance = 750.0

  /// The same code with another layout.
  private func changed(_ layout: Layout) -> AuditSubject {
    AuditSubject(
      layout, after: analysis, source: source, text: text, firstLine: firstLine, isCode: true,
      isRow: isRow, sizesItself: sizesItself, touched: called, placed: touched,
      standIns: standIns, kept: kept, unplaced: unplaced, dropped: dropped, switched: switched,
      growsTexts: growsTexts, isAlone: isAlone, earlier: earlier)
  }

  /// Whether code shows or hides a view, so that it need not be there together with another one.
  func isSwitched(_ id: Item.ID) -> Bool {
    guard isCode, let item = layout.item(id.owner) else { return false }
    let names = item.origin.file.map { switched[$0] ?? [] } ?? Set(switched.values.flatMap(\.self))
    return names.contains(item.name)
  }

  /// The size of a view on a small phone, in points.
  private static let usualSize = Size(width: 320, height: 480)

  /// A height that is enough for a page of usual contents, in points.
  private static let page = 1024.0

  /// What the file notes about a view.
  func canvas(_ id: Item.ID) -> CanvasView? { scene?.canvasViews[id.owner] }

  // MARK: - Names

  /// A view by its id in the file, or its name.
  func mark(_ id: Item.ID) -> String {
    let own = scene == nil ? "" : layout.item(id.owner)?.source?.id ?? ""
    let base = own.isEmpty ? layout.name(of: id.owner) : own
    return id == id.owner ? base : "\(base) \(layout.name(of: id))"
  }

  /// A rule by the id of its constraint in the file, or by what it relates: a finding stays the same
  /// when a number changes.
  func mark(_ id: Rule.ID) -> String {
    if let mark = scene?.constraintMarks[id]?.id { return mark }
    guard let rule = layout.rule(id) else { return "" }
    func side(_ terms: [AnchorTerm]) -> String {
      terms.map { layout.text(of: $0.anchor) }.joined(separator: " ")
    }
    return "\(side(rule.left)) \(rule.relation.symbol) \(side(rule.right))"
  }

  /// A claim by its source.
  func mark(_ source: Claim.Source) -> String {
    switch source {
    case .rule(let id): mark(id)
    case .generated(let id, _): "\(mark(id)) \(solved.name(of: source))"
    case .hugging(let id, let axis): "hug \(mark(id)) \(axis.letter)"
    case .resistance(let id, let axis): "resist \(mark(id)) \(axis.letter)"
    case .implied(let id, let axis): "\(mark(id)) >= 0 \(axis.letter)"
    case .given(let id, let dimension): "\(mark(id)) \(dimension.name)"
    }
  }

  /// The marks of all rules that are on.
  var ruleMarks: Set<String> { Set(layout.rules.filter(\.isOn).map { mark($0.id) }) }

  // MARK: - Places

  /// The line of a view.
  func place(_ id: Item.ID) -> AuditPlace {
    guard let item = layout.item(id.owner) else { return AuditPlace(line: firstLine) }
    return AuditPlace(
      file: scene == nil ? item.origin.file : nil,
      line: item.source?.line ?? item.origin.line ?? firstLine)
  }

  /// The line of a rule; of one that a helper makes, the line that calls the helper.
  func place(_ id: Rule.ID) -> AuditPlace {
    guard scene == nil, let caller = layout.rule(id)?.made.caller else { return writtenPlace(id) }
    return AuditPlace(file: caller.file, line: caller.line)
  }

  /// The line of the source of a claim, also where that is in a helper.
  func writtenPlace(_ source: Claim.Source) -> AuditPlace {
    if case .rule(let id) = source { writtenPlace(id) } else { place(source) }
  }

  private func writtenPlace(_ id: Rule.ID) -> AuditPlace {
    guard let rule = layout.rule(id) else { return AuditPlace(line: firstLine) }
    if let line = printed[id] { return AuditPlace(line: line) }
    return AuditPlace(file: scene == nil ? rule.made.file : nil, line: rule.made.line ?? firstLine)
  }

  /// The line of the source of a claim.
  func place(_ source: Claim.Source) -> AuditPlace {
    switch source {
    case .rule(let id): place(id)
    case .generated(let id, _), .hugging(let id, _), .resistance(let id, _), .implied(let id, _),
      .given(let id, _):
      place(id)
    }
  }
}
