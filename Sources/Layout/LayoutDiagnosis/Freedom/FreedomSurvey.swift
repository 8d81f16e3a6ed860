import ConstraintSolver
import LayoutModel

/// Loose variables of a region, as they are found: how each moves, and which of them move together.
///
/// Most of what there is to know follows from rules that say what something is in terms of what came
/// before it. A row of views has as many positions as sizes, and each is the one before it and a
/// size: so it need not be found out how a position moves with all sizes before it. Where such rules
/// explain as many variables as cannot move by themselves, the others are independent, and nothing
/// has to be eliminated.
struct FreedomSurvey {
  /// A variable that counts and has more than one value.
  struct Moving {
    /// The variable of the solver.
    var unknown: Variable
    /// What it is.
    var variable: LayoutVariable
    /// Whether it moves between two ends.
    var isTied: Bool
    /// The numbers of one or two variables that it is the sum of multiples of, tied ones if it is tied;
    /// empty for one that is not known to follow from those before it.
    var leaders: [Int]
    /// A variable that it is an affine function of, itself if there is none, and that function.
    var likeness: Freedom.Likeness
  }

  /// Variables that move together.
  struct Group {
    /// Their numbers, in the order of the picture.
    var members: [Int]
    /// How many of them are independent.
    var dimension: Int
    /// The optional claims that move with them, if some of them are tied, in canonical order.
    var claims: [Claim]
  }

  /// The layout.
  let solved: SolvedLayout
  /// Its optimal face.
  let face: OptimalFace
  /// The layout in the solver's terms; to get it from the layout each time takes longer than most uses.
  private let lowering: Lowering
  /// The variables that were added: sizes, then positions, each in the order of the picture.
  private(set) var moving: [Moving] = []
  /// Loose variables that do not count.
  private var helpers: [Variable] = []
  /// By variable of the solver its number among those that were added, -2 - its number among the
  /// helpers, or -1.
  private var numbers: [Int32]
  private var space = MotionSpace()
  /// How those move that follow from none, by number; none where each is independent of all others.
  private(set) var motions: [Int: MotionSpace.Motion] = [:]
  /// Whether those that follow from none were added to the space without their motions.
  private var isDescribed = true

  /// Starts with no variables.
  init(_ solved: SolvedLayout, _ face: OptimalFace) {
    self.solved = solved
    self.face = face
    lowering = solved.lowering
    numbers = []
  }

  /// The number of a variable that was added; nil for another one.
  func number(of unknown: Variable) -> Int? {
    guard unknown.index < numbers.count, numbers[unknown.index] >= 0 else { return nil }
    return Int(numbers[unknown.index])
  }

  private mutating func note(_ unknown: Variable, _ number: Int) {
    if numbers.isEmpty {
      numbers = Array(repeating: -1, count: lowering.variableCount)
    }
    numbers[unknown.index] = Int32(number)
  }

  // MARK: - Adding

  /// Adds a loose variable that does not count.
  mutating func addHelper(_ unknown: Variable) {
    note(unknown, -2 - helpers.count)
    helpers.append(unknown)
  }

  /// Adds a loose variable that counts, after all sizes if it is a position, and after those of its
  /// kind that come before it in the picture.
  mutating func add(_ unknown: Variable, _ variable: LayoutVariable) {
    let number = moving.count
    note(unknown, number)
    var new = Moving(
      unknown: unknown, variable: variable, isTied: true, leaders: [],
      likeness: Freedom.Likeness(variable: unknown))
    if let (claim, leaders) = definition(of: new) {
      new.leaders = leaders
      let others = leaders.map { moving[$0] }
      if let leader = others.first, others.count == 1,
        let rate = claim.rate(of: unknown, by: leader.unknown)
      {
        new.isTied = leader.isTied
        new.likeness.variable = leader.likeness.variable
        new.likeness.rate = rate * leader.likeness.rate
        new.likeness.constant =
          solved.solver.value(of: unknown)
          - new.likeness.rate * solved.solver.value(of: new.likeness.variable)
      } else if others.count == 2, !others.contains(where: \.isTied) {
        new.isTied = face.isBounded(unknown)
        if new.isTied { new.leaders = [] }
      } else {
        // What goes on forever does so whatever happens between two ends.
        new.isTied = others.allSatisfy(\.isTied)
      }
    } else {
      new.isTied = face.isBounded(unknown)
    }
    moving.append(new)
  }

  /// A required equality that says what a variable is in terms of one or two that were added before
  /// it, with their numbers; nil where there is none.
  private func definition(of new: Moving) -> (claim: Claim, leaders: [Int])? {
    search: for position in lowering.positions(about: new.unknown) {
      guard let claim = lowering.claim(at: position), claim.isRequired,
        claim.constraint.relation == .equal, !solved.isBroken(position)
      else { continue }
      var leaders: [Int] = []
      for term in claim.constraint.expression.terms where term.variable != new.unknown {
        guard let number = number(of: term.variable) else {
          // What comes later may move as well.
          guard face.isUnique(term.variable) else { continue search }
          continue
        }
        guard leaders.count < 2, !leaders.contains(number) else { continue search }
        leaders.append(number)
      }
      let doesFollow = leaders.allSatisfy {
        claim.rate(of: new.unknown, by: moving[$0].unknown) != nil
      }
      if doesFollow && !leaders.isEmpty { return (claim, leaders) }
    }
    return nil
  }

