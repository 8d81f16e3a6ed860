import ConstraintSolver
import LayoutModel

/// Puts claims into the order in which they follow each other on the screen.
///
/// Each claim that ties two places by a distance is an edge between them; a size ties the two
/// edges of its item. Claims that form one path or ring have an order a reader can follow with a
/// finger, from the leading (top) end to the other.
struct Chain {
  /// A place on an axis.
  struct Place: Hashable {
    /// Near is where the language of the document begins, also in rules of a view where it runs
    /// the other way.
    enum Part { case near, middle, far, firstBaseline, lastBaseline }
    var item: Item.ID
    var axis: Axis
    var part: Part

    init(_ item: Item.ID, _ axis: Axis, _ part: Part) {
      self.item = item
      self.axis = axis
      self.part = part
    }

    /// The place of an anchor in a rule about it and others.
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

  /// The two places a claim ties, or nil if it is not of that form.
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
      // x is the left edge, which is the trailing one where people read from right to left.
      let part: Place.Part =
        dimension == .x && solved.layout.isRightToLeft(id) ? .far : .near
      return solved.layout.parent(of: id).map {
        (Place($0, dimension.axis, part), Place(id, dimension.axis, part))
      }
    }
  }

  /// The two edges of an item.
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

  /// The order in which edges follow each other from `start`, each used once.
  ///
  /// Nil if they are no path or ring from there. Where two ways lead on, the earlier edge goes first.
  static func order(_ edges: [(Place, Place)], from start: Place) -> [Int]? {
    var used = Array(repeating: false, count: edges.count)
    var order: [Int] = []
    var place = start
    while order.count < edges.count {
      guard
        let next = edges.indices.first(where: {
          !used[$0] && (edges[$0].0 == place || edges[$0].1 == place)
        })
      else { return nil }
      used[next] = true
      order.append(next)
      place = edges[next].0 == place ? edges[next].1 : edges[next].0
    }
    return order
  }
}
