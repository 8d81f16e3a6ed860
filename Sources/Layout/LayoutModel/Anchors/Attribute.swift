/// An edge, centre, size or baseline that a rule can mention.
///
/// The names and meanings are those of UIKit's `NSLayoutConstraint.Attribute`.
package enum Attribute: String, Hashable, Sendable, CaseIterable {
  case leading, trailing, left, right, top, bottom, width, height, centerX, centerY
  case firstBaseline, lastBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins

  /// Whether an attribute is a position or a size, which decides what it may be compared with.
  package enum Kind: Hashable, Sendable {
    /// A position on an axis; the difference of two positions is a distance.
    case position(Axis)
    /// A size along an axis; sizes along both axes may be compared.
    case size(Axis)
  }

  /// Whether it is a position or a size, and on which axis.
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

  /// The axis that it belongs to.
  package var axis: Axis {
    switch kind {
    case .position(let axis), .size(let axis): axis
    }
  }

  /// Whether it is a position and not a size.
  package var isPosition: Bool { if case .position = kind { true } else { false } }

  /// Whether it is an edge of a rectangle: a position that is neither a centre, a baseline nor a margin.
  package var isEdge: Bool {
    switch self {
    case .leading, .trailing, .left, .right, .top, .bottom: true
    default: false
    }
  }

  /// Whether its side depends on the reading direction.
  package var followsLanguage: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether it is on a fixed side of the screen in every language.
  package var ignoresLanguage: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// Whether it is the baseline of a line of text.
  package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// The attribute on the same side in a language that runs from left to right, for leading and
  /// left and their like; nil for all others.
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

  /// The attribute of the margins guide that a margin attribute stands for; nil for all others.
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

  /// The margin attribute of a view that stands for this attribute of its margins guide; the
  /// attribute itself if there is none.
  package var asMargin: Attribute {
    Attribute.allCases.first { $0.withinMargins == self } ?? self
  }

  /// The raw value of UIKit's `NSLayoutConstraint.Attribute`.
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

  /// UIKit's private name for a position that is measured in the superview, such as `minX`; nil for
  /// attributes without one.
  package var placeInSuperview: String? {
    switch self {
    case .left: "minX"
    case .top: "minY"
    case .centerX: "midX"
    case .centerY: "midY"
    default: nil
    }
  }

  /// Returns the side for a reading direction: leading and trailing become left and right, all
  /// others stay.
  package func side(isRightToLeft: Bool) -> Attribute {
    switch self {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: self
    }
  }
}

/// Several attributes that one line makes a rule for each of.
package enum AttributeGroup: String, Hashable, Sendable, CaseIterable {
  case edges, size, center, horizontal, vertical

  /// The attributes, in the order in which their rules are made.
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
