import PlumbLanguage
import DialectCore
import LayoutModel
import LayoutExport
import UIKitTexts

/// A place in a source.
struct CodePlace: Sendable {
  /// The range, in bytes.
  var range: Range<Int>
  /// The source.
  var source: SwiftSource

  /// The line, and the file it is in; nil for lines of the shell, and of a library that was read.
  var lineOfFile: (number: Int, file: String)? {
    guard let file = source.file, !source.isLibrary else { return nil }
    return (source.line(at: range).number, file)
  }
}

/// The views in the code, as the tree that the algorithms of the dialects work on.
extension ViewGraph: PlanTree {
  typealias View = ViewRef
  typealias Anchored = ItemRef
  typealias Constraint = ConstraintRef
  typealias Place = CodePlace
  typealias Problem = any Error
  typealias Plan = PlanRef

  // MARK: - Hierarchy

  mutating func bringToFront(_ view: ViewRef) throws { try reorder(view, toFront: true) }
  mutating func freeFromMask(_ view: ViewRef) throws {
    nodes[view.number].isMaskSet = true
    try change(view) { $0.mask = nil }
    // The root has no mask, and no log has one of it.
    guard let id = item(view), id != layout.root else { return }
    // Code makes no such rules, so one search is enough for all of its views.
    let isLogged = hasLoggedMasks ?? layout.rules.contains { $0.identifier == SystemRule.maskClass }
    hasLoggedMasks = isLogged
    guard isLogged else { return }
    try refusing { (layout) throws(LayoutError) in try layout.freeFromMask(id) }
  }

  // MARK: - Stacks

  mutating func arranged(by view: ViewRef) -> [ViewRef]? {
    isStack(view) ? (try? stack(view)).map { arranged($0) } : nil
  }
  mutating func arrange(_ view: ViewRef, in stack: ViewRef) throws {
    try arrange(view, in: stack, at: nil)
  }
  mutating func unarrange(_ view: ViewRef, in stack: ViewRef) throws {
    let stack = try self.stack(stack)
    try setArranged(arranged(stack).filter { $0 != view }, in: stack)
  }

  mutating func lengthen(_ view: ViewRef, in container: ViewRef) throws {
    guard let spacer = nodes[view.number].spacer, case .draftsman = spacer else { return }
    let axis = look(try stack(container)).stack?.axis ?? .horizontal
    try setLength(of: view, spacer.rules(for: ItemRef(view), along: axis))
    guard spacer.givesWay else { return }
    try change(view) {
      $0.hugging[axis] = 250
      $0.resistance[axis] = 250
    }
  }

  /// Replaces the constraints for the length of a spacer.
  mutating func setLength(of spacer: ViewRef, _ rules: [ConstraintDraft<ItemRef>]) throws {
    for old in nodes[spacer.number].spacerConstraints { try deactivate(old) }
    nodes[spacer.number].spacerConstraints = try rules.map { try add($0) }
    for made in nodes[spacer.number].spacerConstraints { try activate(made) }
  }

  // MARK: - Constraints

  func item(_ view: ViewRef) -> ItemRef { ItemRef(view) }
  func guide(_ guide: SystemGuide, of view: ViewRef) -> ItemRef { ItemRef(view, guide) }

  mutating func make(_ rule: PlacedRule<ViewGraph>) throws -> ConstraintRef? {
    try add(rule.draft, at: rule.place)
  }

  /// Activates a constraint; in a file, one that cannot be activated is noted and left out.
  mutating func install(_ constraint: ConstraintRef) throws -> Bool {
    guard goesOn else {
      try activate(constraint)
      return true
    }
    let before = self
    do {
      try activate(constraint)
      return true
    } catch let failure as Failure where failure.code != .limit {
      self = before
      constraints[constraint.number].credit = nil
      refused.append((failure, constraints[constraint.number].place))
      return false
    }
  }

  mutating func change(_ constraint: ConstraintRef, to rule: PlacedRule<ViewGraph>) throws {
    do {
      try change(constraint) {
        $0.constant = rule.draft.constant
        $0.priority = rule.draft.priority
        $0.identifier = rule.draft.identifier
      }
    } catch let failure as Failure {
      throw failure.located(at: rule.place.range, in: rule.place.source)
    }
  }

  func rule(of constraint: ConstraintRef) -> ConstraintDraft<ItemRef>? {
    constraints[constraint.number].draft
  }

  // MARK: - Plans

  func plan(of view: ViewRef) -> PlanRef? { nodes[view.number].plan }
  mutating func setPlan(_ plan: PlanRef?, of view: ViewRef) { nodes[view.number].plan = plan }
  func applied(to view: ViewRef) -> [ConstraintRef] { nodes[view.number].applied }
  mutating func setApplied(_ constraints: [ConstraintRef], to view: ViewRef) {
    nodes[view.number].applied = constraints
  }
}
