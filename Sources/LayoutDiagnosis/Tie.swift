import ConstraintSolver
public import LayoutModel

/// Variables that move together between two ends without any rule losing by it.
public struct Tie: Sendable, Hashable {
  /// One variable and its interval.
  public struct Member: Sendable, Hashable {
    /// Which variable.
    public var variable: LayoutVariable
    /// The least value.
    public var min: Double
    /// The largest value.
    public var max: Double
    /// The value in the picture.
    public var shown: Double
  }

  /// Why nobody decides.
  public enum Reason: Sendable, Hashable {
    /// Room to spare between views that refuse equally to grow.
    case spare(Double, hugging: Double)
    /// Room is missing between views that refuse equally to shrink.
    case lack(Double, resistance: Double)
    /// Optional rules of one priority that cannot all hold.
    case rivals([String], priority: Double)
    /// No rule says more than that.
    case room
  }

  /// The variables that trade: sizes, and positions that do not follow from them.
  public let members: [Member]
  /// The positions that follow.
  public let followers: [Member]
  /// Why nobody decides.
  public let reason: Reason
  /// How many independent ways to move there are.
  public let degrees: Int

  /// All variables of the tie, followers included, in tree order.
  public let variables: [LayoutVariable]

  /// The tie of a group of variables that belong together, or nil if all of them are free.
  init?(
    _ group: [LayoutVariable], _ statuses: [LayoutVariable: Freedom.Status], face: OptimalFace,
    in solved: SolvedLayout
  ) {
    func member(_ variable: LayoutVariable) -> Member? {
      guard case .tied(let min, let max)? = statuses[variable] else { return nil }
      return Member(variable: variable, min: min, max: max, shown: solved.value(of: variable))
    }
    let bounded = group.compactMap(member)
    guard !bounded.isEmpty else { return nil }
    var space = MotionSpace()
    var followers: [LayoutVariable] = []
    let sizesFirst =
      bounded.filter(\.variable.dimension.isSize) + bounded.filter { !$0.variable.dimension.isSize }
    for (index, member) in sizesFirst.enumerated() {
      let motion = face.motion(of: solved.lowering.expression(member.variable))
      let isIndependent = space.insert(motion, source: index)
      if !isIndependent, !member.variable.dimension.isSize { followers.append(member.variable) }
    }
    members = bounded.filter { !followers.contains($0.variable) }
    self.followers = bounded.filter { followers.contains($0.variable) }
    variables = bounded.map(\.variable)
    degrees = space.dimension
    reason = Reason(group, face: face, in: solved)
  }
}

extension Tie.Reason {
  /// Finds the optional claims whose errors are exchanged when the group moves.
  init(_ group: [LayoutVariable], face: OptimalFace, in solved: SolvedLayout) {
    let directions = Set(
      group.flatMap { face.motion(of: solved.lowering.expression($0)).map(\.direction) })
    let rivals = solved.lowering.claims.filter { claim in
      guard !claim.isRequired else { return false }
      let expression = claim.constraint.expression
      let motion = face.motion(of: expression)
      guard motion.contains(where: { directions.contains($0.direction) }) else { return false }
      let range = face.range(of: expression)
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
