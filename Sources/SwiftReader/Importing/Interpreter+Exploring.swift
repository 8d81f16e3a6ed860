import LayoutModel
import SwiftSyntax

/// Other ways of the code than the one that is shown: an error, an empty list, a wide screen.
///
/// Such a run is only made to see whether what is written there can be read; nothing of it is shown.
extension Interpreter {
  /// Whether a piece of code writes down a constraint that this run looks for.
  func isWanted(_ node: (some SyntaxProtocol)?) -> Bool {
    guard let node, let wanted else { return false }
    let place = node.place
    return wanted.contains { $0.source === source && place.contains($0.place.lowerBound) }
  }

  /// Lets conditions hold, whatever they say; what they bind is not known where it is not there.
  func force(_ conditions: ConditionElementListSyntax) throws {
    for element in conditions {
      switch element.condition {
      case .expression(let expression):
        _ = try recovering(expression) { try evaluate(expression) }
      case .optionalBinding(let binding):
        let name = binding.pattern.trimmedDescription
        guard name != "self" else { continue }
        let value = try recovering(binding) {
          try binding.initializer.map { try evaluate($0.value) } ?? lookUp(name)
        }
        if case .some(.some(let there)) = value, there.isThere {
          try bind(binding.pattern, there)
        } else {
          try bindUnknown(in: Syntax(binding.pattern), name)
        }
      case .availability: continue
      case .matchingPattern(let pattern):
        let value = try recovering(pattern) { try evaluate(pattern.initializer.value) }
        if let value, try recovering(pattern, { try matches(pattern.pattern, value) }) == true {
          continue
        }
        try bindUnknown(in: Syntax(pattern.pattern), "a value")
      }
    }
  }

  /// Makes the names of a pattern, for values that are not known.
  func bindUnknown(in pattern: Syntax, _ name: String) throws {
    guard case .unknown(let what) = unknown(name) else { return }
    try bindUnknown(in: pattern, what)
  }
}

extension Value {
  /// Whether it is not nil.
  fileprivate var isThere: Bool { if case .null = self { false } else { true } }
}
