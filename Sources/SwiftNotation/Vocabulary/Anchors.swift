import ConstraintSolver
import LayoutDialect
import LayoutModel
import LayoutNotation

extension Vocabulary {
  /// UIKit's anchors and what is made of them.
  static let anchorMembers: [Member] = anchorProperties + guideProperties + relations

  /// The anchors of views and guides by UIKit's names.
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
        .anchor(try call.subject, attribute)
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
    let constant = Parameter("constant", .number, optional: true)
    let system = kind + "SystemSpacing"
    return [
      Member(.anchor, "constraint", [Parameter(kind, .anchor), constant], "relates two places") {
        try $0.constraint(relation, to: 0, constant: 1)
      },
      Member(.dimension, "constraint", [Parameter(kind, .dimension), constant], "relates lengths") {
        try $0.constraint(relation, to: 0, constant: 1)
      },
      Member(
        .dimension, "constraint",
        [Parameter(kind, .dimension), Parameter("multiplier", .number), constant],
        "relates lengths"
      ) { try $0.constraint(relation, to: 0, constant: 2, multiplier: 1) },
      Member(.dimension, "constraint", [Parameter(kind + "Constant", .number)], "sets a length") {
        try $0.constraint(relation, to: nil, constant: 0)
      },
    ]
      + ["After", "Below"].map { side in
        let isBaseline = side == "Below"
        return Member(
          .anchor, "constraint",
          [
            Parameter("\(system)\(side)", .anchor),
            Parameter("multiplier", .number, optional: true),
          ], "relates two places by the distance of the system"
        ) { call in
          let distance = Stack.systemSpacing * (call.number(1) ?? 1)
          _ = isBaseline
          return try call.constraint(relation, to: 0, constant: nil, distance: distance)
        }
      }
  }

  /// The members of constraints.
  static let constraintMembers: [Member] = [
    Member(
      .constraint, set: "isActive", .truth, "whether it takes part",
      get: { .truth($0.interpreter.memory.scene.isActive(try $0.constraintSubject)) }
    ) { call in
      let ref = try call.constraintSubject
      if call.truth(0) ?? false {
        try call.interpreter.memory.scene.activate(ref)
      } else {
        try call.interpreter.memory.scene.deactivate(ref)
      }
      return .void
    },
    Member(
      .constraint, set: "priority", .priority, "how much it matters, up to 1000",
      get: { .number(try $0.constraintDraft.priority) }
    ) { call in
      let priority = call.number(0) ?? 1000
      guard priority > 0, priority <= 1000 else {
        throw Failure(.priorityOutOfRange, "a priority is more than 0 and at most 1000")
      }
      try call.interpreter.memory.scene.change(try call.constraintSubject) {
        $0.priority = priority
      }
      return .void
    },
    Member(
      .constraint, set: "constant", .number, "the signed distance in points",
      get: { .number(try $0.constraintDraft.constant) }
    ) { call in
      try call.interpreter.memory.scene.change(try call.constraintSubject) {
        $0.constant = call.number(0) ?? 0
      }
      return .void
    },
    Member(
      .constraint, set: "identifier", .optional(.text), "what people call it",
      get: { (try $0.constraintDraft.identifier).map { .text($0) } ?? .null }
    ) { call in
      try call.interpreter.memory.scene.change(try call.constraintSubject) {
        $0.identifier = call.text(0)
      }
      return .void
    },
    Member(.constraint, get: "multiplier", "what its second side is multiplied by") {
      .number(try $0.constraintDraft.multiplier)
    },
    Member(.constraint, get: "firstItem", "whose attribute stands first") {
      .item(try $0.constraintDraft.first)
    },
    Member(.constraint, get: "secondItem", "whose attribute stands second") {
      (try $0.constraintDraft.second).map { .item($0) } ?? .null
    },
    Member(.constraint, get: "firstAttribute", "which attribute stands first") { call in
      .word(
        Word(
          name: try call.constraintDraft.attribute.rawValue, arguments: nil, place: call.place))
    },
    Member(
      .type("NSLayoutConstraint"), "activate", [Parameter(nil, .array(.constraint))],
      "activates constraints, in order"
    ) { call in
      for ref in call.constraints(0) { try call.interpreter.memory.scene.activate(ref) }
      return .void
    },
    Member(
      .type("NSLayoutConstraint"), "deactivate", [Parameter(nil, .array(.constraint))],
      "deactivates constraints"
    ) { call in
      for ref in call.constraints(0) { try call.interpreter.memory.scene.deactivate(ref) }
      return .void
    },
    Member(
      .global, "NSLayoutConstraint",
      [
        Parameter("item", .item), Parameter("attribute", .choice(.attribute)),
        Parameter("relatedBy", .choice(.relation)), Parameter("toItem", .optional(.item)),
        Parameter("attribute", .choice(.attribute)), Parameter("multiplier", .number),
        Parameter("constant", .number),
      ], "a constraint by its seven parts"
    ) { call in
      guard let first = call.item(0), let attribute = Attribute(rawValue: call.word(1) ?? "") else {
        throw Failure(.swift, "the first attribute is one of a view")
      }
      let relation = kinds.first { $0.name.hasPrefix(call.word(2) ?? "equal") }?.relation ?? .equal
      let second = call.item(3)
      let other = Attribute(rawValue: call.word(4) ?? "")
      return try call.make(
        ConstraintDraft(
          first, attribute, relation, other == nil ? nil : second, second == nil ? nil : other,
          multiplier: call.number(5) ?? 1, constant: call.number(6) ?? 0))
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
          call.views(0).map { (scene.name($0), .item(ItemRef($0))) },
          uniquingKeysWith: { first, _ in first }))
    },
  ]
}

extension Call {
  /// The constraint in front of the dot.
  var constraintSubject: ConstraintRef {
    get throws {
      guard case .constraint(let ref) = receiver else {
        throw Failure(.swift, "\(receiver.inWords) is no constraint")
      }
      return ref
    }
  }

  /// What the constraint in front of the dot says.
  var constraintDraft: ConstraintDraft<ItemRef> {
    get throws { interpreter.memory.scene.constraints[try constraintSubject.number].draft }
  }

  /// A new constraint, as a value.
  func make(_ draft: ConstraintDraft<ItemRef>) throws -> Value {
    .constraint(try interpreter.memory.scene.add(draft, at: (place, interpreter.source)))
  }

  /// The constraint that an anchor makes.
  fileprivate func constraint(
    _ relation: Relation, to other: Int?, constant: Int?, multiplier: Int? = nil,
    distance: Double = 0
  ) throws -> Value {
    guard case .anchor(let first, let attribute) = receiver else {
      throw Failure(.swift, "\(receiver.inWords) is no anchor")
    }
    var second: (ItemRef, Attribute)?
    if let other, case .anchor(let item, let attribute)? = values[other] {
      second = (item, attribute)
    }
    return try make(
      ConstraintDraft(
        first, attribute, relation, second?.0, second?.1,
        multiplier: multiplier.flatMap { number($0) } ?? 1,
        constant: constant.flatMap { number($0) } ?? distance))
  }
}
