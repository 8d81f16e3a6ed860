package import LayoutModel

/// Stands where a console prints an address: derived from ids, the same on every run.
///
/// Items are `0xa1`, `0xa2` … and rules `0xc1`, `0xc2` …, as they are counted in the layout; what
/// they bring has their address with a letter and a number behind it. No two are the same.
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
  /// How UIKit's descriptions would show an item of a layout.
  ///
  /// Names are its accessibility identifiers, so that a view is shown by its name alone; a guide
  /// has no such thing and is shown with its class, address and identifier.
  package init(_ id: Item.ID, in layout: Layout) {
    let identifier = layout.guideIdentifier(of: id)
    self.init(
      key: ConsoleAddress.item(id), className: layout.className(of: id),
      label: identifier == nil ? Self.cut(layout.name(of: id)) : nil, text: identifier)
  }

  /// The first 25 characters of a longer text, as UIKit shows it.
  package static func cut(_ text: String) -> String {
    text.count > 25 ? "\(text.prefix(25))..." : text
  }
}
