import Foundation

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The rectangle as on Apple's systems: `(8.0, 8.0, 48.0, 48.0)`.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
