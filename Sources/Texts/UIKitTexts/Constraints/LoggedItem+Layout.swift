package import LayoutModel

/// The addresses that stand for those of a running app, derived from ids and so the same on every
/// run.
///
/// Items have the addresses `0xa1`, `0xa2` … and rules `0xc1`, `0xc2` …, counted as in the layout.
/// The address of what they generate is theirs with a letter and a number appended. All are
/// distinct.
enum ConsoleAddress {
  static func item(_ id: Item.ID) -> String {
    "0xa\(id.index + 1)" + (id.helper.map { "b\($0)" } ?? "")
  }

  static func rule(_ id: Rule.ID) -> String { "0xc\(id.number)" }

  static func generated(_ index: Int, of id: Item.ID) -> String { "\(item(id))c\(index)" }

  static func content(of id: Item.ID, along axis: Axis) -> String {
    "\(item(id))d\(axis == .horizontal ? 0 : 1)"
  }

  static func given(_ dimension: Dimension, of id: Item.ID) -> String {
    "\(item(id))e\(dimension.rawValue)"
  }

  static func anchor(_ anchor: Anchor) -> String {
    "\(item(anchor.item))f\(anchor.attribute.rawNumber)"
  }
}

extension LoggedItem {
  /// Creates the item as UIKit's descriptions would show an item of a layout.
  ///
  /// A view has its name as its accessibility identifier, so that it is shown by name alone. A
  /// guide has none and is shown with its class, address and identifier.
  package init(_ id: Item.ID, in layout: Layout) {
    let identifier = layout.guideIdentifier(of: id)
    self.init(
      key: ConsoleAddress.item(id), className: layout.className(of: id),
      label: identifier == nil ? Self.cut(layout.name(of: id)) : nil, text: identifier)
  }

  /// Returns a text longer than 25 characters cut to those and dots, as UIKit shows it.
  package static func cut(_ text: String) -> String {
    text.count > 25 ? "\(text.prefix(25))..." : text
  }
}
