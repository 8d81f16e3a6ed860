import ConstraintSolver
import LayoutModel

/// The search for the fixes of one conflict.
struct FixSearch {
  private let conflict: Conflict
  private let trial: FixTrial
  /// The conflict, and further ones that would arise from it with other numbers.
  private var known: [Conflict]
  /// How many more values of numbers may be tried; the larger the conflict, the fewer, as each
  /// takes longer.
  private var trialsLeft: Int

  init(_ conflict: Conflict, _ analysis: LayoutAnalysis) {
    self.conflict = conflict
    trial = FixTrial(analysis, about: conflict.members, without: conflict)
    known = [conflict]
    trialsLeft = max(Self.trialFloor, Self.trialWork / max(1, conflict.members.count))
  }

  /// The number of values that may be tried for any conflict.
  private static let trialFloor = 4
  /// How many values may be tried for a conflict with one member; for others this is divided by the
  /// number of members.
  private static let trialWork = 2000

  private var analysis: LayoutAnalysis { trial.analysis }

  /// Returns the age of a claim.
  func age(_ source: Claim.Source) -> Age {
    analysis.solved.lowering.claim(of: source)?.breakOrder?.age ?? .first
  }

  /// The rules that may yield, in the order in which people would try them.
  var yielding: [Claim.Source] {
    conflict.rules.filter(canYield).sorted { a, b in
      (readiness(a), age(a)) < (readiness(b), age(b))
    }
  }

  private func canYield(_ source: Claim.Source) -> Bool {
    switch source {
    case .rule, .hugging, .resistance: analysis.solved.author(of: source) == .user
    case .generated, .implied, .given: false
    }
  }

  /// The temporary size in the conflict, or a length of 0 that collapses what contains the others;
  /// nil if there is neither.
  private var passing: Claim.Source? {
    conflict.members.first { analysis.solved.isPassing($0) } ?? folded
  }

  private var folded: Claim.Source? {
    guard let right = conflict.right, right.isRule, conflict.otherSum.isZero, holdsOthers(right)
    else { return nil }
    return right
  }

  /// How soon people would let a rule yield; the lowest first.
  ///
  /// The broken rule comes first, then sizes, then far edges, then all others. Against a temporary
  /// size, the rule at the far edge of its view comes first.
  private func readiness(_ source: Claim.Source) -> Int {
    guard case .rule(let id) = source, let rule = analysis.layout.rule(id) else { return 1 }
    let isFar = rule.isAtFarEdge
    if let passing {
      if analysis.solved.isFarPin(source, against: passing) { return 0 }
    } else if source == conflict.broken {
      return 0
    }
    if isSize(source) { return 1 }
    return isFar ? 2 : 3
  }

  private func isSize(_ source: Claim.Source) -> Bool {
    guard case .rule(let id) = source, let rule = analysis.layout.rule(id) else { return true }
    return rule.right.isEmpty || rule.isRatio
  }

  // MARK: - Candidates

  /// Finds the nearest other value of a number that resolves the conflict; nil if there is none.
  ///
  /// Each known conflict limits the number. If a value within the limits does not help, the
  /// conflict that remains is added to the limits, up to `cuts` times.
  mutating func fix(_ number: AdjustableNumber, cuts: Int) -> Fix? {
    var bounds = known.reduce(AdjustableNumber.Bounds()) {
      $0.intersection(number.bounds(by: $1, in: analysis.solved))
    }
    var tried: Rational?
    for _ in 0..<cuts where !Interruption.isRequested {
      guard let amount = bounds.nearest, amount != tried else { return nil }
      tried = amount
      let value = (Rational(meaning: number.value) + amount).approximation
      guard !number.isLength || value >= 0, trialsLeft > 0 else { return nil }
      trialsLeft -= 1
      let edit = number.edit(value)
      guard let solved = trial.outcome(of: edit) else { return nil }
      guard let left = trial.obstacle(in: solved) else {
        return trial.fix(
          number.kind, edit, of: number.source, before: number.value,
          amount: abs(value - number.value), solved)
      }
      guard let next = Conflict(breaking: left, in: solved, limit: 0) else { return nil }
      bounds = bounds.intersection(number.bounds(by: next, in: analysis.solved))
      // A rule that is broken for another reason may stay so when another number changes.
      if trial.tolerated.isDisjoint(with: next.members) { known.append(next) }
    }
    return nil
  }

