import DialectCore
import LayoutModel

/// The plan for one view in Draftsman: its relations to other views, and the views inside it.
struct Draft: Sendable {
  /// The view.
  var view: ViewRef
  /// The relations of its anchors, in order.
  var templates: [DraftTemplate] = []
  /// The relation that was begun last and can still be modified.
  var relation: OpenRelation?
  /// The drafts of the views inside it.
  var contents: [Draft] = []
  /// The drafts of the views that it arranges.
  var stackContents: [Draft] = []
  /// Whether it was applied or built.
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

  /// The plan for the draft in the form that all dialects share.
  var planned: PlannedView<ViewGraph> {
    PlannedView(
      view, relations: finished.templates, contents: contents.map(\.planned),
      stackContents: stackContents.map(\.planned))
  }
}

/// A relation of anchors with its place.
typealias DraftTemplate = PlacedTemplate<ViewGraph>

/// A relation to which an offset, a factor, a priority or an identifier can be added.
struct OpenRelation: Sendable {
  var template: DraftTemplate
  /// Whether an offset can be added.
  var takesOffset = true
  /// Whether a factor can be added.
  var takesFactor = true
}

/// Anchors of a draft, a view or a guide.
struct DraftPath: Sendable {
  /// The draft, if the anchors can begin a relation.
  var draft: Draft?
  /// The view or guide.
  var item: ItemRef
  /// The attributes.
  var path: AnchorPath
}

/// A named plan of Draftsman.
struct PlanState: Sendable {
  /// The name.
  var name: String
  /// The code for the views inside.
  var code: Closure?
  /// The code for the views that are arranged.
  var stackCode: Closure?
  /// The view that the plan belongs to.
  var view: ViewRef
  /// The constraints when it was last applied, those that were kept first; `nil` if it never was.
  var constraints: [ConstraintRef]?
}
