import LayoutModel

/// The remark on a content priority that has no effect because the view has no content size.
enum UnusedPriority {
  static func remark(_ item: Item, _ axis: Axis, _ reason: String) -> [String] {
    guard item.content[axis] == nil else { return [] }
    let side = axis == .horizontal ? "width" : "height"
    return ["note  \(item.name) has no content \(side), \(reason)"]
  }
}
