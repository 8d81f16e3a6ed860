import ConstraintSolver
import DialectCore
import LayoutModel

/// A view or guide as the code knows it.
struct Node: Sendable {
  /// Its class, `UILabel`.
  var className: String
  /// What sort of item it is.
  var kind: Item.Kind
  /// What the code calls it; nil where it has no name yet.
  var name: String?
  /// The item of the layout that it is, once it is inside.
  var item: Item.ID?
  /// The moment that item was made, by which it is known again.
  var origin: Origin?

  // While it is not inside the layout:
  /// What contains it.
  var parent: ViewRef?
  /// What is inside it, back to front, guides included.
  var children: [ViewRef] = []
  /// What it arranges.
  var arranged: [ViewRef] = []
  /// The distances behind single views.
  var spacings: [ViewRef: Double] = [:]
  /// What it is like.
  var look: ViewTraits

  // Always:
  /// The class of UIKit that it has or inherits from.
  var viewClass: ViewClass
  /// The dots of a page control.
  var dots = PageDots()
  /// Whether it was inside the layout before.
  var hasBeenInside = false
  /// What keeps it long in a stack.
  var spacer: SpacerRule?
  /// The constraints that do so.
  var spacerConstraints: [ConstraintRef] = []
  /// The stack inside a stack that scrolls.
  var inner: ViewRef?
  /// Whether it is the column that a plan put into a plain scroll view.
  var isScrolledColumn = false
  /// Whether its keyboard guide ends at the safe area while the keyboard is away.
  var keyboardUsesSafeArea = true
  /// Its accessibility identifier, by which layouts know it.
  var identifier: String?
  /// The number that code finds it by.
  var tag = 0.0
  /// The frame that it was given, whether its mask makes rules or not.
  var frame: Frame?
  /// What it was told to flex.
  var flexible: AutoresizingMask.Flexible?
  /// Lengths that wait for a superview to be parts of.
  var waiting: [WaitingLength] = []
  /// The plan that put it where it is.
  var plan: PlanRef?
  /// The cells that Draftsman shows in it, in order.
  var cells: [ViewRef] = []
  /// What SnapKit has made for it and its guides that is active, by number, oldest first.
  var snapped: [SnapRef] = []
  /// The constraints of drafts that were applied to it, oldest first.
  var applied: [ConstraintRef] = []
  /// The object of a class of the text that it is.
  var object: ObjectRef?
  /// Whether it stands for a view that the code does not make.
  var isStandIn = false
  /// Whether it was said that its mask makes rules besides its constraints.
  var isMaskTold = false

  init(_ className: String, _ kind: Item.Kind, name: String? = nil) {
    self.className = className
    self.kind = kind
    self.name = name
    viewClass = kind.viewClass
    look = ViewTraits(kind)
  }

  /// A view of a class of UIKit, or of one that inherits from it; its content is as large as there.
  init(_ viewClass: ViewClass, as className: String?, name: String? = nil) {
    self.init(className ?? viewClass.name, viewClass.kind, name: name)
    self.viewClass = viewClass
    look.hugging = viewClass.hugging
    if viewClass.size != viewClass.kind.viewClass.size { look.content = viewClass.size }
  }
}

/// A length that is a part of the superview's.
struct WaitingLength: Hashable, Sendable {
  var attribute: Attribute
  var length: StackLength
}

/// A constraint as an object of the code.
struct ConstraintState: Sendable {
  /// Its text.
  var draft: ConstraintDraft<ItemRef>
  /// Whether the code activated it.
  var isActive = false
  /// The rule of the layout that it is, while it is active and all its items are inside.
  var rule: Rule.ID?
  /// The moment that rule was made, by which it is known again.
  var origin: Origin?
  /// The order of activation.
  var age = 0
  /// What people call the rule.
  var name: String?
  /// Where it was written.
  var place: CodePlace?
  /// What it counts for in the balance of an import.
  var credit: ConstraintCredit?
}
