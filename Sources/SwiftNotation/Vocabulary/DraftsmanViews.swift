import ConstraintSolver
import LayoutDialect
import LayoutModel
import LayoutNotation

extension Vocabulary {
  /// Draftsman's sizes and insets.
  static let draftsmanGeometry: [Member] =
    [
      Member(.global, "CGSize", [Parameter("sides", .number)], "a square") {
        .size(Size(width: $0.number(0) ?? 0, height: $0.number(0) ?? 0))
      },
      Member(
        .global, "CGRect", [Parameter("origin", .point), Parameter("sides", .number)], "a square"
      ) { call in
        guard case .point(let origin)? = call.values[0] else { return .void }
        let side = call.number(1) ?? 0
        return .frame(Frame(x: origin.x, y: origin.y, width: side, height: side))
      },
      Member(.global, "UIEdgeInsets", [Parameter("insets", .number)], "the same at every edge") {
        call in .insets(EdgeInsets(all: call.number(0) ?? 0))
      },
    ]
    + ["EdgeOffsets", "EdgeInsets"].map { name in
      Member(
        .global, name,
        ["top", "left", "bottom", "right"].map { Parameter($0, .number, optional: true) },
        "distances edge by edge"
      ) { call in
        .insets(
          EdgeInsets(
            top: call.number(0) ?? 0, left: call.number(1) ?? 0, bottom: call.number(2) ?? 0,
            right: call.number(3) ?? 0))
      }
    }
    + ["EdgeOffsets", "EdgeInsets"].map { name in
      // In the order of the alphabet, as people also write them.
      Member(
        .global, name,
        ["left", "top", "bottom", "right"].map { Parameter($0, .number, optional: true) },
        "distances edge by edge"
      ) { call in
        .insets(
          EdgeInsets(
            top: call.number(1) ?? 0, left: call.number(0) ?? 0, bottom: call.number(2) ?? 0,
            right: call.number(3) ?? 0))
      }
    }
    + ["HorizontalOffsets", "HorizontalInsets", "HorizontalConstant"].flatMap { name in
      [("left", "right"), ("leading", "trailing")].map { first, second in
        Member(
          .global, name,
          [Parameter(first, .number, optional: true), Parameter(second, .number, optional: true)],
          "distances at the sides"
        ) { call in .insets(EdgeInsets(left: call.number(0) ?? 0, right: call.number(1) ?? 0)) }
      }
    }
    + ["VerticalOffsets", "VerticalInsets", "VerticalConstant"].map { name in
      Member(
        .global, name,
        [Parameter("top", .number, optional: true), Parameter("bottom", .number, optional: true)],
        "distances above and below"
      ) { call in .insets(EdgeInsets(top: call.number(0) ?? 0, bottom: call.number(1) ?? 0)) }
    }
    + ["AxisOffsets", "AxisInsets"].map { name in
      Member(
        .global, name, [Parameter("x", .number), Parameter("y", .number)],
        "distances across and down"
      ) { .point(Point(x: $0.number(0) ?? 0, y: $0.number(1) ?? 0)) }
    }
    + insetForms.map { labels, make in
      Member(
        .global, "UIEdgeInsets",
        labels.map { Parameter($0.0, .number, optional: $0.1) }, "distances"
      ) { call in .insets(make(labels.indices.map { call.number($0) ?? 0 })) }
    }

