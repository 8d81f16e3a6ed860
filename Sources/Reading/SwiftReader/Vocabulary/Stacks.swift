import ConstraintSolver
import DialectCore
import LayoutModel
import PlumbLanguage
import UIKitTexts

extension Vocabulary {
  /// Members for Stacks: stacks with spacers, and their result builders.
  static let stacks: [Member] = functions + builders + modifiers + lengths

  private static let functions: [Member] =
    [("vStack", Axis.vertical), ("hStack", .horizontal)].map { name, axis in
      Member(
        .type("UIView"), name,
        [
          Parameter("alignment", .choice(.alignment), usual: .word(named: "fill")),
          Parameter("distribution", .choice(.distribution), usual: .word(named: "fill")),
          Parameter("spacing", .number, usual: .number(0)),
          Parameter("margins", .optional(.insets), optional: true),
          Parameter(nil, .array(.view)),
        ], "a stack that arranges these views"
      ) { call in
        try call.newStack(
          "UIStackView",
          StackSettings(
            axis: axis, alignment: try call.alignment("alignment"),
            distribution: try call.distribution("distribution"),
            spacing: try call.number("spacing"), margins: try call.insets(ifAny: "margins")),
          try call.views(), mask: true)
      }
    } + [
      Member(.type("UIView"), "spacer", [Parameter("length", .number)], "a spacer of that length") {
        call in try call.newSpacer("Spacer", .stacks(try call.number("length"), .equal))
      },
      Member(
        .type("UIView"), "spacer", [Parameter("minLength", .number, usual: .number(0))],
        "a spacer with a minimum length"
      ) { call in
        try call.newSpacer("Spacer", .stacks(try call.number("minLength"), .greaterOrEqual))
      },
      Member(.type("UIEdgeInsets"), "all", [Parameter(nil, .number)], "the same at every edge") {
        .insets(EdgeInsets(all: try $0.number()))
      },
      Member(
        .global, "UIEdgeInsets", [Parameter("v", .number), Parameter("h", .number)],
        "distances above and below, and at the sides"
      ) { call in
        let (v, h) = (try call.number("v"), try call.number("h"))
        return .insets(EdgeInsets(top: v, left: h, bottom: v, right: h))
      },
    ]

