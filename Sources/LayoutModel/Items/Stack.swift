/// How a stack view arranges its views: UIKit's `UIStackView` settings.
package struct Stack: Hashable, Sendable {
  /// How views share the room along the axis.
  package enum Distribution: String, Hashable, Sendable, CaseIterable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// How views lie across the axis.
  package enum Alignment: String, Hashable, Sendable, CaseIterable {
    case fill, leading, trailing, center, firstBaseline, lastBaseline

    /// The name on a stack of that axis: a row aligns its views at the top, a column leading.
    package func name(on axis: Axis) -> String {
      switch (self, axis) {
      case (.leading, .horizontal): "top"
      case (.trailing, .horizontal): "bottom"
      default: rawValue
      }
    }

    /// The alignment of that name; `top` and `leading` are the same one, as in UIKit.
    package init?(name: String) {
      switch name {
      case "top": self = .leading
      case "bottom": self = .trailing
      default: self.init(rawValue: name)
      }
    }
  }

  /// The direction views follow each other in.
  package var axis = Axis.horizontal
  /// The distance between neighbours, in points.
  package var spacing = 0.0
  /// Across the axis.
  package var alignment = Alignment.fill
  /// Along the axis.
  package var distribution = Distribution.fill
  /// The distances to keep from its own edges: UIKit's layout margins where
  /// `isLayoutMarginsRelativeArrangement` is set, nil where it is not.
  package var margins: Insets?
  /// Whether a column measures its spacing from baseline to baseline.
  package var isBaselineRelative = false
  /// The distances behind single views, where they are not ``spacing``.
  package internal(set) var customSpacing: [Item.ID: Double] = [:]
  /// The views it arranges, in order; always children of the stack.
  package internal(set) var arranged: [Item.ID] = []
  /// The number of rules that existed when the stack was made: the age of what it generates.
  package internal(set) var age = 0

  /// The distance UIKit puts between views where it is asked for the system's, in points.
  package static let systemSpacing = 8.0

  /// The constant of a rule that asks for the distance of the system so many times; UIKit counts a
  /// negative number as none.
  package static func systemSpacing(times multiplier: Double) -> Double {
    systemSpacing * max(0, multiplier)
  }

  /// UIKit's defaults: a row without spacing that fills.
  package init() {}

  /// Forgets a view that it no longer arranges.
  mutating func release(_ view: Item.ID) {
    arranged.removeAll { $0 == view }
    customSpacing[view] = nil
  }
}
