package import LayoutModel

/// An attribute as logs spell it.
package enum LoggedAttribute: Hashable, Sendable {
  /// One that the model knows.
  case plain(Attribute)
  /// The same one of the rectangle inside the layout margins.
  case inMargins(Attribute)
  /// `minX` and its like: a place counted from the superview's left or top edge.
  case inSuperview(Attribute)

  /// The attribute of that spelling, or nil if there is none.
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

  /// How a log spells it.
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

  /// The attribute it is or is derived from.
  package var base: Attribute {
    switch self {
    case .plain(let attribute), .inMargins(let attribute), .inSuperview(let attribute): attribute
    }
  }
}
