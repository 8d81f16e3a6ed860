import ConstraintSolver
import DialectCore
import LayoutModel
import LayoutExport
import PlumbLanguage
import UIKitTexts

extension Vocabulary {
  /// Members for Draftsman: drafts of views, their anchors, relations and shortcuts.
  static let draftsman: [Member] =
    roots + paths + verbs + relations + shortcuts + contents + anonymous

  // MARK: - Drafts

  private static let roots: [Member] = [
    Member(.view, get: "drf", "a new draft of it") { .draft(Draft(try $0.owner)) },
    Member(.draft, get: "drf", "the draft") { .draft(try $0.draft) },
    Member(.guide, get: "drf", "its anchors, to relate to") { call in
      .path(DraftPath(draft: nil, item: try call.subject, path: AnchorPath([])))
    },
    Member(.draft, "apply", [], "makes hierarchy and constraints, activated") { call in
      .list(try call.interpreter.apply(try call.draft).map { .constraint($0) })
    },
    Member(.draft, "build", [], "makes hierarchy and constraints, not activated") { call in
      .list(try call.interpreter.build(try call.draft).map { .constraint($0) })
    },
    Member(.draft, "apply", [Parameter("to", .view)], "applies it to its own view") {
      call in
      try call.checkOwner("to")
      return .list(try call.interpreter.apply(try call.draft).map { .constraint($0) })
    },
    Member(.draft, "build", [Parameter("for", .view)], "builds it for its own view") {
      call in
      try call.checkOwner("for")
      return .list(try call.interpreter.build(try call.draft).map { .constraint($0) })
    },
  ]

  // MARK: - Anchors

  /// The words for anchors, with their attributes.
  private static let anchorWords: [(name: String, members: [Attribute])] =
    (AnchorShortcut.draftsmanSingles + AnchorShortcut.draftsman).map { ($0.name, $0.members) }

  private static let paths: [Member] = anchorWords.flatMap { name, members in
    [Receiver.draft, .path].map { receiver in
      Member(receiver, get: name, members.map(\.rawValue).joined(separator: ", ")) { call in
        let path = try call.draftPath
        if path.path.members.isEmpty {
          return .path(
            DraftPath(draft: path.draft, item: path.item, path: AnchorPath(members)))
        }
        guard let longer = AnchorAlgebra.draftsman.extending(path.path, by: members) else {
          let text = path.path.members.map(\.rawValue).joined(separator: ".")
          throw Failure(.groupMismatch, "\(name) cannot follow \(text)")
        }
        return .path(DraftPath(draft: path.draft, item: path.item, path: longer))
      }
    }
  }

  private static let comparisons: [(name: String, relation: Relation)] = [
    ("equal", .equal), ("moreThan", .greaterOrEqual), ("lessThan", .lessOrEqual),
  ]

  private static let verbs: [Member] =
    comparisons.map { name, relation in
      Member(.path, get: name, "relates them: to, with") { call in
        let path = try call.draftPath
        guard path.draft != nil else {
          throw Failure(.swift, "the anchors of a guide can only be related to")
        }
        return .verb(path, Verb(relation, .spacing))
      }
    } + [
      Member(
        .path, "callAsFunction", [Parameter(nil, .choice(.verb)), Parameter("to", target)],
        "the relation of version 1"
      ) { call in
        let word = try call.word()
        let relation = comparisons.first { $0.name == word }?.relation ?? .equal
        return try call.relate(try call.draftPath, Verb(relation, .spacing), try call.value("to"))
      }
    ]

  private static let target = ValueType.either([
    .number, .size, .path, .anchor, .item, .anonymous,
  ])

  private static let relations: [Member] =
    ["to", "with"].map { label in
      Member(.verb, "callAsFunction", [Parameter(label, target)], "what they are related to") {
        call in
        guard case .verb(let path, let verb) = call.receiver else { return .void }
        return try call.relate(path, verb, try call.value(label))
      }
    } + distances + [
      Member(.relation, "multiplied", [Parameter("by", .number)], "times as long") { call in
        try call.adding { relation in
          guard relation.takesFactor, relation.template.template.path.isLength else {
            throw Failure(.unexpected, "a factor must follow a relation of lengths, once")
          }
          relation.template.template.multiplier = try call.number("by")
          relation.takesFactor = false
        }
      },
      Member(.relation, "priority", [Parameter(nil, .priority)], "how much it matters") { call in
        let priority = try call.priority()
        return try call.adding { relation in
          relation.template.template.priority = priority
          relation.takesOffset = false
          relation.takesFactor = false
        }
      },
      Member(.relation, "identifier", [Parameter(nil, .text)], "the name of its constraints") {
        call in
        try call.adding { relation in
          relation.template.template.identifier = try call.text()
          relation.takesOffset = false
          relation.takesFactor = false
        }
      },
    ]

