import LayoutModel

/// A tree whose views plans put where they are.
package protocol PlanTree: ViewTree {
  /// What plans are told apart by.
  associatedtype Plan: Hashable

  /// The plan that put a view where it is.
  func plan(of view: View) -> Plan?
  /// Notes which plan put a view where it is.
  mutating func setPlan(_ plan: Plan?, of view: View)
  /// The constraints of drafts that were applied to a view, oldest first.
  func applied(to view: View) -> [Constraint]
  /// Notes the constraints of drafts that were applied to a view.
  mutating func setApplied(_ constraints: [Constraint], to view: View)
  /// Is told before a view of a plan is put inside another.
  mutating func willEnter(_ view: View, in container: View)
  /// Is told when it is inside.
  mutating func didEnter(_ view: View)
  /// Frees the topmost view of a plan from its mask, if it is inside another.
  mutating func release(_ view: View) throws(Problem)
  /// Gives a spacer its length along the stack it was put into; does nothing to other views.
  mutating func lengthen(_ view: View, in stack: View) throws(Problem)
}

extension PlanTree {
  /// Whatever is inside another view is freed.
  package mutating func release(_ view: View) throws(Problem) {
    if superview(view) != nil { try freeFromMask(view) }
  }

  /// Nothing controls the view.
  package mutating func willEnter(_ view: View, in container: View) {}
  /// Nothing controls the view.
  package mutating func didEnter(_ view: View) {}
}

/// What is planned for one view in Draftsman's words: how it is related to others, and what goes
/// inside.
package struct PlannedView<Tree: PlanTree> {
  /// The view.
  package var view: Tree.View
  /// What was said about its anchors, in order.
  package var relations: [PlacedTemplate<Tree>]
  /// Anchors that were related to something that is gone.
  package var missing: [AnchorPath]
  /// What goes inside.
  package var contents: [PlannedView]
  /// What goes inside and is arranged.
  package var stackContents: [PlannedView]

  /// That plan for a view.
  package init(
    _ view: Tree.View, relations: [PlacedTemplate<Tree>], missing: [AnchorPath] = [],
    contents: [PlannedView], stackContents: [PlannedView]
  ) {
    self.view = view
    self.relations = relations
    self.missing = missing
    self.contents = contents
    self.stackContents = stackContents
  }
}

/// A relation of several anchors, with the place that says so.
package struct PlacedTemplate<Tree: ViewTree> {
  /// The relation.
  package var template: ConstraintTemplate<Tree.Anchored>
  /// Where it was written.
  package var place: Tree.Place

  /// That relation from that place.
  package init(_ template: ConstraintTemplate<Tree.Anchored>, at place: Tree.Place) {
    self.template = template
    self.place = place
  }
}

extension PlacedTemplate: Sendable where Tree.Anchored: Sendable, Tree.Place: Sendable {}

/// What is wrong with a relation of a plan, which is then left out.
package struct PlanFault<Tree: ViewTree> {
  /// What is missing.
  package enum Reason {
    /// What a word stands for: the superview, or the view before.
    case placeholder(Placeholder)
    /// What the anchors were related to is gone.
    case anchor
  }

  /// Whose anchors are related.
  package let view: Tree.View
  /// Which ones.
  package let path: AnchorPath
  /// What is missing.
  package let reason: Reason
  /// Where the relation was written; nil for an anchor that is gone.
  package let place: Tree.Place?
}

