import ConstraintSolver
import LayoutDialect
import LayoutModel
import LayoutNotation

extension Vocabulary {
  /// Stacks with spacers, and their result builders.
  static let stacks: [Member] = functions + builders + modifiers + lengths

  private static let functions: [Member] =
    [("vStack", Axis.vertical), ("hStack", .horizontal)].map { name, axis in
      Member(
        .type("UIView"), name,
        [
          Parameter("alignment", .choice(.alignment), optional: true),
          Parameter("distribution", .choice(.distribution), optional: true),
          Parameter("spacing", .number, optional: true),
          Parameter("margins", .optional(.insets), optional: true),
          Parameter(nil, .array(.view)),
        ], "a stack that arranges these views"
      ) { call in
        try call.newStack(
          "UIStackView",
          StackSettings(
            axis: axis, alignment: call.alignment(0), distribution: call.distribution(1),
            spacing: call.number(2) ?? 0, margins: call.insets(at: 3)), call.views(4), mask: true)
      }
    } + [
      Member(.type("UIView"), "spacer", [Parameter("length", .number)], "a spacer so long") {
        call in try call.newSpacer("Spacer", .stacks(call.number(0) ?? 0, .equal))
      },
      Member(
        .type("UIView"), "spacer", [Parameter("minLength", .number, optional: true)],
        "a spacer at least so long"
      ) { call in try call.newSpacer("Spacer", .stacks(call.number(0) ?? 0, .greaterOrEqual)) },
      Member(.type("UIEdgeInsets"), "all", [Parameter(nil, .number)], "the same at every edge") {
        .insets(EdgeInsets(all: $0.number(0) ?? 0))
      },
      Member(
        .global, "UIEdgeInsets", [Parameter("v", .number), Parameter("h", .number)],
        "distances above and below, and at the sides"
      ) { call in
        let (v, h) = (call.number(0) ?? 0, call.number(1) ?? 0)
        return .insets(EdgeInsets(top: v, left: h, bottom: v, right: h))
      },
    ]

  private static let builders: [Member] = [("VStack", Axis.vertical), ("HStack", .horizontal)]
    .flatMap { name, axis in
      [nil, "nodes"].map { label in
        Member(.global, name, [Parameter(label, .builder)], "a stack of what is inside") { call in
          guard let closure = call.closure(0) else { return .void }
          let value = try call.newStack(name, StackSettings(axis: axis), [])
          guard case .item(let stack) = value,
            case .list(let values) = try call.interpreter.run(closure, asBuilder: true)
          else { return value }
          for node in values {
            guard let fitting = try call.interpreter.fitted(node, .view),
              case .item(let view) = fitting
            else {
              throw Failure(.swift, "\(node.inWords) cannot stand in a \(name)")
            }
            try call.interpreter.arrange(view.view, in: stack.view)
          }
          return value
        }
      }
    }

  private static let modifiers: [Member] = [
    Member(.stackView, "alignment", [Parameter(nil, .choice(.alignment))], "across the axis") {
      call in
      _ = try call.changeStack { $0.alignment = call.alignment(0) }
      return call.receiver
    },
    Member(
      .stackView, "distribution", [Parameter(nil, .choice(.distribution))], "along the axis"
    ) { call in
      _ = try call.changeStack { $0.distribution = call.distribution(0) }
      return call.receiver
    },
    Member(.stackView, "spacing", [Parameter(nil, .number)], "between neighbours") { call in
      _ = try call.changeStack { $0.spacing = call.number(0) ?? 0 }
      return call.receiver
    },
    Member(
      .view, "contentHuggingPriority",
      [Parameter(nil, .priority), Parameter("axis", .choice(.axis))],
      "how strongly it refuses to grow"
    ) { call in
      try call.change(call.receiver) {
        $0.mask = nil
        $0.hugging[call.axis(1)] = try call.priority(0)
      }
      return call.receiver
    },
    Member(
      .view, "contentCompressionResistancePriority",
      [Parameter(nil, .priority), Parameter("axis", .choice(.axis))],
      "how strongly it refuses to shrink"
    ) { call in
      try call.change(call.receiver) {
        $0.mask = nil
        $0.resistance[call.axis(1)] = try call.priority(0)
      }
      return call.receiver
    },
    Member(.view, "centerInSuperview", [], "in the middle, inside the sides") { call in
      try call.pinned([
        (.centerX, .equal), (.centerY, .equal), (.left, .greaterOrEqual), (.right, .lessOrEqual),
      ])
    },
    Member(.view, "pinToHorizontalEdges", [], "as wide as the superview") { call in
      try call.pinned([(.left, .equal), (.right, .equal)])
    },
    Member(.view, "width", [Parameter(nil, .spacerValue)], "so wide, with priority 999") { call in
      try call.change(call.receiver) { $0.mask = nil }
      return try call.length(.width)
    },
    Member(.view, "height", [Parameter(nil, .spacerValue)], "so high, with priority 999") { call in
      try call.length(.height)
    },
  ]

  private static let lengths: [Member] = [("fraction", true), ("point", false)].map {
    name, isFraction in
    Member(
      .type("SpacerValue"), name,
      [Parameter(nil, .number), Parameter(nil, .choice(.relation), optional: true)],
      isFraction ? "a part of the superview" : "so many points"
    ) { call in
      let relation: Relation =
        switch call.word(1) {
        case "lessThanOrEqual": .lessOrEqual
        case "greaterThanOrEqual": .greaterOrEqual
        default: .equal
        }
      return .spacerValue(
        SpacerValue(
          number: call.number(0) ?? 0, isFraction: isFraction, verb: Verb(relation)))
    }
  }

