/// An edge, centre, size or baseline that a rule can mention.
///
/// The names and meanings are those of UIKit's `NSLayoutConstraint.Attribute`.
package enum Attribute: String, Hashable, Sendable, CaseIterable {
  case leading, trailing, left, right, top, bottom, width, height, centerX, centerY
  case firstBaseline, lastBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins

  /// What an attribute may be compared with.
  package enum Kind: Hashable, Sendable {
    /// A place on an axis; two places differ by a distance.
    case position(Axis)
    /// A length; lengths of both axes may be compared.
    case size(Axis)
  }

  /// Whether it is a place or a length, and on which axis.
  package var kind: Kind {
    switch self {
    case .leading, .trailing, .left, .right, .centerX: .position(.horizontal)
    case .leadingMargin, .trailingMargin, .leftMargin, .rightMargin: .position(.horizontal)
    case .centerXWithinMargins: .position(.horizontal)
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .position(.vertical)
    case .topMargin, .bottomMargin, .centerYWithinMargins: .position(.vertical)
    case .width: .size(.horizontal)
    case .height: .size(.vertical)
    }
  }

  /// The axis it lies on.
  package var axis: Axis {
    switch kind {
    case .position(let axis), .size(let axis): axis
    }
  }

  /// Whether it is a place.
  package var isPosition: Bool { if case .position = kind { true } else { false } }

  /// Whether it follows the reading direction.
  package var followsLanguage: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether it is tied to a side of the screen whatever the language.
  package var ignoresLanguage: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// Whether it is where a line of text stands.
  package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// The attribute that means the same when the language runs left to right, and back.
  package var otherFamily: Attribute? {
    switch self {
    case .leading: .left
    case .trailing: .right
    case .left: .leading
    case .right: .trailing
    case .leadingMargin: .leftMargin
    case .trailingMargin: .rightMargin
    case .leftMargin: .leadingMargin
    case .rightMargin: .trailingMargin
    default: nil
    }
  }

  /// For a margin attribute, the attribute of the margins guide that it stands for.
  package var withinMargins: Attribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }

  /// For an attribute of the margins guide, the margin attribute of the view that stands for it;
  /// the attribute itself where there is none.
  package var asMargin: Attribute {
    Attribute.allCases.first { $0.withinMargins == self } ?? self
  }

  /// The raw value of `NSLayoutConstraint.Attribute`.
  package var rawNumber: Int {
    switch self {
    case .left: 1
    case .right: 2
    case .top: 3
    case .bottom: 4
    case .leading: 5
    case .trailing: 6
    case .width: 7
    case .height: 8
    case .centerX: 9
    case .centerY: 10
    case .lastBaseline: 11
    case .firstBaseline: 12
    case .leftMargin: 13
    case .rightMargin: 14
    case .topMargin: 15
    case .bottomMargin: 16
    case .leadingMargin: 17
    case .trailingMargin: 18
    case .centerXWithinMargins: 19
    case .centerYWithinMargins: 20
    }
  }

  /// UIKit's private name of a place that is measured in the superview: `minX`.
  package var placeInSuperview: String? {
    switch self {
    case .left: "minX"
    case .top: "minY"
    case .centerX: "midX"
    case .centerY: "midY"
    default: nil
    }
  }

  /// The side it is once the direction of the language is known: leading and trailing become left
  /// and right, and all others stay.
  package func side(isRightToLeft: Bool) -> Attribute {
    switch self {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: self
    }
  }
}

/// Several attributes that rules are made for one by one.
package enum AttributeGroup: String, Hashable, Sendable, CaseIterable {
  case edges, size, center, horizontal, vertical

  /// The attributes, in the order their rules are made.
  package var members: [Attribute] {
    switch self {
    case .edges: [.top, .leading, .bottom, .trailing]
    case .size: [.width, .height]
    case .center: [.centerX, .centerY]
    case .horizontal: [.leading, .trailing]
    case .vertical: [.top, .bottom]
    }
  }
}
