import LayoutModel

/// A tree in which plans of Draftsman arrange views.
package protocol PlanTree: ViewTree {
  /// The identity of a plan.
  associatedtype Plan: Hashable

  /// Returns the plan that placed a view, if any.
  func plan(of view: View) -> Plan?
  /// Records which plan placed a view.
  mutating func setPlan(_ plan: Plan?, of view: View)
  /// Returns the constraints that were applied to a view by drafts outside of a plan, oldest first.
  func applied(to view: View) -> [Constraint]
  /// Records the constraints that were applied to a view by drafts outside of a plan.
  mutating func setApplied(_ constraints: [Constraint], to view: View)
  /// Called before a view of a plan is added to another one.
  mutating func willEnter(_ view: View, in container: View)
  /// Called after a view of a plan was added to another one.
  mutating func didEnter(_ view: View)
  /// Turns off the autoresizing mask of the outermost view of a plan if it has a superview.
  mutating func release(_ view: View) throws(Problem)
  /// Constrains a spacer along the axis of the stack it was added to; ignores other views.
  mutating func lengthen(_ view: View, in stack: View) throws(Problem)
}

extension PlanTree {
  /// Turns off the autoresizing mask if the view has a superview.
  package mutating func release(_ view: View) throws(Problem) {
    if superview(view) != nil { try freeFromMask(view) }
  }

  /// Does nothing, because the view has no controller.
  package mutating func willEnter(_ view: View, in container: View) {}
  /// Does nothing, because the view has no controller.
  package mutating func didEnter(_ view: View) {}
}

/// The plan for one view in Draftsman: its relations to other views, and the views inside it.
package struct PlannedView<Tree: PlanTree> {
  /// The view.
  package var view: Tree.View
  /// The relations of its anchors, in order.
  package var relations: [PlacedTemplate<Tree>]
  /// Anchors that were related to an object that no longer exists.
  package var missing: [AnchorPath]
  /// The views inside it.
  package var contents: [PlannedView]
  /// The views inside it that it arranges as a stack.
  package var stackContents: [PlannedView]

  /// Creates the plan for a view.
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

/// A relation of several anchors with its place in the code.
package struct PlacedTemplate<Tree: ViewTree> {
  /// The relation.
  package var template: ConstraintTemplate<Tree.Anchored>
  /// The place where the relation was written.
  package var place: Tree.Place

  /// Creates a relation with its place.
  package init(_ template: ConstraintTemplate<Tree.Anchored>, at place: Tree.Place) {
    self.template = template
    self.place = place
  }
}

extension PlacedTemplate: Sendable where Tree.Anchored: Sendable, Tree.Place: Sendable {}

/// A relation of a plan that is left out, and why.
package struct PlanFault<Tree: ViewTree> {
  /// The reason why a relation is left out.
  package enum Reason {
    /// The word stands for nothing here: there is no superview, or no view before.
    case placeholder(Placeholder)
    /// The object that the anchors were related to no longer exists.
    case anchor
  }

  /// The view with the relation.
  package let view: Tree.View
  /// The anchors that were to be related.
  package let path: AnchorPath
  /// The reason why it is left out.
  package let reason: Reason
  /// The place where the relation was written, or `nil` if the other object no longer exists.
  package let place: Tree.Place?
}

/// Carries out the plan for a view and everything inside it: builds the hierarchy and returns the
/// rules that are asked for.
package struct PlanRun<Tree: PlanTree> {
  /// The plan whose views are removed if it no longer mentions them; `nil` if nothing is removed.
  private let plan: Tree.Plan?
  /// The view before the one whose relations are being made.
  private var previous: Tree.View?
  private var rules: [PlacedRule<Tree>] = []
  private var planned = Set<Tree.View>()
  private var removed: [Tree.View] = []
  /// The views that were added to a superview, in order.
  package private(set) var addedViews: [Tree.View] = []
  /// The relations that were left out, in order; everything else is carried out.
  package private(set) var faults: [PlanFault<Tree>] = []

  /// Creates a run for a plan, or for drafts that belong to none.
  package init(of plan: Tree.Plan? = nil) { self.plan = plan }

  /// The views that were removed and appear nowhere in the plan.
  package var removedViews: [Tree.View] { removed.filter { !planned.contains($0) } }

  /// Carries out a plan and returns its rules.
  ///
  /// Of rules that are the same only the last one is returned.
  ///
  /// - Complexity: Expected O(views + rules), besides the operations of the tree.
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
    // The view before the first one is their container. Successive drafts of one view count as one.
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

  /// Removes the views that this plan placed in a view and no longer mentions there.
  private mutating func takeOut(
    of view: Tree.View, allBut drafts: [PlannedView<Tree>], _ tree: inout Tree
  ) throws(Tree.Problem) {
    guard let plan else { return }
    let wanted = Set(drafts.map(\.view))
    let subviews = tree.subviews(view)
    // The arranged views of a scrollable stack are subviews of the stack inside it.
    let arranged = (tree.arranged(by: view) ?? []).filter { tree.superview($0) != view }
    for child in subviews + arranged where !wanted.contains(child) && tree.plan(of: child) == plan {
      tree.setPlan(nil, of: child)
      try tree.removeFromSuperview(child)
      removed.append(child)
    }
  }

  /// Adds those views that are not yet inside the container.
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

  /// Arranges views at the end of a stack, in order; nothing moves if they are already there.
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

  /// Brings views to the front of a container, in order.
  private func order(
    _ drafts: [PlannedView<Tree>], in container: Tree.View, _ tree: inout Tree
  ) throws(Tree.Problem) {
    let views = drafts.map(\.view).filter { tree.superview($0) == container }
    guard !tree.subviews(container).ends(with: views) else { return }
    for view in views { try tree.bringToFront(view) }
  }

  /// Records that a view of the plan has been placed.
  private mutating func enter(
    _ view: Tree.View, from superview: Tree.View?, _ tree: inout Tree
  ) throws(Tree.Problem) {
    tree.didEnter(view)
    if tree.superview(view) != superview { addedViews.append(view) }
    try tree.freeFromMask(view)
    if let plan { tree.setPlan(plan, of: view) }
  }
}

/// The error for a word that stands for nothing where the relation is made.
private struct MissingItem: Error {
  let word: Placeholder
}

extension Array where Element: Equatable {
  /// Returns whether the array ends with the given elements.
  fileprivate func ends(with others: [Element]) -> Bool {
    count >= others.count && suffix(others.count).elementsEqual(others)
  }
}