  /// The methods that add a distance to a relation.
  private static let distances: [Member] =
    [
      ("offset", "by", true), ("offsetted", "by", true), ("offSet", nil, true),
      ("inset", "by", false), ("insetted", "by", false),
    ].map { name, label, isInward in
      Member(
        .relation, name, [Parameter(label, .number)],
        isInward ? "by how much inside" : "by how much outside"
      ) { call in
        let number = try call.number(label)
        return try call.placing { _ in isInward ? .inward(number) : .outward(number) }
      }
    } + [
      Member(.relation, "constant", [Parameter(nil, .number)], "by how much inside") { call in
        try call.placing { path in
          guard path.members.count == 1 else {
            throw Failure(.unexpected, "constant is for one anchor: write offset(by:)")
          }
          return .inward(try call.number())
        }
      },
      Member(
        .relation, "offsetted", [Parameter("using", .either([.insets, .point]))],
        "by how much inside, edge by edge"
      ) { call in try call.placing { _ in .inwardEdges(try call.edges("using")) } },
      Member(
        .relation, "insetted", [Parameter("using", .either([.insets, .point]))],
        "by how much outside, edge by edge"
      ) { call in try call.placing { _ in .outwardEdges(try call.edges("using")) } },
    ]
    + [("added", 1.0), ("substracted", -1.0)].map { name, sign in
      Member(
        .relation, name, [Parameter("by", .either([.number, .size]))],
        sign > 0 ? "by how much longer" : "by how much shorter"
      ) { call in
        try call.adding { relation in
          guard relation.takesOffset, relation.template.template.path.isLength else {
            throw Failure(.unexpected, "\(name) must follow a relation of lengths, once")
          }
          switch try call.value("by") {
          case .size(let size):
            relation.template.template.constant = .perAxis(
              PerAxis(horizontal: sign * size.width, vertical: sign * size.height))
          default: relation.template.template.constant = .raw(sign * (try call.number("by")))
          }
          relation.takesOffset = false
        }
      }
    }

  // MARK: - Shortcuts

  /// The words for whole relations, with descriptions.
  private static let shortcutWords = [
    "fillParent": "the edges of the superview",
    "fillSafeArea": "the edges of the safe area",
    "matchParentH": "left and right of the superview",
    "matchParentV": "top and bottom of the superview",
    "matchSafeAreaH": "left and right of the safe area",
    "matchSafeAreaV": "top and bottom of the safe area",
    "centered": "in the middle of the superview",
    "centeredH": "centred horizontally",
    "centeredV": "centred vertically",
    "widthMatchHeight": "as wide as it is high",
    "heightMatchWidth": "as high as it is wide",
    "onTopOfKeyboard": "just above the keyboard",
    "matchParentSize": "as large as the superview",
  ]

  private static let shortcuts: [Member] =
    (RelationShortcut.draftsman + [.matchParentSize]).flatMap { word in
      (word.name == "fillParent" ? [Receiver.draft, .view] : [.draft]).map { receiver in
        Member(receiver, word.name, [], shortcutWords[word.name] ?? "") { call in
          try call.relate(
            try call.path(word.members), Verb(.equal, .spacing),
            .anonymous(word.target, word.other.map { AnchorPath($0) }))
        }
      }
    }
    + [
      Member(.draft, "cornered", [Parameter("at", .choice(.corner))], "in a corner") { call in
        let corner = AnchorShortcut.draftsmanCorners[try call.word("at")]
        return try call.relate(
          try call.path(corner.members), Verb(.equal, .spacing), .anonymous(.parent, nil))
      }
    ]
    + [Receiver.draft, .view].map { receiver in
      Member(receiver, "sized", [Parameter(nil, .size)], "of that size") { call in
        try call.relate(
          try call.path([.width, .height]), Verb(.equal, .spacing), try call.value())
      }
    }
    + [
      ("resistVerticalExpansion", [Axis.vertical], [Axis]()),
      ("resistHorizontalExpansion", [.horizontal], []),
      ("resistVerticalCompression", [], [.vertical]),
      ("resistHorizontalCompression", [], [.horizontal]),
      ("resistSizeExpansion", [.horizontal, .vertical], []),
      ("resistSizeCompression", [], [.horizontal, .vertical]),
      ("resistSizeAdjustment", [.horizontal, .vertical], [.horizontal, .vertical]),
    ].map { name, hugging, resistance in
      Member(.draft, name, [Parameter(nil, .priority)], "how strongly it keeps its size") { call in
        let priority = try call.priority()
        try call.change(.item(ItemRef(try call.draft.view))) { look in
          for axis in hugging { look.hugging[axis] = priority }
          for axis in resistance { look.resistance[axis] = priority }
        }
        return .draft(try call.draft)
      }
    }

