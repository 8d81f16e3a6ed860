import DialectCore
import LayoutModel
import PlumbLanguage

/// Something of SnapKit that code can hold.
enum Snap: Hashable, Sendable {
  /// `view.snp`.
  case methods(ItemRef)
  /// Attributes on a second side: `view.snp.top`.
  case item(ItemRef, AnchorPath)
  /// What a closure is given: `make`.
  case maker(SnapMakerRef)
  /// Attributes of its view that are not related to anything yet: `make.top.left`.
  case anchors(SnapRef)
  /// A relation, to which something may still be added: `make.top.equalToSuperview()`.
  case relation(SnapRef)
  /// What became of a relation: `Constraint`.
  case constraint(SnapRef)

  /// What it is, in words for an error.
  var inWords: String {
    switch self {
    case .methods: "the methods of SnapKit"
    case .item: "anchors of SnapKit"
    case .maker: "the maker of SnapKit"
    case .anchors: "anchors without a second side"
    case .relation: "a relation"
    case .constraint: "a Constraint of SnapKit"
    }
  }

  /// What its members are rows of.
  var receiver: Receiver {
    switch self {
    case .methods, .item: .snapMethods
    case .maker: .snapMaker
    case .anchors: .snapAnchors
    case .relation: .snapRelation
    case .constraint: .snapConstraint
    }
  }

  /// What SnapKit calls its type, nearest first.
  var typeNames: [String] {
    switch self {
    case .methods(let item):
      [item.guide == nil ? "ConstraintViewDSL" : "ConstraintLayoutGuideDSL"]
        + ["ConstraintAttributesDSL", "ConstraintBasicAttributesDSL", "ConstraintDSL"]
    case .item: ["ConstraintItem"]
    case .maker: ["ConstraintMaker"]
    case .anchors: ["ConstraintMakerExtendable", "ConstraintMakerRelatable"]
    case .relation:
      ["ConstraintMakerEditable", "ConstraintMakerPrioritizable", "ConstraintMakerFinalizable"]
    case .constraint: ["Constraint"]
    }
  }
}

/// A relation of SnapKit, by its number.
struct SnapRef: Hashable, Sendable {
  let number: Int
}

/// A maker of SnapKit, by its number.
struct SnapMakerRef: Hashable, Sendable {
  let number: Int
}

/// The closure of SnapKit that is run for a view or a guide, with what it says in order.
struct SnapMaker: Sendable {
  let item: ItemRef
  var relations: [SnapRef] = []
}

/// What a closure of SnapKit says about some attributes at once.
///
/// Like SnapKit's it is an object: what is added later counts, until it became constraints.
struct SnapRelation: Sendable {
  /// What it says.
  var template: ConstraintTemplate<ItemRef>
  /// Whether it says what the attributes are related to.
  var isRelated = false
  /// Where it was written.
  var place: CodePlace
  /// What its constraints count for in the balance of an import.
  var credit: ConstraintCredit?
  /// The constraints that it became, an attribute each; nil before.
  var constraints: [ConstraintRef]?
}

extension ViewGraph {
  /// The rules of a relation where it is made now.
  mutating func drafts(of ref: SnapRef) throws -> [ConstraintDraft<ItemRef>] {
    let relation = snapRelations[ref.number]
    let subject = relation.template.subject
    var superview: ViewRef?
    if case .placeholder? = relation.template.target?.owner {
      superview = try container(of: subject)
    }
    let name = name(subject)
    return try relation.template.drafts { (_) throws(Failure) -> ItemRef? in
      guard let superview else {
        throw Failure(
          .swift, "\(name) has no superview to relate it to: call addSubview first",
          at: relation.place.range, in: relation.place.source)
      }
      return ItemRef(superview)
    }
  }