  /// Returns a fix that changes a number beyond what is needed, so that the texts have room which
  /// another fix with that number cuts off; nil if there is none.
  func fitting(_ number: AdjustableNumber, beyond fix: Fix) -> Fix? {
    guard let reached = fix.edit.number else { return nil }
    let geometry = LayoutGeometry(fix.outcome)
    let lacks = fix.flaws.compactMap { flaw -> Double? in
      guard case .cutting(let view) = flaw, let shortage = geometry.textShortage(of: view) else {
        return nil
      }
      return shortage.need - shortage.size
    }
    guard let most = lacks.max() else { return nil }
    for lack in [most, lacks.reduce(0, +)] {
      let value = reached + (reached < number.value ? -lack : lack)
      guard !number.isLength || value >= 0, let solved = trial.outcome(of: number.edit(value)),
        trial.obstacle(in: solved) == nil
      else { continue }
      let fix = trial.fix(
        number.kind, number.edit(value), of: number.source, before: number.value,
        amount: abs(value - number.value), solved)
      if !fix.cutsTexts { return fix }
    }
    return nil
  }

  /// Returns the ways in which a rule can yield that resolve the conflict.
  func yield(_ source: Claim.Source, to priority: Double) -> [Fix] {
    var candidates: [(Fix.Kind, LayoutEdit)] = []
    switch source {
    case .rule(let id):
      guard let rule = analysis.layout.rule(id),
        let claim = analysis.solved.lowering.claim(of: source)
      else { return [] }
      candidates.append((.priority, .priority(id, priority)))
      if rule.relation == .equal, source == conflict.broken || isSize(source) {
        let isShort = analysis.solved.residual(of: claim) < 0
        candidates.append((.relation, .relation(id, isShort ? .lessOrEqual : .greaterOrEqual)))
      }
      candidates.append((.removal, .removal(id)))
    case .hugging(let id, let axis): candidates.append((.priority, .hugging(id, axis, priority)))
    case .resistance(let id, let axis):
      candidates.append((.priority, .resistance(id, axis, priority)))
    case .generated, .implied, .given: break
    }
    return candidates.compactMap { kind, edit in
      guard let solved = trial.outcome(of: edit), trial.obstacle(in: solved) == nil,
        kind != .relation || staysNear(source, in: solved)
      else { return nil }
      // What is wrong during one temporary pass is not visible.
      return trial.fix(
        kind, edit, of: source, isSeen: kind != .priority || passing == nil, solved)
    }
  }

  /// Whether the inequality that an equality became is close to holding with equality: no further
  /// from it than the equality was from holding.
  ///
  /// An inequality that lets its view go further than necessary is no better than a removal.
  private func staysNear(_ source: Claim.Source, in solved: SolvedLayout) -> Bool {
    guard let claim = analysis.solved.lowering.claim(of: source),
      let bound = solved.layout.lastRule.flatMap({ solved.lowering.claim(of: .rule($0.id)) })
    else { return false }
    return Tolerance.same(analysis.solved.error(of: claim), abs(solved.residual(of: bound)))
  }

  /// The rules in the conflict that come from autoresizing masks, the first one of each view.
  var masks: [Claim.Source] {
    var seen = Set<Item.ID>()
    // Interface Builder's rule is about the content view of a cell, which keeps its mask.
    let isOfCell = conflict.members.contains {
      analysis.solved.systemRule(of: $0)?.isOfCell == true
    }
    guard !isOfCell else { return [] }
    return conflict.members.filter { source in
      guard let view = analysis.solved.maskedView(of: source) else { return false }
      return seen.insert(view).inserted
    }
  }

  /// Returns the fix that stops translating the autoresizing mask behind a rule; nil if that does
  /// not help.
  func withoutMask(_ source: Claim.Source) -> Fix? {
    guard let edit = LayoutEdit(withoutMaskOf: source, in: analysis.solved),
      let solved = trial.outcome(of: edit), needsOnlyMasks(solved)
    else { return nil }
    // What the other masks do to the picture until they are off is not for this one to answer for, and
    // nothing is inside of a view around them that has no extent.
    let around = solved.layout.root.map { solved.frame(of: $0) }
    let isSeen = solved.broken.isEmpty && (around.map { $0.width > 0 && $0.height > 0 } ?? true)
    return trial.fix(.mask, edit, of: source, isSeen: isSeen, solved)
  }

