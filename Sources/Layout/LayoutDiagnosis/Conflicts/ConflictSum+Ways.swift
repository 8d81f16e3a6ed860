import ConstraintSolver
import LayoutModel

/// Conflicts as two ways from one place to another.
extension ConflictSum {
  var loop: [Int]? {
    let edges = summands.map { Chain.edge(of: $0.claim.source, in: solved) }
    let known = edges.compactMap(\.self)
    guard known.count == edges.count, let start = Self.start(known, in: solved),
      let order = Chain.path(known.map { [$0] }, from: start, to: start)
    else { return nil }
    return order
  }

  /// Returns the outermost place to start from: one of an item that contains others if there is
  /// one, otherwise one of an item whose size takes no part; of several on that item, the first.
  private static func start(
    _ edges: [(Chain.Place, Chain.Place)], in solved: SolvedLayout
  ) -> Chain.Place? {
    func rank(_ place: Chain.Place) -> (Int, Int, Int, Int) {
      let item = solved.layout.item(place.item)
      let isEmpty = item.map { $0.children.isEmpty && $0.guides.isEmpty } ?? true
      let isSized = edges.contains { $0.0.item == place.item && $0.1.item == place.item }
      return (
        solved.layout.ancestors(of: place.item).count, isEmpty ? 1 : 0, isSized ? 1 : 0,
        place.part.rank
      )
    }
    return edges.flatMap { [$0.0, $0.1] }.min { rank($0) < rank($1) }
  }

  /// Describes the conflict as two ways from the outermost place to another one, or as a sum that
  /// should be zero.
  mutating func tellWays() {
    let unit = Self.commonest(summands.map(\.multiplier.magnitude)) ?? Rational(1)
    func rows(_ indices: some Sequence<Int>, _ sign: Rational) -> [Conflict.Row] {
      indices.map { index in
        let multiplier = summands[index].multiplier * sign / unit
        return row(
          index, multiplier,
          value: -Rational(meaning: summands[index].claim.constraint.expression.constant),
          factor: multiplier)
      }
    }
    quantity = .nothing
    otherRows = []
    self.rows = rows(summands.indices, Rational(1))
    guard let order = loop, let (places, cut, sign) = ways(around: order) else { return }
    quantity = .place(places.to, from: places.from)
    self.rows = rows(order[..<cut], sign)
    otherRows = rows(order[cut...].reversed(), -sign)
    // A way with a single row comes second, as its number above the rows of the other would be read
    // as one of them.
    if self.rows.count == 1, otherRows.count > 1 { swap(&self.rows, &otherRows) }
  }

  /// Returns where the two ways of a loop start and meet, how many claims the first one has, and
  /// the sign that counts it in reading direction.
  private func ways(
    around order: [Int]
  ) -> (places: (from: Anchor, to: Anchor), cut: Int, sign: Rational)? {
    let edges = order.compactMap { Chain.edge(of: summands[$0].claim.source, in: solved) }
    guard edges.count == order.count, order.count > 1,
      let start = Self.start(edges, in: solved)
    else { return nil }
    var stops = [start]
    for edge in edges { stops.append(edge.0 == stops[stops.count - 1] ? edge.1 : edge.0) }
    // The ways meet where the broken rule leads.
    var cut = order.count - 1
    if let place = order.firstIndex(where: { summands[$0].claim.source == broken }) {
      cut = stops[place + 1] == start ? place : place + 1
    }
    guard (1..<order.count).contains(cut) else { return nil }
    guard let from = anchor(start), let to = anchor(stops[cut]) else { return nil }
    // One claim decides the direction in which distances count: from its second place to its first,
    // its constant is added.
    for (place, index) in order.enumerated() {
      guard let (constant, isForward) = step(index, from: stops[place]), constant != 0 else {
        continue
      }
      let adds = (constant > 0) == isForward
      let counts = summands[index].contribution > Rational(0)
      return ((from, to), cut, Rational(adds == counts ? 1 : -1))
    }
    return nil
  }

  /// Returns the distance that a claim states between its places, and whether it is followed in
  /// that direction.
  private func step(_ index: Int, from place: Chain.Place) -> (constant: Double, isForward: Bool)? {
    let source = summands[index].claim.source
    func isForward(_ second: Anchor?, beside first: Anchor?) -> Bool {
      second.flatMap { anchor in
        Chain.Place(anchor, beside: first.map { [$0.item] } ?? [], in: solved.layout)
      } == place
    }
    switch source {
    case .rule(let id):
      guard let rule = solved.layout.rule(id) else { return nil }
      guard !rule.right.isEmpty else { break }
      let terms = solved.layout.terms(of: rule)
      return (
        rule.constant, isForward(terms.right.first?.anchor, beside: terms.left.first?.anchor)
      )
    case .generated(let owner, let number):
      guard let rule = solved.generated(owner, number) else { return nil }
      guard rule.second != nil else { break }
      return (rule.constant, isForward(rule.second, beside: rule.first))
    default: break
    }
    // A size leads from the near edge to the far one.
    guard let span = Chain.edge(of: source, in: solved), let form = forms[index].first else {
      return nil
    }
    let length = -summands[index].claim.constraint.expression.constant
    return (length * (form.value < Rational(0) ? -1 : 1), span.0 == place)
  }

  /// Returns the anchor of a place as rules of the set name it, otherwise in reading direction.
  private func anchor(_ place: Chain.Place) -> Anchor? {
    for summand in summands {
      var anchors: [Anchor] = []
      switch summand.claim.source {
      case .rule(let id):
        anchors = solved.layout.rule(id).map { ($0.left + $0.right).map(\.anchor) } ?? []
      case .generated(let owner, let index):
        let rule = solved.generated(owner, index)
        anchors = [rule?.first, rule?.second].compactMap(\.self)
      default: break
      }
      let items = anchors.map(\.item)
      let found = anchors.first { anchor in
        Chain.Place(anchor, beside: items, in: solved.layout) == place
      }
      if let found { return found }
    }
    return nil
  }
}

extension Chain.Place.Part {
  fileprivate var rank: Int {
    switch self {
    case .near: 0
    case .firstBaseline: 1
    case .middle: 2
    case .lastBaseline: 3
    case .far: 4
    }
  }
}