  /// StackLayout: trees of rows and columns.
  static let stackLayout: [Member] =
    [
      Member(.type("StackLayout"), "view", [Parameter(nil, .optional(.view))], "a view itself") {
        call in
        if let view = call.view(0) { return .stackLayout(view) }
        return .stackLayout(try call.interpreter.memory.scene.make("UIView", .view))
      },
      Member(
        .type("StackLayout"), "spacing",
        [Parameter("of", .number), Parameter("direction", .choice(.axis))], "so much room"
      ) { call in .stackLayout(try call.room(call.number(0) ?? 0, call.axis(1))) },
      Member(
        .type("StackLayout"), "inset",
        [
          Parameter("by", .number), Parameter("direction", .choice(.axis)),
          Parameter("of", .stackLayout),
        ], "a layout with room before and behind it"
      ) { call in
        guard case .stackLayout(let inner)? = call.values[2] else { return .void }
        let distance = call.number(0) ?? 0
        let axis = call.axis(1)
        let views = [try call.room(distance, axis), inner, try call.room(distance, axis)]
        let value = try call.newStack(
          "UIStackView", StackSettings(axis: axis, alignment: .fill), views, mask: true)
        guard case .item(let item) = value else { return .void }
        return .stackLayout(item.view)
      },
      Member(.stackLayout, get: "view", "the view that it is") { call in
        if case .stackLayout(let view) = call.receiver { .item(ItemRef(view)) } else { .void }
      },
      Member(.stackLayout, "install", [Parameter("in", .view)], "fills a view with it") { call in
        guard case .stackLayout(let view) = call.receiver else { return .void }
        let superview = try call.required(0)
        try call.interpreter.memory.scene.addSubview(view, to: superview)
        try call.interpreter.memory.scene.change(view) { $0.mask = nil }
        for attribute in [Attribute.top, .left, .right, .bottom] {
          let made = try call.interpreter.memory.scene.add(
            ConstraintDraft(ItemRef(view), attribute, .equal, ItemRef(superview), attribute),
            at: (call.place, call.interpreter.source))
          try call.interpreter.memory.scene.activate(made)
        }
        return .void
      },
    ]
    + [("rows", Axis.vertical), ("cols", .horizontal)].map { name, axis in
      Member(
        .type("StackLayout"), name,
        [
          Parameter("alignment", .choice(.stackLayoutAlignment), optional: true),
          Parameter("of", .array(.stackLayout)),
        ], axis == .vertical ? "one below the other" : "one beside the other"
      ) { call in
        let alignment: Stack.Alignment =
          switch call.word(0) {
          case "leading", "left", "top": .leading
          case "trailing", "right", "bottom": .trailing
          case "fill": .fill
          default: .center
          }
        let views = call.list(1).compactMap { value -> ViewRef? in
          if case .stackLayout(let view) = value { view } else { nil }
        }
        let value = try call.newStack(
          "UIStackView", StackSettings(axis: axis, alignment: alignment), views, mask: true)
        guard case .item(let item) = value else { return .void }
        return .stackLayout(item.view)
      }
    }
}

extension Call {
  /// A view that is so long in one direction.
  fileprivate func room(_ distance: Double, _ axis: Axis) throws -> ViewRef {
    let ref = try interpreter.memory.scene.make("UIView", .view, name: "spacing")
    let made = try interpreter.memory.scene.add(
      ConstraintDraft(
        ItemRef(ref), axis == .horizontal ? .width : .height, .equal, nil, nil,
        constant: distance), at: (place, interpreter.source))
    try interpreter.memory.scene.activate(made)
    return ref
  }

  /// Constraints to the superview; none without one.
  fileprivate func pinned(_ parts: [(Attribute, Relation)]) throws -> Value {
    let view = try owner
    guard let superview = interpreter.memory.scene.superview(view) else { return .list([]) }
    try change(receiver) { $0.mask = nil }
    return .list(
      try parts.map { attribute, relation in
        let made = try interpreter.memory.scene.add(
          ConstraintDraft(ItemRef(view), attribute, relation, ItemRef(superview), attribute),
          at: (place, interpreter.source))
        try interpreter.memory.scene.activate(made)
        return .constraint(made)
      })
  }

  /// A width or a height that takes the place of the one before.
  fileprivate func length(_ attribute: Attribute) throws -> Value {
    guard case .spacerValue(let value)? = values[0] else { return .void }
    let view = try owner
    interpreter.memory.scene.nodes[view.number].waiting.removeAll { $0.attribute == attribute }
    // Its own constraint, not one that its superview holds.
    let known = interpreter.memory.scene.constraints.indices.first { index in
      let draft = interpreter.memory.scene.constraints[index].draft
      return draft.first == ItemRef(view) && draft.attribute == attribute
        && (draft.second == nil || draft.second == draft.first)
        && interpreter.memory.scene.isActive(ConstraintRef(number: index))
    }
    if let known { try interpreter.memory.scene.deactivate(ConstraintRef(number: known)) }
    let relation = value.verb.relation(for: attribute)
    if value.isFraction, interpreter.memory.scene.superview(view) == nil {
      interpreter.memory.scene.nodes[view.number].waiting.append(
        WaitingLength(attribute: attribute, relation: relation, multiplier: value.number))
      return receiver
    }
    let superview = value.isFraction ? interpreter.memory.scene.superview(view) : nil
    let made = try interpreter.memory.scene.add(
      ConstraintDraft(
        ItemRef(view), attribute, relation, superview.map { ItemRef($0) },
        superview == nil ? nil : attribute, multiplier: value.isFraction ? value.number : 1,
        constant: value.isFraction ? 0 : value.number, priority: 999),
      at: (place, interpreter.source))
    try interpreter.memory.scene.activate(made)
    return receiver
  }
}
