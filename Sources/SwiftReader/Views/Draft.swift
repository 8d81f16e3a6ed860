import DialectCore
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

  /// What it plans, as all dialects plan it.
  var planned: PlannedView<ViewGraph> {
    PlannedView(
      view, relations: finished.templates, contents: contents.map(\.planned),
      stackContents: stackContents.map(\.planned))
  }
}

/// Something that was said about anchors, with its place.
typealias DraftTemplate = PlacedTemplate<ViewGraph>

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

/// A plan of Draftsman that has a name.
struct PlanState: Sendable {
  /// What it is called.
  var name: String
  /// What it plans to be inside.
  var code: Closure?
  /// What it plans to be inside and arranged.
  var stackCode: Closure?
  /// Whose plan it is.
  var view: ViewRef
  /// The constraints of the last time it was applied, those that stayed first; nil if it never was.
  var constraints: [ConstraintRef]?
}
