import ConstraintSolver
import DialectCore
import LayoutModel
import PlumbLanguage
import UIKitTexts

extension Vocabulary {
  /// Members for UIKit's anchors and what is made of them.
  static let anchorMembers: [Member] =
    anchorProperties + guideProperties + relations + [
      Member(.view, get: "constraints", "the active constraints that it holds, oldest first") {
        call in
        .list(try call.interpreter.memory.scene.held(by: try call.owner).map { .constraint($0) })
      }
    ]

  /// The anchors of views and guides, by their names in UIKit.
  static let anchors: [(name: String, attribute: Attribute)] = [
    ("leadingAnchor", .leading), ("trailingAnchor", .trailing), ("leftAnchor", .left),
    ("rightAnchor", .right), ("topAnchor", .top), ("bottomAnchor", .bottom),
    ("widthAnchor", .width), ("heightAnchor", .height), ("centerXAnchor", .centerX),
    ("centerYAnchor", .centerY), ("firstBaselineAnchor", .firstBaseline),
    ("lastBaselineAnchor", .lastBaseline),
  ]

  private static let anchorProperties: [Member] = [Receiver.view, .guide].flatMap { receiver in
    anchors.filter { receiver == .view || !$0.attribute.isBaseline }.map { name, attribute in
      Member(receiver, get: name, "its \(attribute.rawValue)") { call in
        guard attribute.isBaseline, let view = try call.interpreter.baselineView(attribute, call)
        else { return .anchor(try call.subject, attribute) }
        return .anchor(ItemRef(view), attribute)
      }
    }
  }

  private static let guideProperties: [Member] =
    [
      ("safeAreaLayoutGuide", SystemGuide.safe, Receiver.view),
      ("layoutMarginsGuide", .margins, .view), ("readableContentGuide", .readable, .view),
      ("keyboardLayoutGuide", .keyboard, .view),
      ("contentLayoutGuide", .content, .scrollView), ("frameLayoutGuide", .frame, .scrollView),
    ].map { name, guide, receiver in
      Member(receiver, get: name, "its \(guide.rawValue) guide") { call in
        .item(ItemRef(try call.subject.view, guide))
      }
    }

  private static let kinds: [(name: String, relation: Relation)] = [
    ("equalTo", .equal), ("greaterThanOrEqualTo", .greaterOrEqual),
    ("lessThanOrEqualTo", .lessOrEqual),
  ]

  private static let relations: [Member] = kinds.flatMap { kind, relation -> [Member] in
    let constant = Parameter("constant", .number, usual: .number(0))
    let system = kind + "SystemSpacing"
    return [
      Member(.anchor, "constraint", [Parameter(kind, .anchor), constant], "relates two positions") {
        try $0.constraint(relation, to: kind, constant: try $0.number("constant"))
      },
      Member(.dimension, "constraint", [Parameter(kind, .dimension), constant], "relates lengths") {
        try $0.constraint(relation, to: kind, constant: try $0.number("constant"))
      },
      Member(
        .dimension, "constraint",
        [Parameter(kind, .dimension), Parameter("multiplier", .number), constant],
        "relates lengths"
      ) {
        try $0.constraint(
          relation, to: kind, constant: try $0.number("constant"),
          multiplier: try $0.number("multiplier"))
      },
      Member(.dimension, "constraint", [Parameter(kind + "Constant", .number)], "sets a length") {
        try $0.constraint(relation, to: nil, constant: try $0.number(kind + "Constant"))
      },
    ]
      + ["After", "Below"].map { side in
        Member(
          .anchor, "constraint",
          [
            Parameter("\(system)\(side)", .anchor),
            Parameter("multiplier", .number, usual: .number(1)),
          ], "relates two positions by the system distance"
        ) { call in
          let distance = Stack.systemSpacing(times: try call.number("multiplier"))
          return try call.constraint(relation, to: system + side, constant: distance)
        }
      }
  }