  /// The ways to write insets by their sides, with which of their numbers may be left out.
  private static let insetForms:
    [(labels: [(String, Bool)], make: @Sendable ([Double]) -> EdgeInsets)] = [
      (
        [("vertical", false), ("horizontal", false)],
        { EdgeInsets(top: $0[0], left: $0[1], bottom: $0[0], right: $0[1]) }
      ),
      (
        [("horizontal", false), ("vertical", false)],
        { EdgeInsets(top: $0[1], left: $0[0], bottom: $0[1], right: $0[0]) }
      ),
      (
        [("vertical", false), ("left", true), ("right", true)],
        { EdgeInsets(top: $0[0], left: $0[1], bottom: $0[0], right: $0[2]) }
      ),
      (
        [("horizontal", false), ("top", true), ("bottom", true)],
        { EdgeInsets(top: $0[1], left: $0[0], bottom: $0[2], right: $0[0]) }
      ),
      (
        [("top", false), ("horizontal", false), ("bottom", true)],
        { EdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[1]) }
      ),
      (
        [("bottom", false), ("horizontal", false)],
        { EdgeInsets(top: 0, left: $0[1], bottom: $0[0], right: $0[1]) }
      ),
      (
        [("left", false), ("vertical", false), ("right", true)],
        { EdgeInsets(top: $0[1], left: $0[0], bottom: $0[1], right: $0[2]) }
      ),
      (
        [("right", false), ("vertical", false)],
        { EdgeInsets(top: $0[1], left: 0, bottom: $0[1], right: $0[0]) }
      ),
    ]

  /// Draftsman's stacks, boxes and spacers.
  static let draftsmanViews: [Member] =
    [
      Member(.global, "SpacerView", [], "a spacer that gives way") { call in
        try call.newSpacer("SpacerView", .draftsman(nil))
      },
      Member(.global, "SpacerView", [Parameter(nil, .number)], "a spacer at least so long") {
        call in try call.newSpacer("SpacerView", .draftsman(call.number(0)))
      },
      Member(
        .global, "UIStackView",
        [
          Parameter("axis", .choice(.axis)),
          Parameter("margins", .optional(.insets), optional: true),
          Parameter("distribution", .choice(.distribution), optional: true),
          Parameter("alignment", .choice(.alignment), optional: true),
          Parameter("spacing", .number, optional: true),
        ], "a stack with its settings"
      ) { call in
        try call.newStack(
          "UIStackView",
          StackSettings(
            axis: call.axis(0), alignment: call.alignment(3), distribution: call.distribution(2),
            spacing: call.number(4) ?? 0, margins: call.insets(at: 1), keepsMargins: true), [],
          mask: true)
      },
      Member(
        .global, "ScrollableStackView",
        [
          Parameter("frame", .frame, optional: true), Parameter("axis", .choice(.axis)),
          Parameter("margins", .optional(.insets), optional: true),
          Parameter("alignment", .choice(.alignment), optional: true),
          Parameter("spacing", .number, optional: true),
        ], "a stack that scrolls"
      ) { call in
        .item(
          ItemRef(
            try call.newScroll(
              StackSettings(
                axis: call.axis(1), alignment: call.word(3) == nil ? .center : call.alignment(3),
                distribution: .equalSpacing, spacing: call.number(4) ?? 0,
                margins: call.insets(at: 2), keepsMargins: true))))
      },
      Member(
        .global, "Margined",
        [Parameter("by", .insets), Parameter(nil, .builder)], "a box around what is inside"
      ) { call in
        var draft = Draft(try call.interpreter.memory.scene.make("UIView", .view, name: "box"))
        let margins = call.insets(at: 0) ?? EdgeInsets()
        draft.contents = try call.planned(1).map { inner in
          // Behind what was said about it before: the last relation of the same anchors counts.
          var inner = inner.finished
          inner.templates.append(
            DraftTemplate(
              template: ConstraintTemplate(
                ItemRef(inner.view), edges, Verb(.equal, .spacing), .placeholder(.parent),
                constant: .inwardEdges(margins)), place: call.place,
              source: call.interpreter.source))
          return inner
        }
        return .draft(draft)
      },
    ]
    + stacked("HStacked", .horizontal) + stacked("VStacked", .vertical)
    + scrolling("HScrollableStacked", .horizontal) + scrolling("VScrollableStacked", .vertical)

  private static let edges = AnchorPath(
    AnchorShortcut.draftsman.first { $0.name == "edges" }?.members ?? [])

  private static func stacked(_ name: String, _ axis: Axis) -> [Member] {
    [("margins", ValueType.optional(.insets), true), ("margin", .insets, false)].map {
      label, type, isOptional in
      Member(
        .global, name,
        [
          Parameter(label, type, optional: isOptional),
          Parameter("distribution", .choice(.distribution), optional: true),
          Parameter("alignment", .choice(.alignment), optional: true),
          Parameter("spacing", .number, optional: true), Parameter(nil, .builder),
        ], "a stack that arranges what is inside"
      ) { call in
        let value = try call.newStack(
          "UIStackView",
          StackSettings(
            axis: axis, alignment: call.alignment(2), distribution: call.distribution(1),
            spacing: call.number(3) ?? 0, margins: call.insets(at: 0), keepsMargins: true), [])
        guard case .item(let item) = value else { return .void }
        var draft = Draft(item.view)
        draft.stackContents = try call.planned(4)
        return .draft(draft)
      }
    } + [
      Member(
        .global, name, [Parameter(nil, .view), Parameter(nil, .builder)],
        "a stack that arranges what is inside"
      ) { call in
        var draft = Draft(try call.required(0))
        let stack = try call.interpreter.memory.scene.stack(draft.view)
        try call.interpreter.memory.scene.change(stack) { $0.stack?.axis = axis }
        draft.stackContents = try call.planned(1)
        return .draft(draft)
      }
    ]
  }

  private static func scrolling(_ name: String, _ axis: Axis) -> [Member] {
    [("margins", ValueType.optional(.insets), true), ("margin", .insets, false)].map {
      label, type, isOptional in
      Member(
        .global, name,
        [
          Parameter(label, type, optional: isOptional),
          Parameter("alignment", .choice(.alignment), optional: true),
          Parameter("spacing", .number, optional: true), Parameter(nil, .builder),
        ], "a stack that scrolls"
      ) { call in
        var draft = Draft(
          try call.newScroll(
            StackSettings(
              axis: axis, alignment: call.alignment(1), distribution: .equalSpacing,
              spacing: call.number(2) ?? 0, margins: call.insets(at: 0), keepsMargins: true)))
        draft.stackContents = try call.planned(3)
        return .draft(draft)
      }
    } + [
      Member(
        .global, name, [Parameter(nil, .view), Parameter(nil, .builder)], "a stack that scrolls"
      ) { call in
        var draft = Draft(try call.required(0))
        _ = try call.interpreter.memory.scene.stack(draft.view)
        draft.stackContents = try call.planned(1)
        return .draft(draft)
      }
    ]
  }
}

