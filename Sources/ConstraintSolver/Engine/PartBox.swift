/// Holds a part, so that copies of a solver share it until one of them changes it.
///
/// Never changed while two solvers hold it, hence safe to send.
final class PartBox: @unchecked Sendable {
  var part: Part

  init(_ part: Part) { self.part = part }

  deinit { part.free() }
}
