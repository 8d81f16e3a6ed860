/// How much a constraint matters, in (0, 1000]; 1000 is required.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public var rawValue: Float

  /// That number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// That number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Has to hold: 1000.
  public static let required = UILayoutPriority(1000)
  /// How strongly content resists to be cut: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// How strongly content refuses to grow: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// What a request for a fitting size has: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
  /// A drag that resizes the scene: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The scene keeps its size: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// A drag that does not resize the scene: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
}
