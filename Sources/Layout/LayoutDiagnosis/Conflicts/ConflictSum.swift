import ConstraintSolver
import LayoutModel

/// A claim of a proof, with its multiplier.
struct WeightedClaim {
  let claim: Claim
  var multiplier: Rational

  init(_ claim: Claim, _ multiplier: Rational) {
    self.claim = claim
    self.multiplier = multiplier
  }

  /// The multiplier times the claim's constant.
  var contribution: Rational { summand.contribution }

  /// The same without what the claim says.
  var summand: Summand { Summand(claim, times: multiplier) }
}

/// A proved conflict, arranged as one quantity that is computed in two ways.
///
/// The multipliers of a proof are right at any scale. The scale chosen for readers is the one at
/// which distances count once: `16 + 160 / 2 = 96, card.centerX is 160`, not `4 x 16 = 64,
/// card.width is 320`. If a ratio such as `photo.width == 0.5 * card.width` takes a length from the
/// size that the others are compared with, that part is shown in the row of the ratio. If there is
/// no size to compare with, the two ways lead from one place to another.
struct ConflictSum {
  var quantity = Conflict.Quantity.nothing
  var rows: [Conflict.Row] = []
  var otherRows: [Conflict.Row] = []

  let summands: [WeightedClaim]
  let broken: Claim.Source
  let solved: SolvedLayout
  /// For each summand, the variables of its claim with their exact coefficients.
  let forms: [[Variable: Rational]]
  /// For each summand, whether it relates positions.
  private let tiesPlaces: [Bool]
  /// The items that contain something that the claims are about.
  private let holders: Set<Item.ID>

  private static let half = Rational(1, over: 2)

  /// Arranges the claims of a proof for reading.
  init(_ summands: [WeightedClaim], broken: Claim.Source, in solved: SolvedLayout) {
    self.summands = summands
    self.broken = broken
    self.solved = solved
    forms = summands.map { summand in
      summand.claim.constraint.expression.terms.reduce(into: [:]) { form, term in
        form[term.variable, default: Rational(0)] =
          (form[term.variable] ?? Rational(0)) + Rational(meaning: term.coefficient)
      }
    }
    tiesPlaces = forms.map { form in
      form.keys.contains { solved.lowering.dimension(of: $0).map { !$0.dimension.isSize } ?? true }
    }
    let items = Set(
      forms.joined().compactMap { solved.lowering.dimension(of: $0.key)?.item })
    holders = Set(items.flatMap(solved.layout.ancestors))
    if let side = rightHandSide { tell(side) }
    // A sum of less than zero is described as two ways, as nothing asks for a negative size.
    let isAlone = summands.count { $0.claim.source.isRule } == 1
    if rows.isEmpty || (asksForLess && !isAlone && loop != nil) { tellWays() }
  }

  /// Whether the rows add up to less than zero, or lead back and forth beside a size that contains
  /// none of them, so that two ways to a place read better.
  private var asksForLess: Bool {
    let sum = rows.reduce(Rational(0)) { $0 + $1.contribution }
    if sum < Rational(0) { return true }
    guard let item = otherRows.first.flatMap({ constantSize($0.source) }) else { return false }
    return !holdsOthers(item) && rows.contains { $0.contribution < Rational(0) }
  }

  // MARK: - The right-hand side

  /// A claim that fixes or bounds a size, as the one with which the others are compared.
  private struct Side {
    var index: Int
    /// Whether half of the size counts.
    var isHalf = false
    /// The multiplier at which distances count once.
    var unit: Rational
    /// The ratios that take a length from a number of the other claims.
    var shares: [Share] = []
    /// The multipliers of the other claims, apart from those shares.
    var multipliers: [Rational]
  }

  /// A ratio `p == k * q` for which the other claims determine q.
  private struct Share {
    var index: Int
    var factor: Double
    var length: Rational
  }

  /// The size that the other claims should add up to; nil if there is none.
  ///
  /// Preferred in this order: a given size of the root, a system rule, the size of what contains
  /// the others, any other fixed size, a bound, the broken rule, an implied bound; but never the
  /// only rule of the set. A size that is compared as a whole or by half comes before one that only
  /// counts by another fraction.
  private var rightHandSide: Side? {
    let ruleCount = summands.count { $0.claim.source.isRule }
    let natural = naturalUnit
    /// Returns a rank, by which the sizes are preferred; without strangeness, the best that it can
    /// be.
    func rank(_ kind: Int, _ depth: Int, strangeness: Int = 0) -> [Int] {
      [kind == 6 ? 2 : strangeness > 4 ? 1 : 0, kind, strangeness, depth]
    }
    let ranked = summands.indices.compactMap { index -> (index: Int, kind: Int, depth: Int)? in
      guard let (kind, depth) = self.rank(index) else { return nil }
      // The only rule of the set is the one that asks for too much.
      return ruleCount == 1 && (1...5).contains(kind) ? nil : (index, kind, depth)
    }
    let promising = ranked.sorted { a, b in
      let (first, second) = (rank(a.kind, a.depth), rank(b.kind, b.depth))
      return first == second ? a.index < b.index : first.lexicographicallyPrecedes(second)
    }
    var best: (side: Side, rank: [Int])?
    for (index, kind, depth) in promising {
      if let best, !rank(kind, depth).lexicographicallyPrecedes(best.rank) { break }
      let (side, strangeness) = side(at: index, natural)
      let rank = rank(kind, depth, strangeness: strangeness)
      if let best, !rank.lexicographicallyPrecedes(best.rank) { continue }
      best = (side, rank)
    }
    return best?.side
  }