  /// The constraints that a relation is, made where it has none yet.
  mutating func constraints(of ref: SnapRef) throws -> [ConstraintRef] {
    if let made = snapRelations[ref.number].constraints { return made }
    let place = snapRelations[ref.number].place
    let outer = credit
    credit = snapRelations[ref.number].credit
    defer { credit = outer }
    let made = try drafts(of: ref).map { try add($0, at: place) }
    snapRelations[ref.number].constraints = made
    return made
  }

  /// The superview of a view or a guide; one that stands for a view which the code does not make is
  /// put into the root.
  private mutating func container(of item: ItemRef) throws -> ViewRef? {
    if item.guide != nil { return item.view }
    if let parent = superview(item.view) { return parent }
    guard nodes[item.view.number].isStandIn, self.item(item.view) == nil, let root = layout.root
    else { return nil }
    try addSubview(item.view, to: ref(of: root))
    return ref(of: root)
  }

  /// Activates a relation; what cannot be is left out where the text goes on.
  mutating func activate(_ ref: SnapRef) throws {
    for constraint in try constraints(of: ref) { _ = try install(constraint) }
    let owner = snapRelations[ref.number].template.subject.view
    if !nodes[owner.number].snapped.contains(ref) { nodes[owner.number].snapped.append(ref) }
    search(nodes[owner.number].snapped.count)
  }

  /// Deactivates a relation, so that it is nobody's any more.
  mutating func deactivate(_ ref: SnapRef) throws {
    for constraint in try constraints(of: ref) { try deactivate(constraint) }
    let owner = snapRelations[ref.number].template.subject.view
    nodes[owner.number].snapped.removeAll { $0 == ref }
  }

  /// Whether one of its constraints is active.
  func isActive(_ ref: SnapRef) -> Bool {
    snapRelations[ref.number].constraints?.contains { isActive($0) } ?? false
  }

  /// What SnapKit has made for a view or a guide and is active.
  func made(for item: ItemRef) -> [SnapRef] {
    nodes[item.view.number].snapped.filter { snapRelations[$0.number].template.subject == item }
  }

  /// Gives the constraints of a relation their constant anew.
  mutating func setConstant(_ constant: ConstantRule, of ref: SnapRef) throws {
    snapRelations[ref.number].template.constant = constant
    for constraint in snapRelations[ref.number].constraints ?? [] {
      let draft = constraints[constraint.number].draft
      let number = constant.constant(for: draft.attribute, relatedTo: draft.secondAttribute)
      try change(constraint) { $0.constant = number }
    }
  }

  /// Gives the constraints of a relation another priority; a required one keeps its own, as what is
  /// required cannot change.
  mutating func setPriority(_ priority: Double, of ref: SnapRef) throws {
    snapRelations[ref.number].template.priority = priority
    for constraint in snapRelations[ref.number].constraints ?? [] {
      guard constraints[constraint.number].draft.priority < 1000, priority < 1000 else { continue }
      try change(constraint) { $0.priority = priority }
    }
  }

  /// Gives constraints that SnapKit made before the constants that a relation asks for.
  ///
  /// - Throws: That there is none with the same anchors, relation, multiplier and priority.
  mutating func update(to ref: SnapRef) throws {
    let relation = snapRelations[ref.number]
    let known = made(for: relation.template.subject).flatMap {
      snapRelations[$0.number].constraints ?? []
    }
    search(known.count)
    for draft in try drafts(of: ref) {
      let match = known.first { constraint in
        var other = constraints[constraint.number].draft
        (other.constant, other.identifier) = (draft.constant, draft.identifier)
        return other == draft
      }
      guard let match else {
        var failure = Failure(
          .swift, "\(name(draft.first)) has no such constraint to update",
          at: relation.place.range, in: relation.place.source)
        failure.details = [
          "updateConstraints changes the constants of constraints that SnapKit made with the same "
            + "anchors, relation, multiplier and priority; remakeConstraints makes others"
        ]
        throw failure
      }
      try change(match) { $0.constant = draft.constant }
    }
  }
}
