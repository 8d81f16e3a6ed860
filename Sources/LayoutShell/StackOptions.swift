import LayoutModel
import LayoutNotation

/// The options of a stack by their names.
enum StackOptions {
  /// The options that stand in front of the views.
  static let names = [
    "in", "axis", "spacing", "align", "distribute", "margins", "baseline-relative",
  ]
  /// The settings of UIKit that the options stand for.
  static let settings = [
    "axis", "spacing", "alignment", "distribution", "margins",
    "isLayoutMarginsRelativeArrangement", "isBaselineRelativeArrangement",
  ]

  /// The words that an option or setting takes; none where it takes numbers.
  static func choices(of option: String) -> [String] {
    switch option {
    case "axis": ["h", "v", "horizontal", "vertical"]
    case "align", "alignment": Stack.Alignment.allCases.map(\.rawValue) + ["top", "bottom"]
    case "distribute", "distribution": Stack.Distribution.allCases.map(\.rawValue)
    case "isLayoutMarginsRelativeArrangement", "isBaselineRelativeArrangement": ["true", "false"]
    default: []
    }
  }

  /// Reads the value of an option or setting.
  static func read(
    _ option: String, _ reader: inout TokenReader, into stack: inout Stack
  ) throws(Diagnostic) {
    switch option {
    case "axis":
      let axis = try reader.choice("an axis", of: choices(of: option))
      stack.axis = axis.hasPrefix("h") ? .horizontal : .vertical
    case "spacing": stack.spacing = try reader.number("a distance")
    case "align", "alignment":
      let name = try reader.choice("an alignment", of: choices(of: option))
      guard let alignment = Stack.Alignment(name: name) else { return }
      stack.alignment = alignment
    case "margins":
      stack.margins = reader.take(word: "none") ? nil : try margins(&reader)
    case "baseline-relative": stack.isBaselineRelative = true
    case "isBaselineRelativeArrangement": stack.isBaselineRelative = try isTrue(&reader)
    case "isLayoutMarginsRelativeArrangement":
      stack.margins = try isTrue(&reader) ? stack.margins ?? .standard : nil
    default:
      let name = try reader.choice("a distribution", of: choices(of: option))
      stack.distribution = Stack.Distribution(rawValue: name) ?? .fill
    }
  }

  private static func isTrue(_ reader: inout TokenReader) throws(Diagnostic) -> Bool {
    try reader.choice("true or false", of: ["true", "false"]) == "true"
  }

  /// One number for all sides, or top, leading, bottom and trailing.
  static func margins(_ reader: inout TokenReader) throws(Diagnostic) -> Insets {
    let top = try reader.number("a margin")
    guard isNumber(reader.peek, in: reader.layout) else { return Insets(top) }
    let leading = try reader.number("the leading margin")
    let bottom = try reader.number("the bottom margin: one number for all sides, or four")
    let trailing = try reader.number("the trailing margin: one number for all sides, or four")
    return Insets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }

  private static func isNumber(_ token: Token?, in layout: Layout) -> Bool {
    guard let token else { return false }
    if case .number = token.kind { return true }
    if token.isSign("-") { return true }
    guard token.kind == .word, !names.contains(token.text), token.text != "baseline" else {
      return false
    }
    if case .number? = layout.named(token.text) { return true }
    return false
  }
}