  /// Returns the fixes that turn the distance of a rule inwards that points out of what is around it.
  func turning(_ source: Claim.Source) -> Fix? {
    guard case .rule(let id) = source, analysis.solved.author(of: source) == .user,
      let rule = analysis.layout.rule(id),
      let edit = OutwardRule(rule, in: analysis.layout)?.turned,
      let solved = trial.outcome(of: edit), trial.obstacle(in: solved) == nil
    else { return nil }
    let isNumber = edit.number != nil
    return trial.fix(
      isNumber ? .constant : .relation, edit, of: source, before: isNumber ? rule.constant : nil,
      amount: 2 * rule.constant, solved)
  }

  /// Whether each rule that is broken, and may not be, contradicts a mask that is still on: masks that
  /// were left on by mistake go one after the other.
  private func needsOnlyMasks(_ solved: SolvedLayout) -> Bool {
    guard trial.obstacle(in: solved) != nil else { return true }
    guard !solved.brokenSources.contains(conflict.broken) else { return false }
    return solved.broken.allSatisfy { position in
      guard let claim = solved.lowering.claim(at: position), !trial.tolerated.contains(claim.source)
      else { return true }
      return Conflict(breaking: position, in: solved, limit: 0)?.members.contains {
        solved.maskedView(of: $0) != nil
      } ?? false
    }
  }

  /// Removes the flaws that a fix is not to blame for, and sorts the rest.
  func judge(_ fixes: inout [Fix]) { trial.judge(&fixes) }

  // MARK: - Order

  /// Returns the rank of a fix in the list.
  func rank(_ fix: Fix) -> Rank {
    Rank(
      stage: stage(of: fix), hasFlaw: !fix.isClean,
      readiness: fix.before == nil ? readiness(fix.source) : 0,
      amount: fix.amount.rounded(toMultipleOf: Tolerance.value),
      movedCount: fix.moved.count, age: age(fix.source))
  }

  /// When people would try a change; the lowest first.
  ///
  /// In this order: a mask that was left on by mistake, a number that stays about the same size, a
  /// container, rules that yield, any other number. Against a temporary size, and against one that a
  /// log recorded, numbers come late.
  private func stage(of fix: Fix) -> Int {
    let isAround = fix.kind == .mask && fix.source == conflict.right
    // The mask of the view that contains all others gives it its size, which may well be intended.
    if isAround, holdsOthers(fix.source) { return 5 }
    if isTurned(fix) { return 0 }
    switch fix.kind {
    case .mask: return 0
    case .constant: return passing == nil && !isRecorded && keepsItsSize(fix) ? 1 : 7
    case .container:
      // The size of the root is that of a screen or a task; another one is another task.
      if case .given = fix.source, passing == nil, !keepsItsSize(fix) { return 7 }
      return passing == nil ? 2 : 5
    case .priority: return 3
    case .relation: return 4
    case .removal, .addition: return 6
    }
  }

  /// Whether what there is room for is the frame that a view around the others had when a log was
  /// written.
  ///
  /// The mask of that view only records the frame: another device or row has another one, and a
  /// number that fits into this one is wrong there.
  private var isRecorded: Bool {
    guard let right = conflict.right, case .rule = right else { return false }
    return analysis.solved.author(of: right) == .mask && holdsOthers(right)
  }

  /// Whether a fix adds the minus that a rule lacks.
  private func isTurned(_ fix: Fix) -> Bool {
    if case .inward = fix.edit { return true }
    guard case .constant(let id, let value) = fix.edit, let before = fix.before, value == -before,
      let rule = analysis.layout.rule(id), rule.relation == .equal
    else { return false }
    return OutwardRule(rule, in: analysis.layout) != nil
  }

  /// Whether a number keeps its sign and stays about the same size.
  private func keepsItsSize(_ fix: Fix) -> Bool {
    guard let before = fix.before, let after = fix.edit.number, before != 0 else {
      return false
    }
    return (0.3...3).contains(after / before)
  }

  /// Whether other members of the conflict are about something inside the item of a claim.
  private func holdsOthers(_ source: Claim.Source) -> Bool {
    guard let item = analysis.solved.items(of: source).first else { return false }
    return trial.mentioned.contains { analysis.layout.ancestors(of: $0).contains(item) }
  }

  /// The rank of a fix in the list, by the first property that differs.
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
  /// Rounds to a multiple of a unit, so that rounding errors do not decide an order.
  fileprivate func rounded(toMultipleOf unit: Double) -> Double { (self / unit).rounded() * unit }
}
