import ConstraintSolver
public import LayoutModel

/// What is not determined: how many degrees of freedom, which variables, in which ties.
public struct Freedom: Sendable {
  /// How much one variable is determined.
  public enum Status: Hashable, Sendable {
    /// One value in all optimal points.
    case unique
    /// Several, without an end on at least one side: something is missing.
    case free(min: Double?, max: Double?)
    /// Several, between two ends: rules trade off, or leave some room.
    case tied(min: Double, max: Double)
  }

  /// The dimension of the optimal face over the listed variables.
  public let degrees: Int
  /// The variables that count, in tree order.
  public let variables: [LayoutVariable]
  /// The status of each variable that is not unique.
  public let loose: [(variable: LayoutVariable, status: Status)]
  /// The ties, in tree order of their first variable.
  public let ties: [Tie]

  private let statuses: [LayoutVariable: Status]

  /// Examines the optimal face of a solved layout.
  public init(_ solved: SolvedLayout) {
    variables = solved.listedVariables
    let face = solved.solver.optimalFace
    guard face.dimension > 0 else {
      degrees = 0
      loose = []
      ties = []
      statuses = [:]
      return
    }
    var space = MotionSpace()
    var statuses: [LayoutVariable: Status] = [:]
    var loose: [(variable: LayoutVariable, status: Status)] = []
    for variable in variables {
      let expression = solved.lowering.expression(variable)
      let motion = face.motion(of: expression)
      guard !motion.isEmpty else { continue }
      space.insert(motion, source: loose.count)
      let range = face.range(of: expression)
      let status: Status
      if let min = range.min, let max = range.max {
        status = .tied(min: min, max: max)
      } else {
        status = .free(min: range.min, max: range.max)
      }
      statuses[variable] = status
      loose.append((variable, status))
    }
    degrees = space.dimension
    ties = space.groups.compactMap { group in
      Tie(group.map { loose[$0].variable }, statuses, face: face, in: solved)
    }
    self.loose = loose
    self.statuses = statuses
  }

  /// The dimension of the optimal face over some of the variables, such as those of one view.
  public func degrees(of ids: Set<Item.ID>, in solved: SolvedLayout) -> Int {
    let face = solved.solver.optimalFace
    var space = MotionSpace()
    for (index, entry) in loose.enumerated() where ids.contains(entry.variable.item) {
      space.insert(face.motion(of: solved.lowering.expression(entry.variable)), source: index)
    }
    return space.dimension
  }

  /// How much a variable is determined.
  public func status(of variable: LayoutVariable) -> Status { statuses[variable] ?? .unique }

  /// Whether it has one value.
  public func isUnique(_ variable: LayoutVariable) -> Bool { statuses[variable] == nil }

  /// The dimensions of an item without an end on at least one side.
  public func freeDimensions(of id: Item.ID) -> [Dimension] {
    Dimension.allCases.filter { dimension in
      if case .free = status(of: LayoutVariable(id, dimension)) { true } else { false }
    }
  }

  /// Whether x, y, width and height all have one value.
  public func isPlaced(_ id: Item.ID) -> Bool {
    Dimension.allCases.allSatisfy { isUnique(LayoutVariable(id, $0)) }
  }
}
