import LayoutModel
import PlumbLanguage

/// What fits behind the beginning of a line with a format.
enum FormatPlace: Hashable {
  /// The name of a view.
  case view
  /// The name of a number.
  case distance
  /// The name of a number or of a view.
  case size
  /// The name of a priority or of a number.
  case priority
  /// A sign of the format, nothing with a name.
  case sign
  /// A word behind the format.
  case option
  /// What the views of a format along that axis share.
  case alignment(Axis)
  /// Which way the format runs.
  case direction
  /// What its distances are between.
  case spacing

  /// The place behind a text of which the last tokens are a format and what follows it; nil where
  /// there are none yet.
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
