import LayoutModel
import LayoutNotation

extension Vocabulary {
  /// The properties of views that layouts depend on.
  static let viewProperties: [Member] = [
    Member(
      .view, set: "translatesAutoresizingMaskIntoConstraints", .truth,
      "whether its mask makes rules",
      get: { .truth(try $0.look.mask != nil) }
    ) { call in
      let node = call.interpreter.memory.scene.nodes[try call.owner.number]
      let frame = node.frame ?? Frame(x: 0, y: 0, width: 0, height: 0)
      try call.change(call.receiver) {
        $0.mask = call.truth(0) ?? false ? $0.mask ?? frame : nil
        if let flexible = node.flexible { $0.flexible = flexible }
      }
      return .void
    },
    Member(
      .view, set: "autoresizingMask",
      .either([.choice(.springs), .array(.choice(.springs))]),
      "what flexes when its superview is resized"
    ) { call in
      var flexible = AutoresizingMask.Flexible()
      for case .word(let word) in call.list(0) {
        if let index = Choice.springs.members.firstIndex(of: word.name) {
          flexible.insert(AutoresizingMask.Flexible.named[index].flexible)
        }
      }
      call.interpreter.memory.scene.nodes[try call.owner.number].flexible = flexible
      try call.change(call.receiver) { $0.flexible = flexible }
      return .void
    },
    Member(
      .view, set: "isHidden", .truth, "not drawn; in a stack without room",
      get: { .truth(try $0.look.isHidden) }
    ) { call in
      try call.change(call.receiver) { $0.isHidden = call.truth(0) ?? false }
      return .void
    },
    Member(.view, set: "frame", .frame, "where its mask keeps it") { call in
      guard case .frame(let frame)? = call.values[0] else { return .void }
      call.interpreter.memory.scene.nodes[try call.owner.number].frame = frame
      try call.change(call.receiver) { if $0.mask != nil { $0.mask = frame } }
      return .void
    },
    Member(
      .view, set: "layoutMargins", .insets, "the distances to keep from its edges",
      get: { call in
        let margins = try call.look.margins ?? .standard
        return .insets(
          EdgeInsets(
            top: margins.top, left: margins.leading, bottom: margins.bottom,
            right: margins.trailing))
      }
    ) { call in
      guard case .insets(let insets)? = call.values[0] else { return .void }
      let margins = call.insets(insets)
      try call.change(call.receiver) {
        $0.margins = margins
        if $0.stack?.margins != nil { $0.stack?.margins = margins }
      }
      return .void
    },
    Member(
      .view, set: "directionalLayoutMargins", .insets, "the distances in reading direction"
    ) { call in
      guard case .insets(let insets)? = call.values[0] else { return .void }
      let margins = Insets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
      try call.change(call.receiver) {
        $0.margins = margins
        if $0.stack?.margins != nil { $0.stack?.margins = margins }
      }
      return .void
    },
    Member(
      .view, set: "preservesSuperviewLayoutMargins", .truth,
      "whether its margins are at least those around it",
      get: { .truth(try $0.look.preservesSuperviewMargins) }
    ) { call in
      try call.change(call.receiver) { $0.preservesSuperviewMargins = call.truth(0) ?? false }
      return .void
    },
    Member(
      .view, set: "insetsLayoutMarginsFromSafeArea", .truth,
      "whether the safe area adds to its margins",
      get: { .truth(try $0.look.insetsMarginsFromSafeArea) }
    ) { call in
      try call.change(call.receiver) { $0.insetsMarginsFromSafeArea = call.truth(0) ?? true }
      return .void
    },
    Member(
      .view, set: "semanticContentAttribute", .choice(.direction), "which way its language runs"
    ) { call in
      try call.change(call.receiver) {
        switch call.word(0) {
        case "forceRightToLeft": $0.direction = .rightToLeft
        case "forceLeftToRight": $0.direction = .leftToRight
        default: $0.direction = nil
        }
      }
      return .void
    },
    Member(
      .view, set: "accessibilityIdentifier", .optional(.text), "the name that layouts know it by",
      get: { call in
        let node = call.interpreter.memory.scene.nodes[try call.owner.number]
        return node.identifier.map { .text($0) } ?? .null
      }
    ) { call in
      call.interpreter.memory.scene.nodes[try call.owner.number].identifier = call.text(0)
      return .void
    },
    Member(
      .guide, set: "identifier", .text, "the name that layouts know it by"
    ) { call in
      call.interpreter.memory.scene.nodes[try call.owner.number].identifier = call.text(0)
      return .void
    },
    Member(
      .guide, set: "usesBottomSafeArea", .truth, "whether the keyboard ends at the safe area",
      get: { call in
        let view = try call.subject.view
        return .truth(call.interpreter.memory.scene.nodes[view.number].keyboardUsesSafeArea)
      }
    ) { call in
      let guide = try call.subject
      guard guide.guide == .keyboard else {
        throw Failure(.swift, "only keyboard guides have usesBottomSafeArea")
      }
      try call.interpreter.memory.scene.setKeyboardUsesSafeArea(
        call.truth(0) ?? true, of: guide.view)
      return .void
    },
    Member(
      .view, set: "text", .optional(.text), "what it says",
      get: { .text(try $0.look.text ?? "") }
    ) { call in
      try call.change(call.receiver) { $0.text = call.text(0) ?? "" }
      return .void
    },
    Member(.view, set: "placeholder", .optional(.text), "what an empty field says") { call in
      try call.change(call.receiver) { if ($0.text ?? "").isEmpty { $0.text = call.text(0) } }
      return .void
    },
    Member(.view, set: "font", .optional(.font), "the font of what it says") { call in
      guard case .font(let font)? = call.values[0] else { return .void }
      try call.change(call.receiver) { $0.font = font }
      return .void
    },
    Member(
      .view, set: "numberOfLines", .number, "the greatest number of lines, 0 for any",
      get: { .number(Double(try $0.look.lines)) }
    ) { call in
      guard let lines = Int(exactly: call.number(0) ?? 1) else {
        throw Failure(.numberOutOfRange, "lines are counted in whole numbers")
      }
      try call.change(call.receiver) { $0.lines = lines }
      return .void
    },
    Member(
      .view, "setTitle", [Parameter(nil, .optional(.text)), Parameter("for", .any)],
      "what a button says"
    ) { call in
      if let state = call.word(1), state != "normal" {
        call.interpreter.ignore("the title for .\(state)")
        return .void
      }
      try call.change(call.receiver) { $0.text = call.text(0) ?? "" }
      return .void
    },
  ]

