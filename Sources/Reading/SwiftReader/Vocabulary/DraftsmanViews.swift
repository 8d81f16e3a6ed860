import ConstraintSolver
import DialectCore
import LayoutModel
import LayoutExport
import PlumbLanguage
import UIKitTexts

extension Vocabulary {
  /// Members for Draftsman's sizes and insets.
  static let draftsmanGeometry: [Member] =
    [
      Member(.global, "CGSize", [Parameter("sides", .number)], "a square") {
        let side = try $0.number("sides")
        return .size(Size(width: side, height: side))
      },
      Member(
        .global, "CGRect",
        [
          Parameter("origin", .point, usual: .point(Point(x: 0, y: 0))),
          Parameter("sides", .number),
        ], "a square"
      ) { call in
        let (origin, side) = (try call.point("origin"), try call.number("sides"))
        return .frame(Frame(x: origin.x, y: origin.y, width: side, height: side))
      },
      Member(.global, "UIEdgeInsets", [Parameter("insets", .number)], "the same at every edge") {
        call in .insets(EdgeInsets(all: try call.number("insets")))
      },
    ]
    + ["EdgeOffsets", "EdgeInsets"].map { name in
      Member(
        .global, name,
        ["top", "left", "bottom", "right"].map { Parameter($0, .number, usual: .number(0)) },
        "distances edge by edge", edges)
    }
    + ["EdgeOffsets", "EdgeInsets"].map { name in
      // The labels may be in alphabetical order, too.
      Member(
        .global, name,
        ["left", "top", "bottom", "right"].map { Parameter($0, .number, usual: .number(0)) },
        "distances edge by edge", edges)
    }
    + ["HorizontalOffsets", "HorizontalInsets", "HorizontalConstant"].flatMap { name in
      [("left", "right"), ("leading", "trailing")].map { first, second in
        Member(
          .global, name,
          [
            Parameter(first, .number, usual: .number(0)),
            Parameter(second, .number, usual: .number(0)),
          ], "distances at the sides"
        ) { call in
          .insets(EdgeInsets(left: try call.number(first), right: try call.number(second)))
        }
      }
    }
    + ["VerticalOffsets", "VerticalInsets", "VerticalConstant"].map { name in
      Member(
        .global, name,
        [
          Parameter("top", .number, usual: .number(0)),
          Parameter("bottom", .number, usual: .number(0)),
        ], "distances above and below"
      ) { call in
        .insets(EdgeInsets(top: try call.number("top"), bottom: try call.number("bottom")))
      }
    }
    + ["AxisOffsets", "AxisInsets"].map { name in
      Member(
        .global, name, [Parameter("x", .number), Parameter("y", .number)],
        "horizontal and vertical distances"
      ) { .point(Point(x: try $0.number("x"), y: try $0.number("y"))) }
    }
    + insetForms.map { labels, make in
      Member(
        .global, "UIEdgeInsets",
        labels.map { Parameter($0.0, .number, usual: $0.1 ? .number(0) : nil) }, "distances"
      ) { call in .insets(make(try labels.map { try call.number($0.0) })) }
    }

  private static func edges(_ call: MemberCall) throws -> Value {
    .insets(
      EdgeInsets(
        top: try call.number("top"), left: try call.number("left"),
        bottom: try call.number("bottom"), right: try call.number("right")))
  }

  /// The forms of insets by their sides, with the numbers that may be omitted.
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

  /// Members for Draftsman's stacks, boxes and spacers.
  static let draftsmanViews: [Member] =
    [
      Member(.global, "SpacerView", [], "a flexible spacer") { call in
        try call.newSpacer("SpacerView", .draftsman(nil))
      },
      Member(.global, "SpacerView", [Parameter(nil, .number)], "a spacer with a minimum length") {
        call in try call.newSpacer("SpacerView", .draftsman(try call.number()))
      },
      Member(
        .global, "UIStackView",
        [
          Parameter("axis", .choice(.axis)),
          Parameter("margins", .optional(.insets), optional: true),
          Parameter("distribution", .choice(.distribution), usual: .word(named: "fill")),
          Parameter("alignment", .choice(.alignment), usual: .word(named: "fill")),
          Parameter("spacing", .number, usual: .number(0)),
        ], "a stack with its settings"
      ) { call in
        try call.newStack(
          "UIStackView",
          StackSettings(
            axis: try call.axis("axis"), alignment: try call.alignment("alignment"),
            distribution: try call.distribution("distribution"),
            spacing: try call.number("spacing"), margins: try call.insets(ifAny: "margins"),
            keepsMargins: true), [], mask: true)
      },
      Member(
        .global, "ScrollableStackView",
        [
          Parameter("frame", .frame, optional: true), Parameter("axis", .choice(.axis)),
          Parameter("margins", .optional(.insets), optional: true),
          Parameter("alignment", .choice(.alignment), usual: .word(named: "center")),
          Parameter("spacing", .number, usual: .number(0)),
        ], "a stack that scrolls"
      ) { call in
        .item(
          ItemRef(
            try call.newScroll(
              StackSettings(
                axis: try call.axis("axis"), alignment: try call.alignment("alignment"),
                distribution: .equalSpacing, spacing: try call.number("spacing"),
                margins: try call.insets(ifAny: "margins"), keepsMargins: true))))
      },
      Member(
        .global, "ScrollableStackView", [Parameter("frame", .frame, optional: true)],
        "a column that scrolls"
      ) { call in
        let scroll = try call.newScroll(
          StackSettings(
            axis: .vertical, alignment: .center, distribution: .equalSpacing, spacing: 0,
            margins: nil, keepsMargins: true))
        if case .frame(let frame) = try call.value("frame") {
          call.interpreter.memory.scene.nodes[scroll.number].frame = frame
          try call.interpreter.memory.scene.change(scroll) {
            $0.mask = AutoresizingMask(frame: frame)
          }
        }
        return .item(ItemRef(scroll))
      },
      Member(
        .global, "Margined",
        [Parameter("by", .insets), Parameter(nil, .builder)], "a box around what is inside"
      ) { call in
        var draft = Draft(try call.interpreter.memory.scene.make("UIView", .view, name: "box"))
        let margins = try call.insets("by")
        draft.contents = try call.planned().map { inner in
          // The relation is added last, because the last relation of the same anchors counts.
          var inner = inner.finished
          inner.templates.append(
            DraftTemplate(
              ConstraintTemplate(
                ItemRef(inner.view), edgePath, Verb(.equal, .spacing), .placeholder(.parent),
                constant: .inwardEdges(margins)), at: call.codePlace))
          return inner
        }
        return .draft(draft)
      },
    ]
    + stacked("HStacked", .horizontal) + stacked("VStacked", .vertical)
    + scrolling("HScrollableStacked", .horizontal) + scrolling("VScrollableStacked", .vertical)