  private func rank(_ index: Int) -> (kind: Int, depth: Int)? {
    let source = summands[index].claim.source
    guard let item = constantSize(source) else { return nil }
    let depth = solved.layout.ancestors(of: item).count
    switch source {
    case .given: return (0, depth)
    case .rule(let id) where solved.layout.rule(id)?.isSystem ?? false: return (1, depth)
    case .implied: return (6, depth)
    default:
      if holdsOthers(item) { return (2, depth) }
      if source == broken { return (5, depth) }
      return (summands[index].claim.constraint.relation == .equal ? 3 : 4, depth)
    }
  }

  /// Whether an item contains something that the claims are about.
  private func holdsOthers(_ item: Item.ID) -> Bool { holders.contains(item) }

  /// Returns the item whose size a claim fixes or bounds by a number; nil if it states something
  /// else.
  private func constantSize(_ source: Claim.Source) -> Item.ID? {
    switch source {
    case .rule(let id):
      guard let rule = solved.layout.rule(id), rule.hasUIKitForm, rule.right.isEmpty else {
        return nil
      }
      return rule.left[0].anchor.item
    case .generated(let stack, let index):
      guard let rule = solved.generated(stack, index), rule.second == nil,
        !rule.first.attribute.isPosition || rule.origin == .mask
      else { return nil }
      return rule.first.item
    case .hugging(let id, _), .resistance(let id, _), .implied(let id, _): return id
    case .given(let id, let dimension): return dimension.isSize ? id : nil
    }
  }

  /// Returns the scale at which a claim is compared with the others, and how unnatural that reads.
  private func side(
    at index: Int, _ naturalUnit: Rational?
  ) -> (side: Side, strangeness: Int) {
    let unit = naturalUnit ?? summands[index].multiplier.magnitude
    let one = Rational(1)
    var side = Side(index: index, unit: unit, multipliers: summands.map(\.multiplier))
    /// Returns how often the size counts beside claims that relate positions, if that is once or by
    /// half; nil otherwise.
    func fits(_ multipliers: [Rational]) -> Rational? {
      let own = multipliers[index].magnitude / unit
      return own == one || own == Self.half ? own : nil
    }
    let variable = forms[index].count == 1 ? forms[index].keys.first : nil
    /// Returns how often the size counts in the other claims that are not ratios.
    func direct(_ multipliers: [Rational]) -> Rational? {
      variable.map { variable in
        summands.indices.filter { $0 != index && ratio(at: $0) == nil }.reduce(Rational(0)) {
          $0 + multipliers[$1] * (forms[$1][variable] ?? Rational(0))
        }.magnitude / unit
      }
    }
    /// Whether half of a size counts that contains nothing, which reads unnaturally.
    func isStrangeHalf(_ side: Side) -> Bool {
      side.isHalf && !(constantSize(summands[index].claim.source).map(holdsOthers) ?? false)
    }
    let plain = direct(side.multipliers)
    if let own = fits(side.multipliers),
      plain == nil || own == plain || (own == one && plain == Rational(0))
    {
      side.isHalf = own == Self.half
      return (side, isStrangeHalf(side) ? 5 : side.isHalf ? 1 : 0)
    }
    let links = summands.indices.filter { $0 != index && ratio(at: $0) != nil }
    for chosen in links.map({ [$0] }) + (links.count > 1 ? [links] : []) {
      guard let (shares, multipliers) = shares(of: chosen), let own = fits(multipliers),
        plain == nil || own == direct(multipliers)
      else { continue }
      side.shares = shares
      side.multipliers = multipliers
      side.isHalf = own == Self.half
      return (side, isStrangeHalf(side) ? 5 : side.isHalf ? 3 : 2)
    }
    let own = side.multipliers[index].magnitude / unit
    if own < one, !factors(of: own).isEmpty { return (side, 4) }
    side.unit = summands[index].multiplier.magnitude
    return (side, side.unit == unit ? 0 : 5)
  }

