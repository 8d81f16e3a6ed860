import LayoutModel
import PlumbLanguage
import UIKitTexts

extension Vocabulary {
  /// The initialisers of views.
  static let viewClasses: [Member] =
    ViewClass.all.flatMap { type in
      ([[], ["frame"]] + type.initialisers).map { labels in
        Member(
          .global, type.name, labels.map { Parameter($0, argumentTypes[$0] ?? .any) },
          "a new \(type.kind.rawValue)"
        ) { call in
          let value = try call.newView(
            type, frame: labels.contains("frame") ? try call.frame("frame") : .zero)
          for label in labels { try call.take(label, into: value) }
          return value
        }
      }
    } + [
      Member(.global, "UILabel", [Parameter("text", .optional(.text))], "a label with this text") {
        call in
        let value = try call.newView(.label)
        let text = try call.text(ifAny: "text")
        try call.change(value) { $0.text = text }
        return value
      },
      Member(
        .global, "UIStackView", [Parameter("arrangedSubviews", .array(.view))],
        "a stack that arranges these views"
      ) { call in
        try call.newStack(
          "UIStackView", StackSettings(), try call.views("arrangedSubviews"), mask: true)
      },
      Member(.global, "UILayoutGuide", [], "a rectangle that is not a view") { call in
        .item(ItemRef(try call.interpreter.memory.scene.make("UILayoutGuide", .guide)))
      },
    ]

  /// The types of those arguments of initialisers that affect a layout.
  private static let argumentTypes: [String: ValueType] = [
    "frame": .frame, "items": .optional(.array(.any)),
  ]