  private static let edgePath = AnchorShortcut.draftsman["edges"]

  private static func stacked(_ name: String, _ axis: Axis) -> [Member] {
    [("margins", ValueType.optional(.insets), true), ("margin", .insets, false)].map {
      label, type, isOptional in
      Member(
        .global, name,
        [
          Parameter(label, type, optional: isOptional),
          Parameter("distribution", .choice(.distribution), usual: .word(named: "fill")),
          Parameter("alignment", .choice(.alignment), usual: .word(named: "fill")),
          Parameter("spacing", .number, usual: .number(0)), Parameter(nil, .builder),
        ], "a stack that arranges what is inside"
      ) { call in
        let value = try call.newStack(
          "UIStackView",
          StackSettings(
            axis: axis, alignment: try call.alignment("alignment"),
            distribution: try call.distribution("distribution"),
            spacing: try call.number("spacing"), margins: try call.insets(ifAny: label),
            keepsMargins: true), [])
        var draft = Draft(try value.asItem.view)
        draft.stackContents = try call.planned()
        return .draft(draft)
      }
    } + [
      Member(
        .global, name, [Parameter(nil, .view), Parameter(nil, .builder)],
        "a stack that arranges what is inside"
      ) { call in
        var draft = Draft(try call.view())
        let stack = try call.interpreter.memory.scene.stack(draft.view)
        try call.interpreter.memory.scene.change(stack) { $0.stack?.axis = axis }
        draft.stackContents = try call.planned()
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
          Parameter("alignment", .choice(.alignment), usual: .word(named: "fill")),
          Parameter("spacing", .number, usual: .number(0)), Parameter(nil, .builder),
        ], "a stack that scrolls"
      ) { call in
        var draft = Draft(
          try call.newScroll(
            StackSettings(
              axis: axis, alignment: try call.alignment("alignment"),
              distribution: .equalSpacing, spacing: try call.number("spacing"),
              margins: try call.insets(ifAny: label), keepsMargins: true)))
        draft.stackContents = try call.planned()
        return .draft(draft)
      }
    } + [
      Member(
        .global, name, [Parameter(nil, .view), Parameter(nil, .builder)], "a stack that scrolls"
      ) { call in
        var draft = Draft(try call.view())
        _ = try call.interpreter.memory.scene.stack(draft.view)
        draft.stackContents = try call.planned()
        return .draft(draft)
      }
    ]
  }
}

extension EdgeInsets {
  /// Creates insets that are the same on all sides.
  init(all: Double) { self.init(top: all, left: all, bottom: all, right: all) }
}

extension MemberCall {
  /// Makes a spacer.
  func newSpacer(_ className: String, _ rule: SpacerRule) throws -> Value {
    let ref = try interpreter.memory.scene.make(className, .view, name: "spacer")
    interpreter.memory.scene.setSpacer(ref, rule)
    return .item(ItemRef(ref))
  }

  /// Makes a scroll view with a stack inside that has its width, or its height for a horizontal
  /// stack.
  fileprivate func newScroll(_ settings: StackSettings) throws -> ViewRef {
    let scroll = try interpreter.memory.scene.make("ScrollableStackView", .scroll, name: "scroll")
    let inner = try interpreter.memory.scene.make("UIStackView", .stack)
    try configure(inner, settings)
    try interpreter.memory.scene.addSubview(inner, to: scroll)
    interpreter.memory.scene.nodes[scroll.number].inner = inner
    let across: Attribute = settings.axis == .vertical ? .width : .height
    let edges = AnchorShortcut.draftsman["edges"].members
    for attribute in edges + [across] {
      let made = try interpreter.memory.scene.add(
        ConstraintDraft(ItemRef(inner), attribute, .equal, ItemRef(scroll), attribute))
      try interpreter.memory.scene.activate(made)
    }
    return scroll
  }
}
