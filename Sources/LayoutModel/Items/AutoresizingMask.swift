/// The springs and struts of a view whose `translatesAutoresizingMaskIntoConstraints` is true.
///
/// UIKit derives two required rules per axis from the view's frame, the size of its superview at
/// that moment, and what may flex.
package struct AutoresizingMask: Hashable, Sendable {
  /// What flexes when the superview is resized, with the bits of `UIView.AutoresizingMask`.
  package struct Flexible: OptionSet, Hashable, Sendable {
    /// The bits.
    package let rawValue: UInt8

    /// Those bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The distance to the left edge.
    package static let left = Flexible(rawValue: 1)
    /// The width.
    package static let width = Flexible(rawValue: 2)
    /// The distance to the right edge.
    package static let right = Flexible(rawValue: 4)
    /// The distance to the top edge.
    package static let top = Flexible(rawValue: 8)
    /// The height.
    package static let height = Flexible(rawValue: 16)
    /// The distance to the bottom edge.
    package static let bottom = Flexible(rawValue: 32)

    /// The single bits with the words that stand for them, in the order of UIKit's bits.
    package static let named: [(name: String, flexible: Flexible)] = [
      ("left", .left), ("width", .width), ("right", .right), ("top", .top), ("height", .height),
      ("bottom", .bottom),
    ]
  }

  /// Which rules are derived: those of iOS 10 and later, or those before.
  package enum Generation: String, Hashable, Sendable, CaseIterable {
    case current, classic
  }

  /// The view's frame in its superview.
  package var frame: Frame
  /// The size that the superview had.
  package var container: Size
  /// What flexes.
  package var flexible: Flexible
  /// Which rules are derived.
  package var generation: Generation

  /// That frame in a superview of that size.
  package init(
    frame: Frame, container: Size, flexible: Flexible = [], generation: Generation = .current
  ) {
    self.frame = frame
    self.container = container
    self.flexible = flexible
    self.generation = generation
  }

  /// The letters UIKit prints for an axis, such as `--&`: what flexes before, in and after.
  package func letters(along axis: Axis) -> String {
    // UIKit prints a mask without flexible parts as one whose far margin flexes.
    let (before, size, after) = parts(along: axis)
    let isRigid = !before && !size && !after
    return [before, size, after || isRigid].map { $0 ? "&" : "-" }.joined()
  }

  func parts(along axis: Axis) -> (before: Bool, size: Bool, after: Bool) {
    axis == .horizontal
      ? (flexible.contains(.left), flexible.contains(.width), flexible.contains(.right))
      : (flexible.contains(.top), flexible.contains(.height), flexible.contains(.bottom))
  }
}
