import Foundation

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// `(8.0, 8.0, 48.0, 48.0)`, as on Apple's systems.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
