/// A view or layout guide as a log mentions it.
package struct LoggedItem: Hashable, Sendable {
  /// What identifies the item: its address, or its label where no address is printed.
  package var key: String
  /// The class as it is printed, with module and mangling.
  package var className: String?
  /// The accessibility identifier, if the item has one.
  package var label: String?
  /// The text that a view shows, or the identifier of a guide.
  package var text: String?

  /// Creates an item with the given address or label.
  package init(key: String, className: String? = nil, label: String? = nil, text: String? = nil) {
    self.key = key
    self.className = className
    self.label = label
    self.text = text
  }

  /// Whether the log gives the address of the item.
  package var hasAddress: Bool { key.hasPrefix("0x") }
}
