import ConstraintSolver
import Foundation
import LayoutModel
import UIKitTexts

/// Finds the constraint object behind a claim of a lowered hierarchy.
///
/// Objects for system constraints are made only here, when they are asked for. The view they belong
/// to keeps them, so that the same rule is the same object the next time.
@MainActor
struct SystemConstraints {
  private let hierarchy: LoweredHierarchy
  private let items: [Item.ID: LoweredItem]
  private let rules: [Rule.ID: LoweredConstraint]

  init(of hierarchy: LoweredHierarchy) {
    self.hierarchy = hierarchy
    items = Dictionary(
      hierarchy.items.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    rules = Dictionary(
      hierarchy.rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private var layout: Layout { hierarchy.layout }

  /// Returns the constraint behind a claim; `nil` for an implied bound, for which UIKit has no
  /// constraint either.
  func constraint(of source: Claim.Source) -> NSLayoutConstraint? {
    switch source {
    case .rule(let id):
      if let constraint = rules[id]?.constraint { return constraint }
      guard let rule = layout.rule(id), let first = rule.left.first?.anchor else { return nil }
      return made(
        source, "\(rule.identifier ?? "stay") \(first.attribute)", by: first.item.owner,
        Relation(first, rule.relation, nil, constant: rule.constant, priority: rule.priority))
    case .generated(let owner, let index):
      return layout.generatedRule(index, of: owner).flatMap(constraint)
    case .hugging(let id, let axis), .resistance(let id, let axis):
      return contentSize(of: id, along: axis)
    case .given(let id, let dimension):
      let size = layout.item(id)?.givenSize?[dimension.axis] ?? 0
      let anchor = Anchor(id, dimension.attribute)
      return made(
        source, "given \(dimension.name)", by: id,
        Relation(anchor, .equal, nil, constant: dimension.isSize ? size : 0))
    case .implied: return nil
    }
  }

  /// Returns the constraint for a rule that an item generates.
  func constraint(_ rule: GeneratedRule) -> NSLayoutConstraint? {
    made(
      .generated(rule.owner, rule.index), String(rule.name.drop { $0 != "." }), by: rule.owner,
      Relation(
        rule.first, rule.relation, rule.second, times: rule.multiplier, constant: rule.constant,
        priority: rule.priority))
  }

  /// Returns the constraints by which a stack arranges its views.
  func arrangement(of stack: UIStackView) -> [NSLayoutConstraint] {
    guard let id = hierarchy.id(of: stack), let item = layout.item(id) else { return [] }
    return layout.rules(broughtAlongBy: item).filter { $0.origin == .stack }
      .compactMap(constraint)
  }

  /// Returns the constraint for the size of a view's content along an axis; `nil` if it has none.
  func contentSize(of id: Item.ID, along axis: Axis) -> NSLayoutConstraint? {
    guard let item = layout.item(id), let length = item.content[axis] else { return nil }
    let size: LayoutModel.Attribute = axis == .horizontal ? .width : .height
    return made(
      .hugging(id, axis), "content \(axis.letter)", by: id,
      Relation(Anchor(id, size), .equal, nil, constant: length))
  }

  // MARK: - Making objects

  /// The sides, the relation and the numbers of a constraint.
  private struct Relation {
    var first: Anchor
    var relation: ConstraintSolver.Relation
    var second: Anchor?
    var multiplier = 1.0
    var constant: Double
    var priority: Double

    init(
      _ first: Anchor, _ relation: ConstraintSolver.Relation, _ second: Anchor?,
      times multiplier: Double = 1, constant: Double, priority: Double = 1000
    ) {
      self.first = first
      self.relation = relation
      self.second = second
      self.multiplier = multiplier
      self.constant = constant
      self.priority = priority
    }
  }

  /// Returns the object for a role in a view: the existing one, or a new one if that says something
  /// else.
  private func made(
    _ source: Claim.Source, _ role: String, by owner: Item.ID, _ relation: Relation
  ) -> NSLayoutConstraint? {
    // The item that hosts the topmost view is not a view of the program.
    guard
      let view = (items[owner] ?? items[layout.items.dropFirst().first?.id ?? owner])?.object
        as? UIView, let first = place(relation.first),
      let logged = LoggedConstraint(source, in: layout)
    else { return nil }
    let second = relation.second.flatMap(place)
    let known = view.viewState.systemConstraints[role]
    let constraint: SystemConstraint
    if let known,
      known.says(
        first, .init(relation.relation), second, multiplier: relation.multiplier,
        constant: relation.constant)
    {
      constraint = known
    } else {
      constraint = SystemConstraint.make(logged.className)
      constraint.relate(
        first, .init(relation.relation), second, multiplier: relation.multiplier,
        constant: relation.constant)
    }
    constraint.priority = UILayoutPriority(Float(relation.priority))
    constraint.describe(as: named(logged, relation, owner), of: view)
    view.viewState.systemConstraints[role] = constraint
    return constraint
  }

  private func place(_ anchor: Anchor) -> LayoutPlace? {
    object(of: anchor.item).map {
      LayoutPlace($0, NSLayoutConstraint.Attribute(anchor.attribute))
    }
  }

  /// Returns the view or guide of an item, of a guide that a view brings, or of a guide that a
  /// stack makes.
  private func object(of id: Item.ID) -> (any LayoutItem)? {
    if let object = items[id]?.object { return object }
    guard let helper = id.helper, let view = items[id.owner]?.object as? UIView else { return nil }
    if let guide = id.systemGuide { return view.guide(guide) }
    if let guide = view.viewState.arrangementGuides[helper] { return guide }
    let guide = ArrangementGuide(
      layout.guideIdentifier(of: id) ?? "", className: layout.className(of: id), of: view)
    view.viewState.arrangementGuides[helper] = guide
    return guide
  }

  /// Returns a logged constraint with the addresses of objects in place of the model's names.
  private func named(
    _ logged: LoggedConstraint, _ relation: Relation, _ owner: Item.ID
  ) -> LoggedConstraint {
    var ids = [relation.first.item, owner]
    if let second = relation.second?.item { ids.append(second) }
    ids += ids.compactMap { layout.parent(of: $0) }
    func real(_ item: LoggedItem) -> LoggedItem {
      let id = ids.first { LoggedItem($0, in: layout) == item }
      return id.flatMap(object)?.logged ?? item
    }
    var result = logged
    for index in result.left.terms.indices {
      result.left.terms[index].item = real(result.left.terms[index].item)
    }
    for index in result.right.terms.indices {
      result.right.terms[index].item = real(result.right.terms[index].item)
    }
    for index in result.names.indices {
      result.names[index].item = real(result.names[index].item)
    }
    result.inside = result.inside.map(real)
    return result
  }
}

extension LayoutModel.Dimension {
  /// The attribute that the variable measures.
  var attribute: LayoutModel.Attribute {
    switch self {
    case .x: .left
    case .y: .top
    case .width: .width
    case .height: .height
    }
  }
}
