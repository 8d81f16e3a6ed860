import ConstraintSolver
import LayoutModel

/// The search for the repairs of one conflict.
struct RepairSearch {
  private let conflict: Conflict
  private let examination: Examination
  /// What was broken before, without the rule in question.
  private let others: Set<Claim.Source>
  /// Conflicts that hold together with the one in question, or would where numbers are others.
  private var known: [Conflict]
  /// How many more values of numbers may be tried; the larger the conflict, the longer each takes.
  private var trialsLeft: Int
  /// The items that the conflict is about, in tree order.
  private let mentioned: [Item.ID]

  init(_ conflict: Conflict, _ examination: Examination) {
    self.conflict = conflict
    self.examination = examination
    known = [conflict]
    trialsLeft = max(Self.trialFloor, Self.trialWork / max(1, conflict.members.count))
    let solved = examination.solved
    others = Set(Self.broken(in: solved)).subtracting([conflict.broken])
    let items = Set(conflict.members.flatMap { solved.items(of: $0) })
    mentioned = items.sorted { a, b in
      Self.pictureRank(of: a, in: solved) < Self.pictureRank(of: b, in: solved)
    }
  }

  /// So many values of numbers are tried in any case.
  private static let trialFloor = 4
  /// How many members all tried values together look at beyond that.
  private static let trialWork = 2000

  private static func broken(in solved: SolvedLayout) -> [Claim.Source] {
    solved.broken.compactMap { solved.lowering.claim(at: $0)?.source }
  }

  private static func pictureRank(of id: Item.ID, in solved: SolvedLayout) -> Int {
    let variable = solved.lowering.variable(LayoutVariable(id, .x))
    return variable.flatMap { solved.lowering.pictureRank(of: $0.index) } ?? .max
  }

  /// The age of a claim.
  func age(_ source: Claim.Source) -> Age {
    examination.solved.lowering.claim(of: source)?.breakOrder?.age ?? .first
  }

  /// The rules that may yield, those first that people would try first.
  var yielding: [Claim.Source] {
    conflict.rules.filter(canYield).sorted { a, b in
      (readiness(a), age(a)) < (readiness(b), age(b))
    }
  }

  private func canYield(_ source: Claim.Source) -> Bool {
    switch source {
    case .rule, .hugging, .resistance: examination.solved.author(of: source) == .user
    case .generated, .implied, .given: false
    }
  }

  /// The size in the conflict that is there for one pass only, or a length of 0 that folds away what
  /// holds the others.
  private var passing: Claim.Source? {
    conflict.members.first { examination.solved.isPassing($0) } ?? folded
  }

  private var folded: Claim.Source? {
    guard let right = conflict.right, right.isRule, conflict.otherSum.isZero, holdsOthers(right)
    else { return nil }
    return right
  }

  /// How soon people would let a rule yield.
  ///
  /// The broken one, sizes, far edges, the rest. Against a passing size the pin at its far edge comes
  /// first.
  private func readiness(_ source: Claim.Source) -> Int {
    guard case .rule(let id) = source, let rule = examination.layout.rule(id) else { return 1 }
    let isFar = rule.isAtFarEdge
    if let passing {
      if examination.solved.isFarPin(source, against: passing) { return 0 }
    } else if source == conflict.broken {
      return 0
    }
    if isSize(source) { return 1 }
    return isFar ? 2 : 3
  }

  private func isSize(_ source: Claim.Source) -> Bool {
    guard case .rule(let id) = source, let rule = examination.layout.rule(id) else { return true }
    return rule.right.isEmpty || rule.isRatio
  }

  // MARK: - Candidates

  /// Another value of a number, the nearest one that helps.
  ///
  /// Each conflict that is known bounds the number. Where a value within the bounds does not help,
  /// what stands in the way is one conflict more.
  mutating func repair(_ number: AdjustableNumber, cuts: Int) -> Repair? {
    var bounds = known.reduce(AdjustableNumber.Bounds()) {
      $0.intersection(number.bounds(by: $1, in: examination.solved))
    }
    var tried: Rational?
    for _ in 0..<cuts where !Interruption.isRequested {
      guard let amount = bounds.nearest, amount != tried else { return nil }
      tried = amount
      let value = (Rational(meaning: number.value) + amount).approximation
      guard !number.isLength || value >= 0, trialsLeft > 0 else { return nil }
      trialsLeft -= 1
      let change = number.change(value)
      guard let solved = outcome(of: change) else { return nil }
      guard let left = obstacle(in: solved) else {
        return repair(
          number.kind, change, of: number.source, before: number.value,
          amount: abs(value - number.value), solved)
      }
      guard let next = Conflict(breaking: left, in: solved, limit: 0) else { return nil }
      bounds = bounds.intersection(number.bounds(by: next, in: examination.solved))
      // What was broken for another reason may stay so when another number changes.
      if others.isDisjoint(with: next.members) { known.append(next) }
    }
    return nil
  }

