import ConstraintSolver
import DialectCore
import LayoutModel
import PlumbLanguage
import UIKitTexts

extension Vocabulary {
  /// Members for SnapKit: makers, relations and constraints.
  static let snapKit: [Member] =
    snapRoots + snapWords + snapRelations + snapChanges + snapConstraints + snapPriorities

  /// SnapKit's names for types of UIKit.
  static let namesOfSnapKit = [
    "ConstraintView": "UIView", "ConstraintLayoutGuide": "UILayoutGuide",
    "ConstraintLayoutSupport": "UILayoutGuide", "ConstraintInsets": "UIEdgeInsets",
    "ConstraintDirectionalInsets": "NSDirectionalEdgeInsets",
    "LayoutConstraint": "NSLayoutConstraint",
  ]

  /// The number that an unknown argument is taken to be, by the method that has it.
  static let usualOfSnapKit: [String: Double] = [
    "offset": Interpreter.usualDistance, "inset": Interpreter.usualDistance,
    "insets": Interpreter.usualDistance, "multipliedBy": 1, "dividedBy": 1,
  ]

  // MARK: - Views

  /// The functions that take a closure in which relations are made.
  private static func closures(_ label: String?) -> [Member] {
    [
      Member(.snapMethods, "makeConstraints", [Parameter(label, .closure)], "makes constraints") {
        call in
        try call.interpreter.makeConstraints(try call.snapSubject, try call.closure(label))
        return .void
      },
      Member(
        .snapMethods, "remakeConstraints", [Parameter(label, .closure)],
        "makes constraints in place of those that it made before"
      ) { call in
        try call.interpreter.removeConstraints(try call.snapSubject)
        try call.interpreter.makeConstraints(try call.snapSubject, try call.closure(label))
        return .void
      },
      Member(
        .snapMethods, "updateConstraints", [Parameter(label, .closure)],
        "changes the constants of constraints that it made before"
      ) { call in
        try call.interpreter.updateConstraints(try call.snapSubject, try call.closure(label))
        return .void
      },
      Member(
        .snapMethods, "prepareConstraints", [Parameter(label, .closure)],
        "makes constraints that are not active"
      ) { call in
        let made = try call.interpreter.prepareConstraints(
          try call.snapSubject, try call.closure(label))
        return .list(made.map { .snap(.constraint($0)) })
      },
    ]
  }

  private static let snapRoots: [Member] =
    [Receiver.view, .guide].map { receiver in
      Member(receiver, get: "snp", "the methods of SnapKit") { .snap(.methods(try $0.subject)) }
    } + closures(nil)
    // The label of SnapKit before version 4.
    + closures("closure") + [
      Member(.snapMethods, "removeConstraints", [], "takes back the constraints that it made") {
        call in
        try call.interpreter.removeConstraints(try call.snapSubject)
        return .void
      },
      Member(.snapMethods, get: "target", "the view or guide") { .item(try $0.snapSubject) },
    ]
    + [
      ("contentHuggingHorizontalPriority", Axis.horizontal, true),
      ("contentHuggingVerticalPriority", .vertical, true),
      ("contentCompressionResistanceHorizontalPriority", .horizontal, false),
      ("contentCompressionResistanceVerticalPriority", .vertical, false),
    ].map { name, axis, isHugging in
      Member(
        .snapMethods, set: name, .priority, "how strongly it keeps the size of its content",
        get: { call in
          let look = call.interpreter.memory.scene.look(try call.snapSubject.view)
          return .number(isHugging ? look.hugging[axis] : look.resistance[axis])
        }
      ) { call in
        let priority = try call.priority()
        try call.interpreter.memory.scene.change(try call.snapSubject.view) {
          if isHugging { $0.hugging[axis] = priority } else { $0.resistance[axis] = priority }
        }
        return .void
      }
    }

  // MARK: - Attributes

  private static let snapWords: [Member] = (AnchorShortcut.snapKitSingles + AnchorShortcut.snapKit)
    .flatMap { word in
      let about = word.members.map(\.rawValue).joined(separator: ", ")
      let path = AnchorAlgebra.snapKit.extending(AnchorPath([]), by: word.members)
      return [
        Member(.snapMethods, get: word.name, about) { call in
          guard case .snap(.methods(let item)) = call.receiver, let path else {
            throw Failure(.groupMismatch, "\(word.name) cannot follow other anchors here")
          }
          return .snap(.item(item, path))
        },
        Member(.snapMaker, get: word.name, about) { try $0.began(word.members) },
        Member(.snapAnchors, get: word.name, about) { try $0.extended(word.members) },
      ]
    }

