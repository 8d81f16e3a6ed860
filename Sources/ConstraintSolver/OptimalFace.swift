/// All optimal points at once: how many dimensions they span and how far each quantity can go.
///
/// A point is optimal if no other satisfies the levels better, lexicographically. The optimal
/// points form a polyhedron, the optimal face. Columns that cannot move because a basic variable is
/// stuck at a breakpoint (a degenerate vertex) are locked first, so that the number of columns left
/// is the dimension.
public struct OptimalFace: Sendable {
  private let system: System
  /// The face of each part that has more than one point.
  private let faces: [PartFace?]
  /// The first direction number of each part; after them the variables without constraints.
  private let offsets: [Int]
  private let directionCount: Int

  init(_ system: System) {
    self.system = system
    faces = system.parts.map { $0?.face }
    var offsets: [Int] = []
    var count = 0
    for face in faces {
      offsets.append(count)
      count += face?.columns.count ?? 0
    }
    self.offsets = offsets
    directionCount = count
    dimension = count + system.variableHomes.count { $0.part < 0 }
  }

  /// The number of independent ways to move without losing anything: zero where the optimum is
  /// unique.
  public let dimension: Int

  /// The interval a quantity runs through on the face.
  public struct Range: Hashable, Sendable {
    /// The least value, nil where there is none.
    public var min: Double?
    /// The largest value, nil where there is none.
    public var max: Double?

    /// Whether both ends exist.
    public var isBounded: Bool { min != nil && max != nil }
  }

  /// How a quantity moves along each independent direction, zeros left out, by direction number.
  ///
  /// Empty exactly for a quantity with one value on the whole face.
  public func motion(of expression: Expression) -> [(direction: Int, rate: Double)] {
    var result: [(direction: Int, rate: Double)] = []
    for (part, terms) in split(expression) {
      guard part >= 0 else {
        for term in terms { result.append((directionCount + Int(term.variable), term.coefficient)) }
        continue
      }
      guard let face = faces[part] else { continue }
      for (position, rate) in face.motion(of: terms) {
        result.append((offsets[part] + position, rate))
      }
    }
    return result.sorted { $0.direction < $1.direction }
  }

  /// Whether a quantity has the same value in all optimal points.
  public func isUnique(_ expression: Expression) -> Bool { motion(of: expression).isEmpty }

  /// The interval of a quantity over all optimal points.
  public func range(of expression: Expression) -> Range {
    var range = Range(min: expression.constant, max: expression.constant)
    for (part, terms) in split(expression) {
      let partial: Range
      if part < 0 {
        partial = Range(min: nil, max: nil)
      } else if let face = faces[part] {
        partial = face.range(of: terms)
      } else {
        let value = system.value(of: terms, in: part)
        partial = Range(min: value, max: value)
      }
      range.min = Self.sum(range.min, partial.min)
      range.max = Self.sum(range.max, partial.max)
    }
    return range
  }

  private static func sum(_ a: Double?, _ b: Double?) -> Double? {
    guard let a, let b else { return nil }
    return a + b
  }

  /// The terms of an expression by part, with local variables; part -1 for variables without
  /// constraints, which keep their own numbers.
  private func split(_ expression: Expression) -> [(part: Int, terms: PartFace.Form)] {
    var result: [(part: Int, terms: PartFace.Form)] = []
    for term in expression.collected.terms {
      let home = system.variableHomes[term.variable.index]
      let part = Int(home.part)
      let local = part < 0 ? Int32(term.variable.index) : home.local
      if let index = result.firstIndex(where: { $0.part == part }) {
        result[index].terms.append((local, term.coefficient))
      } else {
        result.append((part, [(local, term.coefficient)]))
      }
    }
    return result
  }
}
