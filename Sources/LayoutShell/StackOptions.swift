import LayoutModel
import LayoutNotation

/// The options of a stack by their names.
enum StackOptions {
  /// Reads the value of an option.
  static func read(
    _ option: String, _ reader: inout TokenReader, into stack: inout Stack
  ) throws(Diagnostic) {
    switch option {
    case "axis":
      let axis = try reader.choice("an axis", of: ["h", "v", "horizontal", "vertical"])
      stack.axis = axis.hasPrefix("h") ? .horizontal : .vertical
    case "spacing": stack.spacing = try reader.number("a distance")
    case "align", "alignment":
      let names =
        Stack.Alignment.allCases.map(\.rawValue) + ["top", "bottom"]
      let place = reader.here
      let name = try reader.choice("an alignment", of: names)
      guard let alignment = Stack.Alignment(name: name) else { return }
      if stack.axis == .vertical, name.hasSuffix("Baseline") {
        throw Diagnostic(
          .badChoice, "a column cannot align baselines", at: place, in: reader.line,
          note: "use leading, center or trailing")
      }
      stack.alignment = alignment
    default:
      let names = Stack.Distribution.allCases.map(\.rawValue)
      let name = try reader.choice("a distribution", of: names)
      stack.distribution = Stack.Distribution(rawValue: name) ?? .fill
    }
  }
}
