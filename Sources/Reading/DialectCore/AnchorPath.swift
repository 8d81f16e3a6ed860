package import LayoutModel

/// Attributes that are written one after the other, such as `top.left.right`, in the order in which
/// their rules are made.
package struct AnchorPath: Hashable, Sendable {
  /// The attributes, each of them once.
  package let members: [Attribute]

  /// Creates a path of the given attributes.
  package init(_ members: [Attribute]) { self.members = members }

  /// Creates a path of a single attribute.
  package init(_ attribute: Attribute) { members = [attribute] }
}

/// The attributes that a dialect allows to be combined, and the order in which their rules are
/// made.
///
/// The result of `a.b` depends on nothing but the attributes of `a` and `b`.
package enum AnchorAlgebra: Sendable {
  /// Only the listed combinations, however they are written; rules are made in the listed order.
  case combinations([[Attribute]])
  /// Any combination; rules are made in the order of writing.
  case written
  /// Any combination; rules are made in this order, however it is written.
  case sorted([Attribute])

  /// Returns the path followed by further attributes, or `nil` if they cannot be combined.
  ///
  /// Attributes that are in the path already are ignored, except that `combinations` do not allow
  /// them.
  package func extending(_ path: AnchorPath, by attributes: [Attribute]) -> AnchorPath? {
    switch self {
    case .written:
      return AnchorPath(path.members + attributes.filter { !path.members.contains($0) })
    case .sorted(let order):
      let union = Set(path.members).union(attributes)
      return AnchorPath(order.filter { union.contains($0) })
    case .combinations(let combinations):
      let union = Set(path.members).union(attributes)
      guard union.count == path.members.count + attributes.count else { return nil }
      return combinations.first { $0.count == union.count && Set($0) == union }
        .map(AnchorPath.init)
    }
  }
}

extension AnchorAlgebra {
  /// Draftsman's combinations: single anchors, corners and the centre (x, then y), pairs, threes
  /// (the unpaired one first), all four edges, and the size.
  package static let draftsman: AnchorAlgebra = {
    let sides: [[Attribute]] = [[.left, .right], [.leading, .trailing]]
    var all: [[Attribute]] = [
      [.left], [.leading], [.centerX], [.right], [.trailing], [.top], [.centerY], [.bottom],
      [.width], [.height], [.centerX, .centerY], [.top, .bottom], [.width, .height],
    ]
    for pair in sides {
      all.append(pair)
      for side in pair {
        all += [[side, .top], [side, .bottom], [side, .top, .bottom]]
      }
      all += [[.top] + pair, [.bottom] + pair, pair + [.top, .bottom]]
    }
    return .combinations(all)
  }()

  /// SnapKit's combinations: sets of attributes, in the order of their bits.
  package static let snapKit = AnchorAlgebra.sorted([
    .left, .top, .right, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
    .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
    .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
  ])
}

