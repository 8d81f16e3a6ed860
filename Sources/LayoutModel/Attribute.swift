/// An edge, centre, size or baseline that a rule can mention.
///
/// The names and meanings are those of UIKit's `NSLayoutConstraint.Attribute`.
public enum Attribute: String, Hashable, Sendable, CaseIterable {
  case leading, trailing, left, right, top, bottom, width, height, centerX, centerY
  case firstBaseline, lastBaseline

  /// What an attribute may be compared with.
  public enum Kind: Hashable, Sendable {
    /// A place on an axis; two places differ by a distance.
    case position(Axis)
    /// A length; lengths of both axes may be compared.
    case size(Axis)
  }

  /// Whether it is a place or a length, and on which axis.
  public var kind: Kind {
    switch self {
    case .leading, .trailing, .left, .right, .centerX: .position(.horizontal)
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .position(.vertical)
    case .width: .size(.horizontal)
    case .height: .size(.vertical)
    }
  }

  /// The axis it lies on.
  public var axis: Axis {
    switch kind {
    case .position(let axis), .size(let axis): axis
    }
  }

  /// Whether it is a place.
  public var isPosition: Bool { if case .position = kind { true } else { false } }

  /// Whether it follows the reading direction.
  public var followsLanguage: Bool { self == .leading || self == .trailing }

  /// Whether it is tied to a side of the screen whatever the language.
  public var ignoresLanguage: Bool { self == .left || self == .right }

  /// The attribute that means the same when the language runs left to right, and back.
  public var otherFamily: Attribute? {
    switch self {
    case .leading: .left
    case .trailing: .right
    case .left: .leading
    case .right: .trailing
    default: nil
    }
  }
}

/// Several attributes that rules are made for one by one.
public enum AttributeGroup: String, Hashable, Sendable, CaseIterable {
  case edges, size, center, horizontal, vertical

  /// The attributes, in the order their rules are made.
  public var members: [Attribute] {
    switch self {
    case .edges: [.top, .leading, .bottom, .trailing]
    case .size: [.width, .height]
    case .center: [.centerX, .centerY]
    case .horizontal: [.leading, .trailing]
    case .vertical: [.top, .bottom]
    }
  }
}