  // MARK: - Relations

  private static let snapKinds: [(name: String, relation: Relation)] = [
    ("equalTo", .equal), ("lessThanOrEqualTo", .lessOrEqual),
    ("greaterThanOrEqualTo", .greaterOrEqual),
  ]

  private static let snapRelations: [Member] = snapKinds.flatMap { name, relation in
    [
      Member(.snapAnchors, name, [Parameter(nil, .snapTarget)], "what they are related to") {
        call in
        try call.related(relation, to: try call.value())
      },
      Member(
        .snapAnchors, "\(name)Superview", [Parameter(nil, .closure, optional: true)],
        "relates them to the superview, or to what code makes of it"
      ) { call in
        guard let closure = try call.closure(ifAny: nil) else {
          return try call.related(relation, to: nil)
        }
        let superview = try call.snapSuperview
        return try call.related(
          relation, to: try call.interpreter.run(closure, [.item(ItemRef(superview))]))
      },
    ]
  }

  private static let snapChanges: [Member] =
    ["and", "with"].flatMap { word in
      [Receiver.snapAnchors, .snapRelation].map { receiver in
        Member(receiver, get: word, "only reads well") { $0.receiver }
      }
    } + [
      Member(.snapRelation, "offset", [Parameter(nil, .number)], "by how much more") { call in
        let number = try call.number()
        return try call.changed { $0.constant = .raw(number) }
      },
      Member(.snapRelation, "multipliedBy", [Parameter(nil, .number)], "times as much") { call in
        let factor = try call.wholeQuotient() ?? call.number()
        try call.noteFactor()
        return try call.changed { $0.multiplier = factor }
      },
      Member(.snapRelation, "dividedBy", [Parameter(nil, .number)], "a part of it") { call in
        let divisor = try call.number()
        guard divisor != 0 else {
          throw Failure(
            .numberOutOfRange, "nothing can be divided by 0", at: try call.place(of: nil),
            in: call.interpreter.source)
        }
        try call.noteFactor()
        return try call.changed { $0.multiplier = 1 / divisor }
      },
      Member(.snapRelation, "priority", [Parameter(nil, .snapPriority)], "how much it matters") {
        call in
        let priority = try call.priority()
        return try call.changed { $0.priority = priority }
      },
      Member(.snapRelation, "labeled", [Parameter(nil, .text)], "the name of its constraints") {
        call in
        let label = try call.text()
        return try call.changed { $0.identifier = label }
      },
      Member(.snapRelation, get: "constraint", "what becomes of it, to change it later") { call in
        let ref = try call.snapRef
        _ = try call.interpreter.memory.scene.constraints(of: ref)
        return .snap(.constraint(ref))
      },
    ]
    + ["inset", "insets"].map { name in
      Member(
        .snapRelation, name, [Parameter(nil, .either([.number, .insets]))], "by how much inside"
      ) { call in
        let rule = try call.snapInset(nil)
        return try call.changed { $0.constant = rule }
      }
    }
    + [("Required", 1000.0), ("High", 750), ("Medium", 500), ("Low", 250)].map { name, priority in
      Member(.snapRelation, "priority\(name)", [], "how much it matters") { call in
        try call.changed { $0.priority = priority }
      }
    }

  // MARK: - Constraints

  private static let snapConstraints: [Member] =
    [("activate", true), ("deactivate", false), ("install", true), ("uninstall", false)].map {
      name, isOn in
      Member(.snapConstraint, name, [], isOn ? "activates it" : "deactivates it") { call in
        try call.activate(isOn)
      }
    } + [
      Member(
        .snapConstraint, set: "isActive", .truth, "whether it is in effect",
        get: { .truth($0.interpreter.memory.scene.isActive(try $0.snapRef)) }
      ) { call in try call.activate(try call.truth()) },
      Member(.snapConstraint, get: "layoutConstraints", "its constraints, an attribute each") {
        call in
        .list(
          try call.interpreter.memory.scene.constraints(of: try call.snapRef)
            .map { .constraint($0) })
      },
    ]
    + [("update", "offset"), ("updateOffset", "amount"), ("updateOffset", nil)].map { name, label in
      Member(.snapConstraint, name, [Parameter(label, .number)], "how much more it is") { call in
        try call.update(.raw(try call.number(label)))
      }
    }
    + [("update", "inset"), ("updateInset", "amount"), ("updateInsets", "amount")].map {
      name, label in
      Member(
        .snapConstraint, name, [Parameter(label, .either([.number, .insets]))],
        "how much inside it is"
      ) { call in try call.update(try call.snapInset(label)) }
    }
    + [("update", "priority"), ("updatePriority", "amount")].map { name, label in
      Member(.snapConstraint, name, [Parameter(label, .snapPriority)], "how much it matters") {
        call in
        try call.interpreter.memory.scene.setPriority(
          try call.priority(label), of: try call.snapRef)
        return call.receiver
      }
    }

