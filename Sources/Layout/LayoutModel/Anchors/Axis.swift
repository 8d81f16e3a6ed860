/// The horizontal or the vertical axis.
package enum Axis: Hashable, Sendable, CaseIterable {
  case horizontal, vertical

  /// The other axis.
  package var crossing: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// A value for each axis.
package struct PerAxis<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value for the horizontal axis.
  package var horizontal: Value
  /// The value for the vertical axis.
  package var vertical: Value

  /// Makes a pair of values.
  package init(horizontal: Value, vertical: Value) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Makes a pair with the same value for both axes.
  package init(_ both: Value) { self.init(horizontal: both, vertical: both) }

  /// The value for an axis.
  package subscript(axis: Axis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
