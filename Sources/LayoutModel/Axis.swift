/// Across or down.
public enum Axis: Hashable, Sendable, CaseIterable {
  case horizontal, vertical

  /// The other one.
  public var crossing: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// One value for each axis.
public struct PerAxis<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value across.
  public var horizontal: Value
  /// The value down.
  public var vertical: Value

  /// A value for each axis.
  public init(horizontal: Value, vertical: Value) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The same value for both axes.
  public init(_ both: Value) { self.init(horizontal: both, vertical: both) }

  /// The value of one axis.
  public subscript(axis: Axis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