  /// The members of constraints.
  static let constraintMembers: [Member] = [
    Member(
      .constraint, set: "isActive", .truth, "whether it is in effect",
      get: { .truth($0.interpreter.memory.scene.isActive(try $0.constraintSubject)) }
    ) { call in
      let ref = try call.constraintSubject
      if try call.truth() {
        try call.interpreter.activate(ref)
      } else {
        try call.interpreter.memory.scene.deactivate(ref)
      }
      return .void
    },
    Member(
      .constraint, set: "priority", .priority, "how much it matters, up to 1000",
      get: { .number(try $0.constraintDraft.priority) }
    ) { call in
      let priority = try call.priority()
      try call.interpreter.memory.scene.change(try call.constraintSubject) {
        $0.priority = priority
      }
      return .void
    },
    Member(
      .constraint, set: "constant", .number, "the signed distance in points",
      get: { .number(try $0.constraintDraft.constant) }
    ) { call in
      let constant = try call.number()
      try call.interpreter.memory.scene.change(try call.constraintSubject) {
        $0.constant = constant
      }
      return .void
    },
    Member(
      .constraint, set: "identifier", .optional(.text), "its name, for people",
      get: { (try $0.constraintDraft.identifier).map { .text($0) } ?? .null }
    ) { call in
      let identifier = try call.text(ifAny: nil)
      try call.interpreter.memory.scene.change(try call.constraintSubject) {
        $0.identifier = identifier
      }
      return .void
    },
    Member(.constraint, get: "multiplier", "the factor of its second side") {
      .number(try $0.constraintDraft.multiplier)
    },
    Member(.constraint, get: "firstItem", "the item of its first attribute") {
      .item(try $0.constraintDraft.first)
    },
    Member(.constraint, get: "secondItem", "the item of its second attribute") {
      (try $0.constraintDraft.second).map { .item($0) } ?? .null
    },
    Member(.constraint, get: "firstAttribute", "its first attribute") { call in
      .word(named: try call.constraintDraft.attribute.rawValue)
    },
    Member(.constraint, get: "secondAttribute", "its second attribute") { call in
      .word(named: try call.constraintDraft.secondAttribute?.rawValue ?? "notAnAttribute")
    },
    Member(.constraint, get: "relation", "how its sides compare") { call in
      let relation = try call.constraintDraft.relation
      let name = kinds.first { $0.relation == relation }?.name ?? "equalTo"
      return .word(named: String(name.dropLast(2)))
    },
    Member(.constraint, get: "firstAnchor", "its first anchor") { call in
      let draft = try call.constraintDraft
      return .anchor(draft.first, draft.attribute)
    },
    Member(.constraint, get: "secondAnchor", "its second anchor") { call in
      let draft = try call.constraintDraft
      guard let item = draft.second, let attribute = draft.secondAttribute else { return .null }
      return .anchor(item, attribute)
    },
    Member(
      .type("NSLayoutConstraint"), "activate", [Parameter(nil, .array(.constraint))],
      "activates constraints, in order"
    ) { call in
      for ref in try call.constraints() { try call.interpreter.activate(ref) }
      return .void
    },
    Member(
      .type("NSLayoutConstraint"), "deactivate", [Parameter(nil, .array(.constraint))],
      "deactivates constraints"
    ) { call in
      for ref in try call.constraints() { try call.interpreter.memory.scene.deactivate(ref) }
      return .void
    },
    Member(
      .global, "NSLayoutConstraint",
      [
        Parameter("item", .item), Parameter("attribute", .choice(.attribute)),
        Parameter("relatedBy", .choice(.relation)), Parameter("toItem", .optional(.item)),
        Parameter("attribute", .choice(.attribute), named: "secondAttribute"),
        Parameter("multiplier", .number),
        Parameter("constant", .number),
      ], "a constraint from its seven parts"
    ) { call in
      guard let attribute = Attribute(nameInUIKit: try call.word("attribute")) else {
        throw Failure(.swift, "the first attribute must be a view's")
      }
      let second = try call.item(ifAny: "toItem")
      let other = Attribute(nameInUIKit: try call.word("secondAttribute"))
      return try call.make(
        ConstraintDraft(
          try call.item("item"), attribute, try call.relation("relatedBy"),
          other == nil ? nil : second, second == nil ? nil : other,
          multiplier: try call.number("multiplier"), constant: try call.number("constant")))
    },
    Member(
      .type("NSLayoutConstraint"), "constraints",
      [
        Parameter("withVisualFormat", .text), Parameter("options", .any, optional: true),
        Parameter("metrics", .optional(.dictionary), optional: true),
        Parameter("views", .dictionary),
      ], "the constraints of a visual format"
    ) { try FormatCall($0).constraints() },
    Member(
      .global, "NSDictionaryOfVariableBindings", [Parameter(nil, .view, variadic: true)],
      "views by their names"
    ) { call in
      let scene = call.interpreter.memory.scene
      return .dictionary(
        Dictionary(
          try call.views().map { (.text(scene.name($0)), .item(ItemRef($0))) },
          uniquingKeysWith: { first, _ in first }))
    },
  ]
}

extension Interpreter {
  /// Activates a constraint; in a file, one that cannot be activated is noted and left out.
  func activate(_ ref: ConstraintRef) throws {
    _ = try memory.scene.install(ref)
    try skipRefused()
  }

