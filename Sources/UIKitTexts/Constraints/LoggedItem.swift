/// A view or guide as a log mentions it.
package struct LoggedItem: Hashable, Sendable {
  /// What tells it from all others: its address, or a label where no address is printed.
  package var key: String
  /// Its class as printed, with module and mangling.
  package var className: String?
  /// Its accessibility identifier, if it has one.
  package var label: String?
  /// The text it shows, or the identifier of a guide.
  package var text: String?

  /// The item of an address or label.
  package init(key: String, className: String? = nil, label: String? = nil, text: String? = nil) {
    self.key = key
    self.className = className
    self.label = label
    self.text = text
  }

  /// Whether the log gives its address.
  package var hasAddress: Bool { key.hasPrefix("0x") }
}