  /// Members for the view hierarchy and content priorities.
  static let viewMembers: [Member] =
    [
      Member(.view, "addSubview", [Parameter(nil, .view)], "puts a view inside, in front") { call in
        try call.interpreter.memory.scene.addSubview(try call.view(), to: try call.owner)
        return .void
      },
      Member(
        .view, "insertSubview", [Parameter(nil, .view), Parameter("at", .number)],
        "puts a view inside"
      ) { call in
        let place = try call.count("at", saying: "a position is a whole number, 0 or more")
        return try call.insert { _ in place }
      },
      Member(
        .view, "insertSubview", [Parameter(nil, .view), Parameter("belowSubview", .view)],
        "puts a view inside, behind another one"
      ) { call in try call.insert { try call.place(of: "belowSubview", in: $0) } },
      Member(
        .view, "insertSubview", [Parameter(nil, .view), Parameter("aboveSubview", .view)],
        "puts a view inside, in front of another one"
      ) { call in try call.insert { try call.place(of: "aboveSubview", in: $0) + 1 } },
      Member(.view, "removeFromSuperview", [], "takes it out of its superview") { call in
        try call.interpreter.memory.scene.removeFromSuperview(try call.owner)
        return .void
      },
      Member(.view, "bringSubviewToFront", [Parameter(nil, .view)], "in front of all others") {
        call in
        try call.interpreter.memory.scene.reorder(try call.view(), toFront: true)
        return .void
      },
      Member(.view, "sendSubviewToBack", [Parameter(nil, .view)], "behind all others") { call in
        try call.interpreter.memory.scene.reorder(try call.view(), toFront: false)
        return .void
      },
      Member(.view, "addLayoutGuide", [Parameter(nil, .item)], "puts a guide inside") { call in
        try call.interpreter.memory.scene.addGuide(try call.view(), to: try call.owner)
        return .void
      },
      Member(.view, "removeLayoutGuide", [Parameter(nil, .item)], "takes a guide out") { call in
        try call.interpreter.memory.scene.removeGuide(try call.view())
        return .void
      },
      Member(.view, "addConstraint", [Parameter(nil, .constraint)], "activates a constraint") {
        call in
        for ref in try call.constraints() { try call.interpreter.add(ref, to: try call.owner) }
        return .void
      },
      Member(
        .view, "addConstraints", [Parameter(nil, .array(.constraint))], "activates constraints"
      ) { call in
        for ref in try call.constraints() { try call.interpreter.addOne(ref, to: try call.owner) }
        return .void
      },
      Member(.view, "removeConstraint", [Parameter(nil, .constraint)], "deactivates a constraint") {
        call in
        for ref in try call.constraints() { try call.interpreter.memory.scene.deactivate(ref) }
        return .void
      },
      Member(
        .view, "removeConstraints", [Parameter(nil, .array(.constraint))], "deactivates constraints"
      ) { call in
        for ref in try call.constraints() { try call.interpreter.memory.scene.deactivate(ref) }
        return .void
      },
      Member(
        .view, "setContentHuggingPriority",
        [Parameter(nil, .priority), Parameter("for", .choice(.axis))],
        "how strongly it resists growing"
      ) { call in
        try call.change(call.receiver) { $0.hugging[try call.axis("for")] = try call.priority() }
        return .void
      },
      Member(
        .view, "setContentCompressionResistancePriority",
        [Parameter(nil, .priority), Parameter("for", .choice(.axis))],
        "how strongly it resists shrinking"
      ) { call in
        try call.change(call.receiver) { $0.resistance[try call.axis("for")] = try call.priority() }
        return .void
      },
      Member(
        .view, "exchangeSubview", [Parameter("at", .number), Parameter("withSubviewAt", .number)],
        "swaps two subviews"
      ) { call in
        var views = call.interpreter.memory.scene.subviews(try call.owner)
        let place = "a position is a whole number, 0 or more"
        let limit = views.count - 1
        let first = try call.count("at", upTo: limit, saying: place)
        views.swapAt(first, try call.count("withSubviewAt", upTo: limit, saying: place))
        for view in views { try call.interpreter.memory.scene.reorder(view, toFront: true) }
        return .void
      },
      Member(.view, "isDescendant", [Parameter("of", .view)], "whether it is inside a view") {
        call in
        let (view, other) = (try call.owner, try call.view("of"))
        return .truth(view == other || call.interpreter.memory.scene.isInside(view, other))
      },
      Member(.view, get: "layoutGuides", "the guides inside it") { call in
        var scene = call.interpreter.memory.scene
        let owner = try call.owner
        return .list(
          scene.nodes.indices.map(ViewRef.init(number:)).filter {
            scene.nodes[$0.number].kind == .guide && scene.superview($0) == owner
          }.map { .item(ItemRef($0)) })
      },
      Member(
        .view, "contentHuggingPriority", [Parameter("for", .choice(.axis))],
        "how strongly it resists growing"
      ) { .number(try $0.look.hugging[try $0.axis("for")]) },
      Member(
        .view, "contentCompressionResistancePriority", [Parameter("for", .choice(.axis))],
        "how strongly it resists shrinking"
      ) { .number(try $0.look.resistance[try $0.axis("for")]) },
      Member(.view, get: "superview", "the view it is inside") { call in
        try call.interpreter.assumeSuperview(of: try call.owner)
        let superview = call.interpreter.memory.scene.superview(try call.owner)
        return superview.map { .item(ItemRef($0)) } ?? .null
      },
      Member(.view, get: "next", "what answers after it: its superview; controllers are left out") {
        call in
        let superview = call.interpreter.memory.scene.superview(try call.owner)
        return superview.map { .item(ItemRef($0)) } ?? .null
      },
      Member(.view, get: "subviews", "the views inside it, back to front") { call in
        .list(
          call.interpreter.memory.scene.subviews(try call.owner).map { .item(ItemRef($0)) })
      },
      Member(.guide, get: "owningView", "the view it belongs to") { call in
        let item = try call.subject
        if item.guide != nil { return .item(ItemRef(item.view)) }
        return call.interpreter.memory.scene.superview(item.view).map { .item(ItemRef($0)) }
          ?? .null
      },
      Member(
        .view, "invalidateIntrinsicContentSize", [], "asks its class again for its content size"
      ) { call in
        let node = call.interpreter.memory.scene.nodes[try call.owner.number]
        if let object = node.object { try call.interpreter.measure(object) }
        return .void
      },
      Member(.view, get: "titleLabel", "the label of a button") { $0.receiver },
      Member(.view, get: "contentView", "where the content of a cell goes") { $0.receiver },
    ]
    + [
      "layoutIfNeeded", "setNeedsLayout", "updateConstraintsIfNeeded", "setNeedsUpdateConstraints",
      "setNeedsDisplay", "startAnimating", "stopAnimating", "reloadData",
    ].map { name in
      // The layout of the shell is always up to date.
      Member(.view, name, [], "changes no layout here") { call in
        if name == "layoutIfNeeded" { call.interpreter.hasLaidOut = true }
        call.interpreter.ignore("\(name)()")
        return .void
      }
    }
}