  // MARK: - Groups

  /// The variables that were added, in groups of those that move together.
  mutating func groups() -> [Group] {
    guard !moving.isEmpty else { return [] }
    let isKnown = leadersExplainAll
    isDescribed = !isKnown
    for number in moving.indices {
      if !moving[number].leaders.isEmpty {
        space.insert(dependentOn: moving[number].leaders)
      } else if isKnown {
        space.insertIndependent()
      } else {
        let motion = face.motion(of: Expression(moving[number].unknown))
        motions[number] = motion
        space.insert(motion)
      }
    }
    if !isKnown { describeHelpers() }
    let claims = moving.contains(where: \.isTied) ? claims() : [:]
    let ranks = moving.map { lowering.pictureRank(of: $0.unknown) ?? 0 }
    return space.groups().map { group in
      Group(
        members: group.members.sorted { ranks[$0] < ranks[$1] }, dimension: group.dimension,
        claims: claims[group.members[0]] ?? [])
    }
  }

  private mutating func describeHelpers() {
    for helper in helpers { space.insertHelper(face.motion(of: Expression(helper))) }
  }

  /// Whether those without leaders, and helpers of which no rule says what they are, are as many as
  /// there are independent ways to move: then each of them is one.
  private var leadersExplainAll: Bool {
    let explained = helpers.indices.count { isExplained($0) }
    let others = moving.count { $0.leaders.isEmpty } + helpers.count - explained
    return face.dimension(ofAll: moving.map(\.unknown) + helpers) == others
  }

  /// Whether a required equality says what a helper is in terms of what was added and of helpers
  /// before it.
  private func isExplained(_ helper: Int) -> Bool {
    let unknown = helpers[helper]
    return lowering.positions(about: unknown).contains { position in
      guard let claim = lowering.claim(at: position), claim.isRequired,
        claim.constraint.relation == .equal, !solved.isBroken(position)
      else { return false }
      return claim.constraint.expression.terms.allSatisfy { term in
        let number = numbers[term.variable.index]
        return term.variable == unknown || number >= 0 || number < -1 && -2 - Int(number) < helper
          || number == -1 && face.isUnique(term.variable)
      }
    }
  }

  /// The optional claims that move with variables, in canonical order, by the first member of the
  /// group they move with.
  private mutating func claims() -> [Int: [Claim]] {
    var seen = Set<Claim.Position>()
    var claims: [Claim] = []
    for unknown in moving.map(\.unknown) + helpers {
      for position in lowering.positions(about: unknown) {
        guard seen.insert(position).inserted, let claim = lowering.claim(at: position),
          !claim.isRequired
        else { continue }
        claims.append(claim)
      }
    }
    claims.sort { lowering.precedes($0.source, $1.source) }
    var result: [Int: [Claim]] = [:]
    for claim in claims {
      for group in groups(movedBy: claim.constraint.expression) {
        result[group, default: []].append(claim)
      }
    }
    return result
  }

  /// The first members of the groups with which an expression moves, ascending.
  private mutating func groups(movedBy expression: Expression) -> [Int] {
    var shares: [Int: Expression] = [:]
    for term in expression.collected.terms where term.coefficient != 0 {
      guard let number = number(of: term.variable) else {
        if face.isUnique(term.variable) { continue }
        return groupsOfAny(movedBy: expression)
      }
      shares[space.group(of: number), default: Expression()].terms.append(term)
    }
    return shares.filter { $0.value.terms.count == 1 || !face.isUnique($0.value) }.keys.sorted()
  }

  /// The same where helpers are involved.
  private mutating func groupsOfAny(movedBy expression: Expression) -> [Int] {
    if !isDescribed {
      isDescribed = true
      for number in moving.indices where moving[number].leaders.isEmpty {
        space.describe(number, by: face.motion(of: Expression(moving[number].unknown)))
      }
      describeHelpers()
    }
    return space.groups(movedBy: face.motion(of: expression))
  }
}

extension Claim {
  /// How much one of its variables changes with another one, if the claim is an equality; nil if it
  /// does not.
  fileprivate func rate(of variable: Variable, by other: Variable) -> Double? {
    func coefficient(_ wanted: Variable) -> Double {
      constraint.expression.terms.reduce(0) {
        $0 + ($1.variable == wanted ? $1.coefficient : 0)
      }
    }
    let rate = -coefficient(other) / coefficient(variable)
    return rate != 0 && rate.isFinite ? rate : nil
  }
}
