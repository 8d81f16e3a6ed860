import ConstraintSolver
import DialectCore
import LayoutModel
import PlumbLanguage
import UIKitTexts

extension Vocabulary {
  /// Members for SwiftLayout's anchors and their relations.
  static let swiftLayoutAnchors: [Member] = chains + anchorRelations + pairs + anchorValues

  private static let attributeWords: [(name: String, members: [Attribute])] =
    Attribute.allCases.map { ($0.rawValue, [$0]) }

  private static let composites: [(name: String, members: [Attribute])] =
    AnchorShortcut.swiftLayout.map { ($0.name, $0.members) }

  private static let chains: [Member] =
    [Member(.type("Anchors"), get: "sl", "the anchors") { $0.receiver }]
    + (attributeWords + composites).map { name, members in
      Member(
        .type("Anchors"), get: name, members.map(\.rawValue).joined(separator: ", ")
      ) { _ in .chain(AnchorPath(members)) }
    }
    + (attributeWords + composites.filter { $0.name != "size" && $0.name != "center" })
    .map { name, members in
      Member(.chain, get: name, members.map(\.rawValue).joined(separator: ", ")) { call in
        let path = try call.chain
        return .chain(AnchorAlgebra.written.extending(path, by: members) ?? path)
      }
    }

  private static let kinds: [(name: String, relation: Relation)] = [
    ("equalTo", .equal), ("greaterThanOrEqualTo", .greaterOrEqual),
    ("lessThanOrEqualTo", .lessOrEqual),
  ]

  private static let attribute = Parameter(
    "attribute", .optional(.choice(.attribute)), optional: true)
  private static let item = ValueType.either([.item, .text])

  private static let anchorRelations: [Member] = kinds.flatMap { kind, relation -> [Member] in
    [("constant", true), ("inwardOffset", false)].flatMap { label, isRaw -> [Member] in
      let distance = Parameter(label, .number, usual: isRaw ? .number(0) : nil)
      @Sendable func rule(_ call: MemberCall) throws -> ConstantRule {
        let number = try call.number(label)
        return isRaw ? .raw(number) : .inward(number)
      }
      return [
        Member(
          .chain, kind + "Super", [attribute, distance], "relates them to the superview"
        ) { call in
          try call.related(
            relation, .placeholder(.parent, try call.attributes()), try rule(call))
        },
        Member(
          .chain, kind, [Parameter(nil, item), attribute, distance],
          "relates them to a view, a guide or an identifier"
        ) { call in
          try call.related(
            relation, .item(try call.anchorsItem(), try call.attributes()), try rule(call))
        },
        Member(
          .chain, kind, [Parameter(nil, .anchor), distance], "relates them to an anchor"
        ) { call in
          let (item, attribute) = try call.anchor()
          return try call.related(
            relation, .item(.item(item), .one(attribute)), try rule(call))
        },
      ]
    } + [
      Member(.chain, kind, [Parameter("constant", .number)], "sets a length") { call in
        try call.related(relation, nil, .raw(try call.number("constant")))
      }
    ]
  }

  /// The methods that only `size` and `center` have.
  private static let pairs: [Member] =
    [
      Member(.chain, "equalTo", [Parameter(nil, .size)], "as large as that") { call in
        let size = try call.size()
        return try call.paired([.width, .height], nil, size.width, size.height)
      },
      Member(
        .chain, "equalTo", [Parameter("width", .number), Parameter("height", .number)],
        "as large as that"
      ) { call in
        try call.paired(
          [.width, .height], nil, try call.number("width"), try call.number("height"))
      },
    ]
    + [
      ("widthOffset", "heightOffset", [Attribute.width, .height]),
      ("xOffset", "yOffset", [.centerX, .centerY]),
    ].flatMap { first, second, members in
      [
        Member(
          .chain, "equalToSuper",
          [Parameter(first, .number), Parameter(second, .number, usual: .number(0))],
          "relates them to the superview"
        ) { call in
          try call.paired(
            members, .placeholder(.parent), try call.number(first), try call.number(second))
        },
        Member(
          .chain, "equalToSuper", [Parameter(second, .number)], "relates them to the superview"
        ) { call in
          try call.paired(members, .placeholder(.parent), 0, try call.number(second))
        },
        Member(
          .chain, "equalTo",
          [
            Parameter(nil, item), Parameter(first, .number),
            Parameter(second, .number, usual: .number(0)),
          ], "relates them to a view, a guide or an identifier"
        ) { call in
          try call.paired(
            members, .item(try call.anchorsItem()), try call.number(first),
            try call.number(second))
        },
        Member(
          .chain, "equalTo", [Parameter(nil, item), Parameter(second, .number)],
          "relates them to a view, a guide or an identifier"
        ) { call in
          try call.paired(members, .item(try call.anchorsItem()), 0, try call.number(second))
        },
      ]
    }

