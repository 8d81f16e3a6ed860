import LayoutModel
import PlumbLanguage

/// What can come next in a line with a visual format.
enum FormatPlace: Hashable {
  /// The name of a view.
  case view
  /// The name of a number.
  case distance
  /// The name of a number or of a view.
  case size
  /// The name of a priority or of a number.
  case priority
  /// A sign of the format.
  case sign
  /// One of the words behind the format.
  case option
  /// An attribute that the views of a format along that axis can share.
  case alignment(Axis)
  /// A direction, such as `leftToRight`.
  case direction
  /// Whether spacing is measured between edges or baselines.
  case spacing

  /// Finds the place at the end of a text whose last tokens are a format and what follows it; nil
  /// if the format has no tokens yet.
  init?(before: String, _ format: ArraySlice<Token>) {
    guard let last = format.last else { return nil }
    var brackets: [String] = []
    for token in format where token.kind == .sign {
      if ["[", "("].contains(token.text) { brackets.append(token.text) }
      if ["]", ")"].contains(token.text), !brackets.isEmpty { brackets.removeLast() }
    }
    if last.isSign("@") {
      self = .priority
    } else if last.isSign("[") {
      self = .view
    } else if brackets.last == "(" {
      let isOperand = ["(", ",", "==", ">=", "<="].contains { last.isSign($0) }
      self = !isOperand ? .sign : brackets.contains("[") ? .size : .distance
    } else if before.last != " " {
      self = last.isSign("-") ? .distance : .sign
    } else if let option = format.last(where: { Self.options.contains($0.text) }) {
      switch option.text {
      case "align": self = .alignment(format.first.isVertical ? .vertical : .horizontal)
      case "direction": self = last == option ? .direction : .option
      default: self = last == option ? .spacing : .option
      }
    } else {
      self = .option
    }
  }

  private static let options = ["align", "direction", "spacing"]
}

extension Token? {
  fileprivate var isVertical: Bool { self?.isWord("V") ?? false }
}
