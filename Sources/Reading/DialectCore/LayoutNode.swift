/// A tree to which layouts of SwiftLayout add views and guides.
package protocol ActivationTree: ViewTree {
  /// An action that a layout wants to be run on activation.
  associatedtype Action

  /// Returns the identifier of a view or guide in layouts, if it has one.
  func identifier(of item: Anchored) -> String?
  /// Returns the view that the subviews and guides of `view` are added to.
  func host(of view: View) -> View
  /// Returns the view that owns a guide.
  mutating func owner(of guide: Anchored) -> View?
  /// Adds a guide to a view.
  mutating func addGuide(_ guide: Anchored, to view: View) throws(Problem)
  /// Removes a guide from a view.
  mutating func removeGuide(_ guide: Anchored, from view: View) throws(Problem)
}

extension ActivationTree {
  /// Returns the view itself.
  package func host(of view: View) -> View { view }
}

/// An item in a relation of SwiftLayout, before it is known which layout the relation is part of.
package enum RelatedItem<Item: Hashable>: Hashable {
  /// The view or guide whose layout contains the relation.
  case subject
  /// This view or guide.
  case item(Item)
  /// The view or guide with this identifier.
  case identifier(String)
}

extension RelatedItem: Sendable where Item: Sendable {}

/// A relation of SwiftLayout with its place in the code.
package struct RelatedTemplate<Tree: ViewTree> {
  /// The relation.
  package var template: ConstraintTemplate<RelatedItem<Tree.Anchored>>
  /// The place where the relation was written.
  package var place: Tree.Place

  /// Creates a relation with its place.
  package init(_ template: ConstraintTemplate<RelatedItem<Tree.Anchored>>, at place: Tree.Place) {
    self.template = template
    self.place = place
  }
}

extension RelatedTemplate: Sendable where Tree.Anchored: Sendable, Tree.Place: Sendable {}

/// A layout of SwiftLayout as a tree: views and guides, what is inside them, and their relations.
package struct LayoutNode<Tree: ActivationTree> {
  /// The view or guide that a layout is about.
  package enum Subject: Hashable {
    case view(Tree.View)
    case guide(Tree.Anchored)
  }

  /// The view or guide; `nil` if the layout is transparent and its children belong to its
  /// surroundings.
  package var subject: Subject?
  /// The relations of the view or guide.
  package var anchors: [RelatedTemplate<Tree>]
  /// Whether a stack should not arrange the views directly inside; `nil` leaves it to the
  /// surroundings.
  package var isNotArranged: Bool?
  /// The layouts inside this one, in order.
  package var children: [LayoutNode]
  /// The action to run on activation, if any.
  package var action: Tree.Action?

  /// Creates a layout.
  package init(
    _ subject: Subject?, anchors: [RelatedTemplate<Tree>] = [], isNotArranged: Bool? = nil,
    _ children: [LayoutNode] = [], action: Tree.Action? = nil
  ) {
    self.subject = subject
    self.anchors = anchors
    self.isNotArranged = isNotArranged
    self.children = children
    self.action = action
  }

  /// The view that the layout is about, if it is about a view.
  package var view: Tree.View? {
    if case .view(let view) = subject { view } else { nil }
  }

  /// A view or guide with its relations and its place in the tree.
  package struct Entry {
    /// The view or guide and its superview.
    package let placement: Placement
    /// The relations of the view or guide.
    package let anchors: [RelatedTemplate<Tree>]
    /// Whether a stack that contains the view does not arrange it.
    package let isNotArranged: Bool
  }

  /// A view or guide and the view that contains it.
  package struct Placement: Hashable {
    /// The containing view, or `nil` at the root.
    package let superview: Tree.View?
    /// The view or guide.
    package let subject: Subject

    /// Creates the placement of a view or guide in a view.
    package init(_ subject: Subject, in superview: Tree.View?) {
      self.subject = subject
      self.superview = superview
    }
  }

  /// Returns all views and guides, outer ones first.
  package func entries(
    in superview: Tree.View? = nil, isNotArranged: Bool = false
  ) -> [Entry] {
    var result: [Entry] = []
    if let subject {
      result.append(
        Entry(
          placement: Placement(subject, in: superview), anchors: anchors,
          isNotArranged: isNotArranged))
    }
    let inner = self.isNotArranged ?? (view == nil && isNotArranged)
    return result
      + children.flatMap { $0.entries(in: view ?? superview, isNotArranged: inner) }
  }

  /// The layout and all layouts inside it, outer ones first.
  package var nodes: [LayoutNode] { [self] + children.flatMap(\.nodes) }
}

extension LayoutNode: Sendable
where Tree.View: Sendable, Tree.Anchored: Sendable, Tree.Place: Sendable, Tree.Action: Sendable {}
extension LayoutNode.Subject: Sendable where Tree.View: Sendable, Tree.Anchored: Sendable {}
extension LayoutNode.Placement: Sendable where Tree.View: Sendable, Tree.Anchored: Sendable {}

extension ConstraintTemplate {
  /// Returns the rules for a view or guide in a superview, in order; `object` looks up an
  /// identifier.
  package func drafts<Related>(
    of item: Related, in superview: Related?, naming object: (String) -> Related?
  ) -> [ConstraintDraft<Related>] where Item == RelatedItem<Related> {
    drafts { (_) in superview.map { .item($0) } }.map { draft in
      let second: Related? =
        switch draft.second {
        case .subject: item
        case .item(let other): other
        case .identifier(let name): object(name)
        case nil: nil
        }
      return ConstraintDraft(
        item, draft.attribute, draft.relation, second,
        second == nil ? nil : draft.secondAttribute, multiplier: draft.multiplier,
        constant: draft.constant, priority: draft.priority, identifier: draft.identifier)
    }
  }
}