extension EdgeInsets {
  /// The same distance from every side.
  init(all: Double) { self.init(top: all, left: all, bottom: all, right: all) }
}

extension Call {
  func alignment(_ index: Int) -> Stack.Alignment {
    word(index).flatMap { Stack.Alignment(name: $0.lowercasedFirst) } ?? .fill
  }

  func distribution(_ index: Int) -> Stack.Distribution {
    word(index).flatMap { Stack.Distribution(rawValue: $0) } ?? .fill
  }

  /// A new view that keeps a length along the stack it will be in.
  func newSpacer(_ className: String, _ rule: SpacerRule) throws -> Value {
    let ref = try interpreter.memory.scene.make(className, .view, name: "spacer")
    interpreter.memory.scene.setSpacer(ref, rule)
    return .item(ItemRef(ref))
  }

  /// A scroll view with a stack inside that is as wide, or as high, as it.
  fileprivate func newScroll(_ settings: StackSettings) throws -> ViewRef {
    let scroll = try interpreter.memory.scene.make("ScrollableStackView", .scroll, name: "scroll")
    let inner = try interpreter.memory.scene.make("UIStackView", .stack)
    try configure(inner, settings)
    try interpreter.memory.scene.addSubview(inner, to: scroll)
    interpreter.memory.scene.nodes[scroll.number].inner = inner
    let across: Attribute = settings.axis == .vertical ? .width : .height
    let edges = AnchorShortcut.draftsman.first { $0.name == "edges" }?.members ?? []
    for attribute in edges + [across] {
      let made = try interpreter.memory.scene.add(
        ConstraintDraft(ItemRef(inner), attribute, .equal, ItemRef(scroll), attribute))
      try interpreter.memory.scene.activate(made)
    }
    return scroll
  }
}
