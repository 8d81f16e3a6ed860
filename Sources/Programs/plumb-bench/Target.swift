/// The targets for the measurements, by size.
enum Target {
  /// Returns how many times longer than Plumb the peer has to take; `nil` if there is no target.
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

  /// The largest factor by which the order of declaration may change a time.
  static let spread = 2.0
  /// The largest exponent with which the time to build may grow with the number of views.
  static let exponent = 1.2
  /// The largest factor between the times to build 10,000 and 1000 views.
  static let growth = 15.0
  /// The largest amount of memory for 10,000 views, in MB.
  static let memory = 200.0
}