  private static let snapPriorities: [Member] =
    [("required", 1000.0), ("high", 750), ("medium", 500), ("low", 250)].map { name, priority in
      Member(.type("ConstraintPriority"), get: name, "\(Int(priority))") { _ in .number(priority) }
    } + [
      Member(.global, "ConstraintPriority", [Parameter(nil, .number)], "a priority") {
        .number(try $0.number())
      }
    ]
}

extension MemberCall {
  /// The view or guide whose SnapKit methods are before the dot.
  fileprivate var snapSubject: ItemRef {
    get throws {
      guard case .snap(.methods(let item)) = receiver else {
        throw Failure(.swift, "\(receiver.inWords) are not the methods of a view")
      }
      return item
    }
  }

  /// The relation before the dot, complete or not.
  fileprivate var snapRef: SnapRef {
    get throws {
      switch receiver {
      case .snap(.anchors(let ref)), .snap(.relation(let ref)), .snap(.constraint(let ref)):
        return ref
      default: throw Failure(.swift, "\(receiver.inWords) is not a relation of SnapKit")
      }
    }
  }

  private var snapRelation: SnapRelation {
    get throws { interpreter.memory.scene.snapRelations[try snapRef.number] }
  }

  fileprivate var snapSuperview: ViewRef {
    get throws {
      let item = try snapRelation.template.subject
      if item.guide == nil { try interpreter.assumeSuperview(of: item.view) }
      guard let view = item.guide == nil ? interpreter.memory.scene.superview(item.view) : item.view
      else {
        throw Failure(.swift, "\(interpreter.memory.scene.name(item)) has no superview")
      }
      return view
    }
  }

  /// Begins a relation of the view whose maker is before the dot.
  fileprivate func began(_ members: [Attribute]) throws -> Value {
    guard case .snap(.maker(let maker)) = receiver,
      let path = AnchorAlgebra.snapKit.extending(AnchorPath([]), by: members)
    else { throw Failure(.swift, "\(receiver.inWords) is not a maker") }
    try interpreter.budget.take(bytes: 256)
    let item = interpreter.memory.scene.snapMakers[maker.number].item
    interpreter.memory.scene.snapRelations.append(
      SnapRelation(
        template: ConstraintTemplate(item, path, Verb(.equal), nil), place: codePlace))
    let ref = SnapRef(number: interpreter.memory.scene.snapRelations.count - 1)
    interpreter.memory.scene.snapMakers[maker.number].relations.append(ref)
    return .snap(.anchors(ref))
  }

