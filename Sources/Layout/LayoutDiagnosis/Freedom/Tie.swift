import ConstraintSolver
package import LayoutModel
import Synchronization

/// Variables that move together between two ends without any rule losing by it.
package struct Tie: Sendable, Hashable {
  /// One variable and its interval.
  package struct Member: Sendable, Hashable {
    /// Which variable.
    package let variable: LayoutVariable
    /// The value in the picture.
    package let shown: Double
    private let ends: TieEnds
    private let number: Int

    fileprivate init(_ variable: LayoutVariable, shown: Double, _ ends: TieEnds, _ number: Int) {
      (self.variable, self.shown, self.ends, self.number) = (variable, shown, ends, number)
    }

    /// The least value; measured when an end is first asked for.
    package var min: Double { ends[number]?.min ?? shown }
    /// The largest value; measured when an end is first asked for.
    package var max: Double { ends[number]?.max ?? shown }

    /// Whether both are the same to a reader; measures ends.
    package static func == (a: Member, b: Member) -> Bool {
      (a.variable, a.min, a.max, a.shown) == (b.variable, b.min, b.max, b.shown)
    }

    /// Feeds what is known without measuring.
    package func hash(into hasher: inout Hasher) {
      hasher.combine(variable)
      hasher.combine(shown)
    }
  }

  /// Why nothing decides.
  package enum Reason: Sendable, Hashable {
    /// Room to spare between views that refuse equally to grow.
    case spare(Double, hugging: Double)
    /// Room is missing between views that refuse equally to shrink.
    case lack(Double, resistance: Double)
    /// Optional rules that cannot all hold, with their priority; 0 if they have several.
    case rivals([String], priority: Double)
    /// No rule says more than that.
    case room
  }

  /// The variables that trade: sizes, and positions that do not follow from them.
  package let members: [Member]
  /// The positions that follow, which run through intervals as well.
  package let followers: [LayoutVariable]
  /// Why nothing decides.
  package let reason: Reason
  /// How many independent ways to move there are.
  package let degrees: Int

  /// All variables of the tie, followers included, in tree order.
  package let variables: [LayoutVariable]

  /// The tie of variables that belong together, or nil if all of them are free.
  ///
  /// - Parameters:
  ///   - group: Their numbers in a survey, in the order of the picture.
  ///   - claims: The optional claims that move with them, in canonical order.
  ///   - ends: The ends of the variables of the survey.
  ///   - survey: Where they were found.
  init?(_ group: [Int], claims: [Claim], _ ends: TieEnds, in survey: FreedomSurvey) {
    let bounded = group.filter { survey.moving[$0].isTied }
    guard !bounded.isEmpty else { return nil }
    var space = MotionSpace()
    var isIndependent: [Int: Bool] = [:]
    for number in bounded.sorted() {
      let hasLeaders = !survey.moving[number].leaders.isEmpty
      isIndependent[number] =
        !hasLeaders && (survey.motions[number].map { space.insert($0) } ?? true)
    }
    let isFollower = bounded.map { number in
      isIndependent[number] == false && !survey.moving[number].variable.dimension.isSize
    }
    members = bounded.indices.filter { !isFollower[$0] }.map { index in
      let variable = survey.moving[bounded[index]].variable
      return Member(variable, shown: survey.solved.value(of: variable), ends, bounded[index])
    }
    followers = bounded.indices.filter { isFollower[$0] }.map {
      survey.moving[bounded[$0]].variable
    }
    degrees = isIndependent.values.count { $0 }
    variables = bounded.map { survey.moving[$0].variable }
    reason = Reason(claims, ends, in: survey)
  }
}

/// The ends of variables that are tied, measured when they are first asked for if they are many.
final class TieEnds: Sendable {
  private let likenesses: [Freedom.Likeness]
  private let known: Mutex<[Variable: OptimalFace.Range]>
  /// The variables to measure.
  ///
  /// A tie may stay when all around it is another one, so it keeps no more of the face than it needs.
  private let open: [Variable: OptimalFace.Coordinate]
  /// The priorities of which some claim fails; nil before anybody asked.
  private let failing = Mutex<Set<Priority>?>(nil)

