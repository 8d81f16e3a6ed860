import ConstraintSolver
import DialectCore
import LayoutModel
import PlumbLanguage
import UIKitTexts

extension Vocabulary {
  /// The members of stack views.
  static let stackViewMembers: [Member] = [
    Member(
      .stackView, "addArrangedSubview", [Parameter(nil, .view)], "arranges a view after the others"
    ) { call in
      try call.interpreter.memory.scene.arrange(try call.view(), in: try call.owner)
      return .void
    },
    Member(
      .stackView, "insertArrangedSubview", [Parameter(nil, .view), Parameter("at", .number)],
      "arranges a view at a position"
    ) { try $0.arrange(atPlace: "at") },
    Member(
      .stackView, "insertArrangedSubview", [Parameter(nil, .view), Parameter("atIndex", .number)],
      "arranges a view at a position"
    ) { try $0.arrange(atPlace: "atIndex") },
    Member(
      .stackView, "removeArrangedSubview", [Parameter(nil, .view)],
      "stops arranging a view; it stays inside"
    ) { call in
      let stack = try call.interpreter.memory.scene.stack(try call.owner)
      let view = try call.view()
      let rest = call.interpreter.memory.scene.arranged(stack).filter { $0 != view }
      try call.interpreter.memory.scene.setArranged(rest, in: stack)
      return .void
    },
    Member(
      .stackView, "setCustomSpacing", [Parameter(nil, .number), Parameter("after", .view)],
      "the distance after one view"
    ) { call in
      try call.interpreter.memory.scene.setSpacing(
        Stack.spacing(asked: try call.number()), after: try call.view("after"), in: try call.owner)
      return .void
    },
    Member(
      .stackView, "customSpacing", [Parameter("after", .view)], "the distance after one view"
    ) { call in
      let stack = try call.interpreter.memory.scene.stack(try call.owner)
      let view = try call.view("after")
      let scene = call.interpreter.memory.scene
      let given =
        if let id = scene.item(stack), let item = scene.item(view) {
          scene.layout.item(id)?.stack?.customSpacing[item]
        } else {
          scene.nodes[stack.number].spacings[view]
        }
      return .number(given ?? scene.look(stack).stack?.spacing ?? 0)
    },
    Member(.stackView, get: "arrangedSubviews", "what it arranges, in order") { call in
      let stack = try call.interpreter.memory.scene.stack(try call.owner)
      return .list(call.interpreter.memory.scene.arranged(stack).map { .item(ItemRef($0)) })
    },
    Member(
      .stackView, set: "axis", .choice(.axis), "the direction in which views are arranged",
      get: { call in
        let axis = try call.stackLook.axis
        return .word(
          Word(
            name: axis == .horizontal ? "horizontal" : "vertical", arguments: nil,
            place: call.place))
      }
    ) { call in
      let axis = try call.axis()
      try call.turnScroll(to: axis)
      return try call.changeStack { $0.axis = axis }
    },
    Member(
      .stackView, set: "spacing", .number, "the distance between neighbours",
      get: { .number(try $0.stackLook.spacing) }
    ) { call in
      try call.changeStack { $0.spacing = Stack.spacing(asked: try call.number()) ?? 0 }
    },
    Member(
      .stackView, set: "alignment", .choice(.alignment), "how views are aligned across the axis",
      get: { .word(named: try $0.stackLook.alignment.rawValue) }
    ) { call in
      try call.changeStack { $0.alignment = try call.alignment() }
    },
    Member(
      .stackView, set: "distribution", .choice(.distribution), "how views share the room",
      get: { .word(named: try $0.stackLook.distribution.rawValue) }
    ) { call in
      try call.changeStack { $0.distribution = try call.distribution() }
    },
    Member(
      .stackView, set: "isLayoutMarginsRelativeArrangement", .truth,
      "whether it arranges within its margins",
      get: { .truth(try $0.stackLook.margins != nil) }
    ) { call in
      let stack = try call.interpreter.memory.scene.stack(try call.owner)
      let keepsMargins = try call.truth()
      try call.interpreter.memory.scene.change(stack) {
        $0.stack?.margins = keepsMargins ? $0.margins ?? .standard : nil
      }
      return .void
    },
    Member(
      .stackView, set: "isBaselineRelativeArrangement", .truth,
      "whether a column measures from baseline to baseline",
      get: { .truth(try $0.stackLook.isBaselineRelative) }
    ) { call in try call.changeStack { $0.isBaselineRelative = try call.truth() } },
  ]