  /// What stacks are and do.
  static let stackViewMembers: [Member] = [
    Member(
      .stackView, "addArrangedSubview", [Parameter(nil, .view)], "arranges a view behind the others"
    ) { call in
      try call.interpreter.memory.scene.arrange(try call.required(0), in: try call.owner)
      return .void
    },
    Member(
      .stackView, "insertArrangedSubview", [Parameter(nil, .view), Parameter("at", .number)],
      "arranges a view at a place"
    ) { try $0.arrangeAtPlace() },
    Member(
      .stackView, "insertArrangedSubview", [Parameter(nil, .view), Parameter("atIndex", .number)],
      "arranges a view at a place"
    ) { try $0.arrangeAtPlace() },
    Member(
      .stackView, "removeArrangedSubview", [Parameter(nil, .view)],
      "arranges a view no longer; it stays inside"
    ) { call in
      let stack = try call.interpreter.memory.scene.stack(try call.owner)
      let view = try call.required(0)
      let rest = call.interpreter.memory.scene.arranged(stack).filter { $0 != view }
      try call.interpreter.memory.scene.setArranged(rest, in: stack)
      return .void
    },
    Member(
      .stackView, "setCustomSpacing", [Parameter(nil, .number), Parameter("after", .view)],
      "the distance behind one view"
    ) { call in
      try call.interpreter.memory.scene.setSpacing(
        call.number(0), after: try call.required(1), in: try call.owner)
      return .void
    },
    Member(
      .stackView, "customSpacing", [Parameter("after", .view)], "the distance behind one view"
    ) { call in
      let stack = try call.interpreter.memory.scene.stack(try call.owner)
      let view = try call.required(0)
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
      .stackView, set: "axis", .choice(.axis), "the direction views follow each other in",
      get: { call in
        let axis = try call.stackLook.axis
        return .word(
          Word(
            name: axis == .horizontal ? "horizontal" : "vertical", arguments: nil,
            place: call.place))
      }
    ) { call in try call.changeStack { $0.axis = call.axis(0) } },
    Member(
      .stackView, set: "spacing", .number, "the distance between neighbours",
      get: { .number(try $0.stackLook.spacing) }
    ) { call in try call.changeStack { $0.spacing = call.number(0) ?? 0 } },
    Member(
      .stackView, set: "alignment", .choice(.alignment), "how views lie across the axis"
    ) { call in
      try call.changeStack { $0.alignment = call.alignment(0) }
    },
    Member(
      .stackView, set: "distribution", .choice(.distribution), "how views share the room"
    ) { call in
      try call.changeStack {
        $0.distribution = Stack.Distribution(rawValue: call.word(0) ?? "") ?? .fill
      }
    },
    Member(
      .stackView, set: "isLayoutMarginsRelativeArrangement", .truth, "whether it keeps its margins",
      get: { .truth(try $0.stackLook.margins != nil) }
    ) { call in
      let stack = try call.interpreter.memory.scene.stack(try call.owner)
      try call.interpreter.memory.scene.change(stack) {
        $0.stack?.margins = call.truth(0) ?? false ? $0.margins ?? .standard : nil
      }
      return .void
    },
    Member(
      .stackView, set: "isBaselineRelativeArrangement", .truth,
      "whether a column measures from baseline to baseline",
      get: { .truth(try $0.stackLook.isBaselineRelative) }
    ) { call in try call.changeStack { $0.isBaselineRelative = call.truth(0) ?? false } },
  ]