  /// The multiplier that most distances have: among those with a number, otherwise among all,
  /// otherwise among ratios, too.
  private var naturalUnit: Rational? {
    let visible = summands.indices.filter {
      tiesPlaces[$0] && !summands[$0].contribution.isZero
    }
    let tied = summands.indices.filter { tiesPlaces[$0] || ratio(at: $0) != nil }
    let chosen = visible.isEmpty ? tied : visible
    guard chosen.contains(where: { tiesPlaces[$0] }) else { return nil }
    return Self.commonest(chosen.map { summands[$0].multiplier.magnitude })
  }

  /// Returns the number that occurs most often; of several the smallest.
  static func commonest(_ numbers: [Rational]) -> Rational? {
    let counts = Set(numbers).map { number in (number, numbers.count { $0 == number }) }
    return counts.min { a, b in a.1 == b.1 ? a.0 < b.0 : a.1 > b.1 }?.0
  }

  // MARK: - Ratios

  /// Returns the variables and the factor of a claim `p == k * q` without a constant; nil for any
  /// other claim.
  func ratio(at index: Int) -> (p: Variable, q: Variable, factor: Double)? {
    guard case .rule(let id) = summands[index].claim.source, let rule = solved.layout.rule(id),
      rule.isRatio, rule.hasUIKitForm, !tiesPlaces[index],
      let p = variable(rule.left[0].anchor), let q = variable(rule.right[0].anchor), p != q
    else { return nil }
    return (p, q, rule.right[0].coefficient)
  }

  private func variable(_ anchor: Anchor) -> Variable? {
    let anchor = solved.layout.resolved(anchor)
    guard !anchor.attribute.isPosition else { return nil }
    return solved.variable(
      LayoutVariable(anchor.item, .size(along: anchor.attribute.axis)))
  }

  /// Returns what the other claims determine about the right sides of ratios, and their multipliers
  /// beside that; nil if they do not determine them.
  private func shares(of links: [Int]) -> (shares: [Share], multipliers: [Rational])? {
    var space = RowSpace<Rational>()
    for index in summands.indices where !links.contains(index) {
      _ = space.insert(Self.row(forms[index]), source: index)
    }
    var multipliers = summands.map(\.multiplier)
    var shares: [Share] = []
    for link in links {
      guard let (_, q, factor) = ratio(at: link), let own = forms[link][q],
        let parts = space.express(Self.row([q: Rational(1)]))
      else { return nil }
      var length = Rational(0)
      for part in parts.entries {
        let constant = -Rational(meaning: summands[part.index].claim.constraint.expression.constant)
        length = length + part.coefficient * constant
        // The part that q has in the proof is transferred from the claims that determine q to the
        // ratio.
        multipliers[part.index] =
          multipliers[part.index] + summands[link].multiplier * own * part.coefficient
      }
      shares.append(Share(index: link, factor: factor, length: length))
    }
    return (shares, multipliers)
  }

  private static func row(_ form: [Variable: Rational]) -> SparseRow<Rational> {
    SparseRow(
      entries: form.filter { !$0.value.isZero }.sorted { $0.key < $1.key }.map {
        .init(index: $0.key.index, coefficient: $0.value)
      })
  }

  // MARK: - One size

  /// Describes what the other claims add up to beside a size.
  private mutating func tell(_ side: Side) {
    let sign: Rational = side.multipliers[side.index] < Rational(0) ? Rational(1) : Rational(-1)
    let scale = sign / side.unit
    var told: [(index: Int, row: Conflict.Row)] = []
    for index in summands.indices where index != side.index {
      let multiplier = side.multipliers[index] * scale
      var value = -Rational(meaning: summands[index].claim.constraint.expression.constant)
      var factor = multiplier
      if let share = side.shares.first(where: { $0.index == index }),
        let (_, q, _) = ratio(at: index)
      {
        // In `p - k * q == 0`, the value is k * q, which the other claims determine.
        value = share.length
        factor = multiplier * -(forms[index][q] ?? Rational(0))
      }
      told.append((index, row(index, multiplier, value: value, factor: factor)))
    }
    let own = -side.multipliers[side.index] * scale
    let constant = -Rational(meaning: summands[side.index].claim.constraint.expression.constant)
    otherRows = [row(side.index, own, value: constant, factor: own)]
    let source = summands[side.index].claim.source
    let item = constantSize(source)
    quantity =
      side.isHalf ? item.map { .center(source, $0) } ?? .size(source) : .size(source)
    rows = arranged(told, beside: side)
  }

  func row(
    _ index: Int, _ multiplier: Rational, value: Rational, factor: Rational
  ) -> Conflict.Row {
    Conflict.Row(
      summand: Summand(
        source: summands[index].claim.source, multiplier: multiplier,
        contribution: value * factor),
      value: value, factors: factors(of: factor.magnitude, own: ratio(at: index)?.factor))
  }

