package import ConstraintSolver
package import LayoutModel

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
/// One ``quantity`` comes out twice: the ``rows`` add up to ``sum``, the ``otherRows`` to
/// ``otherSum``. The set is irreducible: with any one of its ``rules`` gone the rest can hold. A
/// rule that says how large something is stands in for the unwritten bound that would do
/// (``standIns``), so that what is missing is what has to be made room for.
///
/// It never changes, and is a class only so that keeping it from one moment to the next costs one
/// reference.
package final class Conflict: Sendable {
  /// One summand.
  package struct Row: Sendable, Hashable {
    /// The claim it stands for.
    package var source: Claim.Source
    /// What the claim's constant is multiplied by.
    package var multiplier: Rational
    /// What it adds to the sum, in points: `value` times all `factors`, perhaps negative.
    package var contribution: Rational
    /// The number that the contribution is made of: the claim's constant, or in a ratio such as
    /// `photo.width == 0.5 * card.width` the length that the others give to its right side.
    package var value: Rational
    /// What the value is multiplied by and divided by, as far as that can be told apart.
    package var factors: [Factor]
  }

  /// A number of a rule that a length is multiplied by, or divided by.
  package struct Factor: Sendable, Hashable {
    /// The number, as the rule has it; 2 where half of a length counts.
    package var number: Double
    /// Whether it divides.
    package var divides: Bool
  }

  /// A claim of the proof.
  package struct Weight: Sendable, Hashable {
    /// The claim.
    package var source: Claim.Source
    /// What it is multiplied by: all forms add up to zero, all constants to an excess above zero.
    package var multiplier: Rational
  }

  /// A rule that is told where an unwritten bound would be enough for a contradiction.
  package struct StandIn: Sendable, Hashable {
    /// The rule.
    package var rule: Claim.Source
    /// The bound.
    package var bound: Claim.Source
  }

  /// What comes out twice.
  package enum Quantity: Sendable, Hashable {
    /// The size that a claim fixes or bounds.
    case size(Claim.Source)
    /// The distance from an edge to the middle of an item, whose size a claim fixes or bounds.
    case center(Claim.Source, Item.ID)
    /// The place of the first anchor, counted from the second.
    case place(Anchor, from: Anchor)
    /// Nothing that has a name: the rows should add up to zero.
    case nothing
  }

  /// The claim that broke.
  package let broken: Claim.Source
  /// What comes out twice.
  package let quantity: Quantity
  /// The summands of the one way to compute it, in reading order.
  package let rows: [Row]
  /// The summands of the other way; only the claim that fixes it where it is a size.
  package let otherRows: [Row]
  /// The same claims as a proof.
  package let proof: [Weight]
  /// What the proof comes to: by how much it misses, at its scale; positive.
  package let proofExcess: Rational
  /// The rules that stand in for unwritten bounds; the conflict stays without them.
  package let standIns: [StandIn]
  /// By how much it would miss without the rules that stand in.
  package let boundExcess: Rational
  /// How small the set is.
  package let extent: Extent

  /// How small a set is; whichever it is, with any one of its ``rules`` gone the rest can hold.
  package enum Extent: Sendable, Hashable {
    /// No conflict around the broken rule has fewer rules.
    case smallest
    /// There may be one with fewer rules: the search for it was given up.
    case perhapsSmallest
    /// One of several that were asked for.
    case minimal
  }

  /// What the rows add up to, in points.
  package var sum: Rational { rows.reduce(Rational(0)) { $0 + $1.contribution } }

  /// What the other rows add up to, in points.
  package var otherSum: Rational { otherRows.reduce(Rational(0)) { $0 + $1.contribution } }

  /// The claim that fixes the quantity, where it is a size or the middle of an item.
  package var right: Claim.Source? {
    switch quantity {
    case .size(let source), .center(let source, _): source
    case .place, .nothing: nil
    }
  }

  /// By how much the two ways differ, in points; positive.
  package var excess: Rational { (sum - otherSum).magnitude }

  /// All that is told, in reading order.
  package var members: [Claim.Source] { (rows + otherRows).map(\.source) }

  /// The rules that are told: neither unwritten bounds nor given numbers.
  package var toldRules: [Claim.Source] { members.filter(\.isRule) }

  /// The members that people or stacks made and that it takes: with any one of them gone the rest
  /// can hold.
  package var rules: [Claim.Source] {
    let standIns = Set(standIns.map(\.rule))
    return toldRules.filter { !standIns.contains($0) }
  }

  /// The unwritten bounds it takes, also where a rule stands in for one.
  package var implied: [Claim.Source] {
    var seen = Set<Claim.Source>()
    return members.compactMap { source in
      if case .implied = source { return source }
      return standIns.first { $0.rule == source }?.bound
    }.filter { seen.insert($0).inserted }
  }

  /// The given numbers among the members.
  package var given: [Claim.Source] {
    members.filter { if case .given = $0 { true } else { false } }
  }

  /// How many conflicts of a layout are looked into.
  package static let countLimit = 100

  /// The conflicts of a layout: for each broken claim, oldest first, a smallest set around it.
  ///
  /// Of very many, or where the sets are very large, the first ones; see ``LayoutAnalysis/unexplained``.
  package static func all(in solved: SolvedLayout) -> [Conflict] {
    var work = ConflictSet.workLimit
    return solved.broken.prefix(countLimit).compactMap { position in
      guard !Interruption.isRequested else { return nil }
      return Conflict(
        breaking: position, in: solved, limit: ConflictSet.searchLimit, work: &work)
    }
  }

  /// The same, given the conflicts before the last change; those it did not touch stay.
  static func all(in solved: SolvedLayout, after previous: LayoutAnalysis) -> [Conflict] {
    guard !solved.broken.isEmpty else { return [] }
    guard let revision = solved.revision, !revision.isReordered else { return all(in: solved) }
    let part = solved.lowering.requiredPart(touchedBy: revision)
    var work = ConflictSet.workLimit
    return solved.broken.prefix(countLimit).compactMap { position in
      if !part.contains(position), let source = solved.lowering.claim(at: position)?.source,
        let same = previous.conflictOfClaim[source]
      {
        return same
      }
      guard !Interruption.isRequested else { return nil }
      return Conflict(
        breaking: position, in: solved, limit: ConflictSet.searchLimit, work: &work)
    }
  }

  /// The smallest conflict around a broken claim, given by its position in the lowering.
  ///
  /// Among the required claims that hold and are connected with it, the broken one, given numbers
  /// and unwritten bounds: the set with the fewest rules, ties to the oldest.
  package convenience init?(breaking position: Claim.Position, in solved: SolvedLayout) {
    self.init(breaking: position, in: solved, limit: ConflictSet.searchLimit)
  }

  /// A conflict around a broken claim, the smallest one if that takes no more feasibility checks
  /// than a limit.
  convenience init?(breaking position: Claim.Position, in solved: SolvedLayout, limit: Int) {
    var work = ConflictSet.workLimit
    self.init(breaking: position, in: solved, limit: limit, work: &work)
  }

  /// The same as one of several searches that share their work; nil also where that comes to an end.
  private convenience init?(
    breaking position: Claim.Position, in solved: SolvedLayout, limit: Int, work: inout Int
  ) {
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
          background: background.map(\.constraint), limit: limit, work: &work)
      else {
        if isWhole || work <= 0 || Interruption.isRequested { return nil }
        distance *= 2
        continue
      }
      // A smaller one, or an older one of the same size, is no further away than it is large.
      if isWhole || limit == 0 || set.members.count - 1 <= distance {
        self.init(
          breaking: broken.source, set, among: counted, background, tellingAmounts: limit > 0,
          extent: set.isSmallest ? .smallest : .perhapsSmallest, in: solved)
        return
      }
      distance = set.members.count - 1
    }
  }

  /// Says in the layout's terms what a set of claims comes to.
  init(
    breaking broken: Claim.Source, _ set: ConflictSet, among counted: [Claim],
    _ background: [Claim], tellingAmounts: Bool = true, extent: Extent, in solved: SolvedLayout
  ) {
    var summands =
      set.members.map { ConflictSum.Summand(counted[$0.position], $0.multiplier) }
      + set.background.map { ConflictSum.Summand(background[$0.position], $0.multiplier) }
    let bare = summands.reduce(Rational(0)) { $0 + $1.contribution }
    standIns = tellingAmounts ? StandIn.enter(&summands, in: solved) : []
    self.broken = broken
    self.extent = extent
    let told = ConflictSum(summands, broken: broken, in: solved)
    quantity = told.quantity
    rows = told.rows
    otherRows = told.otherRows
    let order = told.rows.map(\.source) + told.otherRows.map(\.source)
    proof = order.compactMap { source in
      summands.first { $0.claim.source == source }.map {
        Weight(source: source, multiplier: $0.multiplier)
      }
    }
    proofExcess = summands.reduce(Rational(0)) { $0 + $1.contribution }
    let difference =
      told.rows.reduce(Rational(0)) { $0 + $1.contribution }
      - told.otherRows.reduce(Rational(0)) { $0 + $1.contribution }
    boundExcess = difference.magnitude * bare / proofExcess
  }
}

extension Conflict: Hashable {
  /// Whether two read the same.
  package static func == (a: Conflict, b: Conflict) -> Bool {
    a === b
      || a.broken == b.broken && a.quantity == b.quantity && a.rows == b.rows
        && a.otherRows == b.otherRows && a.proof == b.proof && a.proofExcess == b.proofExcess
        && a.standIns == b.standIns && a.boundExcess == b.boundExcess && a.extent == b.extent
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(broken)
    hasher.combine(rows)
  }
}

extension Claim.Source {
  /// Whether somebody or something made a rule of it: it is no unwritten bound and no given number.
  package var isRule: Bool {
    switch self {
    case .implied, .given: false
    case .rule, .generated, .hugging, .resistance: true
    }
  }
}