  private static let anchorValues: [Member] = [Receiver.anchors, .chain].flatMap { receiver in
    [
      Member(receiver, "multiplier", [Parameter(nil, .number)], "multiplies the second side") {
        call in
        let factor = try call.number()
        return try call.changed { $0.multiplier = factor }
      },
      Member(receiver, "priority", [Parameter(nil, .priority)], "how much they matter") { call in
        let priority = try call.priority()
        return try call.changed { $0.priority = priority }
      },
      Member(receiver, "identifier", [Parameter(nil, .text)], "their name") { call in
        let identifier = try call.text()
        return try call.changed { $0.identifier = identifier }
      },
    ]
  }

  /// Members for SwiftLayout's layouts and activations.
  static let swiftLayout: [Member] =
    [
      Member(.view, get: "sl", "the methods of SwiftLayout") { .layoutMethods(try $0.subject) },
      Member(.guide, get: "sl", "the methods of SwiftLayout") { .layoutMethods(try $0.subject) },
      Member(.layout, get: "sl", "the layout") { $0.receiver },
      Member(
        .global, "GroupLayout",
        [
          Parameter("option", .choice(.layoutOption), usual: .word(named: "none")),
          Parameter(nil, .builder),
        ],
        "layouts with an option"
      ) { call in
        let inner = try call.interpreter.tree(
          try call.interpreter.run(try call.closure(), asBuilder: true))
        var group = LayoutTree(nil, [inner])
        group.node.isNotArranged = try call.word("option") == "isNotArranged"
        return .layout(group)
      },
      Member(
        .layoutMethods, "updateLayout", [Parameter("forceLayout", .truth, optional: true)],
        "activates the layout of an object again"
      ) { try $0.interpreter.updateLayout(of: try $0.subject.view) },
      Member(.layoutMethods, "updateLayout", [Parameter(nil, .choice(.layoutMode))]) {
        try $0.interpreter.updateLayout(of: try $0.subject.view)
      },
      Member(.layoutMethods, "identifying", [Parameter(nil, .text)], "names the view") { call in
        let item = try call.subject
        call.interpreter.memory.scene.nodes[item.view.number].identifier = try call.text()
        return .layout(try call.layoutTree)
      },
      Member(.layout, "identifying", [Parameter(nil, .text)], "names the view") { call in
        let tree = try call.layoutTree
        if let view = tree.node.view {
          call.interpreter.memory.scene.nodes[view.number].identifier = try call.text()
        }
        return .layout(tree)
      },
      Member(.activation, "deactive", [], "undoes what it did") { call in
        try call.interpreter.deactivate(try call.activation)
        return .void
      },
      Member(.activation, "viewForIdentifier", [Parameter(nil, .text)], "the view with a name") {
        call in
        let state = call.interpreter.memory.activations[try call.activation.number]
        let scene = call.interpreter.memory.scene
        let name = try call.text()
        let views = state.placements.compactMap { place in
          if case .view(let view) = place.subject { view } else { nil }
        }
        let found = views.first {
          scene.nodes[$0.number].identifier == name || scene.name($0) == name
        }
        return found.map { .item(ItemRef($0)) } ?? .null
      },
    ]
    + [Receiver.layoutMethods, .layout].flatMap { receiver in
      [
        Member(receiver, "anchors", [Parameter(nil, .builder)], "relates its anchors") {
          call in
          var tree = try call.layoutTree
          tree.node.anchors += try call.interpreter.anchors(
            try call.interpreter.run(try call.closure(), asBuilder: true), at: call.place)
          return .layout(tree)
        },
        Member(receiver, "sublayout", [Parameter(nil, .builder)], "says what goes inside") { call in
          var tree = try call.layoutTree
          tree.node.children.append(
            try call.interpreter.tree(
              try call.interpreter.run(try call.closure(), asBuilder: true)
            ).node)
          return .layout(tree)
        },
        Member(receiver, "onActivate", [Parameter(nil, .closure)], "runs before it is activated") {
          call in
          var tree = try call.layoutTree
          tree.node.action = try call.closure()
          return .layout(tree)
        },
        Member(receiver, "eraseToAnyLayout", [], "the same layout") {
          .layout(try $0.layoutTree)
        },
      ]
    }
    + ["active", "finalActive"].flatMap { name in
      [
        [Parameter("forceLayout", .truth, optional: true)],
        [Parameter("mode", .choice(.layoutMode))],
      ].map { parameters in
        Member(.layout, name, parameters, "makes the views and constraints it describes") { call in
          let made = try call.interpreter.update(try call.layoutTree, from: nil)
          return name == "active" ? .activation(made) : .void
        }
      }
    }
    + [
      Parameter("forceLayout", .truth, optional: true), Parameter("mode", .choice(.layoutMode)),
    ].map { option in
      Member(
        .layout, "update", [Parameter("fromActivation", .activation), option],
        "changes what differs from an activation"
      ) { call in
        let ref = try call.value("fromActivation").asActivation
        return .activation(try call.interpreter.update(try call.layoutTree, from: ref))
      }
    }
}

