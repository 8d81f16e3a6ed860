/// What is asked for, at which size.
enum Target {
  /// How many times longer the peer has to take.
  static func ratio(_ measure: Score.Measure, _ family: Family, views: Int) -> Double? {
    switch (views, measure) {
    case (100, .build): 5
    case (100, _): 1
    case (1000, .build): family == .chain || family == .tree ? 30 : 100
    case (1000, .edit), (1000, .probe): 10
    case (1000, .editP99): 20
    default: nil
    }
  }

  /// How much the order of declaration may change a time.
  static let spread = 2.0
  /// How fast the time to build may grow: the exponent of the number of views.
  static let exponent = 1.2
  /// How many times longer 10,000 views may take to build than 1000.
  static let growth = 15.0
  /// How many MB 10,000 views may need.
  static let memory = 200.0
}