  // MARK: - Content

  /// The properties that continue with the draft.
  private static let ways: [Member] =
    ["drf", "builder", "subscriber", "subcriber"].map { name in
      Member(.draft, get: name, "the draft") { $0.receiver }
    } + [
      Member(.draft, "stored", [], "the draft") { $0.receiver },
      Member(.draft, "storeAll", [Parameter("in", .any)], "the draft") { $0.receiver },
    ]

  private static let contents: [Member] =
    ways
    + [
      (Receiver.draft, "insert", false), (.view, "draftContent", false),
      (.stackDraft, "insertStacked", true), (.stackView, "draftStackContent", true),
      (.stackView, "draftStackedContent", true),
    ].map { receiver, name, isStacked in
      Member(
        receiver, name, [Parameter(nil, .builder)],
        isStacked ? "plans what goes inside and is arranged" : "plans what goes inside"
      ) { call in
        var draft = try call.draft
        let inner = try call.planned()
        if isStacked, let column = try call.scrolledColumn(in: draft.view, of: inner) {
          draft.contents.append(column)
        } else if isStacked {
          draft.stackContents += inner
        } else {
          draft.contents += inner
        }
        return .draft(draft)
      }
    }

  // MARK: - Words for items

  private static let anonymous: [Member] =
    Placeholder.allCases.map { word in
      Member(.type("AnonymousLayout"), get: word.rawValue, "an item known from its position") { _ in
        .anonymous(word, nil)
      }
    }
    + AnchorShortcut.draftsmanPlaces.map { place in
      Member(
        .type("AnonymousAnchor"), place.name, [Parameter("of", .placeholder)],
        place.members.map(\.rawValue).joined(separator: ", ")
      ) { call in
        guard case .anonymous(let word, _) = try call.value("of") else { return .void }
        return .anonymous(word, AnchorPath(place.members))
      }
    }
}

extension AnchorPath {
  /// Whether its members are widths and heights.
  var isLength: Bool { members.allSatisfy { !$0.isPosition } }
}

extension MemberCall {
  /// The draft before the dot, with its relation completed; a new one for a view.
  var draft: Draft {
    get throws {
      if case .draft(let draft) = receiver { return draft.finished }
      return Draft(try owner)
    }
  }

  /// The anchors before the dot.
  var draftPath: DraftPath {
    get throws {
      if case .path(let path) = receiver { return path }
      let draft = try draft
      return DraftPath(draft: draft, item: ItemRef(draft.view), path: AnchorPath([]))
    }
  }

  func path(_ members: [Attribute]) throws -> DraftPath {
    let draft = try draft
    return DraftPath(draft: draft, item: ItemRef(draft.view), path: AnchorPath(members))
  }

  /// Returns distances for each edge, from insets or a point.
  func edges(_ label: String) throws -> EdgeInsets {
    if case .point(let point) = try value(label) {
      return EdgeInsets(top: point.y, left: point.x, bottom: point.y, right: point.x)
    }
    return try insets(label)
  }