extension MemberCall {
  fileprivate var chain: AnchorPath {
    get throws {
      guard case .chain(let path) = receiver else {
        throw Failure(.swift, "\(receiver.inWords) are not anchors")
      }
      return path
    }
  }

  fileprivate var layoutTree: LayoutTree {
    get throws {
      switch receiver {
      case .layout(let tree): return tree
      case .layoutMethods(let item): return try interpreter.tree(.item(item))
      default: throw Failure(.swift, "\(receiver.inWords) is not a layout")
      }
    }
  }

  fileprivate var activation: ActivationRef {
    get throws {
      guard case .activation(let ref) = receiver else {
        throw Failure(.swift, "\(receiver.inWords) is not an activation")
      }
      return ref
    }
  }

  fileprivate func attributes() throws -> ConstraintTemplate<RelatedItem<ItemRef>>.Target.Attributes
  {
    try word(ifAny: "attribute").flatMap(Attribute.init).map { .one($0) } ?? .same
  }

  fileprivate func anchorsItem() throws -> RelatedItem<ItemRef> {
    if case .text(let text) = try value() { return .identifier(text) }
    return .item(try item())
  }

  fileprivate func related(
    _ relation: Relation, _ target: ConstraintTemplate<RelatedItem<ItemRef>>.Target?,
    _ rule: ConstantRule
  ) throws -> Value {
    .anchors([
      AnchorsTemplate(
        ConstraintTemplate(.subject, try chain, Verb(relation), target, constant: rule),
        at: codePlace)
    ])
  }

  fileprivate func paired(
    _ members: [Attribute], _ target: ConstraintTemplate<RelatedItem<ItemRef>>.Target?, _ x: Double,
    _ y: Double
  ) throws -> Value {
    guard try chain.members == members else {
      throw Failure(
        .groupMismatch,
        "this is for \(members == [.width, .height] ? "Anchors.size" : "Anchors.center")")
    }
    return try related(.equal, target, .perAxis(PerAxis(horizontal: x, vertical: y)))
  }

  /// Changes all relations before the dot; anchors without a relation are related to the superview
  /// first.
  fileprivate func changed(
    _ change: (inout ConstraintTemplate<RelatedItem<ItemRef>>) -> Void
  ) throws -> Value {
    .anchors(
      try interpreter.anchors(receiver, at: place).map { template in
        var copy = template
        change(&copy.template)
        return copy
      })
  }
}

extension Interpreter {
  /// Updates the layout of an object from its activation.
  func updateLayout(of view: ViewRef) throws -> Value {
    let ref = memory.scene.nodes[view.number].object ?? object
    guard let ref, let layout = try property("layout", of: ref) else {
      throw Failure(.swift, "\(memory.scene.name(view)) has no layout")
    }
    asked.insert(view)
    var before: ActivationRef?
    if let cell = memory.objects[ref.number].properties["activation"],
      case .activation(let known) = memory.cells[cell]
    {
      before = known
    }
    let made = try update(try tree(layout), from: before)
    if let cell = memory.objects[ref.number].properties["activation"] {
      memory.cells[cell] = .activation(made)
    }
    return .void
  }
}
