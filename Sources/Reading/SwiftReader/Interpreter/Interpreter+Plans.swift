import PlumbLanguage
import DialectCore
import LayoutModel
import LayoutExport
import UIKitTexts

extension Interpreter {
  /// Carries out a draft and activates its constraints.
  ///
  /// A constraint that was applied before to the same anchors with the same kind of relation is
  /// kept and takes over the new values.
  func apply(_ draft: Draft) throws -> [ConstraintRef] {
    let planned = draft.planned
    let rules = try carryOut(planned)
    let constraints = try memory.scene.apply(rules, of: planned.views)
    try skipRefused()
    return constraints
  }

  /// Carries out a draft and returns its constraints without activating them.
  func build(_ draft: Draft) throws -> [ConstraintRef] {
    try carryOut(draft.planned).compactMap { try memory.scene.make($0) }
  }

  /// Applies a plan again and notes the changes; constraints are matched by anchors and relation.
  func apply(_ ref: PlanRef) throws -> Value {
    let plan = memory.plans[ref.number]
    var draft = Draft(plan.view)
    draft.contents = try plan.code.map { try drafts(try run($0, asBuilder: true)) } ?? []
    draft.stackContents = try plan.stackCode.map { try drafts(try run($0, asBuilder: true)) } ?? []
    let rules = try carryOut(draft.planned, of: ref)
    let difference = try memory.scene.reconcile(plan.constraints ?? [], with: rules)
    try skipRefused()
    let constraints = difference.kept + difference.added
    memory.plans[ref.number].constraints = constraints
    // The changes by the first plan in a file are not worth a note.
    if mode == .prompt || !difference.removed.isEmpty || !difference.kept.isEmpty {
      note(
        "\(plan.name): \(difference.added.count) added, \(difference.removed.count) removed, "
          + "\(difference.kept.count) kept", again: true)
    }
    return .list(constraints.map { .constraint($0) })
  }

  /// Builds the hierarchy of a draft and returns its rules.
  ///
  /// An error in the draft ends a line at the prompt, while in a file it is noted and the rest
  /// continues.
  private func carryOut(
    _ draft: PlannedView<ViewGraph>, of plan: PlanRef? = nil
  ) throws -> [PlacedRule<ViewGraph>] {
    var run = PlanRun<ViewGraph>(of: plan)
    let rules = try run.run(draft, in: &memory.scene)
    for fault in run.faults {
      guard let place = fault.place, case .placeholder(let word) = fault.reason else { continue }
      let failure = failure(of: word, for: fault.view)
        .located(at: place.range, in: place.source)
      guard mode == .file else { throw failure }
      try skip(failure, at: place.range, in: place.source)
    }
    return rules
  }

  /// Returns the failure for a word that stands for nothing.
  private func failure(of word: Placeholder, for view: ViewRef) -> Failure {
    let name = memory.scene.name(view)
    switch word {
    case .previous, .previousSafeArea:
      return Failure(
        .swift, "nothing was planned before \(name), so there is no .\(word.rawValue)")
    default:
      return Failure(
        .swift, "\(name) has no superview, so there is no .\(word.rawValue)",
        note: "put it inside first: insert or addSubview")
    }
  }

  /// Notes the constraints that could not be activated and were left out.
  func skipRefused() throws {
    let refused = memory.scene.refused
    memory.scene.refused = []
    for (failure, place) in refused {
      guard let place else { throw failure }
      touch(failure.touched)
      try skip(
        failure.located(at: place.range, in: place.source), at: place.range, in: place.source)
    }
  }

  /// Returns the drafts that the values of a plan's block stand for.
  func drafts(_ value: Value) throws -> [Draft] {
    switch value {
    case .void, .null: return []
    case .list(let list):
      try budget.take(bytes: 16 * (list.count + 1))
      return try list.flatMap { try drafts($0) }
    case .draft(let draft): return [draft.finished]
    case .item(let item) where item.guide == nil: return [Draft(item.view)]
    case .object(let object):
      guard let view = memory.objects[object.number].view else {
        throw Failure(.swift, "\(value.inWords) is not a view and cannot be planned")
      }
      return [Draft(view)]
    case .closure(let closure): return try drafts(try run(closure, asBuilder: true))
    default: throw Failure(.swift, "\(value.inWords) cannot be planned")
    }
  }
}
