package import LayoutModel

extension LayoutError {
  /// The error in words, for a rule or view in an imported file.
  package var inWords: String {
    switch self {
    case .lonelyPosition: "a position needs another one"
    case .mixedDirections: "left and leading do not mix"
    case .mixedAxes: "a horizontal position cannot be related to a vertical one"
    case .positionAgainstSize: "a position cannot be related to a length"
    case .unbalancedPositions: "the positions do not cancel"
    case .saysNothing: "it says nothing about any view"
    case .numberOutOfRange: "a number is out of range"
    case .priorityOutOfRange: "a priority must be more than 0 and at most 1000"
    case .negativeSize: "a size must be zero or more"
    case .tooMany(let what, let limit): "more than \(limit) \(what) are too many"
    default: "it cannot be a rule"
    }
  }
}
