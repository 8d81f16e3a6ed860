import Foundation

/// How far apart the system puts things.
enum SystemSpacing {
  /// Between edges.
  static let standard: CGFloat = 8

  /// The distance from one place to another one behind or below it.
  static func distance(from place: LayoutPlace, to other: LayoutPlace) -> CGFloat { standard }
}
