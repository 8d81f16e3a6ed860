public import ConstraintSolver
public import LayoutModel

/// Required rules that cannot hold together, as a sum that can be checked on paper.
///
/// ```
/// x conflict   5 rules ask for 340, card.width is 320: 20 too many
///   c1    title.leading == card.leading + 16             16
///   min   title.width >= 180                            180
///   c5    badge.leading == title.trailing + 8             8
///   wide  badge.width == 120                            120   broken
///   c3    badge.trailing == card.trailing - 16           16
///                                               sum     340
/// ```
///
/// The rows with their multipliers add up to ``sum``; the right-hand side says it is
/// ``rightValue``. The set is irreducible: with any one of its members gone the rest can hold.
public struct Conflict: Sendable, Hashable {
  /// One summand.
  public struct Row: Sendable, Hashable {
    /// The claim it stands for.
    public var source: Claim.Source
    /// What the claim's constant is multiplied by.
    public var multiplier: Rational
    /// `multiplier * constant`, in points.
    public var contribution: Rational
  }

  /// The claim that broke.
  public let broken: Claim.Source
  /// The summands in reading order, without the right-hand side.
  public let rows: [Row]
  /// What the sum should equal, or nil where it should be zero.
  public let right: Claim.Source?
  /// The value of the right-hand side, in points.
  public let rightValue: Rational
  /// What the rows add up to, in points.
  public let sum: Rational
  /// Whether leaving out any one member lets the rest hold; proved, or false where the search gave
  /// up on a very large layout.
  public let isMinimal: Bool

  /// By how much the sum misses, in points; positive.
  public var excess: Rational { sum < rightValue ? rightValue - sum : sum - rightValue }

  /// The members in reading order, the right-hand side last.
  public var members: [Claim.Source] { rows.map(\.source) + (right.map { [$0] } ?? []) }

  /// The members that people or stacks made: neither unwritten bounds nor given numbers.
  public var rules: [Claim.Source] {
    members.filter {
      switch $0 {
      case .implied, .given: false
      default: true
      }
    }
  }

  /// The unwritten bounds among the members.
  public var implied: [Claim.Source] {
    members.filter { if case .implied = $0 { true } else { false } }
  }

  /// The given numbers among the members.
  public var given: [Claim.Source] {
    members.filter { if case .given = $0 { true } else { false } }
  }

  /// The conflicts of a layout: for each broken claim, oldest first, a smallest set around it.
  public static func all(in solved: SolvedLayout) -> [Conflict] {
    solved.broken.compactMap { position in
      Interruption.isRequested ? nil : Conflict(breaking: position, in: solved)
    }
  }

  /// The same, given the conflicts before the last change; those it did not touch stay.
  static func all(in solved: SolvedLayout, after previous: Examination) -> [Conflict] {
    guard !solved.broken.isEmpty else { return [] }
    guard let revision = solved.revision, !revision.isReordered else { return all(in: solved) }
    let part = solved.lowering.requiredPart(touchedBy: revision)
    return solved.broken.compactMap { position in
      if !part.contains(position), let source = solved.lowering.claim(at: position)?.source,
        let known = previous.conflicts.first(where: { $0.broken == source })
      {
        return known
      }
      return Interruption.isRequested ? nil : Conflict(breaking: position, in: solved)
    }
  }

  /// The smallest conflict around a broken claim, given by its position in the lowering.
  ///
  /// Among the required claims that hold and are connected with it, the broken one, given numbers
  /// and unwritten bounds: the set with the fewest rules, ties to the oldest.
  public init?(breaking position: Int, in solved: SolvedLayout) {
    self.init(breaking: position, in: solved, limit: ConflictSet.searchLimit)
  }

  /// A conflict around a broken claim, the smallest one if that takes no more feasibility checks
  /// than a limit.
  init?(breaking position: Int, in solved: SolvedLayout, limit: Int) {
    guard let broken = solved.lowering.claim(at: position) else { return nil }
    var around = Neighbourhood(
      of: [position], without: Set(solved.broken), in: solved.lowering)
    var distance = 1
    while true {
      let (counted, background) = around.claims(within: distance)
      let isWhole = around.isWhole
      guard let culprit = counted.firstIndex(where: { $0.source == broken.source }),
        let set = ConflictSet.smallest(
          containing: culprit, among: counted.map(\.constraint),
          background: background.map(\.constraint), limit: limit)
      else {
        if isWhole || Interruption.isRequested { return nil }
        distance *= 2
        continue
      }
      // A smaller one, or an older one of the same size, is no further away than it is large.
      if isWhole || limit == 0 || set.members.count - 1 <= distance {
        self.init(breaking: broken.source, set, among: counted, background, in: solved)
        return
      }
      distance = set.members.count - 1
    }
  }

  /// Says in the layout's terms what a set of claims comes to.
  init(
    breaking broken: Claim.Source, _ set: ConflictSet, among counted: [Claim],
    _ background: [Claim], in solved: SolvedLayout
  ) {
    func rows(_ members: [ConflictSet.Member], of claims: [Claim]) -> [Row] {
      members.map {
        Row(
          source: claims[$0.position].source, multiplier: $0.multiplier,
          contribution: $0.contribution)
      }
    }
    self.init(
      breaking: broken,
      rows(set.members, of: counted) + rows(set.background, of: background), in: solved)
  }