  /// The ways in which a rule can yield.
  func yield(_ source: Claim.Source, to priority: Double) -> [Repair] {
    var candidates: [(Repair.Kind, Repair.Change)] = []
    switch source {
    case .rule(let id):
      guard let rule = examination.layout.rule(id),
        let claim = examination.solved.lowering.claim(of: source)
      else { return [] }
      candidates.append((.priority, .priority(id, priority)))
      if rule.relation == .equal, source == conflict.broken || isSize(source) {
        let isShort = examination.solved.residual(of: claim) < 0
        candidates.append((.relation, .relation(id, isShort ? .lessOrEqual : .greaterOrEqual)))
      }
      candidates.append((.removal, .removal(id)))
    case .hugging(let id, let axis): candidates.append((.priority, .hugging(id, axis, priority)))
    case .resistance(let id, let axis):
      candidates.append((.priority, .resistance(id, axis, priority)))
    case .generated, .implied, .given: break
    }
    return candidates.compactMap { kind, change in
      guard let solved = outcome(of: change), obstacle(in: solved) == nil,
        kind != .relation || staysNear(source, in: solved)
      else { return nil }
      return repair(kind, change, of: source, before: nil, amount: 0, solved)
    }
  }

  /// Whether the bound that an equality became is missed by no more than the equality was.
  ///
  /// A bound that lets its view go further than it has to says no more than a removal.
  private func staysNear(_ source: Claim.Source, in solved: SolvedLayout) -> Bool {
    guard let claim = examination.solved.lowering.claim(of: source),
      let bound = solved.layout.rules.last.flatMap({ solved.lowering.claim(of: .rule($0.id)) })
    else { return false }
    return Tolerance.same(examination.solved.error(of: claim), abs(solved.residual(of: bound)))
  }

  /// The rules of autoresizing masks that take part, the first of each view.
  var masks: [Claim.Source] {
    var seen = Set<Item.ID>()
    return conflict.members.filter { source in
      guard let view = examination.solved.maskedView(of: source) else { return false }
      return seen.insert(view).inserted
    }
  }

  /// The layout where the view of a rule makes no rules of its mask.
  func withoutMask(_ source: Claim.Source) -> Repair? {
    guard let change = Repair.Change(withoutMaskOf: source, in: examination.solved),
      let solved = outcome(of: change), obstacle(in: solved) == nil
    else { return nil }
    return repair(.mask, change, of: source, before: nil, amount: 0, solved)
  }

  private func outcome(of change: Repair.Change) -> SolvedLayout? {
    var layout = examination.layout
    guard (try? change.apply(to: &layout)) != nil else { return nil }
    return SolvedLayout(layout, after: examination.solved)
  }

  /// A required rule that is broken and was not, or still is; nil if the conflict is gone.
  private func obstacle(in solved: SolvedLayout) -> Int? {
    solved.broken.first { position in
      solved.lowering.claim(at: position).map { !others.contains($0.source) } ?? false
    }
  }

  // MARK: - What becomes of the picture

  private func repair(
    _ kind: Repair.Kind, _ change: Repair.Change, of source: Claim.Source, before: Double?,
    amount: Double, _ solved: SolvedLayout
  ) -> Repair {
    let freedom = Freedom(solved, after: examination.freedom)
    let touched = freedom.touched ?? solved.layout.items.map(\.id)
    var moved: [Item.ID] = []
    var sizes: [LayoutVariable] = []
    for id in touched where solved.layout.item(id)?.isView ?? false {
      let changed = Dimension.allCases.map { LayoutVariable(id, $0) }.filter { variable in
        !Tolerance.same(examination.solved.value(of: variable), solved.value(of: variable))
      }
      guard !changed.isEmpty else { continue }
      moved.append(id)
      sizes += changed.filter { $0.dimension.isSize && !sets(change, $0, in: solved.layout) }
    }
    var flaws = Flaw.all(around: around(moved, in: solved.layout), in: solved)
    flaws.formUnion(Flaw.asked(by: change, from: examination.layout))
    // What is missed for one pass is seen by nobody.
    if kind == .priority, passing != nil { flaws = [] }
    return Repair(
      kind: kind, change: change, source: source, before: before, amount: amount, outcome: solved,
      moved: moved, sizes: sizes,
      isAmbiguous: freedom.degrees > examination.freedom.degrees, flaws: Array(flaws))
  }

