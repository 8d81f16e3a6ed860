/// Something in a layout that works, though hardly as it was meant.
public enum LayoutWarning: Hashable, Sendable, CustomStringConvertible {
  /// No view or guide of the layout has that identifier; the superview stands in for it.
  case unknownIdentifier(String)

  /// The warning in words.
  public var description: String {
    switch self {
    case .unknownIdentifier(let name):
      "Nothing in the layout has the identifier \"\(name)\"; the superview is used instead."
    }
  }
}
