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
/// A ``quantity`` is computed in two ways that disagree: the ``rows`` add up to ``sum``, the
/// ``otherRows`` to ``otherSum``. The set is minimal: without any one of its ``rules``, the others
/// can hold together. Where an implied bound would be enough for the contradiction, a rule that
/// states a size can stand in for it (``standIns``), so that the sum shows how much room is
/// missing.
///
/// A conflict never changes, and is a class only so that keeping it from one step to the next costs
/// one reference.
package final class Conflict: Sendable {
  /// A summand, and how its contribution is computed.
  package struct Row: Sendable, Hashable {
    /// The claim, its multiplier and what it adds to the sum: `value` times all `factors`.
    package var summand: Summand
    /// The number from which the contribution is computed: the claim's constant or, in a ratio such
    /// as `photo.width == 0.5 * card.width`, the length that the other rows give to its right side.
    package var value: Rational
    /// What the value is multiplied and divided by, if the multiplier is a product of such numbers.
    package var factors: [Factor]

    /// The claim that it stands for.
    package var source: Claim.Source { summand.source }
    /// What it adds to the sum, in points; may be negative.
    package var contribution: Rational { summand.contribution }
  }

  /// A number in a rule by which a length is multiplied or divided.
  package struct Factor: Sendable, Hashable {
    /// The number as the rule has it; 2 if half of a length counts.
    package var number: Double
    /// Whether the length is divided by it.
    package var divides: Bool
  }

  /// A rule that is shown in place of an implied bound that would be enough for the contradiction.
  package struct StandIn: Sendable, Hashable {
    /// The rule.
    package var rule: Claim.Source
    /// The bound.
    package var bound: Claim.Source
  }

  /// The quantity that is computed in two ways.
  package enum Quantity: Sendable, Hashable {
    /// The size that a claim fixes or bounds.
    case size(Claim.Source)
    /// The distance from an edge of an item to its centre; a claim fixes or bounds the item's size.
    case center(Claim.Source, Item.ID)
    /// The position of the first anchor relative to the second.
    case place(Anchor, from: Anchor)
    /// Nothing with a name: the rows should add up to zero.
    case nothing
  }

  /// The claim that broke.
  package let broken: Claim.Source
  /// The quantity that is computed in two ways.
  package let quantity: Quantity
  /// The summands of the first way, in reading order.
  package let rows: [Row]
  /// The summands of the other way; for a size, only the claim that fixes it.
  package let otherRows: [Row]
  /// The same claims as a proof of the contradiction: the multiplied expressions add up to zero, and
  /// the contributions to ``proofExcess``.
  package let proof: [Summand]
  /// What the constants of the proof add up to, at the scale of the proof; positive.
  package let proofExcess: Rational
  /// The rules that stand in for implied bounds; the conflict persists without them.
  package let standIns: [StandIn]
  /// By how much the rules contradict each other without the stand-ins, in points.
  package let boundExcess: Rational
  /// What is known about the size of the set.
  package let extent: Extent
  /// The implied bounds of the contradiction, including those that a rule stands in for.
  package let implied: [Claim.Source]
  /// The claims that are shown, and the bounds that rules stand in for.
  let sources: Set<Claim.Source>
  /// The number of ``rules``.
  let ruleCount: Int

  /// What is known about the size of a set; in each case, without any one of its ``rules`` the
  /// others can hold together.
  package enum Extent: Sendable, Hashable {
    /// No conflict around the broken rule has fewer rules.
    case smallest
    /// There may be one with fewer rules, as the search was given up.
    case perhapsSmallest
    /// It is one of several minimal sets that were asked for.
    case minimal
  }

  /// The sum of the rows, in points.
  package var sum: Rational { rows.reduce(Rational(0)) { $0 + $1.contribution } }

  /// The sum of the other rows, in points.
  package var otherSum: Rational { otherRows.reduce(Rational(0)) { $0 + $1.contribution } }

  /// The claim that fixes the quantity, if it is a size or a centre; nil otherwise.
  package var right: Claim.Source? {
    switch quantity {
    case .size(let source), .center(let source, _): source
    case .place, .nothing: nil
    }
  }

  /// The difference between the two ways, in points; positive.
  package var excess: Rational { (sum - otherSum).magnitude }

  /// All claims that are shown, in reading order.
  package var members: [Claim.Source] { (rows + otherRows).map(\.source) }

  /// The rules that are shown, without implied bounds and given values.
  package var toldRules: [Claim.Source] { members.filter(\.isRule) }

  /// The members that people or stacks made and that are necessary: without any one of them, the
  /// others can hold together.
  package var rules: [Claim.Source] {
    let standIns = Set(standIns.map(\.rule))
    return toldRules.filter { !standIns.contains($0) }
  }

  /// The given values among the members.
  package var given: [Claim.Source] {
    members.filter { if case .given = $0 { true } else { false } }
  }

  /// The most conflicts of a layout that are examined.
  package static let countLimit = 100
  /// The rows of conflicts after which no more are examined: sums of a thousand rows that differ in one
  /// of them say nothing new.
  private static let rowLimit = 20_000

  /// Returns the conflicts of a layout: for each broken claim, oldest first, a smallest set that
  /// contains it.
  ///
  /// If there are very many, or if the sets are very large, only the first ones are returned; see
  /// ``LayoutAnalysis/unexplained``.
  package static func all(in solved: SolvedLayout) -> [Conflict] {
    all(in: solved) { _ in nil }
  }

  /// Returns the conflicts of a layout, given those before the last change, of which the ones that
  /// the change did not touch are kept.
  static func all(in solved: SolvedLayout, after previous: LayoutAnalysis) -> [Conflict] {
    guard !solved.broken.isEmpty else { return [] }
    guard let revision = solved.revision, !revision.isReordered else { return all(in: solved) }
    let open = solved.broken(touchedBy: revision)
    // A search that was given up would be given up again.
    if open.isEmpty, previous.isComplete, solved.broken == previous.solved.broken {
      return previous.conflicts
    }
    let kept = KeptConflicts(of: previous.conflicts, in: solved, after: revision)
    return all(in: solved) { position in
      guard let source = solved.lowering.claim(at: position)?.source,
        let same = previous.conflictOfClaim[source],
        !open.contains(position) || kept.keeps(same, at: position)
      else { return nil }
      return same
    }
  }

  /// Returns the conflicts of a layout; those that are known are not searched for.
  private static func all(
    in solved: SolvedLayout, known: (Claim.Position) -> Conflict?
  ) -> [Conflict] {
    var work = ConflictSet.workLimit
    var rows = 0
    let positions = solved.broken.prefix(countLimit)
    return positions.enumerated().compactMap { index, position in
      guard rows < rowLimit else { return nil }
      SearchProgress.report("conflicts", index, of: positions.count)
      var conflict = known(position)
      if conflict == nil, !Interruption.isRequested {
        conflict = Conflict(
          breaking: position, in: solved, limit: ConflictSet.searchLimit, work: &work)
      }
      rows += conflict.map { $0.rows.count + $0.otherRows.count } ?? 0
      return conflict
    }
  }

  /// Finds the smallest conflict that contains a broken claim, given by its position in the
  /// lowering.
  ///
  /// Its members are the broken claim and claims connected with it: required ones that hold, given
  /// values and implied bounds. It has the fewest rules possible; of several such sets it is the
  /// one with the oldest.
  package convenience init?(breaking position: Claim.Position, in solved: SolvedLayout) {
    self.init(breaking: position, in: solved, limit: ConflictSet.searchLimit)
  }

  /// Finds a conflict that contains a broken claim; the smallest one if that takes no more than
  /// `limit` feasibility checks.
  convenience init?(breaking position: Claim.Position, in solved: SolvedLayout, limit: Int) {
    var work = ConflictSet.workLimit
    self.init(breaking: position, in: solved, limit: limit, work: &work)
  }

  /// Finds a conflict as one of several searches that share an amount of work; nil also if that is
  /// used up.
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
      // A smaller set, or an older one of the same size, lies within a distance that is less than
      // its size.
      if isWhole || limit == 0 || set.members.count - 1 <= distance {
        self.init(
          breaking: broken.source, set, among: counted, background, tellingAmounts: limit > 0,
          extent: set.isSmallest ? .smallest : .perhapsSmallest, in: solved)
        return
      }
      distance = set.members.count - 1
    }
  }

  /// Describes a set of claims in the layout's terms.
  init(
    breaking broken: Claim.Source, _ set: ConflictSet, among counted: [Claim],
    _ background: [Claim], tellingAmounts: Bool = true, extent: Extent, in solved: SolvedLayout
  ) {
    var summands =
      set.members.map { WeightedClaim(counted[$0.position], $0.multiplier) }
      + set.background.map { WeightedClaim(background[$0.position], $0.multiplier) }
    let bare = summands.reduce(Rational(0)) { $0 + $1.contribution }
    standIns = tellingAmounts ? StandIn.enter(&summands, in: solved) : []
    self.broken = broken
    self.extent = extent
    let told = ConflictSum(summands, broken: broken, in: solved)
    quantity = told.quantity
    rows = told.rows
    otherRows = told.otherRows
    let order = told.rows.map(\.source) + told.otherRows.map(\.source)
    let proof = Dictionary(
      summands.map { ($0.claim.source, $0.summand) }, uniquingKeysWith: { first, _ in first })
    self.proof = order.compactMap { proof[$0] }
    proofExcess = summands.reduce(Rational(0)) { $0 + $1.contribution }
    let difference =
      told.rows.reduce(Rational(0)) { $0 + $1.contribution }
      - told.otherRows.reduce(Rational(0)) { $0 + $1.contribution }
    boundExcess = difference.magnitude * bare / proofExcess
    implied = Self.bounds(among: order, standIns)
    sources = Set(order + implied)
    let helpers = Set(standIns.map(\.rule))
    ruleCount = order.count { $0.isRule && !helpers.contains($0) }
  }

  /// Returns the implied bounds among claims, and those that rules among them stand in for.
  private static func bounds(
    among members: [Claim.Source], _ standIns: [StandIn]
  ) -> [Claim.Source] {
    var seen = Set<Claim.Source>()
    return members.compactMap { source in
      if case .implied = source { return source }
      return standIns.first { $0.rule == source }?.bound
    }.filter { seen.insert($0).inserted }
  }
}

extension Conflict: Hashable {
  /// Whether both read the same.
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
  /// Whether the claim was made by a person or an item, and is not an implied bound or a given
  /// value.
  package var isRule: Bool {
    switch self {
    case .implied, .given: false
    case .rule, .generated, .hugging, .resistance: true
    }
  }
}