/// A word of a dialect that stands for one or more attributes.
package struct AnchorShortcut: Hashable, Sendable {
  /// The word.
  package let name: String
  /// The attributes, in the order of the dialect.
  package let members: [Attribute]

  /// Draftsman's words for several attributes.
  package static let draftsman = [
    AnchorShortcut(name: "horizontal", members: [.left, .right]),
    AnchorShortcut(name: "vertical", members: [.top, .bottom]),
    AnchorShortcut(name: "localizedHorizontal", members: [.leading, .trailing]),
    AnchorShortcut(name: "edges", members: [.left, .right, .top, .bottom]),
    AnchorShortcut(name: "localizedEdges", members: [.leading, .trailing, .top, .bottom]),
    AnchorShortcut(name: "center", members: [.centerX, .centerY]),
    AnchorShortcut(name: "size", members: [.width, .height]),
  ]

  /// Draftsman's words that are methods for one or two positions of a view: `.topLeft(of:
  /// .previous)`.
  package static let draftsmanPlaces =
    draftsmanSingles + draftsmanCorners + [
      AnchorShortcut(name: "center", members: [.centerX, .centerY]),
      AnchorShortcut(name: "centerLeft", members: [.left, .centerY]),
      AnchorShortcut(name: "centerLeading", members: [.leading, .centerY]),
      AnchorShortcut(name: "centerRight", members: [.right, .centerY]),
      AnchorShortcut(name: "centerTrailing", members: [.trailing, .centerY]),
      AnchorShortcut(name: "centerTop", members: [.centerX, .top]),
      AnchorShortcut(name: "centerBottom", members: [.centerX, .bottom]),
    ]

  /// Draftsman's words for single attributes.
  package static let draftsmanSingles =
    ([.top, .left, .bottom, .right, .leading, .trailing, .centerX, .centerY, .width, .height]
    as [Attribute]).map { AnchorShortcut(name: $0.rawValue, members: [$0]) }

  /// Draftsman's words for corners.
  package static let draftsmanCorners = [
    AnchorShortcut(name: "topLeft", members: [.left, .top]),
    AnchorShortcut(name: "topLeading", members: [.leading, .top]),
    AnchorShortcut(name: "topRight", members: [.right, .top]),
    AnchorShortcut(name: "topTrailing", members: [.trailing, .top]),
    AnchorShortcut(name: "bottomLeft", members: [.left, .bottom]),
    AnchorShortcut(name: "bottomLeading", members: [.leading, .bottom]),
    AnchorShortcut(name: "bottomRight", members: [.right, .bottom]),
    AnchorShortcut(name: "bottomTrailing", members: [.trailing, .bottom]),
  ]

  /// SwiftLayout's words for several attributes.
  package static let swiftLayout = [
    AnchorShortcut(name: "horizontal", members: [.leading, .trailing]),
    AnchorShortcut(name: "vertical", members: [.top, .bottom]),
    AnchorShortcut(name: "allSides", members: [.top, .bottom, .leading, .trailing]),
    AnchorShortcut(name: "cap", members: [.top, .leading, .trailing]),
    AnchorShortcut(name: "shoe", members: [.bottom, .leading, .trailing]),
    AnchorShortcut(name: "size", members: [.width, .height]),
    AnchorShortcut(name: "center", members: [.centerX, .centerY]),
  ]

  /// SnapKit's words for several attributes.
  package static let snapKit = [
    AnchorShortcut(name: "edges", members: [.left, .top, .right, .bottom]),
    AnchorShortcut(name: "directionalEdges", members: [.top, .bottom, .leading, .trailing]),
    AnchorShortcut(name: "horizontalEdges", members: [.left, .right]),
    AnchorShortcut(name: "directionalHorizontalEdges", members: [.leading, .trailing]),
    AnchorShortcut(name: "verticalEdges", members: [.top, .bottom]),
    AnchorShortcut(name: "directionalVerticalEdges", members: [.top, .bottom]),
    AnchorShortcut(name: "size", members: [.width, .height]),
    AnchorShortcut(name: "center", members: [.centerX, .centerY]),
    AnchorShortcut(
      name: "margins", members: [.leftMargin, .rightMargin, .topMargin, .bottomMargin]),
    AnchorShortcut(
      name: "directionalMargins",
      members: [.topMargin, .bottomMargin, .leadingMargin, .trailingMargin]),
    AnchorShortcut(
      name: "centerWithinMargins", members: [.centerXWithinMargins, .centerYWithinMargins]),
  ]

  /// SnapKit's words for single attributes, including an older name of the last baseline.
  package static let snapKitSingles =
    Attribute.allCases.map { AnchorShortcut(name: $0.rawValue, members: [$0]) } + [
      AnchorShortcut(name: "baseline", members: [.lastBaseline])
    ]
}

extension [AnchorShortcut] {
  /// The attributes that a word stands for; an empty path for an unknown word.
  package subscript(word: String) -> AnchorPath {
    AnchorPath(first { $0.name == word }?.members ?? [])
  }
}
