import Synchronization

/// Holds a part, so that copies of a solver share it until one of them changes it.
///
/// Never changed while two solvers hold it, hence safe to send.
final class PartBox: @unchecked Sendable {
  private(set) var part: Part
  /// All its optimal points, once somebody asked for them.
  private let knownFace = Mutex<PartFace?>(nil)

  init(_ part: Part) { self.part = part }

  deinit { part.free() }

  /// All its optimal points; nil where there is only one.
  var face: PartFace? {
    guard part.simplex.freeCount > 0 else { return nil }
    return knownFace.withLock { known in
      let face = known ?? PartFace(part)
      known = face
      return face
    }
  }

  /// Changes the part; nobody else may have the box.
  func change<Result>(_ body: (inout Part) -> Result) -> Result {
    knownFace.withLock { $0 = nil }
    return body(&part)
  }
}
