import ConstraintSolver
import LayoutModel

/// Puts claims into the order in which they follow each other on the screen.
///
/// A claim that relates two places by a distance is an edge between them, and a size is an edge
/// between the two sides of its item. Claims that form one path or ring are ordered along it, from
/// the leading or top end to the other.
struct Chain {
  /// A place on an axis of an item.
  struct Place: Hashable {
    /// Which part of the item it is.
    ///
    /// Near is where the document's reading direction begins, even for a view with the opposite
    /// direction.
    enum Part { case near, middle, far, firstBaseline, lastBaseline }
    var item: Item.ID
    var axis: Axis
    var part: Part

    init(_ item: Item.ID, _ axis: Axis, _ part: Part) {
      self.item = item
      self.axis = axis
      self.part = part
    }

    /// Makes the place of an anchor in a rule about its item and others.
    init?(_ anchor: Anchor, beside others: [Item.ID], in layout: Layout) {
      let isRightToLeft = layout.isRightToLeft(between: [anchor.item] + others)
      let anchor = layout.resolved(anchor)
      item = anchor.item
      axis = anchor.attribute.axis
      let isMirrored = layout.root.map(layout.isRightToLeft) ?? false
      switch anchor.attribute.side(isRightToLeft: isRightToLeft) {
      case .left: part = isMirrored ? .far : .near
      case .right: part = isMirrored ? .near : .far
      case .top: part = .near
      case .bottom: part = .far
      case .centerX, .centerY: part = .middle
      case .firstBaseline: part = .firstBaseline
      case .lastBaseline: part = .lastBaseline
      default: return nil
      }
    }
  }

  /// Returns the two places that a claim relates; nil if it does not have that form.
  static func edge(of source: Claim.Source, in solved: SolvedLayout) -> (Place, Place)? {
    switch source {
    case .rule(let id):
      guard let rule = solved.layout.rule(id), rule.hasUIKitForm,
        rule.right.allSatisfy({ $0.coefficient == 1 })
      else { return nil }
      let terms = solved.layout.terms(of: rule)
      return edge(terms.left[0].anchor, terms.right.first?.anchor, in: solved.layout)
    case .generated(let stack, let index):
      guard let rule = solved.generated(stack, index) else { return nil }
      return edge(rule.first, rule.second, in: solved.layout)
    case .hugging(let id, let axis), .resistance(let id, let axis), .implied(let id, let axis):
      return span(id, axis)
    case .given(let id, let dimension):
      guard !dimension.isSize else { return span(id, dimension.axis) }
      // x is the left edge, which is the far one in a view that is read from right to left.
      let part: Place.Part =
        dimension == .x && solved.layout.isRightToLeft(id) ? .far : .near
      return solved.layout.parent(of: id).map {
        (Place($0, dimension.axis, part), Place(id, dimension.axis, part))
      }
    }
  }

  /// The two sides of an item on an axis.
  static func span(_ id: Item.ID, _ axis: Axis) -> (Place, Place) {
    (Place(id, axis, .near), Place(id, axis, .far))
  }

  private static func edge(
    _ first: Anchor, _ second: Anchor?, in layout: Layout
  ) -> (Place, Place)? {
    guard let second else {
      return first.attribute.isPosition ? nil : span(first.item, first.attribute.axis)
    }
    guard let a = Place(first, beside: [second.item], in: layout),
      let b = Place(second, beside: [first.item], in: layout)
    else { return nil }
    return (a, b)
  }

  /// The most claims for which a path is searched with backtracking.
  private static let searchLimit = 60
  /// The most steps of such a search.
  private static let stepLimit = 4000

  /// Returns the order in which claims lead from one place to another, each used once by one of the
  /// edges it may stand for.
  ///
  /// Claims without edges are left out.
  ///
  /// Nil if the claims do not form such a path, or none to `end` if it is given. Where several
  /// claims continue the path, the earlier one is preferred.
  ///
  /// - Complexity: O(edges), unless a few claims form a path only with another choice on the way.
  static func path(
    _ claims: [[(Place, Place)]], from start: Place, to end: Place? = nil
  ) -> [Int]? {
    var used = claims.map(\.isEmpty)
    let count = used.count { !$0 }
    guard count > 0 else { return nil }
    var order: [Int] = []
    var place = start
    // The claims that lead to or from each place, in their order.
    var touching: [Place: [Int]] = [:]
    for (index, edges) in claims.enumerated() {
      for end in edges.flatMap({ [$0.0, $0.1] }) where touching[end]?.last != index {
        touching[end, default: []].append(index)
      }
    }
    while order.count < count {
      guard let next = touching[place]?.first(where: { !used[$0] }),
        let edge = claims[next].first(where: { $0.0 == place || $0.1 == place })
      else { break }
      used[next] = true
      order.append(next)
      place = edge.0 == place ? edge.1 : edge.0
    }
    if order.count == count, end.map({ $0 == place }) ?? true { return order }
    guard count <= searchLimit else { return nil }
    used = claims.map(\.isEmpty)
    order = []
    var stepsLeft = stepLimit
    func goOn(from place: Place) -> Bool {
      guard order.count < count else { return end.map { $0 == place } ?? true }
      stepsLeft -= 1
      guard stepsLeft > 0 else { return false }
      for index in claims.indices where !used[index] {
        for edge in claims[index] where edge.0 == place || edge.1 == place {
          used[index] = true
          order.append(index)
          if goOn(from: edge.0 == place ? edge.1 : edge.0) { return true }
          order.removeLast()
          used[index] = false
        }
      }
      return false
    }
    return goOn(from: start) ? order : nil
  }

  /// Returns an order for claims that do not form a path: along edges as far as they lead, then on
  /// from another place of the same item, then from the most recent place with another way on.
  ///
  /// Claims without edges are left out.
  ///
  /// - Complexity: O(claims²).
  static func walk(_ claims: [[(Place, Place)]], from start: Place) -> [Int] {
    var used = claims.map(\.isEmpty)
    var order: [Int] = []
    var visited = [start]
    /// The first unused claim with a suitable end, and the place at its other end.
    func next(_ isHere: (Place) -> Bool) -> (index: Int, there: Place)? {
      for index in claims.indices where !used[index] {
        for edge in claims[index] {
          if isHere(edge.0) { return (index, edge.1) }
          if isHere(edge.1) { return (index, edge.0) }
        }
      }
      return nil
    }
    while true {
      var step: (index: Int, there: Place)?
      for place in visited.reversed().prefix(backLimit) where step == nil {
        step = next { $0 == place } ?? next { $0.item == place.item && $0.axis == place.axis }
      }
      guard let step = step ?? next({ _ in true }) else { return order }
      used[step.index] = true
      order.append(step.index)
      visited.append(step.there)
    }
  }

  /// How many places back a walk looks for another way on.
  private static let backLimit = 100
}