  private static let builders: [Member] = [("VStack", Axis.vertical), ("HStack", .horizontal)]
    .flatMap { name, axis in
      [nil, "nodes"].map { label in
        Member(.global, name, [Parameter(label, .builder)], "a stack of what is inside") { call in
          let closure = try call.closure(label)
          let value = try call.newStack(name, StackSettings(axis: axis), [])
          guard case .item(let stack) = value,
            case .list(let values) = try call.interpreter.run(closure, asBuilder: true)
          else { return value }
          for node in values {
            guard let fitting = try call.interpreter.fitted(node, .view),
              case .item(let view) = fitting
            else {
              throw Failure(.swift, "\(node.inWords) cannot go into a \(name)")
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
      _ = try call.changeStack { $0.alignment = try call.alignment() }
      return call.receiver
    },
    Member(
      .stackView, "distribution", [Parameter(nil, .choice(.distribution))], "along the axis"
    ) { call in
      _ = try call.changeStack { $0.distribution = try call.distribution() }
      return call.receiver
    },
    Member(.stackView, "spacing", [Parameter(nil, .number)], "between neighbours") { call in
      _ = try call.changeStack { $0.spacing = try call.number() }
      return call.receiver
    },
    Member(
      .view, "contentHuggingPriority",
      [Parameter(nil, .priority), Parameter("axis", .choice(.axis))],
      "how strongly it resists growing"
    ) { call in
      try call.change(call.receiver) {
        $0.mask = nil
        $0.hugging[try call.axis("axis")] = try call.priority()
      }
      return call.receiver
    },
    Member(
      .view, "contentCompressionResistancePriority",
      [Parameter(nil, .priority), Parameter("axis", .choice(.axis))],
      "how strongly it resists shrinking"
    ) { call in
      try call.change(call.receiver) {
        $0.mask = nil
        $0.resistance[try call.axis("axis")] = try call.priority()
      }
      return call.receiver
    },
    Member(.view, "centerInSuperview", [], "centred, within the edges") { call in
      try call.pinned(.centre)
    },
    Member(.view, "pinToHorizontalEdges", [], "as wide as the superview") { call in
      try call.pinned(.sides)
    },
    Member(.view, "width", [Parameter(nil, .spacerValue)], "that width, with priority 999") {
      call in
      try call.change(call.receiver) { $0.mask = nil }
      return try call.length(.width)
    },
    Member(.view, "height", [Parameter(nil, .spacerValue)], "that height, with priority 999") {
      call in
      try call.length(.height)
    },
  ]

  private static let lengths: [Member] = [("fraction", true), ("point", false)].map {
    name, isFraction in
    Member(
      .type("SpacerValue"), name,
      [Parameter(nil, .number), Parameter(nil, .choice(.relation), usual: .word(named: "equal"))],
      isFraction ? "a share of the superview" : "a number of points"
    ) { call in
      .spacerValue(
        StackLength(try call.number(), isFraction: isFraction, try call.relation()))
    }
  }

  /// Members for StackLayout: trees of rows and columns.
  static let stackLayout: [Member] =
    [
      Member(.type("StackLayout"), "view", [Parameter(nil, .optional(.view))], "a view itself") {
        call in
        if let item = try call.item(ifAny: nil) { return .stackLayout(item.view) }
        return .stackLayout(try call.interpreter.memory.scene.make("UIView", .view))
      },
      Member(
        .type("StackLayout"), "spacing",
        [Parameter("of", .number), Parameter("direction", .choice(.axis))], "that much room"
      ) { call in
        .stackLayout(try call.room(try call.number("of"), try call.axis("direction")))
      },
      Member(
        .type("StackLayout"), "inset",
        [
          Parameter("by", .number), Parameter("direction", .choice(.axis)),
          Parameter("of", .stackLayout),
        ], "a layout with room before and after it"
      ) { call in
        let inner = try call.stackLayout("of")
        let (distance, axis) = (try call.number("by"), try call.axis("direction"))
        let views = [try call.room(distance, axis), inner, try call.room(distance, axis)]
        let value = try call.newStack(
          "UIStackView", StackSettings(axis: axis, alignment: .fill), views, mask: true)
        return .stackLayout(try value.asItem.view)
      },
      Member(.stackLayout, get: "view", "its view") { call in
        .item(ItemRef(try call.receiver.asStackLayout))
      },
      Member(.stackLayout, "install", [Parameter("in", .view)], "fills a view with it") { call in
        let view = try call.receiver.asStackLayout
        let superview = try call.view("in")
        try call.interpreter.memory.scene.install(view, in: superview, at: call.codePlace)
        try call.interpreter.skipRefused()
        return .void
      },
    ]
    + [("rows", Axis.vertical), ("cols", .horizontal)].map { name, axis in
      Member(
        .type("StackLayout"), name,
        [
          Parameter(
            "alignment", .choice(.stackLayoutAlignment), usual: .word(named: "center")),
          Parameter("of", .array(.stackLayout)),
        ], axis == .vertical ? "one below another" : "side by side"
      ) { call in
        let alignment: Stack.Alignment =
          switch try call.word("alignment") {
          case "leading", "left", "top": .leading
          case "trailing", "right", "bottom": .trailing
          case "fill": .fill
          default: .center
          }
        let views = try call.list("of").compactMap { value -> ViewRef? in
          if case .stackLayout(let view) = value { view } else { nil }
        }
        let value = try call.newStack(
          "UIStackView", StackSettings(axis: axis, alignment: alignment), views, mask: true)
        return .stackLayout(try value.asItem.view)
      }
    }
}

extension MemberCall {
  /// Makes a view with a fixed length along an axis.
  fileprivate func room(_ distance: Double, _ axis: Axis) throws -> ViewRef {
    let ref = try interpreter.memory.scene.make("UIView", .view, name: "spacing")
    let made = try interpreter.memory.scene.add(
      ConstraintDraft(
        ItemRef(ref), axis == .horizontal ? .width : .height, .equal, nil, nil,
        constant: distance), at: codePlace)
    try interpreter.memory.scene.activate(made)
    return ref
  }

  /// Makes constraints to the superview; none if there is no superview.
  fileprivate func pinned(_ pinning: Pinning) throws -> Value {
    let made = try interpreter.memory.scene.pin(try owner, pinning, at: codePlace)
    try interpreter.skipRefused()
    return .list(made.map { .constraint($0) })
  }

  /// Sets a width or height, replacing the previous one.
  fileprivate func length(_ attribute: Attribute) throws -> Value {
    let value = try value().asSpacerValue
    let view = try owner
    interpreter.memory.scene.nodes[view.number].waiting.removeAll { $0.attribute == attribute }
    // Only a constraint of the view itself is replaced, not one that its superview holds.
    let known = interpreter.memory.scene.constraints.indices.first { index in
      let draft = interpreter.memory.scene.constraints[index].draft
      return draft.first == ItemRef(view) && draft.attribute == attribute
        && (draft.second == nil || draft.second == draft.first)
        && interpreter.memory.scene.isActive(ConstraintRef(number: index))
    }
    if let known { try interpreter.memory.scene.deactivate(ConstraintRef(number: known)) }
    let superview = interpreter.memory.scene.superview(view).map { ItemRef($0) }
    guard let rule = value.rule(for: ItemRef(view), attribute, in: superview) else {
      interpreter.memory.scene.nodes[view.number].waiting.append(
        WaitingLength(attribute: attribute, length: value))
      return receiver
    }
    try interpreter.memory.scene.activate(
      try interpreter.memory.scene.add(rule, at: codePlace))
    return receiver
  }
}