  /// Returns the draft of the vertical stack that arranges views in a plain scroll view; `nil` if
  /// the view arranges them itself.
  fileprivate func scrolledColumn(in scroll: ViewRef, of inner: [Draft]) throws -> Draft? {
    let node = interpreter.memory.scene.nodes[scroll.number]
    guard node.kind == .scroll, node.inner == nil else { return nil }
    let known = interpreter.memory.scene.subviews(scroll).first {
      interpreter.memory.scene.nodes[$0.number].isScrolledColumn
    }
    let column = try known ?? interpreter.memory.scene.make("UIStackView", .stack)
    interpreter.memory.scene.nodes[column.number].isScrolledColumn = true
    try interpreter.memory.scene.change(column) { $0.stack?.axis = .vertical }
    var draft = Draft(column)
    for members in [AnchorShortcut.draftsman["edges"], AnchorPath(.width)] {
      draft.templates.append(
        DraftTemplate(
          ConstraintTemplate(
            ItemRef(column), members, Verb(.equal, .spacing), .placeholder(.parent)),
          at: codePlace))
    }
    draft.stackContents = inner
    return draft
  }

  /// Returns the drafts that a block stands for.
  func planned() throws -> [Draft] {
    try interpreter.drafts(try interpreter.run(try closure(), asBuilder: true))
  }

  fileprivate func checkOwner(_ label: String) throws {
    let view = try view(label)
    guard view == (try draft.view) else {
      throw Failure(
        .swift,
        "this is a draft of \(interpreter.memory.scene.name(try draft.view)), "
          + "not of \(interpreter.memory.scene.name(view))")
    }
  }

  /// Relates anchors to a value, and returns the draft with that relation.
  fileprivate func relate(_ path: DraftPath, _ verb: Verb, _ value: Value) throws -> Value {
    guard var draft = path.draft else {
      throw Failure(.swift, "the anchors of a guide can only be related to")
    }
    var constant = ConstantRule.none
    var target: ConstraintTemplate<ItemRef>.Target?
    var isOpen = true
    switch value {
    case .number(let number):
      guard path.path.isLength else {
        throw Failure(.lonelyPosition, "only a width or a height can be related to a number")
      }
      (constant, isOpen) = (.raw(number), false)
    case .size(let size):
      guard path.path.isLength, path.path.members.count == 2 else {
        throw Failure(.groupMismatch, "only size can be related to a CGSize")
      }
      constant = .perAxis(PerAxis(horizontal: size.width, vertical: size.height))
      isOpen = false
    case .item(let item): target = .item(item)
    case .anchor(let item, let attribute): target = .item(item, .one(attribute))
    case .path(let other):
      try checkRoles(path.path, other.path)
      target = .item(other.item, .path(other.path))
    case .anonymous(let word, let other):
      if let other { try checkRoles(path.path, other) }
      target = .placeholder(word, other.map { .path($0) } ?? .same)
    default: throw Failure(.swift, "the relation needs a second side")
    }
    let template = ConstraintTemplate(
      ItemRef(draft.view), path.path, verb, target, constant: constant)
    draft = draft.finished
    draft.relation = OpenRelation(
      template: DraftTemplate(template, at: codePlace),
      takesOffset: isOpen, takesFactor: isOpen)
    return .draft(draft)
  }

  /// Checks that anchors are related to others in the same roles.
  private func checkRoles(_ path: AnchorPath, _ other: AnchorPath) throws {
    let fits =
      path.members.count == other.members.count
      && zip(path.members, other.members).allSatisfy {
        $0.isPosition == $1.isPosition && (!$0.isPosition || $0.axis == $1.axis)
      }
    guard fits else {
      func text(_ path: AnchorPath) -> String {
        path.members.map(\.rawValue).joined(separator: ".")
      }
      throw Failure(.groupMismatch, "\(text(path)) cannot be related to \(text(other))")
    }
  }

  /// Changes the relation that was begun last.
  fileprivate func adding(_ change: (inout OpenRelation) throws -> Void) throws -> Value {
    guard case .draft(var draft) = receiver, var relation = draft.relation else {
      throw Failure(.unexpected, "this must follow a relation")
    }
    try change(&relation)
    draft.relation = relation
    return .draft(draft)
  }

  /// Adds a distance to the relation that was begun last, which must be one of positions.
  fileprivate func placing(_ rule: (AnchorPath) throws -> ConstantRule) throws -> Value {
    try adding { relation in
      guard relation.takesOffset, !relation.template.template.path.isLength else {
        throw Failure(
          .unexpected, "a distance must directly follow a relation of positions, once",
          note: "before priority and identifier")
      }
      relation.template.template.constant = try rule(relation.template.template.path)
      relation.takesOffset = false
    }
  }
}