  /// Arranges the members of a proved conflict for reading.
  private init(breaking broken: Claim.Source, _ members: [Row], in solved: SolvedLayout) {
    self.broken = broken
    isMinimal = true
    let rightIndex = Self.rightHandSide(of: members, broken: broken, in: solved)
    var rows = members
    let rightRow = rightIndex.map { rows.remove(at: $0) }
    let unit: Rational
    if let rightRow {
      // Scaled so that the right-hand side counts once: sum(rows) = right + or - excess.
      unit = Rational(0) - rightRow.multiplier
    } else {
      unit = Self.commonMultiplier(of: rows)
    }
    for index in rows.indices {
      rows[index].multiplier = rows[index].multiplier / unit
      rows[index].contribution = rows[index].contribution / unit
    }
    right = rightRow?.source
    rightValue = rightRow.map { $0.contribution / $0.multiplier } ?? Rational(0)
    sum = rows.reduce(Rational(0)) { $0 + $1.contribution }
    self.rows = Self.arranged(rows, right: right, in: solved)
  }

  /// The size that the others should add up to: the given root, a system rule, the size of the
  /// outermost item; never the only rule of the set.
  private static func rightHandSide(
    of members: [Row], broken: Claim.Source, in solved: SolvedLayout
  ) -> Int? {
    func rank(_ row: Row) -> (Int, Int)? {
      guard let item = constantSize(row.source, in: solved) else { return nil }
      let depth = solved.layout.ancestors(of: item).count
      switch row.source {
      case .given: return (0, depth)
      case .rule(let id) where solved.layout.rule(id)?.isSystem ?? false: return (1, depth)
      case .implied: return (5, depth)
      default:
        if row.source == broken { return (4, depth) }
        return (isEquality(row.source, in: solved) ? 2 : 3, depth)
      }
    }
    let ruleCount = members.count {
      switch $0.source {
      case .implied, .given: false
      default: true
      }
    }
    var best: (index: Int, rank: (Int, Int))?
    for (index, row) in members.enumerated() {
      guard let rank = rank(row) else { continue }
      // The only rule of the set is the one that asks.
      if ruleCount == 1, (1...4).contains(rank.0) { continue }
      if best.map({ rank < $0.rank }) ?? true { best = (index, rank) }
    }
    return best?.index
  }

  private static func isEquality(_ source: Claim.Source, in solved: SolvedLayout) -> Bool {
    if case .rule(let id) = source { return solved.layout.rule(id)?.relation == .equal }
    if case .generated(let stack, let index) = source {
      return solved.generated(stack, index)?.relation == .equal
    }
    return false
  }

  /// The item whose size a claim fixes or bounds by a number, or nil if it says something else.
  private static func constantSize(_ source: Claim.Source, in solved: SolvedLayout) -> Item.ID? {
    switch source {
    case .rule(let id):
      guard let rule = solved.layout.rule(id), rule.hasUIKitForm, rule.right.isEmpty else {
        return nil
      }
      return rule.left[0].anchor.item
    case .generated(let stack, let index):
      guard let rule = solved.generated(stack, index), rule.second == nil else { return nil }
      return rule.first.item
    case .hugging(let id, _), .resistance(let id, _), .implied(let id, _): return id
    case .given(let id, let dimension): return dimension.isSize ? id : nil
    }
  }

  /// The multiplier most rows share, so that most rows print without one.
  private static func commonMultiplier(of rows: [Row]) -> Rational {
    let sizes = rows.map { $0.multiplier < Rational(0) ? -$0.multiplier : $0.multiplier }
    var best = sizes.first ?? Rational(1)
    for size in sizes {
      let count = sizes.count { $0 == size }
      let bestCount = sizes.count { $0 == best }
      if count > bestCount || (count == bestCount && size < best) { best = size }
    }
    return best
  }

  /// Along the chain where there is one, else by age, unwritten bounds last.
  private static func arranged(
    _ rows: [Row], right: Claim.Source?, in solved: SolvedLayout
  ) -> [Row] {
    let edges = rows.map { Chain.edge(of: $0.source, in: solved) }
    let known = edges.compactMap(\.self)
    guard known.count == rows.count, let start = start(known, right: right, in: solved),
      let order = Chain.order(known, from: start)
    else { return rows }
    return order.map { rows[$0] }
  }

  /// The leading end of the right-hand side's item, else the first place of the outermost item.
  private static func start(
    _ edges: [(Chain.Place, Chain.Place)], right: Claim.Source?, in solved: SolvedLayout
  ) -> Chain.Place? {
    if let right { return Chain.edge(of: right, in: solved)?.0 }
    let places = edges.flatMap { [$0.0, $0.1] }
    return places.min { a, b in
      let depths = [a, b].map { solved.layout.ancestors(of: $0.item).count }
      return (depths[0], a.part.rank) < (depths[1], b.part.rank)
    }
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
