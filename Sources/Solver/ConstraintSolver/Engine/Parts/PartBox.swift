import Synchronization

/// Holds a part, so that copies of a solver share it until one of them changes it.
///
/// Never changed while two solvers hold it, hence safe to send.
final class PartBox: @unchecked Sendable {
  private(set) var part: Part
  /// The faces that somebody asked for.
  private let known = Mutex(Faces())

  /// Nil before somebody asked; nil in it where there is only one point.
  private struct Faces {
    var optimal: PartFace??
    var feasible: PartFace??
  }

  init(_ part: consuming Part) { self.part = part }

  /// All its optimal points; nil where there is only one.
  var optimalFace: PartFace? {
    guard part.simplex.freeCount > 0 else { return nil }
    return known.withLock { known in
      if let face = known.optimal { return face }
      let face = PartFace(part).unlessPoint
      known.optimal = .some(face)
      return face
    }
  }

  /// All points that satisfy its required constraints, which are solved anew for that; nil where
  /// there is only one.
  var feasibleFace: PartFace? {
    known.withLock { known in
      if let face = known.feasible { return face }
      var builder = PartBuilder()
      builder.takeCopy(of: part) { part.rows.priority[$0] == Priority.required.value }
      let required = builder.build(trusting: true)
      let face = required.simplex.freeCount > 0 ? PartFace(required).unlessPoint : nil
      known.feasible = .some(face)
      return face
    }
  }

  /// Changes the part; nobody else may have the box.
  func change<Result>(_ body: (inout Part) -> Result) -> Result {
    known.withLock { $0 = Faces() }
    return body(&part)
  }
}
