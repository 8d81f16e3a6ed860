import ConstraintSolver
import LayoutDialect
import LayoutModel
import LayoutNotation

/// Carries out drafts as Draftsman does: makes the hierarchy, and says which constraints they ask
/// for.
struct DraftRun {
  /// A constraint that a plan asks for, with the place that says so.
  typealias Planned = (draft: ConstraintDraft<ItemRef>, place: Range<Int>, source: SwiftSource)

  private let plan: PlanRef?
  private var rules: [Planned] = []
  private var previous: ViewRef?

  /// A run for a plan that bears a name, or for none.
  init(of plan: PlanRef? = nil) { self.plan = plan }

  /// Carries out a draft with everything inside; gives its constraints, each once: the last one
  /// counts, in its place.
  mutating func run(_ draft: Draft, _ scene: inout Scene) throws -> [Planned] {
    if scene.superview(draft.view) != nil { try scene.change(draft.view) { $0.mask = nil } }
    try build(draft.finished, after: nil, &scene)
    return Reconciler.unique(rules.map { (key: RuleKey($0.draft), value: $0) }).map(\.value)
  }

  private mutating func build(
    _ draft: Draft, after previous: ViewRef?, _ scene: inout Scene
  ) throws {
    let view = draft.view
    self.previous = previous
    for template in draft.templates { try relate(template, of: view, &scene) }
    let contents = draft.contents.map(\.finished)
    let arranged = draft.stackContents.map(\.finished)
    try takeOut(of: view, allBut: contents + arranged, &scene)
    for inner in contents {
      if scene.superview(inner.view) != view { try scene.addSubview(inner.view, to: view) }
      try enter(inner.view, &scene)
    }
    for inner in arranged {
      try scene.arrange(inner.view, in: view)
      try enter(inner.view, &scene)
      try Self.lengthen(inner.view, in: view, &scene)
    }
    for inner in contents { try scene.reorder(inner.view, toFront: true) }
    try build(contents, inside: view, &scene)
    try build(arranged, inside: view, &scene)
  }

  private mutating func build(
    _ drafts: [Draft], inside container: ViewRef, _ scene: inout Scene
  ) throws {
    // Before the first one comes what it is inside of; two drafts of one view count as one.
    var (previous, current): (ViewRef?, ViewRef) = (nil, container)
    for draft in drafts {
      if draft.view != current { previous = current }
      current = draft.view
      try build(draft, after: previous, &scene)
    }
  }

  private func enter(_ view: ViewRef, _ scene: inout Scene) throws {
    try scene.change(view) { $0.mask = nil }
    if let plan { scene.nodes[view.number].plan = plan }
  }

  /// Takes views out that this plan put inside and does not mention there any more.
  private func takeOut(
    of view: ViewRef, allBut drafts: [Draft], _ scene: inout Scene
  ) throws {
    guard let plan else { return }
    let wanted = Set(drafts.map(\.view))
    for child in scene.subviews(view)
    where !wanted.contains(child) && scene.nodes[child.number].plan == plan {
      scene.nodes[child.number].plan = nil
      try scene.removeFromSuperview(child)
    }
  }

  // MARK: - Relations

  private mutating func relate(
    _ template: DraftTemplate, of view: ViewRef, _ scene: inout Scene
  ) throws {
    let previous = previous
    do {
      let drafts = try template.template.drafts { (word) throws -> ItemRef? in
        try Self.item(word, for: view, after: previous, &scene)
      }
      rules += drafts.map { ($0, template.place, template.source) }
    } catch let failure as Failure {
      throw failure.located(at: template.place, in: template.source)
    }
  }

  /// What a word stands for.
  private static func item(
    _ word: Placeholder, for view: ViewRef, after previous: ViewRef?, _ scene: inout Scene
  ) throws -> ItemRef {
    switch word {
    case .mySelf: return ItemRef(view)
    case .parent, .safeArea, .keyboard, .keyboardSafeArea:
      guard let superview = scene.superview(view) else {
        throw Failure(
          .swift, "\(scene.name(view)) is inside of nothing, so that .\(word.rawValue) is nothing",
          note: "put it inside first: insert or addSubview")
      }
      switch word {
      case .safeArea: return ItemRef(superview, .safe)
      case .keyboard: return ItemRef(superview, .keyboardEdge)
      case .keyboardSafeArea: return ItemRef(superview, .keyboard)
      default: return ItemRef(superview)
      }
    case .previous, .previousSafeArea:
      guard let previous else {
        throw Failure(
          .swift,
          "nothing was planned before \(scene.name(view)), so that "
            + ".\(word.rawValue) is nothing")
      }
      return ItemRef(previous, word == .previous ? nil : .safe)
    }
  }

  // MARK: - Spacers