  /// The quotient of two whole numbers, such as `9/16`, which Swift divides as such where any kind of
  /// number is taken; nil for any other argument.
  fileprivate func wholeQuotient() throws -> Double? {
    guard let place = try place(of: nil) else { return nil }
    let text = interpreter.source.excerpt(place)
    guard let match = text.wholeMatch(of: #/(\d+) ?\/ ?(\d+)/#), let first = Int(match.1),
      let second = Int(match.2), second != 0, !first.isMultiple(of: second)
    else { return nil }
    interpreter.note(
      "\(text) is a division of whole numbers here, and \(first / second), as \(signature.name) "
        + "takes any kind of number: \(first).0 / \(second) is the ratio", at: place)
    return Double(first / second)
  }

  /// Says that a factor has no effect on a number.
  fileprivate func noteFactor() throws {
    let template = try snapRelation.template
    guard template.target == nil, try snapRelation.isRelated else { return }
    interpreter.note(
      "\(signature.name) has no effect here: it is a factor of another view's length, and not of a "
        + "number", at: codePlace.range, in: codePlace.source)
  }

  /// Adds attributes to those before the dot.
  fileprivate func extended(_ members: [Attribute]) throws -> Value {
    let ref = try snapRef
    let path = try snapRelation.template.path
    interpreter.memory.scene.snapRelations[ref.number].template.path =
      AnchorAlgebra.snapKit.extending(path, by: members) ?? path
    return receiver
  }

  /// Relates the attributes before the dot to a value, or to the superview for `nil`.
  fileprivate func related(_ relation: Relation, to value: Value?) throws -> Value {
    let ref = try snapRef
    var template = try snapRelation.template
    template.verb = Verb(relation)
    let number: ConstantRule?
    switch value {
    case nil: (template.target, number) = (.placeholder(.parent), nil)
    case .number(let amount)?: number = .raw(amount)
    case .size(let size)?:
      number = .lengths(PerAxis(horizontal: size.width, vertical: size.height))
    case .point(let point)?: number = .places(PerAxis(horizontal: point.x, vertical: point.y))
    case .insets(let insets)?: number = .remaining(insets)
    case .unknown(let what)? where template.path.isLength && !interpreter.isView(what):
      interpreter.touch([template.subject.view])
      number = .raw(interpreter.assumed(what, asLength: true))
    case .unknown(let what)?
    where Self.ofRectangles.contains(what.name)
      || interpreter.memory.unknowns[what.number].isNumber && !interpreter.isView(what):
      // A part of a rectangle is a number, and no view, as is what code reckons with.
      number = .raw(interpreter.assumed(what, asLength: false))
    case let value?:
      (template.target, number) = (try snapTarget(value, of: template.path), nil)
    }
    if let number {
      template.constant = number
      // Positions are measured from the superview; a length is compared with the constant.
      template.target = template.path.isLength ? nil : .placeholder(.parent, .origin)
    }
    interpreter.memory.scene.snapRelations[ref.number].template = template
    interpreter.memory.scene.snapRelations[ref.number].isRelated = true
    noteAssumed(ref)
    interpreter.memory.scene.snapRelations[ref.number].place = codePlace
    interpreter.memory.scene.snapRelations[ref.number].credit = interpreter.memory.scene.credit
    return .snap(.relation(ref))
  }

  /// The numbers of rectangles, points and sizes.
  private static let ofRectangles: Set<String> = [
    "x", "y", "minX", "midX", "maxX", "minY", "midY", "maxY", "width", "height",
  ]

  private func snapTarget(
    _ value: Value, of path: AnchorPath
  ) throws -> ConstraintTemplate<ItemRef>.Target {
    if case .snap(.item(let item, let others)) = value {
      guard
        let attributes = ConstraintTemplate<ItemRef>.Target.Attributes.snapKit(path, to: others)
      else {
        func text(_ path: AnchorPath) -> String {
          path.members.map(\.rawValue).joined(separator: ".")
        }
        throw Failure(.groupMismatch, "\(text(path)) cannot be related to \(text(others))")
      }
      return .item(item, attributes)
    }
    guard case .item(let item)? = try interpreter.fitted(value, .item) else {
      throw Failure(
        .swift, "\(signature.name) takes \(ValueType.snapTarget.inWords), not \(value.inWords)")
    }
    return .item(item)
  }

  /// Changes the relation before the dot.
  fileprivate func changed(
    _ change: (inout ConstraintTemplate<ItemRef>) -> Void
  ) throws -> Value {
    change(&interpreter.memory.scene.snapRelations[try snapRef.number].template)
    noteAssumed(try snapRef)
    return receiver
  }

  /// Remembers that a relation has a number which only the running program knows.
  private func noteAssumed(_ ref: SnapRef) {
    guard interpreter.memory.scene.isNumberAssumed else { return }
    interpreter.memory.scene.isNumberAssumed = false
    interpreter.memory.scene.snapRelations[ref.number].isNumberAssumed = true
  }

  /// Returns the constant for insets, or for a number, which stands for the same inset on all
  /// sides.
  fileprivate func snapInset(_ label: String?) throws -> ConstantRule {
    if case .number(let number) = try value(label) {
      return .remaining(EdgeInsets(top: number, left: number, bottom: number, right: number))
    }
    return .remaining(try insets(label))
  }

  fileprivate func update(_ constant: ConstantRule) throws -> Value {
    try interpreter.memory.scene.setConstant(constant, of: try snapRef)
    return receiver
  }

  fileprivate func activate(_ isOn: Bool) throws -> Value {
    if isOn {
      try interpreter.memory.scene.activate(try snapRef)
      try interpreter.skipRefused()
    } else {
      try interpreter.memory.scene.deactivate(try snapRef)
    }
    return .void
  }
}