  /// Activates a constraint that a view is to hold.
  ///
  /// - Throws: A failure with UIKit's exception unless all its items are inside that view.
  func add(_ ref: ConstraintRef, to view: ViewRef) throws {
    let draft = memory.scene.constraints[ref.number].draft
    for item in [draft.first, draft.second].compactMap(\.self)
    where item.view != view && !memory.scene.isInside(item.view, view) {
      guard let remedy = memory.scene.tooLate(item.view, view) else { continue }
      let name = memory.scene.name(view)
      var failure = Failure(
        .swift,
        "\(name) cannot hold this constraint yet: \(memory.scene.name(item)) is not inside \(name). "
          + remedy.prefix(1).uppercased() + remedy.dropFirst())
      failure.raised = memory.scene.raised(ref, item.view, view)
      failure.touched = [draft.first.view]
      failure.details = [UIKitException.unprepared.line]
      try locating(memory.scene.constraints[ref.number].place?.range ?? source.tree.place) {
        throw failure
      }
    }
    guard let (held, holder) = memory.scene.wrongHolder(of: ref, view) else {
      return try activate(ref)
    }
    if isFragment, memory.scene.nodes[held.view.number].isStandIn,
      memory.scene.superview(held.view) == nil, memory.scene.item(held) == nil,
      !memory.scene.isInside(view, held.view)
    {
      // A view that is quoted alone is in the one that holds its constraint, as UIKit asks.
      try memory.scene.addSubview(held.view, to: view)
      return try activate(ref)
    }
    let (name, right) = (memory.scene.name(view), memory.scene.name(holder))
    var failure = Failure(
      .swift,
      "\(name) cannot hold this constraint: \(memory.scene.name(held)) is not inside \(name). "
        + "\(right).addConstraint or isActive = true is meant")
    // Where a view of the layout is is known.
    if memory.scene.item(held) != nil, memory.scene.item(view) != nil {
      failure.raised = memory.scene.subject(of: ref)
    }
    failure.touched = [draft.first.view]
    failure.details = [UIKitException.unprepared.line]
    try locating(memory.scene.constraints[ref.number].place?.range ?? source.tree.place) {
      throw failure
    }
  }

  /// Activates one of several constraints that a view is to hold; in a file, one that it cannot hold
  /// does not affect the others.
  func addOne(_ ref: ConstraintRef, to view: ViewRef) throws {
    do { try add(ref, to: view) } catch let failure as Failure
      where mode == .file && failure.code != .limit
    {
      guard let place = memory.scene.constraints[ref.number].place else { throw failure }
      try skip(
        failure.located(at: place.range, in: place.source), at: place.range, in: place.source)
    }
  }

  /// Returns the subview that a view's class declares for its baselines, or `nil` if it declares
  /// none.
  fileprivate func baselineView(_ attribute: Attribute, _ call: MemberCall) throws -> ViewRef? {
    let name =
      attribute == .firstBaseline ? "forFirstBaselineLayout" : "forLastBaselineLayout"
    guard let object = memory.scene.nodes[try call.owner.number].object,
      let value = try property(name, of: object),
      case .item(let item)? = try fitted(value, .view), item.view != (try call.owner)
    else { return nil }
    return item.view
  }
}

extension Attribute {
  /// Creates an attribute by its name in UIKit.
  fileprivate init?(nameInUIKit name: String) {
    self.init(rawValue: name == "baseline" ? "lastBaseline" : name)
  }
}

extension MemberCall {
  /// The constraint before the dot.
  var constraintSubject: ConstraintRef {
    get throws {
      guard case .constraint(let ref) = receiver else {
        throw Failure(.swift, "\(receiver.inWords) is not a constraint")
      }
      return ref
    }
  }

  /// The rule of the constraint before the dot.
  var constraintDraft: ConstraintDraft<ItemRef> {
    get throws { interpreter.memory.scene.constraints[try constraintSubject.number].draft }
  }

  /// Returns a new constraint as a value.
  func make(_ draft: ConstraintDraft<ItemRef>) throws -> Value {
    .constraint(try interpreter.memory.scene.add(draft, at: codePlace))
  }

  /// Makes a constraint between the anchor before the dot and that of a parameter, or a constant.
  fileprivate func constraint(
    _ relation: Relation, to other: String?, constant: Double, multiplier: Double = 1
  ) throws -> Value {
    guard case .anchor(let first, let attribute) = receiver else {
      throw Failure(.swift, "\(receiver.inWords) is not an anchor")
    }
    let second = try other.map { try anchor($0) }
    return try make(
      ConstraintDraft(
        first, attribute, relation, second?.item, second?.attribute, multiplier: multiplier,
        constant: constant))
  }
}
