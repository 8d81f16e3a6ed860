/// Something in a layout that works, but probably not as intended.
public enum LayoutWarning: Hashable, Sendable, CustomStringConvertible {
  /// No view or guide of the layout has this identifier; the superview is used instead.
  case unknownIdentifier(String)

  /// The warning as a sentence.
  public var description: String {
    switch self {
    case .unknownIdentifier(let name):
      "Nothing in the layout has the identifier \"\(name)\"; the superview is used instead."
    }
  }
}