  /// Keeps a spacer long along the stack it was put into.
  static func lengthen(_ view: ViewRef, in container: ViewRef, _ scene: inout Scene) throws {
    guard case .draftsman(let length) = scene.nodes[view.number].spacer else { return }
    let stack = try scene.stack(container)
    let axis = scene.look(stack).stack?.axis ?? .horizontal
    for old in scene.nodes[view.number].spacerConstraints { try scene.deactivate(old) }
    scene.nodes[view.number].spacerConstraints = []
    guard let length else {
      try scene.change(view) {
        $0.hugging[axis] = 250
        $0.resistance[axis] = 250
      }
      return
    }
    let made = try scene.add(
      ConstraintDraft(
        ItemRef(view), axis == .horizontal ? .width : .height, .greaterOrEqual, nil, nil,
        constant: length))
    try scene.activate(made)
    scene.nodes[view.number].spacerConstraints = [made]
  }
}

extension Interpreter {
  /// Carries out a draft and activates what it asks for; what was applied before to the same anchors
  /// in the same sense stays and takes over the new values.
  func apply(_ draft: Draft) throws -> [ConstraintRef] {
    var run = DraftRun()
    let rules = try run.run(draft, &memory.scene)
    var result: [ConstraintRef] = []
    for rule in rules {
      let key = RuleKey(rule.draft)
      if let known = memory.drafted[key], memory.scene.isActive(known),
        memory.scene.constraints[known.number].draft.multiplier == rule.draft.multiplier
      {
        try take(rule, known)
        result.append(known)
        continue
      }
      if let known = memory.drafted[key] { try memory.scene.deactivate(known) }
      guard let made = try activate(rule) else { continue }
      memory.drafted[key] = made
      result.append(made)
    }
    return result
  }

  /// Carries out a draft; what it asks for is made and not activated.
  func build(_ draft: Draft) throws -> [ConstraintRef] {
    var run = DraftRun()
    return try run.run(draft, &memory.scene).map {
      try memory.scene.add($0.draft, at: ($0.place, $0.source))
    }
  }

  /// Makes a rule and activates it; nil for one of a file that cannot be, which is noted.
  func activate(_ rule: DraftRun.Planned) throws -> ConstraintRef? {
    let before = memory
    do {
      let made = try memory.scene.add(rule.draft, at: (rule.place, rule.source))
      try memory.scene.activate(made)
      return made
    } catch let failure as Failure {
      let located = failure.located(at: rule.place, in: rule.source)
      guard mode == .file, failure.code != .limit else { throw located }
      memory = before
      try skip(located, at: rule.place, in: rule.source)
      return nil
    }
  }

  private func take(_ rule: DraftRun.Planned, _ ref: ConstraintRef) throws {
    do {
      try memory.scene.change(ref) {
        $0.constant = rule.draft.constant
        $0.priority = rule.draft.priority
        $0.identifier = rule.draft.identifier
      }
    } catch let failure as Failure { throw failure.located(at: rule.place, in: rule.source) }
  }

  /// Applies a plan again and says what is new: constraints are kept by anchors and relation.
  func apply(_ ref: PlanRef) throws -> Value {
    let plan = memory.plans[ref.number]
    var draft = Draft(plan.view)
    let drafts = try self.drafts(try run(plan.code, asBuilder: true))
    if plan.isStacked {
      draft.stackContents = drafts
    } else {
      draft.contents = drafts
    }
    // Those of views that leave go with them.
    let old = (plan.constraints ?? []).filter { memory.scene.isActive($0) }
    var run = DraftRun(of: ref)
    let rules = try run.run(draft, &memory.scene)
    let delta = Reconciler.draftsman.delta(
      from: old.map {
        (
          key: RuleKey(memory.scene.constraints[$0.number].draft, withMultiplier: true), value: $0
        )
      },
      to: rules.map { (key: RuleKey($0.draft, withMultiplier: true), value: $0) })
    for gone in delta.removed { try memory.scene.deactivate(gone) }
    var kept: [RuleKey: ConstraintRef] = [:]
    for (old, new) in delta.kept {
      try take(new, old)
      // A view that moved to another place of the plan lost it.
      try memory.scene.activate(old)
      kept[RuleKey(new.draft)] = old
    }
    var inOrder: [ConstraintRef] = []
    for rule in rules {
      if let known = kept[RuleKey(rule.draft)] {
        inOrder.append(known)
      } else if let made = try activate(rule) {
        inOrder.append(made)
      }
    }
    memory.plans[ref.number].constraints = inOrder
    // What a file plans for the first time is all there is.
    guard mode == .prompt || !delta.removed.isEmpty || !delta.kept.isEmpty else {
      return .list(inOrder.map { .constraint($0) })
    }
    note(
      "\(plan.name): \(delta.added.count) added, \(delta.removed.count) removed, "
        + "\(delta.kept.count) kept", again: true)
    return .list(inOrder.map { .constraint($0) })
  }

  /// What the values of a plan's block are, as drafts.
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
        throw Failure(.swift, "\(value.inWords) is no view and cannot be planned")
      }
      return [Draft(view)]
    case .closure(let closure): return try drafts(try run(closure, asBuilder: true))
    default: throw Failure(.swift, "\(value.inWords) cannot be planned")
    }
  }
}
