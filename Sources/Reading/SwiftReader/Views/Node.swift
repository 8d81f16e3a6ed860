import ConstraintSolver
import DialectCore
import LayoutModel

/// A view or guide in the code.
struct Node: Sendable {
  /// The class, such as `UILabel`.
  var className: String
  /// The kind of item.
  var kind: Item.Kind
  /// The name in the code; `nil` if it has none yet.
  var name: String?
  /// The item in the layout, once it is inside.
  var item: Item.ID?
  /// The origin of that item, by which it is recognised.
  var origin: Origin?

  // These are used while it is outside of the layout:
  /// The superview.
  var parent: ViewRef?
  /// The subviews and guides, back to front.
  var children: [ViewRef] = []
  /// The arranged views, in order.
  var arranged: [ViewRef] = []
  /// The custom spacing after arranged views.
  var spacings: [ViewRef: Double] = [:]
  /// The properties that layouts depend on.
  var look: ItemStyle

  // These are always used:
  /// The UIKit class that it has or inherits from.
  var viewClass: ViewClass
  /// The settings of a page control.
  var dots = PageDots()
  /// Whether it has been inside the layout before.
  var hasBeenInside = false
  /// The length of a spacer in a stack.
  var spacer: SpacerRule?
  /// The constraints for that length.
  var spacerConstraints: [ConstraintRef] = []
  /// The stack inside a scrollable stack.
  var inner: ViewRef?
  /// Whether it is the vertical stack that a plan added to a plain scroll view.
  var isScrolledColumn = false
  /// Whether its keyboard guide ends at the safe area without a keyboard.
  var keyboardUsesSafeArea = true
  /// The accessibility identifier, by which layouts refer to it.
  var identifier: String?
  /// What surrounds its text, if the code sets it.
  var padding: ContentPadding?
  /// What surrounds the text of a text view, and whether it scrolls.
  var textPadding = ContentPadding.textView
  var scrolls = true
  /// The configuration of a button.
  var configuration: ObjectRef?
  /// Whether its class overrides its content size, which it was asked for.
  var isMeasured = false
  /// The tag, by which code finds it.
  var tag = 0.0
  /// The frame that was set, whether its mask makes rules or not.
  var frame: Frame?
  /// The autoresizing mask that was set.
  var flexible: AutoresizingMask.Flexible?
  /// Lengths that are fractions of a superview it does not have yet.
  var waiting: [WaitingLength] = []
  /// The plan that placed it.
  var plan: PlanRef?
  /// The cells that Draftsman displays in it, in order.
  var cells: [ViewRef] = []
  /// The active relations that SnapKit made for it and its guides, oldest first.
  var snapped: [SnapRef] = []
  /// The constraints that drafts applied to it, oldest first.
  var applied: [ConstraintRef] = []
  /// The object of a class in the code that it belongs to.
  var object: ObjectRef?
  /// Whether a call that was not read had it as its subject or an argument, and may have placed it.
  var isTouched = false
  /// Whether code says how far it scrolls.
  var isContentSized = false
  /// Whether no rule has to say how far it scrolls, as code or its rows do.
  var hasOwnContentSize: Bool {
    isContentSized || viewClass.isA("UITableView") || viewClass.isA("UICollectionView")
  }
  /// Whether it is a stand-in for a view that the code does not make.
  var isStandIn = false
  /// Whether it is the view of a controller that code makes the child of another one.
  var isOfChild = false
  /// Whether it is a stand-in that is in its superview because a constraint relates both.
  var isAttached = false
  /// Whether it is a stand-in that code has given a frame, and no constraint.
  var isFramed = false
  /// Whether code, or a helper, has said whether its mask makes rules.
  var isMaskSet = false
  /// Whether it was already noted that its mask makes rules besides its constraints.
  var isMaskTold = false

  init(_ className: String, _ kind: Item.Kind, name: String? = nil) {
    self.className = className
    self.kind = kind
    self.name = name
    viewClass = kind.viewClass
    look = ItemStyle(kind)
  }

  /// Creates a view of a UIKit class or a subclass, with the content size that UIKit gives it.
  init(_ viewClass: ViewClass, as className: String?, name: String? = nil) {
    self.init(className ?? viewClass.name, viewClass.kind, name: name)
    self.viewClass = viewClass
    look.hugging = viewClass.hugging
    if viewClass.size != viewClass.kind.viewClass.size { look.content = viewClass.size }
  }
}

/// A length that is a fraction of the superview's.
struct WaitingLength: Hashable, Sendable {
  var attribute: Attribute
  var length: StackLength
}

/// The state of a constraint in the code.
struct ConstraintState: Sendable {
  /// The constraint.
  var draft: ConstraintDraft<ItemRef>
  /// Whether the code has activated it.
  var isActive = false
  /// The rule in the layout, while it is active and all its items are inside.
  var rule: Rule.ID?
  /// Whether it relates something to itself, which UIKit allows and which has no effect.
  var saysNothing = false
  /// The origin of that rule, by which it is recognised.
  var origin: Origin?
  /// The order of activation.
  var age = 0
  /// The name of the rule.
  var name: String?
  /// The place where it was written.
  var place: CodePlace?
  /// The line that made it, and the file of the line: for a helper of a library, the line of its call.
  var line: (number: Int, file: String)?
  /// The line that called the helper with that line; `nil` where none did.
  var caller: (number: Int, file: String)?
  /// The place it is counted for in the balance of an import.
  var credit: ConstraintCredit?
  /// Whether its number is known only to the running program.
  var isNumberAssumed = false
}