  /// The most that are measured at once.
  private static let fewCount = 8

  init(_ survey: FreedomSurvey) {
    likenesses = survey.moving.map(\.likeness)
    let leaders = Set(survey.moving.lazy.filter(\.isTied).map(\.likeness.variable)).sorted()
    var (known, open) = ([Variable: OptimalFace.Range](), [Variable: OptimalFace.Coordinate]())
    for leader in leaders {
      let coordinate = survey.face.coordinate(of: leader)
      if leaders.count <= Self.fewCount {
        known[leader] = coordinate.range
      } else {
        open[leader] = coordinate
      }
    }
    self.known = Mutex(known)
    self.open = open
  }

  /// The ends of a tied variable, by its number in the survey; nil for another one.
  subscript(number: Int) -> OptimalFace.Range? {
    let likeness = likenesses[number]
    return known.withLock { known in
      guard let range = known[likeness.variable] ?? open[likeness.variable]?.range else {
        return nil
      }
      known[likeness.variable] = range
      return likeness.ends(range)
    }
  }

  /// Whether a claim fails to hold in some optimal points.
  ///
  /// The errors of one priority add up to the same number in all of them, so where that is zero none of
  /// its claims fails.
  func fails(_ claim: Claim, in survey: FreedomSurvey) -> Bool {
    let expression = claim.constraint.expression
    switch claim.constraint.relation {
    case .equal: return true
    case _ where !claim.isRequired && !hasFailures(at: claim.constraint.priority, in: survey):
      return false
    case .lessOrEqual: return exceedZero(expression, in: survey)
    case .greaterOrEqual: return exceedZero(-1 * expression, in: survey)
    }
  }

  private func hasFailures(at priority: Priority, in survey: FreedomSurvey) -> Bool {
    failing.withLock { failing in
      if let failing { return failing.contains(priority) }
      let levels = survey.solved.solver.optimum.filter { $0.error > Tolerance.coefficient }
      failing = Set(levels.map(\.priority))
      return levels.contains { $0.priority == priority }
    }
  }

  /// Whether a quantity that moves is greater than zero in some optimal points.
  private func exceedZero(_ expression: Expression, in survey: FreedomSurvey) -> Bool {
    let reach = Tolerance.value
    if survey.solved.solver.value(of: expression) > reach { return true }
    let limits = survey.face.limits(of: expression)
    if let max = limits.max, max <= reach { return false }
    // What moves and is never below zero is above it somewhere.
    if let min = limits.min, min > -Tolerance.coefficient { return true }
    if let term = expression.terms.first, expression.terms.count == 1,
      let range = survey.number(of: term.variable).flatMap({ self[$0] })
    {
      let end = term.coefficient > 0 ? range.max : range.min
      return end.map { term.coefficient * $0 + expression.constant > reach } ?? true
    }
    return (survey.face.range(of: expression).max ?? .infinity) > reach
  }
}

extension Tie.Reason {
  /// Finds the claims among some whose errors are exchanged when a group moves.
  fileprivate init(_ claims: [Claim], _ ends: TieEnds, in survey: FreedomSurvey) {
    let solved = survey.solved
    let rivals = claims.filter { ends.fails($0, in: survey) }
    let priorities = Set(rivals.map(\.constraint.priority))
    guard let priority = priorities.first?.value, priorities.count == 1, rivals.count > 1 else {
      self = rivals.count > 1 ? .rivals(Self.names(rivals, solved), priority: 0) : .room
      return
    }
    let error = rivals.reduce(0.0) { $0 + solved.error(of: $1) }
    if rivals.allSatisfy({ if case .hugging = $0.source { true } else { false } }) {
      self = .spare(error, hugging: priority)
    } else if rivals.allSatisfy({ if case .resistance = $0.source { true } else { false } }) {
      self = .lack(error, resistance: priority)
    } else {
      self = .rivals(Self.names(rivals, solved), priority: priority)
    }
  }

  private static func names(_ claims: [Claim], _ solved: SolvedLayout) -> [String] {
    claims.map { solved.name(of: $0.source) }
  }
}
