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
      let name = try reader.choice("an alignment", of: names)
      guard let alignment = Stack.Alignment(name: name) else { return }
      stack.alignment = alignment
    default:
      let names = Stack.Distribution.allCases.map(\.rawValue)
      let name = try reader.choice("a distribution", of: names)
      stack.distribution = Stack.Distribution(rawValue: name) ?? .fill
    }
  }
}
