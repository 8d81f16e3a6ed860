import ConstraintSolver
import DialectCore
import LayoutModel

/// What SnapKit's methods make of the relations in a closure.
extension Interpreter {
  /// Runs a SnapKit closure and returns its relations as constraints that are not active.
  @discardableResult
  func prepareConstraints(_ item: ItemRef, _ closure: Closure) throws -> [SnapRef] {
    let relations = try relations(item, closure)
    for ref in relations { _ = try memory.scene.constraints(of: ref) }
    return relations
  }

  /// Makes and activates the constraints of a SnapKit closure.
  func makeConstraints(_ item: ItemRef, _ closure: Closure) throws {
    for ref in try relations(item, closure) {
      try recovering(ref) { try memory.scene.activate(ref) }
      try skipRefused()
    }
  }

  /// Gives the constants in a closure to constraints that SnapKit made before; if there are none,
  /// they are made.
  func updateConstraints(_ item: ItemRef, _ closure: Closure) throws {
    guard !memory.scene.made(for: item).isEmpty else {
      return try makeConstraints(item, closure)
    }
    for ref in try relations(item, closure) {
      try recovering(ref) { try memory.scene.update(to: ref) }
    }
  }

  /// Removes the constraints that SnapKit made for a view or guide.
  func removeConstraints(_ item: ItemRef) throws {
    for ref in memory.scene.made(for: item) { try memory.scene.deactivate(ref) }
  }

  /// Returns whether an unknown value must be a view.
  func isView(_ what: Unknown) -> Bool {
    let state = memory.unknowns[what.number]
    guard state.view == nil, let type = state.type?.bareType else { return state.view != nil }
    return ViewClass.named(type) != nil || viewClass(canonical(type)) != nil
  }

  private func relations(_ item: ItemRef, _ closure: Closure) throws -> [SnapRef] {
    if item.guide == nil, memory.scene.nodes[item.view.number].kind != .guide {
      try memory.scene.freeFromMask(item.view)
    }
    memory.scene.snapMakers.append(SnapMaker(item: item))
    let maker = SnapMakerRef(number: memory.scene.snapMakers.count - 1)
    let outer = making
    if item.guide == nil { making.insert(item.view) }
    defer { making = outer }
    try run(closure, [.snap(.maker(maker))])
    let related = memory.scene.snapMakers[maker.number].relations.filter { ref in
      let relation = memory.scene.snapRelations[ref.number]
      if !relation.isRelated {
        let words = relation.template.path.members.map(\.rawValue).joined(separator: ".")
        note(
          "\(words) is not related to anything", at: relation.place.range,
          in: relation.place.source)
      }
      return relation.isRelated
    }
    try assumeSuperviews(related)
    for ref in related { noteWrongSide(of: memory.scene.snapRelations[ref.number]) }
    return related
  }

  /// Notes an inequality that ties opposite edges of a view to those of another one: SnapKit changes the
  /// sign of an inset at the far edges, but not the relation.
  private func noteWrongSide(of relation: SnapRelation) {
    let template = relation.template
    let verb = template.verb.relation
    guard verb != .equal, let target = template.target, target.attributes == .same else { return }
    if case .item(let other) = target.owner,
      !memory.scene.isInside(template.subject.view, other.view)
    {
      return
    }
    let near: Set<Attribute> = [.left, .leading, .top, .leftMargin, .leadingMargin, .topMargin]
    let edges = template.path.members.filter { $0.inwardSign < 0 || near.contains($0) }
    let turned = edges.filter { ($0.inwardSign < 0) == (verb == .greaterOrEqual) }
    guard !turned.isEmpty, turned.count < edges.count else { return }
    let words = turned.map(\.rawValue)
    note(
      "\(words.joined(separator: " and ")) \(words.count == 1 ? "is" : "are") held from the wrong side, "
        + "as SnapKit keeps the \(verb.symbol) there: the edge may lie outside, and not further inside; "
        + "make.\(words.joined(separator: ".")).\(verb.flipped.method)Superview() is "
        + "the other side",
      at: relation.place.range, in: relation.place.source)
  }

  /// Runs a closure for a relation; in a file, a failure affects only that relation.
  private func recovering(_ ref: SnapRef, _ body: () throws -> Void) throws {
    guard mode == .file else { return try body() }
    let before = checkpoint
    do { try body() } catch let failure as Failure where canGoOn(behind: failure) {
      goBack(to: before)
      let place = memory.scene.snapRelations[ref.number].place
      try skip(
        failure.located(at: place.range, in: place.source), at: place.range, in: place.source)
    }
  }
}