extension MemberCall {
  /// The view before the dot.
  var owner: ViewRef { get throws { try subject.view } }

  /// Makes a view with a frame, without a superview.
  func newView(
    _ viewClass: ViewClass, as className: String? = nil, frame: Frame = .zero
  ) throws -> Value {
    let ref = try interpreter.memory.scene.make(viewClass, as: className)
    // As in UIKit, the mask makes rules until it is turned off.
    try interpreter.memory.scene.change(ref) { $0.mask = AutoresizingMask(frame: frame) }
    return .item(ItemRef(ref))
  }

  /// Applies an argument of an initialiser to the new view.
  fileprivate func take(_ label: String, into value: Value) throws {
    switch label {
    case "items":
      let titles = try list(label).compactMap { if case .text(let text) = $0 { text } else { nil } }
      try change(value) { $0.text = titles.joined(separator: "|") }
    case "image":
      interpreter.note("the size of an image is not known: content NAME WxH sets it")
    case "style": try setStyle(try self.value(label), of: value)
    case "configuration": try configure(value, try self.value(label))
    default: break
    }
  }

  /// Gives a view the size of its class in a style, if that depends on the style.
  func setStyle(_ style: Value, of view: Value) throws {
    guard case .item(let item) = view else { return }
    let type = interpreter.memory.scene.nodes[item.view.number].viewClass
    guard !type.styles.isEmpty, case .word(let word) = style else { return }
    try change(view) { $0.content = type.styles[word.name].map { PerAxis($0) } }
  }

  /// Changes the properties of a view.
  func change(_ value: Value, _ body: (inout ItemStyle) throws -> Void) throws {
    guard case .item(let item) = value, item.guide == nil else {
      throw Failure(.guideLimits, "\(value.inWords) is not a view")
    }
    var look = interpreter.memory.scene.look(item.view)
    try body(&look)
    try interpreter.memory.scene.change(item.view) { $0 = look }
  }

  /// Inserts a view among the subviews of the one before the dot.
  fileprivate func insert(at place: ([ViewRef]) throws -> Int) throws -> Value {
    let (view, parent) = (try view(), try owner)
    let others = interpreter.memory.scene.subviews(parent).filter { $0 != view }
    let index = min(try place(others), others.count)
    try interpreter.memory.scene.addSubview(view, to: parent)
    guard index > 0 else {
      try interpreter.memory.scene.reorder(view, toFront: false)
      return .void
    }
    for other in others[index...] { try interpreter.memory.scene.reorder(other, toFront: true) }
    return .void
  }

  /// Returns the index of the view in an argument among others.
  fileprivate func place(of label: String, in others: [ViewRef]) throws -> Int {
    let sibling = try view(label)
    guard let place = others.firstIndex(of: sibling) else {
      let isStandIn = interpreter.memory.scene.nodes[sibling.number].isStandIn
      if interpreter.mode == .file, isStandIn, sibling != (try owner),
        interpreter.memory.scene.superview(sibling) == nil
      {
        // The lines that add it are not quoted.
        try interpreter.memory.scene.addSubview(sibling, to: try owner)
        return others.count
      }
      let scene = interpreter.memory.scene
      throw Failure(
        .swift, "\(scene.name(sibling)) is not inside \(scene.name(try owner))",
        at: try place(of: label))
    }
    return place
  }
}