  /// Returns a factor as the shortest product of multipliers of ratios in the set and of halves;
  /// empty for 1 and for what is not such a product.
  ///
  /// Of products of equal length, the one with the multiplier of the rule itself is preferred, then
  /// one with halves.
  private func factors(of factor: Rational, own: Double? = nil) -> [Conflict.Factor] {
    if factor.isWhole { return [] }
    var numbers = (own.map { [$0.magnitude] } ?? []) + [2]
    for index in summands.indices {
      guard case .rule(let id) = summands[index].claim.source, let rule = solved.layout.rule(id)
      else { continue }
      for number in rule.right.map(\.coefficient.magnitude)
      where number != 1 && !numbers.contains(number) { numbers.append(number) }
    }
    guard numbers.count <= 7 else { return [] }
    var best: [Conflict.Factor]?
    func search(_ place: Int, _ product: Rational, _ chosen: [Conflict.Factor]) {
      if product == factor, best.map({ chosen.count < $0.count }) ?? true { best = chosen }
      guard place < numbers.count else { return }
      let number = Rational(meaning: numbers[place])
      for divides in [false, true] {
        search(
          place + 1, divides ? product / number : product * number,
          chosen + [Conflict.Factor(number: numbers[place], divides: divides)])
      }
      search(place + 1, product, chosen)
    }
    search(0, Rational(1), [])
    // Multiplications come before divisions.
    let found = best ?? []
    return found.filter { !$0.divides } + found.filter(\.divides)
  }

  /// The rows along the chain if there is one, otherwise by age with implied bounds last.
  private func arranged(
    _ told: [(index: Int, row: Conflict.Row)], beside side: Side
  ) -> [Conflict.Row] {
    guard let spans = Chain.edge(of: summands[side.index].claim.source, in: solved) else {
      return told.map(\.row)
    }
    let axis = spans.0.axis
    let options = told.map {
      edges(for: $0.index, $0.row.summand.multiplier.magnitude, along: axis)
    }
    let middle = Chain.Place(spans.0.item, axis, .middle)
    let ways: [(Chain.Place, Chain.Place)] =
      side.isHalf
      ? [(spans.0, middle), (spans.1, middle)] : [(spans.0, spans.1), (spans.1, spans.0)]
    for (start, end) in ways {
      if let order = Chain.path(options, from: start, to: end) {
        return withAsides(order.map { told[$0] }, told).map(\.row)
      }
    }
    let loose = told.map { edges(for: $0.index, Rational(1), along: axis) }
    let walk = Chain.walk(loose, from: spans.0)
    return withAsides(walk.map { told[$0] }, told).map(\.row)
  }

  /// The pairs of places that a claim can relate, given how often it counts.
  private func edges(
    for index: Int, _ weight: Rational, along axis: Axis
  ) -> [(Chain.Place, Chain.Place)] {
    if tiesPlaces[index] {
      return Chain.edge(of: summands[index].claim.source, in: solved).map { [$0] } ?? []
    }
    guard !weight.isZero else { return [] }
    return forms[index].sorted { $0.key < $1.key }.flatMap {
      (variable, coefficient) -> [(Chain.Place, Chain.Place)] in
      guard let size = solved.lowering.dimension(of: variable), size.dimension.axis == axis else {
        return []
      }
      func place(_ part: Chain.Place.Part) -> Chain.Place { Chain.Place(size.item, axis, part) }
      switch (weight * coefficient).magnitude {
      case Rational(1): return [(place(.near), place(.far))]
      case Self.half: return [(place(.near), place(.middle)), (place(.middle), place(.far))]
      default: return []
      }
    }
  }

  /// Inserts the rows that are not part of the chain behind the rows that they are related to.
  private func withAsides(
    _ chain: [(index: Int, row: Conflict.Row)], _ all: [(index: Int, row: Conflict.Row)]
  ) -> [(index: Int, row: Conflict.Row)] {
    var result = chain
    let linked = Set(chain.map(\.index))
    var rest = all.filter { !linked.contains($0.index) }
    while let next = rest.indices.first(where: { position(for: rest[$0].index, in: result) != nil })
    {
      let place = position(for: rest[next].index, in: result) ?? result.count - 1
      result.insert(rest.remove(at: next), at: place + 1)
    }
    return result + rest
  }

  /// The position of the last row that shares a variable with a claim; ratios are preferred.
  private func position(
    for index: Int, in rows: [(index: Int, row: Conflict.Row)]
  ) -> Int? {
    func isNeighbour(_ other: Int) -> Bool {
      forms[index].keys.contains { forms[other][$0] != nil }
    }
    return rows.lastIndex { ratio(at: $0.index) != nil && isNeighbour($0.index) }
      ?? rows.lastIndex { isNeighbour($0.index) }
  }
}