  /// Arranged's stack view, which is UIKit's with a few more words.
  static let arranged: [Member] = [
    Member(.global, "StackView", [], "a stack that arranges nothing yet") {
      try $0.newView("StackView", .stack)
    },
    Member(
      .global, "StackView", [Parameter("arrangedSubviews", .array(.view))],
      "a stack that arranges these views"
    ) { call in try call.newStack("StackView", StackSettings(), call.views(0), mask: true) },
    Member(
      .stackView, "setArrangedView", [Parameter(nil, .view), Parameter("hidden", .truth)],
      "takes the room of a view away, or gives it back"
    ) { call in
      guard case .item(let item)? = call.values[0] else { return .void }
      try call.change(.item(item)) { $0.isHidden = call.truth(1) ?? false }
      return .void
    },
    Member(
      .stackView, "isArrangedViewHidden", [Parameter(nil, .view)], "whether a view has no room"
    ) { call in .truth(call.interpreter.memory.scene.look(try call.required(0)).isHidden) },
    Member(.stackView, "invalidateLayout", [], "changes no layout here") { call in
      call.interpreter.ignore("invalidateLayout()")
      return .void
    },
  ]
}

/// How a new stack arranges views, where the code says so.
struct StackSettings {
  var axis = Axis.horizontal
  var alignment = Stack.Alignment.fill
  var distribution = Stack.Distribution.fill
  var spacing = 0.0
  var margins: EdgeInsets?
  /// Whether the margins are those that were asked for, wherever the stack lies.
  var keepsMargins = false
}

extension Call {
  /// What the view in front of the dot is like.
  var look: Look { get throws { interpreter.memory.scene.look(try owner) } }

  /// How the stack in front of the dot arranges.
  var stackLook: Stack {
    get throws {
      let stack = try interpreter.memory.scene.stack(try owner)
      return interpreter.memory.scene.look(stack).stack ?? Stack()
    }
  }

  /// Insets from the sides, in reading direction.
  func insets(_ edges: EdgeInsets) -> Insets {
    let direction = (try? look)?.direction
    let isMirrored =
      direction.map { $0 == .rightToLeft } ?? interpreter.memory.scene.layout.isRightToLeft
    return Insets(
      top: edges.top, leading: isMirrored ? edges.right : edges.left, bottom: edges.bottom,
      trailing: isMirrored ? edges.left : edges.right)
  }

  func insets(at index: Int) -> EdgeInsets? {
    if case .insets(let insets)? = values[index] { return insets }
    return nil
  }

  /// Changes how the stack in front of the dot arranges.
  func changeStack(_ body: (inout Stack) -> Void) throws -> Value {
    let stack = try interpreter.memory.scene.stack(try owner)
    try interpreter.memory.scene.change(stack) { look in
      guard var settings = look.stack else { return }
      body(&settings)
      look.stack = settings
    }
    return .void
  }

  /// A new stack that is nowhere yet; views that were inside of the layout leave it with it.
  func newStack(
    _ className: String, _ settings: StackSettings, _ views: [ViewRef], mask: Bool = false
  ) throws -> Value {
    let ref = try interpreter.memory.scene.make(className, .stack)
    try configure(ref, settings)
    if mask {
      try interpreter.memory.scene.change(ref) { $0.mask = Frame(x: 0, y: 0, width: 0, height: 0) }
    }
    for view in views { try interpreter.arrange(view, in: ref) }
    return .item(ItemRef(ref))
  }

  /// Sets how a new stack arranges.
  func configure(_ ref: ViewRef, _ settings: StackSettings) throws {
    let margins = settings.margins.map { insets($0) }
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

  fileprivate func arrangeAtPlace() throws -> Value {
    try interpreter.memory.scene.arrange(
      try required(0), in: try owner, at: Int(exactly: number(1) ?? 0))
    return .void
  }
}

extension Interpreter {
  /// Arranges a view in a stack; where that takes it out of the layout, its place is remembered.
  func arrange(_ view: ViewRef, in stack: ViewRef) throws {
    if memory.scene.item(stack) == nil, let id = memory.scene.item(view),
      let parent = memory.scene.layout.parent(of: id)
    {
      displaced.append((stack, parent))
    }
    try memory.scene.arrange(view, in: stack)
  }
}
