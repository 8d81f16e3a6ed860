/// The settings of a stack: those of UIKit's `UIStackView`.
package struct Stack: Hashable, Sendable {
  /// How the arranged views share the stack's length.
  package enum Distribution: String, Hashable, Sendable, CaseIterable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// How the arranged views are placed across the axis.
  package enum Alignment: String, Hashable, Sendable, CaseIterable {
    case fill, leading, trailing, center, firstBaseline, lastBaseline

    /// Returns the name in a stack with an axis: `leading` is `top` in a row.
    package func name(on axis: Axis) -> String {
      switch (self, axis) {
      case (.leading, .horizontal): "top"
      case (.trailing, .horizontal): "bottom"
      default: rawValue
      }
    }

    /// Makes the alignment with a name; `top` and `leading` are the same one, as in UIKit.
    package init?(name: String) {
      switch name {
      case "top": self = .leading
      case "bottom": self = .trailing
      default: self.init(rawValue: name)
      }
    }
  }

  /// The axis along which the views are arranged.
  package var axis = Axis.horizontal
  /// The distance between neighbours, in points.
  package var spacing = 0.0
  /// The placement of views across the axis.
  package var alignment = Alignment.fill
  /// The distribution of views along the axis.
  package var distribution = Distribution.fill
  /// The distances from the stack's own edges: UIKit's layout margins if
  /// `isLayoutMarginsRelativeArrangement` is set; nil if it is not.
  package var margins: Insets?
  /// Whether a column measures its spacing between baselines.
  package var isBaselineRelative = false
  /// The distances behind single views that differ from ``spacing``, in points.
  package internal(set) var customSpacing: [Item.ID: Double] = [:]
  /// The arranged views, in order; all are children of the stack.
  package internal(set) var arranged: [Item.ID] = []
  /// The number of rules that existed when the stack was made, which is the age of the rules it
  /// generates.
  package internal(set) var age = 0

  /// The spacing that UIKit uses for system spacing, in points.
  package static let systemSpacing = 8.0

  /// Returns the constant of a rule with a multiple of the system spacing.
  ///
  /// UIKit treats a negative multiple as zero.
  package static func systemSpacing(times multiplier: Double) -> Double {
    systemSpacing * max(0, multiplier)
  }

  /// Makes UIKit's default: a row without spacing that fills.
  package init() {}

  /// Takes the settings of another stack; the arranged views stay.
  mutating func take(_ other: Stack) {
    let own = self
    self = other
    customSpacing = own.customSpacing
    arranged = own.arranged
    age = own.age
  }

  /// Checks that all numbers are in range.
  func check() throws(LayoutError) {
    try LayoutLimits.check(distance: spacing)
    for margin in margins?.all ?? [] { try LayoutLimits.check(distance: margin) }
  }

  /// Forgets a view that the stack no longer arranges.
  mutating func release(_ view: Item.ID) {
    arranged.removeAll { $0 == view }
    customSpacing[view] = nil
  }
}
