import LayoutModel
import LayoutNotation

/// What a priority of content says to a view without content.
enum Refusal {
  static func remark(_ item: Item, _ axis: Axis, _ reason: String) -> [String] {
    guard item.content[axis] == nil else { return [] }
    let side = axis == .horizontal ? "width" : "height"
    return ["note  \(item.name) has no content \(side), \(reason)"]
  }
}

extension TokenReader {
  /// `VIEW h|v PRIORITY`.
  mutating func refusal() throws(Diagnostic) -> (Item, Axis, Double) {
    let item = try item()
    let axis = try choice("an axis", of: ["h", "v", "horizontal", "vertical"])
    let priority = try priority()
    try finish()
    return (item, axis.hasPrefix("h") ? .horizontal : .vertical, priority)
  }
}
