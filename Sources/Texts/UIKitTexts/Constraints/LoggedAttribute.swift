package import LayoutModel

/// An attribute of a constraint as logs spell it.
package enum LoggedAttribute: Hashable, Sendable {
  /// An attribute of the item itself.
  case plain(Attribute)
  /// The attribute of the same name of the rectangle inside the item's layout margins.
  case inMargins(Attribute)
  /// `minX` and the like: a position measured from the left or top edge of the item's superview.
  case inSuperview(Attribute)

  /// Creates the attribute with the given spelling, or `nil` if there is none.
  package init?(spelled spelling: String) {
    if let plain = Attribute(rawValue: spelling) {
      self = plain.withinMargins.map { .inMargins($0) } ?? .plain(plain)
      return
    }
    switch spelling {
    case "baseline": self = .plain(.lastBaseline)
    case "minX": self = .inSuperview(.left)
    case "midX": self = .inSuperview(.centerX)
    case "maxX": self = .inSuperview(.right)
    case "minY": self = .inSuperview(.top)
    case "midY": self = .inSuperview(.centerY)
    case "maxY": self = .inSuperview(.bottom)
    default: return nil
    }
  }

  /// The spelling of the attribute in a log.
  package var spelling: String {
    switch self {
    case .plain(let attribute): attribute.rawValue
    case .inMargins(let attribute):
      attribute == .centerX || attribute == .centerY
        ? "\(attribute.rawValue)WithinMargins" : "\(attribute.rawValue)Margin"
    case .inSuperview(.left): "minX"
    case .inSuperview(.centerX): "midX"
    case .inSuperview(.right): "maxX"
    case .inSuperview(.top): "minY"
    case .inSuperview(.centerY): "midY"
    case .inSuperview(.bottom): "maxY"
    case .inSuperview(let attribute): attribute.rawValue
    }
  }

  /// The attribute without regard to what it is measured in.
  package var base: Attribute {
    switch self {
    case .plain(let attribute), .inMargins(let attribute), .inSuperview(let attribute): attribute
    }
  }
}
