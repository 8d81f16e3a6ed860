/// All optimal points: how many dimensions they span, and how far each quantity can vary among
/// them.
///
/// A point is optimal if no other satisfies the levels better, compared lexicographically. The
/// optimal points form a polyhedron, the optimal face. Columns that cannot move because a basic
/// variable is stuck at a breakpoint (a degenerate vertex) are locked first, so that the number of
/// columns left is the dimension.
package struct OptimalFace: Sendable {
  private let system: System
  /// Returns the points of a part that count; nil if there is only one.
  private let faceOfBox: @Sendable (PartBox) -> PartFace?

  /// Makes a face, whose parts are examined when they are first asked about.
  init(_ system: System, _ face: @escaping @Sendable (PartBox) -> PartFace?) {
    self.system = system
    faceOfBox = face
  }

  /// The number of independent ways to move on the face.
  ///
  /// It is zero if the optimum is unique. O(parts + variables), and the time to examine the parts
  /// that were not asked about before.
  package var dimension: Int {
    system.parts.indices.reduce(0) { $0 + (face($1)?.columns.count ?? 0) }
      + system.variableLocations.count { $0.part < 0 }
  }

  /// Returns the face of a part; nil if it has only one point.
  private func face(_ part: Int) -> PartFace? { system.parts[part].flatMap(faceOfBox) }

  /// Returns the number of a direction: those of each part are consecutive, followed by the
  /// variables without constraints.
  private static func direction(_ part: Int, _ number: Int) -> Int { part << 32 | number }

  /// The interval of a quantity's values on the face.
  package struct Range: Hashable, Sendable {
    /// The least value; nil if there is none.
    package var min: Double?
    /// The greatest value; nil if there is none.
    package var max: Double?

    /// Whether both ends exist.
    package var isBounded: Bool { min != nil && max != nil }

    /// The interval of `rate * quantity + constant`, given that of the quantity.
    package func scaled(by rate: Double, plus constant: Double = 0) -> Range {
      func end(_ value: Double) -> Double { rate * value + constant }
      return rate < 0
        ? Range(min: max.map(end), max: min.map(end)) : Range(min: min.map(end), max: max.map(end))
    }
  }

  /// Returns how a quantity moves along each independent direction, without zeros, ascending by the
  /// numbers of the directions, which have gaps.
  ///
  /// Empty only for a quantity that has one value on the whole face.
  package func motion(of expression: Expression) -> [(direction: Int, rate: Double)] {
    var result: [(direction: Int, rate: Double)] = []
    for (part, terms) in split(expression) {
      guard part >= 0 else {
        for term in terms {
          result.append(
            (Self.direction(system.parts.count, Int(term.variable)), term.coefficient))
        }
        continue
      }
      guard let face = face(part) else { continue }
      for (position, rate) in face.motion(of: terms) {
        result.append((Self.direction(part, position), rate))
      }
    }
    return result.sorted { $0.direction < $1.direction }
  }

  /// Whether a quantity has the same value in all optimal points.
  package func isUnique(_ expression: Expression) -> Bool { motion(of: expression).isEmpty }

  /// Whether a variable has the same value in all optimal points; O(1) if its part has only one.
  package func isUnique(_ variable: Variable) -> Bool {
    let location = system.location(of: variable.index)
    guard location.part >= 0 else { return false }
    return face(Int(location.part)).map { !$0.moves(location.local) } ?? true
  }

  /// The interval of a quantity over all optimal points.
  package func range(of expression: Expression) -> Range {
    sum(of: expression) { $0.range(of: $1) }
  }

  /// The sum of the intervals that an expression has in its parts, of which a closure gives those of
  /// parts with several points.
  private func sum(
    of expression: Expression, _ interval: (PartFace, PartFace.Form) -> Range
  ) -> Range {
    var range = Range(min: expression.constant, max: expression.constant)
    for (part, terms) in split(expression) {
      let partial: Range
      if part < 0 {
        partial = Range(min: nil, max: nil)
      } else if let face = face(part) {
        partial = interval(face, terms)
      } else {
        let value = system.value(of: terms, in: part)
        partial = Range(min: value, max: value)
      }
      range.min = Self.sum(range.min, partial.min)
      range.max = Self.sum(range.max, partial.max)
    }
    return range
  }

  /// A variable on the face, which keeps no more in memory than the part it is in.
  package struct Coordinate: Sendable {
    fileprivate let face: PartFace?
    fileprivate let local: Int32
    /// The value where there is only one; nil for a variable without constraints.
    fileprivate let value: Double?

    /// Its interval over all optimal points.
    package var range: Range {
      face?.range(of: [(local, 1)]) ?? Range(min: value, max: value)
    }
  }

  /// Returns a variable with its part of the face.
  package func coordinate(of variable: Variable) -> Coordinate {
    let location = system.location(of: variable.index)
    let face = location.part < 0 ? nil : face(Int(location.part))
    let value = location.part < 0 ? nil : system.value(of: variable.index)
    return Coordinate(face: face, local: location.local, value: value)
  }

  /// Whether a variable has two ends; O(1) where a row by itself tells, or shows that it has not, and
  /// the variables of its part were asked about before.
  package func isBounded(_ variable: Variable) -> Bool {
    let location = system.location(of: variable.index)
    guard location.part >= 0 else { return false }
    return face(Int(location.part))?.isBounded(location.local) ?? true
  }

  /// An interval around that of a quantity, as far as each constraint by itself tells.
  ///
  /// It can be too large, never too small. O(terms), if the variables of their parts were asked about
  /// before.
  package func limits(of expression: Expression) -> Range {
    sum(of: expression) { $0.limits(of: $1) }
  }

  /// The number of independent ways to move some variables that have more than one value; O(variables).
  ///
  /// Nil where constraints connect them with others, or where it is not known.
  package func dimension(ofAll variables: [Variable]) -> Int? {
    var locals: [Int32: [Int32]] = [:]
    var dimension = 0
    for variable in variables {
      let location = system.location(of: variable.index)
      if location.part < 0 {
        dimension += 1
      } else {
        locals[location.part, default: []].append(location.local)
      }
    }
    for (part, locals) in locals {
      guard let partial = face(Int(part))?.dimension(of: locals) else { return nil }
      dimension += partial
    }
    return dimension
  }

  private static func sum(_ a: Double?, _ b: Double?) -> Double? {
    guard let a, let b else { return nil }
    return a + b
  }

  /// The terms of an expression by part, with local variables.
  ///
  /// Part -1 is for variables without constraints, which keep their own numbers.
  private func split(_ expression: Expression) -> [(part: Int, terms: PartFace.Form)] {
    var result: [(part: Int, terms: PartFace.Form)] = []
    for term in expression.collected.terms {
      let location = system.location(of: term.variable.index)
      let part = Int(location.part)
      let local = part < 0 ? Int32(term.variable.index) : location.local
      if let index = result.firstIndex(where: { $0.part == part }) {
        result[index].terms.append((local, term.coefficient))
      } else {
        result.append((part, [(local, term.coefficient)]))
      }
    }
    return result
  }
}
