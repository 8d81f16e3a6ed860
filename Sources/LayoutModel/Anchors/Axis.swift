/// Across or down.
package enum Axis: Hashable, Sendable, CaseIterable {
  case horizontal, vertical

  /// The other one.
  package var crossing: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// One value for each axis.
package struct PerAxis<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value across.
  package var horizontal: Value
  /// The value down.
  package var vertical: Value

  /// A value for each axis.
  package init(horizontal: Value, vertical: Value) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The same value for both axes.
  package init(_ both: Value) { self.init(horizontal: both, vertical: both) }

  /// The value of one axis.
  package subscript(axis: Axis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