/// Carries out what is planned for a view, with everything inside: makes the hierarchy, and says
/// which constraints are asked for.
package struct PlanRun<Tree: PlanTree> {
  /// The plan whose views are taken out again when it does not mention them any more.
  private let plan: Tree.Plan?
  /// The view before the one whose relations are being made.
  private var previous: Tree.View?
  private var rules: [PlacedRule<Tree>] = []
  private var planned = Set<Tree.View>()
  private var removed: [Tree.View] = []
  /// Views that came inside, in order.
  package private(set) var addedViews: [Tree.View] = []
  /// What is wrong, in order; all the rest is carried out.
  package private(set) var faults: [PlanFault<Tree>] = []

  /// A run for a plan, or for drafts that belong to none.
  package init(of plan: Tree.Plan? = nil) { self.plan = plan }

  /// Views that were taken out and are nowhere in the plan.
  package var removedViews: [Tree.View] { removed.filter { !planned.contains($0) } }

  /// Carries it out; gives its rules, each once: the last one counts, in its place.
  ///
  /// - Complexity: O(views + rules) expected, besides what the tree does.
  package mutating func run(
    _ draft: PlannedView<Tree>, in tree: inout Tree
  ) throws(Tree.Problem) -> [PlacedRule<Tree>] {
    try tree.release(draft.view)
    try build(draft, after: nil, &tree)
    return Reconciler.unique(rules.map { (key: RuleKey($0.draft), value: $0) }).map(\.value)
  }

  // MARK: - One view

  private mutating func build(
    _ draft: PlannedView<Tree>, after previous: Tree.View?, _ tree: inout Tree
  ) throws(Tree.Problem) {
    planned.insert(draft.view)
    self.previous = previous
    for relation in draft.relations { relate(relation, of: draft.view, &tree) }
    faults += draft.missing.map {
      PlanFault(view: draft.view, path: $0, reason: .anchor, place: nil)
    }
    let inside = draft.contents + draft.stackContents
    try takeOut(of: draft.view, allBut: inside, &tree)
    try putIn(draft.contents, draft.view, &tree)
    try arrange(draft.stackContents, draft.view, &tree)
    try order(inside, in: draft.view, &tree)
    try build(draft.contents, inside: draft.view, &tree)
    try build(draft.stackContents, inside: draft.view, &tree)
  }

  private mutating func build(
    _ drafts: [PlannedView<Tree>], inside container: Tree.View, _ tree: inout Tree
  ) throws(Tree.Problem) {
    // Before the first one comes what contains it; two drafts of one view count as one.
    var (previous, current): (Tree.View?, Tree.View) = (nil, container)
    for draft in drafts {
      if draft.view != current { previous = current }
      current = draft.view
      try build(draft, after: previous, &tree)
    }
  }

  // MARK: - Relations

  private mutating func relate(
    _ relation: PlacedTemplate<Tree>, of view: Tree.View, _ tree: inout Tree
  ) {
    let previous = previous
    do throws(MissingItem) {
      let drafts = try relation.template.drafts { (word) throws(MissingItem) -> Tree.Anchored? in
        let owner =
          switch word {
          case .mySelf: view
          case .parent, .safeArea, .keyboard, .keyboardSafeArea: tree.superview(view)
          case .previous, .previousSafeArea: previous
          }
        guard let owner else { throw MissingItem(word: word) }
        return word.guide.map { tree.guide($0, of: owner) } ?? tree.item(owner)
      }
      rules += drafts.map { PlacedRule($0, at: relation.place) }
    } catch {
      faults.append(
        PlanFault(
          view: view, path: relation.template.path, reason: .placeholder(error.word),
          place: relation.place))
    }
  }

  // MARK: - Hierarchy

  /// Takes views out that this plan put inside and does not mention there any more.
  private mutating func takeOut(
    of view: Tree.View, allBut drafts: [PlannedView<Tree>], _ tree: inout Tree
  ) throws(Tree.Problem) {
    guard let plan else { return }
    let wanted = Set(drafts.map(\.view))
    let subviews = tree.subviews(view)
    // What a stack that scrolls arranges is inside the stack inside.
    let arranged = (tree.arranged(by: view) ?? []).filter { tree.superview($0) != view }
    for child in subviews + arranged where !wanted.contains(child) && tree.plan(of: child) == plan {
      tree.setPlan(nil, of: child)
      try tree.removeFromSuperview(child)
      removed.append(child)
    }
  }

  /// Puts views inside that are not.
  private mutating func putIn(
    _ drafts: [PlannedView<Tree>], _ container: Tree.View, _ tree: inout Tree
  ) throws(Tree.Problem) {
    let isStack = tree.arranged(by: container) != nil
    for draft in drafts {
      let view = draft.view
      let superview = tree.superview(view)
      tree.willEnter(view, in: container)
      if superview != container { try tree.addSubview(view, to: container) }
      try enter(view, from: superview, &tree)
      if isStack { try tree.unarrange(view, in: container) }
    }
  }

  /// Arranges views after all others, in order; views that stand right are not touched.
  private mutating func arrange(
    _ drafts: [PlannedView<Tree>], _ stack: Tree.View, _ tree: inout Tree
  ) throws(Tree.Problem) {
    guard !drafts.isEmpty else { return }
    let isRight = tree.arranged(by: stack)?.ends(with: drafts.map(\.view)) ?? false
    for draft in drafts {
      let view = draft.view
      let superview = tree.superview(view)
      tree.willEnter(view, in: stack)
      if !isRight { try tree.arrange(view, in: stack) }
      try enter(view, from: superview, &tree)
      try tree.lengthen(view, in: stack)
    }
  }

  /// Brings views in front of all others, in order.
  private func order(
    _ drafts: [PlannedView<Tree>], in container: Tree.View, _ tree: inout Tree
  ) throws(Tree.Problem) {
    let views = drafts.map(\.view).filter { tree.superview($0) == container }
    guard !tree.subviews(container).ends(with: views) else { return }
    for view in views { try tree.bringToFront(view) }
  }

  /// Notes that a view of the plan is inside.
  private mutating func enter(
    _ view: Tree.View, from superview: Tree.View?, _ tree: inout Tree
  ) throws(Tree.Problem) {
    tree.didEnter(view)
    if tree.superview(view) != superview { addedViews.append(view) }
    try tree.freeFromMask(view)
    if let plan { tree.setPlan(plan, of: view) }
  }
}

/// A word that stands for nothing where the relation is made.
private struct MissingItem: Error {
  let word: Placeholder
}

extension Array where Element: Equatable {
  /// Whether its last elements are those.
  fileprivate func ends(with others: [Element]) -> Bool {
    count >= others.count && suffix(others.count).elementsEqual(others)
  }
}