  /// Members for Arranged's stack view, which is like UIKit's with a few additions.
  static let arranged: [Member] = [
    Member(.global, "StackView", [], "a stack that arranges nothing yet") {
      try $0.newView(.stackView, as: "StackView")
    },
    Member(
      .global, "StackView", [Parameter("arrangedSubviews", .array(.view))],
      "a stack that arranges these views"
    ) { call in
      try call.newStack(
        "StackView", StackSettings(), try call.views("arrangedSubviews"), mask: true)
    },
    Member(
      .stackView, "setArrangedView", [Parameter(nil, .view), Parameter("hidden", .truth)],
      "takes a view's room away, or gives it back"
    ) { call in
      try call.change(.item(try call.item())) { $0.isHidden = try call.truth("hidden") }
      return .void
    },
    Member(
      .stackView, "isArrangedViewHidden", [Parameter(nil, .view)], "whether a view takes up no room"
    ) { call in .truth(call.interpreter.memory.scene.look(try call.view()).isHidden) },
    Member(.stackView, "invalidateLayout", [], "changes no layout here") { call in
      call.interpreter.ignore("invalidateLayout()")
      return .void
    },
  ]
}

/// The settings of a new stack, as far as the code gives them.
struct StackSettings {
  var axis = Axis.horizontal
  var alignment = Stack.Alignment.fill
  var distribution = Stack.Distribution.fill
  var spacing = 0.0
  var margins: EdgeInsets?
  /// Whether the margins are used as given, without adding the safe area.
  var keepsMargins = false
}

extension MemberCall {
  /// The settings of the stack before the dot.
  var stackLook: Stack {
    get throws {
      let stack = try interpreter.memory.scene.stack(try owner)
      return interpreter.memory.scene.look(stack).stack ?? Stack()
    }
  }

  /// Ties the stack inside a scrollable stack to the other dimension when its axis changes.
  fileprivate func turnScroll(to axis: Axis) throws {
    let scroll = try owner
    guard let inner = interpreter.memory.scene.nodes[scroll.number].inner else { return }
    let (old, new): (Attribute, Attribute) =
      axis == .vertical ? (.height, .width) : (.width, .height)
    let draft = ConstraintDraft(ItemRef(inner), old, .equal, ItemRef(scroll), old)
    let known = interpreter.memory.scene.constraints.indices.map(ConstraintRef.init(number:)).first
    {
      interpreter.memory.scene.constraints[$0.number].draft == draft
        && interpreter.memory.scene.isActive($0)
    }
    guard let known else { return }
    try interpreter.memory.scene.deactivate(known)
    try interpreter.memory.scene.activate(
      try interpreter.memory.scene.add(
        ConstraintDraft(ItemRef(inner), new, .equal, ItemRef(scroll), new)))
  }

  /// Changes the settings of the stack before the dot.
  func changeStack(_ body: (inout Stack) throws -> Void) throws -> Value {
    let stack = try interpreter.memory.scene.stack(try owner)
    guard var settings = interpreter.memory.scene.look(stack).stack else { return .void }
    try body(&settings)
    try interpreter.memory.scene.change(stack) { $0.stack = settings }
    return .void
  }

  /// Changes the settings of the page control before the dot.
  func changeDots(_ body: (inout PageDots) -> Void) throws -> Value {
    let view = try owner
    body(&interpreter.memory.scene.nodes[view.number].dots)
    let node = interpreter.memory.scene.nodes[view.number]
    if node.viewClass == .pageControl {
      let size = node.dots.size
      try change(receiver) {
        $0.content = PerAxis(horizontal: size.width, vertical: size.height)
      }
    }
    return .void
  }

  /// Makes a stack outside of the layout; views inside the layout are taken out with it.
  func newStack(
    _ className: String, _ settings: StackSettings, _ views: [ViewRef], mask: Bool = false
  ) throws -> Value {
    let ref = try interpreter.memory.scene.make(className, .stack)
    try configure(ref, settings)
    if mask {
      try interpreter.memory.scene.change(ref) { $0.mask = .zero }
    }
    for view in views { try interpreter.arrange(view, in: ref) }
    return .item(ItemRef(ref))
  }

  /// Configures a new stack.
  func configure(_ ref: ViewRef, _ settings: StackSettings) throws {
    let margins = settings.margins.map { directional($0) }
    try interpreter.memory.scene.change(ref) { look in
      var stack = look.stack ?? Stack()
      stack.axis = settings.axis
      stack.alignment = settings.alignment
      stack.distribution = settings.distribution
      stack.spacing = settings.spacing
      if let margins {
        stack.margins = margins
        look.margins = margins
        if settings.keepsMargins { look.insetsMarginsFromSafeArea = false }
      }
      look.stack = stack
    }
  }

  fileprivate func arrange(atPlace label: String) throws -> Value {
    try interpreter.memory.scene.arrange(
      try view(), in: try owner,
      at: try count(label, saying: "a position is a whole number, 0 or more"))
    return .void
  }
}

extension Interpreter {
  /// Arranges a view in a stack; if that takes it out of the layout, its place is remembered.
  func arrange(_ view: ViewRef, in stack: ViewRef) throws {
    if memory.scene.item(stack) == nil, let id = memory.scene.item(view),
      let parent = memory.scene.layout.parent(of: id)
    {
      displaced.append((stack, parent))
    }
    try memory.scene.arrange(view, in: stack)
  }
}
