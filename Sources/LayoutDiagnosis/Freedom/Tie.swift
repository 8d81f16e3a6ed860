import ConstraintSolver
package import LayoutModel

/// Variables that move together between two ends without any rule losing by it.
package struct Tie: Sendable, Hashable {
  /// One variable and its interval.
  package struct Member: Sendable, Hashable {
    /// Which variable.
    package var variable: LayoutVariable
    /// The least value.
    package var min: Double
    /// The largest value.
    package var max: Double
    /// The value in the picture.
    package var shown: Double
  }

  /// Why nobody decides.
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
  /// Why nobody decides.
  package let reason: Reason
  /// How many independent ways to move there are.
  package let degrees: Int

  /// All variables of the tie, followers included, in tree order.
  package let variables: [LayoutVariable]

  /// A variable that moves on the optimal face.
  struct Moving {
    /// The variable of the solver.
    var unknown: Variable
    /// What it is.
    var variable: LayoutVariable
    /// How much it is determined; nil for one between two ends that nobody asked for yet.
    var status: Freedom.Status?
    /// How it moves; nil for one that is a sum of others before it, of sizes if it is one.
    var motion: MotionSpace.Motion?

    /// Whether it moves between two ends.
    var isTied: Bool { status == nil || ends != nil }

    /// The ends, if it is known that there are two.
    var ends: (min: Double, max: Double)? {
      if case .tied(let min, let max)? = status { return (min, max) }
      return nil
    }
  }

  /// The tie of a group of variables that belong together, or nil if all of them are free.
  ///
  /// `claims` are the optional claims that move with the group, in canonical order.
  init?(_ group: [Moving], claims: [Claim], face: OptimalFace, in solved: SolvedLayout) {
    let bounded = group.filter(\.isTied)
    guard !bounded.isEmpty else { return nil }
    var space = MotionSpace()
    var followers = Set<LayoutVariable>()
    let sizesFirst =
      bounded.filter(\.variable.dimension.isSize)
      + bounded.filter { !$0.variable.dimension.isSize }
    for moving in sizesFirst {
      let isIndependent = moving.motion.map { space.insert($0) } ?? false
      if !isIndependent, !moving.variable.dimension.isSize { followers.insert(moving.variable) }
    }
    members = bounded.filter { !followers.contains($0.variable) }.map { moving in
      let shown = solved.value(of: moving.variable)
      if let (min, max) = moving.ends {
        return Member(variable: moving.variable, min: min, max: max, shown: shown)
      }
      let range = face.range(of: Expression(moving.unknown))
      return Member(
        variable: moving.variable, min: range.min ?? shown, max: range.max ?? shown, shown: shown)
    }
    self.followers = bounded.map(\.variable).filter(followers.contains)
    variables = bounded.map(\.variable)
    degrees = space.dimension
    let known = Dictionary(
      uniqueKeysWithValues: bounded.compactMap { moving in
        moving.ends.map { (moving.unknown, $0) }
      })
    reason = Reason(claims, in: solved) { expression in
      if let ends = Self.ends(of: expression, given: known) { return ends }
      let range = face.range(of: expression)
      return (range.min, range.max)
    }
  }

  /// The ends of an expression about one variable between known ends; nil for another one.
  private static func ends(
    of expression: Expression, given known: [Variable: (min: Double, max: Double)]
  ) -> (min: Double?, max: Double?)? {
    guard let term = expression.terms.first, expression.terms.count == 1,
      let (min, max) = known[term.variable]
    else { return nil }
    let ends = [min, max].map { term.coefficient * $0 + expression.constant }
    return (ends.min(), ends.max())
  }
}

extension Tie.Reason {
  /// Finds the claims among some whose errors are exchanged when a group moves.
  init(
    _ claims: [Claim], in solved: SolvedLayout,
    ends: (Expression) -> (min: Double?, max: Double?)
  ) {
    let rivals = claims.filter { claim in
      let range = ends(claim.constraint.expression)
      let reach = Tolerance.value
      switch claim.constraint.relation {
      case .lessOrEqual: return (range.max ?? .infinity) > reach
      case .greaterOrEqual: return (range.min ?? -.infinity) < -reach
      case .equal: return true
      }
    }
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
