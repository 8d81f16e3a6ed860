/// A tree that layouts of SwiftLayout put views and guides into.
package protocol ActivationTree: ViewTree {
  /// What a layout wants to be done when it is activated.
  associatedtype Action

  /// What a view or guide is called in layouts.
  func identifier(of item: Anchored) -> String?
  /// Where subviews and guides of a view really go.
  func host(of view: View) -> View
  /// The view that a guide belongs to.
  mutating func owner(of guide: Anchored) -> View?
  /// Puts a guide into a view.
  mutating func addGuide(_ guide: Anchored, to view: View) throws(Problem)
  /// Takes a guide out of a view.
  mutating func removeGuide(_ guide: Anchored, from view: View) throws(Problem)
}

extension ActivationTree {
  /// Into the view itself.
  package func host(of view: View) -> View { view }
}

/// What a relation of SwiftLayout is about, before the layout that it is part of is known.
package enum RelatedItem<Item: Hashable>: Hashable {
  /// The view or guide whose anchors they are.
  case subject
  /// This view or guide.
  case item(Item)
  /// The view or guide of the layout that has this identifier.
  case identifier(String)
}

extension RelatedItem: Sendable where Item: Sendable {}

/// A relation of SwiftLayout, with the place that says so.
package struct RelatedTemplate<Tree: ViewTree> {
  /// The relation.
  package var template: ConstraintTemplate<RelatedItem<Tree.Anchored>>
  /// Where it was written.
  package var place: Tree.Place

  /// That relation from that place.
  package init(_ template: ConstraintTemplate<RelatedItem<Tree.Anchored>>, at place: Tree.Place) {
    self.template = template
    self.place = place
  }
}

extension RelatedTemplate: Sendable where Tree.Anchored: Sendable, Tree.Place: Sendable {}

/// A layout of SwiftLayout, looked at once: which views are inside which, and their relations.
package struct LayoutNode<Tree: ActivationTree> {
  /// What a layout can be about.
  package enum Subject: Hashable {
    case view(Tree.View)
    case guide(Tree.Anchored)
  }

  /// What it is about; nil for a transparent one, whose content belongs to whatever is around it.
  package var subject: Subject?
  /// The relations of that view or guide.
  package var anchors: [RelatedTemplate<Tree>]
  /// Whether a stack does not arrange the views directly inside; nil where what is around says so.
  package var isNotArranged: Bool?
  /// What is inside.
  package var children: [LayoutNode]
  /// What is done when it is activated.
  package var action: Tree.Action?

  /// That layout.
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

  /// The view that it is about.
  package var view: Tree.View? {
    if case .view(let view) = subject { view } else { nil }
  }

  /// A view or guide with its place in the tree.
  package struct Entry {
    /// Where it is.
    package let placement: Placement
    /// Its relations.
    package let anchors: [RelatedTemplate<Tree>]
    /// Whether a stack around it does not arrange it.
    package let isNotArranged: Bool
  }

  /// A view or guide and what it is put inside.
  package struct Placement: Hashable {
    /// What contains it; nil at the root.
    package let superview: Tree.View?
    /// The view or guide.
    package let subject: Subject

    /// That view or guide in a view.
    package init(_ subject: Subject, in superview: Tree.View?) {
      self.subject = subject
      self.superview = superview
    }
  }

  /// All views and guides, outer ones first.
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

  /// All nodes, outer ones first.
  package var nodes: [LayoutNode] { [self] + children.flatMap(\.nodes) }
}

extension LayoutNode: Sendable
where Tree.View: Sendable, Tree.Anchored: Sendable, Tree.Place: Sendable, Tree.Action: Sendable {}
extension LayoutNode.Subject: Sendable where Tree.View: Sendable, Tree.Anchored: Sendable {}
extension LayoutNode.Placement: Sendable where Tree.View: Sendable, Tree.Anchored: Sendable {}

extension ConstraintTemplate {
  /// The rules for a view or guide in a superview, in order; `object` finds what an identifier means.
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
