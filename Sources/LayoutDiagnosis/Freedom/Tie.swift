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
  /// The positions that follow.
  package let followers: [Member]
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
    /// How much it is determined.
    var status: Freedom.Status
    /// How it moves.
    var motion: MotionSpace.Motion
  }

  /// The tie of a group of variables that belong together, or nil if all of them are free.
  ///
  /// `claims` are the optional claims that move with the group, in canonical order.
  init?(_ group: [Moving], claims: [Claim], face: OptimalFace, in solved: SolvedLayout) {
    let bounded = group.compactMap { moving -> (member: Member, motion: MotionSpace.Motion)? in
      guard case .tied(let min, let max) = moving.status else { return nil }
      let shown = solved.value(of: moving.variable)
      return (
        Member(variable: moving.variable, min: min, max: max, shown: shown), moving.motion
      )
    }
    guard !bounded.isEmpty else { return nil }
    var space = MotionSpace()
    var followers = Set<LayoutVariable>()
    let sizesFirst =
      bounded.filter(\.member.variable.dimension.isSize)
      + bounded.filter { !$0.member.variable.dimension.isSize }
    for (member, motion) in sizesFirst where !space.insert(motion) {
      if !member.variable.dimension.isSize { followers.insert(member.variable) }
    }
    let all = bounded.map(\.member)
    members = all.filter { !followers.contains($0.variable) }
    self.followers = all.filter { followers.contains($0.variable) }
    variables = all.map(\.variable)
    degrees = space.dimension
    reason = Reason(claims, face: face, in: solved)
  }
}

extension Tie.Reason {
  /// Finds the claims among some whose errors are exchanged when a group moves.
  init(_ claims: [Claim], face: OptimalFace, in solved: SolvedLayout) {
    let rivals = claims.filter { claim in
      let range = face.range(of: claim.constraint.expression)
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
