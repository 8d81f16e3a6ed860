import LayoutModel

/// How a try goes wrong, as written after `when`.
package enum Cause: Hashable, Sendable {
  /// It agrees with the goal, but not from right to left.
  case rightToLeft
  /// It agrees with the goal, but not under that condition.
  case condition(String)
  /// It differs from the goal where a number is below or above another one, and only there.
  case beyond(parameter: String, isBelow: Bool, limit: Double)
  /// A number is ambiguous: the named one, or any.
  case ambiguous(String?)
  /// Rules conflict.
  case conflict
  /// A view of the goal is missing.
  case missing
  /// An expectation holds in the state that was reached.
  case expectation(String)

  /// Reads what is written after `when`.
  init(_ text: String, families: [Lesson.Family]) {
    let words = text.split(separator: " ").map(String.init)
    if words == ["right", "to", "left"] {
      self = .rightToLeft
    } else if words.first == "also", words.count > 1 {
      self = .condition(words.dropFirst().joined(separator: " "))
    } else if words.first == "ambiguous", words.count <= 2 {
      self = .ambiguous(words.count == 2 ? words[1] : nil)
    } else if words == ["conflict"] {
      self = .conflict
    } else if words == ["missing"] {
      self = .missing
    } else if words.count >= 3, let limit = Double(words[words.count - 1]),
      ["<", ">"].contains(words[words.count - 2]),
      case let parameter = words.dropLast(2).joined(separator: " "),
      families.contains(where: { $0.parameterText == parameter })
    {
      self = .beyond(parameter: parameter, isBelow: words[words.count - 2] == "<", limit: limit)
    } else {
      self = .expectation(text)
    }
  }
}

extension Lesson.Family {
  /// The number that varies, as it is written.
  var parameterText: String {
    let words = text.split(separator: " ")
    let end = words.lastIndex(of: "in") ?? words.endIndex
    return words[..<end].joined(separator: " ")
  }
}