  /// Whether a change sets that very number.
  private func sets(
    _ change: Repair.Change, _ variable: LayoutVariable, in layout: Layout
  ) -> Bool {
    guard case .rootSize(let axis, _) = change else { return false }
    return variable == layout.root.map { LayoutVariable($0, .size(along: axis)) }
  }

  /// The views to look at: those that moved, what is inside of them, and those of the conflict.
  private func around(_ moved: [Item.ID], in layout: Layout) -> [Item.ID] {
    moved + moved.flatMap { layout.item($0)?.children ?? [] } + mentioned
  }

  /// Leaves only the flaws that a repair is to blame for, and puts them in order.
  ///
  /// What the picture shows already and goes on to show is no fault of a repair, unless it comes
  /// from the conflict: then another repair does without it.
  func judge(_ repairs: inout [Repair]) {
    let all = repairs.map { Set($0.flaws) }
    let isMentioned = Set(mentioned)
    let views = repairs.flatMap { around($0.moved, in: examination.layout) }
    let now = Flaw.all(around: views, in: examination.solved)
    let common = all.reduce(now) { $0.intersection($1) }
    for index in repairs.indices {
      let asked = Flaw.asked(by: repairs[index].change, from: examination.layout)
      repairs[index].flaws = repairs[index].flaws.filter { flaw in
        if asked.contains(flaw) || !now.contains(flaw) { return true }
        return flaw.views.allSatisfy(isMentioned.contains) && !common.contains(flaw)
      }
      repairs[index].flaws.sort { $0.rank < $1.rank }
    }
  }

  // MARK: - Order

  /// The place of a repair in the list.
  func rank(_ repair: Repair) -> Rank {
    Rank(
      stage: stage(of: repair), hasFlaw: !repair.isClean,
      readiness: repair.before == nil ? readiness(repair.source) : 0,
      amount: repair.amount.rounded(toMultipleOf: Tolerance.value),
      movedCount: repair.moved.count, age: age(repair.source))
  }

  /// When people would try a change.
  ///
  /// A mask that nobody meant, a number that stays about as large as it is, what is around, then
  /// rules that yield, then any other number. Against a passing size no number is wrong.
  private func stage(of repair: Repair) -> Int {
    let isAround = repair.kind == .mask && repair.source == conflict.right
    // The mask of what holds all others gives it its size, which may well be meant.
    if isAround, holdsOthers(repair.source) { return 5 }
    switch repair.kind {
    case .mask: return 0
    case .constant: return passing == nil && keepsItsSize(repair) ? 1 : 7
    case .container: return passing == nil ? 2 : 5
    case .priority: return 3
    case .relation: return 4
    case .removal: return 6
    }
  }

  /// Whether a number keeps its sign and stays about as large as it is.
  private func keepsItsSize(_ repair: Repair) -> Bool {
    guard let before = repair.before, let after = repair.change.number, before != 0 else {
      return false
    }
    return (0.3...3).contains(after / before)
  }

  /// Whether other members are about something inside the item of a claim.
  private func holdsOthers(_ source: Claim.Source) -> Bool {
    guard let item = examination.solved.items(of: source).first else { return false }
    return mentioned.contains { examination.layout.ancestors(of: $0).contains(item) }
  }

  /// What decides about the place of a repair.
  struct Rank: Comparable {
    let stage: Int
    let hasFlaw: Bool
    let readiness: Int
    let amount: Double
    let movedCount: Int
    let age: Age

    static func < (a: Rank, b: Rank) -> Bool {
      if a.stage != b.stage { return a.stage < b.stage }
      if a.hasFlaw != b.hasFlaw { return b.hasFlaw }
      if a.readiness != b.readiness { return a.readiness < b.readiness }
      return (a.amount, a.movedCount, a.age) < (b.amount, b.movedCount, b.age)
    }
  }
}

extension Double {
  /// The nearest multiple of a unit, so that rounding errors decide about no order.
  fileprivate func rounded(toMultipleOf unit: Double) -> Double { (self / unit).rounded() * unit }
}
