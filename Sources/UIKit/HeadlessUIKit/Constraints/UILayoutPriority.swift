/// The priority of a constraint, greater than 0 and at most 1000; 1000 is required.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public init(rawValue: Float) { self.rawValue = rawValue }

  /// The priority of a required constraint: 1000.
  public static let required = UILayoutPriority(1000)
  /// The default priority with which content resists being compressed: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// The default priority with which content resists growing: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority with which a fitting size is asked for: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
  /// The priority of a drag that may resize the scene: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority with which the scene keeps its size: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority of a drag that may not resize the scene: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
}
