/// The autoresizing mask of a view whose `translatesAutoresizingMaskIntoConstraints` is true.
///
/// UIKit derives two required rules per axis from it, the view's frame, and the size that the
/// superview had when the frame was set.
package struct AutoresizingMask: Hashable, Sendable {
  /// The parts that change when the superview is resized, with the bits of
  /// `UIView.AutoresizingMask`.
  package struct Flexible: OptionSet, Hashable, Sendable {
    /// The bits.
    package let rawValue: UInt8

    /// Makes a set of the parts with those bits.
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

    /// The single parts with the words for them, in the order of UIKit's bits.
    package static let named: [(name: String, flexible: Flexible)] = [
      ("left", .left), ("width", .width), ("right", .right), ("top", .top), ("height", .height),
      ("bottom", .bottom),
    ]
  }

  /// The version of the derived rules: those of iOS 10 and later, or those before.
  package enum Generation: String, Hashable, Sendable, CaseIterable {
    case current, classic
  }

  /// The view's frame in its superview, in points.
  package var frame: Frame
  /// The size that the superview had when the frame was set, in points.
  package var container: Size
  /// The flexible parts.
  package var flexible: Flexible
  /// The version of the derived rules.
  package var generation: Generation

  /// The mask of a view that was made without a frame.
  package static let zero = AutoresizingMask(frame: Frame(x: 0, y: 0, width: 0, height: 0))

  /// Makes the mask of a view with a frame in a superview of a size, which matters only for
  /// flexible parts.
  package init(
    frame: Frame, container: Size = Size(width: 0, height: 0), flexible: Flexible = [],
    generation: Generation = .current
  ) {
    self.frame = frame
    self.container = container
    self.flexible = flexible
    self.generation = generation
  }

  /// Returns the letters UIKit prints for an axis, such as `--&`: `&` for what is flexible among
  /// the margin in front, the size, and the margin behind.
  package func letters(along axis: Axis) -> String {
    // UIKit prints a mask without flexible parts as one whose far margin is flexible.
    let (before, size, after) = parts(along: axis)
    let isRigid = !before && !size && !after
    return [before, size, after || isRigid].map { $0 ? "&" : "-" }.joined()
  }

  /// Checks that all numbers are in range.
  func check() throws(LayoutError) {
    for place in [frame.x, frame.y] { try LayoutLimits.check(distance: place) }
    for length in [frame.width, frame.height, container.width, container.height] {
      try LayoutLimits.check(length: length)
    }
  }

  func parts(along axis: Axis) -> (before: Bool, size: Bool, after: Bool) {
    axis == .horizontal
      ? (flexible.contains(.left), flexible.contains(.width), flexible.contains(.right))
      : (flexible.contains(.top), flexible.contains(.height), flexible.contains(.bottom))
  }
}
