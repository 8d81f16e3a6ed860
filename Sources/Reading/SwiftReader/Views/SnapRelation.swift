import DialectCore
import LayoutModel
import PlumbLanguage

/// A value of SnapKit.
enum Snap: Hashable, Sendable {
  /// The methods of SnapKit, `view.snp`.
  case methods(ItemRef)
  /// Attributes on the other side of a relation: `view.snp.top`.
  case item(ItemRef, AnchorPath)
  /// The parameter of a closure: `make`.
  case maker(SnapMakerRef)
  /// Attributes that are not related to anything yet: `make.top.left`.
  case anchors(SnapRef)
  /// A relation that can still be modified: `make.top.equalToSuperview()`.
  case relation(SnapRef)
  /// The constraints of a relation, SnapKit's `Constraint`.
  case constraint(SnapRef)

  /// The kind of the value, in words for an error.
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

  /// The receiver of its members.
  var receiver: Receiver {
    switch self {
    case .methods, .item: .snapMethods
    case .maker: .snapMaker
    case .anchors: .snapAnchors
    case .relation: .snapRelation
    case .constraint: .snapConstraint
    }
  }

  /// The names of its type in SnapKit, most specific first.
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

/// The maker of a SnapKit closure for a view or guide, with the relations it made, in order.
struct SnapMaker: Sendable {
  let item: ItemRef
  var relations: [SnapRef] = []
}

/// A relation that a SnapKit closure states for several attributes at once.
///
/// As in SnapKit, modifications affect it until it has been turned into constraints.
struct SnapRelation: Sendable {
  /// The relation.
  var template: ConstraintTemplate<ItemRef>
  /// Whether it has another side.
  var isRelated = false
  /// Whether one of its numbers is known only to the running program.
  var isNumberAssumed = false
  /// The place where it was written.
  var place: CodePlace
  /// The place its constraints are counted for in the balance of an import.
  var credit: ConstraintCredit?
  /// Its constraints, one for each attribute; `nil` before they are made.
  var constraints: [ConstraintRef]?
}

extension ViewGraph {
  /// Returns the rules of a relation in the current hierarchy.
  mutating func drafts(of ref: SnapRef) throws -> [ConstraintDraft<ItemRef>] {
    let relation = snapRelations[ref.number]
    let subject = relation.template.subject
    var superview: ViewRef?
    if case .placeholder? = relation.template.target?.owner {
      superview = try container(of: subject)
    }
    let name = name(subject)
    let isRoot = layout.root != nil && item(subject.view) == layout.root
    return try relation.template.drafts { (_) throws(Failure) -> ItemRef? in
      guard let superview else {
        throw Failure(
          .swift,
          isRoot
            ? "\(name) is placed by what shows it, as the view of a controller is: relate what is "
              + "inside it"
            : "\(name) has no superview to relate it to: call addSubview first",
          at: relation.place.range, in: relation.place.source)
      }
      return ItemRef(superview)
    }
  }

  /// Returns the constraints of a relation, making them if necessary.
  mutating func constraints(of ref: SnapRef) throws -> [ConstraintRef] {
    if let made = snapRelations[ref.number].constraints { return made }
    let place = snapRelations[ref.number].place
    let outer = credit
    credit = snapRelations[ref.number].credit
    defer { credit = outer }
    let isAssumed = snapRelations[ref.number].isNumberAssumed
    let made = try drafts(of: ref).map { draft in
      isNumberAssumed = isAssumed
      return try add(draft, at: place)
    }
    snapRelations[ref.number].constraints = made
    return made
  }

  /// Returns the superview of a view, or the view of a guide.
  ///
  /// A stand-in without a superview is added to the root.
  private mutating func container(of item: ItemRef) throws -> ViewRef? {
    if item.guide != nil { return item.view }
    if let parent = superview(item.view) { return parent }
    guard nodes[item.view.number].isStandIn, self.item(item.view) == nil, let root = layout.root
    else { return nil }
    try addSubview(item.view, to: ref(of: root))
    return ref(of: root)
  }

  /// Activates a relation; in a file, constraints that cannot be activated are left out.
  mutating func activate(_ ref: SnapRef) throws {
    for constraint in try constraints(of: ref) { _ = try install(constraint) }
    let owner = snapRelations[ref.number].template.subject.view
    if !nodes[owner.number].snapped.contains(ref) { nodes[owner.number].snapped.append(ref) }
    search(nodes[owner.number].snapped.count)
  }

  /// Deactivates a relation and forgets that it belongs to a view.
  mutating func deactivate(_ ref: SnapRef) throws {
    for constraint in try constraints(of: ref) { try deactivate(constraint) }
    let owner = snapRelations[ref.number].template.subject.view
    nodes[owner.number].snapped.removeAll { $0 == ref }
  }

  /// Returns whether any of its constraints is active.
  func isActive(_ ref: SnapRef) -> Bool {
    snapRelations[ref.number].constraints?.contains { isActive($0) } ?? false
  }

  /// Returns the active relations that SnapKit made for a view or guide.
  func made(for item: ItemRef) -> [SnapRef] {
    nodes[item.view.number].snapped.filter { snapRelations[$0.number].template.subject == item }
  }

  /// Changes the constants of a relation's constraints.
  mutating func setConstant(_ constant: ConstantRule, of ref: SnapRef) throws {
    snapRelations[ref.number].template.constant = constant
    for constraint in snapRelations[ref.number].constraints ?? [] {
      let draft = constraints[constraint.number].draft
      let number = constant.constant(for: draft.attribute, relatedTo: draft.secondAttribute)
      try change(constraint) { $0.constant = number }
    }
  }

  /// Changes the priorities of a relation's constraints, except to or from a required one, which
  /// UIKit does not allow.
  mutating func setPriority(_ priority: Double, of ref: SnapRef) throws {
    snapRelations[ref.number].template.priority = priority
    for constraint in snapRelations[ref.number].constraints ?? [] {
      guard constraints[constraint.number].draft.priority < 1000, priority < 1000 else { continue }
      try change(constraint) { $0.priority = priority }
    }
  }

  /// Gives the constants of a relation to the matching constraints that SnapKit made before.
  ///
  /// - Throws: A failure if there is none with the same anchors, relation, multiplier and priority.
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
