import LayoutDialect
import LayoutModel

/// What is planned for one view in Draftsman's words: how it is related to others, and what goes
/// inside.
struct Draft: Sendable {
  /// The view.
  var view: ViewRef
  /// What was said about its anchors, in order.
  var templates: [DraftTemplate] = []
  /// The relation that was begun last, to which something may still be added.
  var relation: OpenRelation?
  /// What goes inside.
  var contents: [Draft] = []
  /// What goes inside and is arranged.
  var stackContents: [Draft] = []
  /// Whether an `apply()` or `build()` took care of it.
  var isApplied = false

  init(_ view: ViewRef) { self.view = view }

  /// The draft with the relation that was begun last among the others.
  var finished: Draft {
    guard let relation else { return self }
    var result = self
    result.templates.append(relation.template)
    result.relation = nil
    return result
  }
}

/// Something that was said about anchors, with its place.
struct DraftTemplate: Sendable {
  var template: ConstraintTemplate<ItemRef>
  let place: Range<Int>
  let source: SwiftSource
}

/// A relation to which an offset, a factor, a priority or an identifier may be added.
struct OpenRelation: Sendable {
  var template: DraftTemplate
  /// Whether an offset may follow.
  var takesOffset = true
  /// Whether a factor may follow.
  var takesFactor = true
}

/// Anchors of a draft, a view or a guide.
struct DraftPath: Sendable {
  /// Whose anchors they are, where they begin a relation.
  var draft: Draft?
  /// Whose anchors they are.
  var item: ItemRef
  /// Which ones.
  var path: AnchorPath
}

/// By what two constraints of a plan are the same one: anchors and relation, never the numbers.
struct RuleKey: Hashable, Sendable {
  private let draft: ConstraintDraft<ItemRef>

  init(_ draft: ConstraintDraft<ItemRef>, withMultiplier: Bool = false) {
    var key = draft
    key.constant = 0
    key.priority = 1000
    key.identifier = nil
    if !withMultiplier { key.multiplier = 1 }
    self.draft = key
  }
}

/// A plan of Draftsman that bears a name.
struct PlanState: Sendable {
  /// What it is called.
  var name: String
  /// What it plans.
  var code: Closure
  /// Whose plan it is.
  var view: ViewRef
  /// Whether what it plans is arranged.
  var isStacked = false
  /// The constraints of the last time it was applied, in order; nil if it never was.
  var constraints: [ConstraintRef]?
}
