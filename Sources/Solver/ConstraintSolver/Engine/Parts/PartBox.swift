import FlatStorage
import Synchronization

/// Holds a part, so that copies of a solver share it until one of them changes it.
///
/// Never changed while two solvers hold it, hence safe to send.
final class PartBox: @unchecked Sendable {
  private(set) var part: Part
  /// The points that were asked about.
  private let known = Mutex(Known())

  private struct Known {
    var optimal: PartPoints?
    var feasible: PartPoints?
  }

  init(_ part: consuming Part) { self.part = part }

  /// All its optimal points; nil where there is only one.
  var optimalFace: PartFace? {
    guard part.simplex.freeCount > 0 else { return nil }
    return known.withLock { known in
      if known.optimal == nil { known.optimal = PartPoints(of: part) }
      return known.optimal?.face
    }
  }

  /// All points that satisfy its required constraints, which are solved anew for that; nil where
  /// there is only one.
  var feasibleFace: PartFace? {
    known.withLock { known in
      if known.feasible == nil {
        var builder = PartBuilder()
        builder.takeCopy(of: part) { part.rows.priority[$0] == Priority.required.value }
        known.feasible = PartPoints(of: builder.build(trusting: true))
      }
      return known.feasible?.face
    }
  }

  /// Changes the part; the caller must hold the only reference to the box.
  func change<Result>(_ body: (inout Part) -> Result) -> Result {
    known.withLock { $0 = Known() }
    return body(&part)
  }
}

/// The optimal points of a part.
private enum PartPoints {
  case one
  case many(PartFace)

  /// Examines a part; nil if it was interrupted while it was solved, so that its point is not an optimum.
  init?(of part: borrowing Part) {
    guard part.outcome != .interrupted else { return nil }
    let face = part.simplex.freeCount > 0 ? PartFace(part) : nil
    // What seems free may be stuck.
    self = if let face, !face.columns.isEmpty { .many(face) } else { .one }
  }

  var face: PartFace? {
    switch self {
    case .one: nil
    case .many(let face): face
    }
  }
}
