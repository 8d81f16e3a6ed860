public import HeadlessUIKit
import ConstraintSolver
import DialectCore
import LayoutModel

/// What may stand alone in a block of anchors: rules, or attributes that are then those of the
/// superview.
public protocol AnchorsConvertible {
  /// The rules it stands for.
  var anchors: Anchors { get }
}

/// Attributes that others can be written after: `Anchors.top.leading.height`.
public protocol AnchorsChain: AnchorsConvertible {
  /// Its type when followed by a horizontal position.
  associatedtype AfterX: AnchorsChain
  /// Its type when followed by a vertical position.
  associatedtype AfterY: AnchorsChain
  /// Its type when followed by a length.
  associatedtype AfterDimension: AnchorsChain

  /// Its attributes, in the order of writing.
  var attributes: [NSLayoutConstraint.Attribute] { get }
  /// An expression of those attributes.
  init(attributes: [NSLayoutConstraint.Attribute])
}

extension AnchorsChain {
  /// Its attributes in the terms of the dialect.
  var path: AnchorPath { AnchorPath(attributes.compactMap(\.modelled)) }

  /// With further attributes behind it; one that stands there already is not repeated.
  func extended<Result: AnchorsChain>(_ attributes: LayoutModel.Attribute...) -> Result {
    extended(by: attributes)
  }

  /// With the attributes behind it that a word of the dialect stands for.
  func extended<Result: AnchorsChain>(byWord word: String) -> Result {
    extended(by: AnchorShortcut.swiftLayout(word))
  }

  private func extended<Result: AnchorsChain>(by attributes: [LayoutModel.Attribute]) -> Result {
    let path = AnchorAlgebra.written.extending(path, by: attributes) ?? path
    return Result(attributes: path.members.map(NSLayoutConstraint.Attribute.init))
  }

  /// Those attributes, equal to the superview's.
  public var anchors: Anchors {
    Anchors(
      ConstraintTemplate(.subject, path, Verb(.equal), .placeholder(.parent)))
  }

  /// Those attributes, equal to so many times the superview's.
  ///
  /// SwiftLayout's own page writes `Anchors.top.multiplier(10)`, though its releases want a relation
  /// in between.
  public func multiplier(_ multiplier: CGFloat) -> Anchors { anchors.multiplier(multiplier) }

  /// Those attributes, equal to the superview's, of that priority.
  public func priority(_ priority: UILayoutPriority) -> Anchors { anchors.priority(priority) }

  /// Those attributes, equal to the superview's, under that name.
  public func identifier(_ identifier: String) -> Anchors { anchors.identifier(identifier) }
}

extension AnchorShortcut {
  /// What a word of SwiftLayout stands for.
  static func swiftLayout(_ word: String) -> [LayoutModel.Attribute] {
    swiftLayout.first { $0.name == word }?.members ?? []
  }
}

// MARK: - Places across

extension AnchorsChain {
  /// Followed by the horizontal centre.
  public var centerX: AfterX { extended(.centerX) }
  /// Followed by the edge where lines begin.
  public var leading: AfterX { extended(.leading) }
  /// Followed by the edge where lines end.
  public var trailing: AfterX { extended(.trailing) }
  /// Followed by the left side.
  public var left: AfterX { extended(.left) }
  /// Followed by the right side.
  public var right: AfterX { extended(.right) }
  /// Followed by the horizontal centre within the layout margins.
  public var centerXWithinMargins: AfterX { extended(.centerXWithinMargins) }
  /// Followed by the left side of the layout margins.
  public var leftMargin: AfterX { extended(.leftMargin) }
  /// Followed by the right side of the layout margins.
  public var rightMargin: AfterX { extended(.rightMargin) }
  /// Followed by the leading edge of the layout margins.
  public var leadingMargin: AfterX { extended(.leadingMargin) }
  /// Followed by the trailing edge of the layout margins.
  public var trailingMargin: AfterX { extended(.trailingMargin) }
}

// MARK: - Places down

extension AnchorsChain {
  /// Followed by the vertical centre.
  public var centerY: AfterY { extended(.centerY) }
  /// Followed by the upper side.
  public var top: AfterY { extended(.top) }
  /// Followed by the lower side.
  public var bottom: AfterY { extended(.bottom) }
  /// Followed by the baseline of the first line of text.
  public var firstBaseline: AfterY { extended(.firstBaseline) }
  /// Followed by the baseline of the last line of text.
  public var lastBaseline: AfterY { extended(.lastBaseline) }
  /// Followed by the vertical centre within the layout margins.
  public var centerYWithinMargins: AfterY { extended(.centerYWithinMargins) }
  /// Followed by the upper side of the layout margins.
  public var topMargin: AfterY { extended(.topMargin) }
  /// Followed by the lower side of the layout margins.
  public var bottomMargin: AfterY { extended(.bottomMargin) }
}

// MARK: - Lengths and several at once

extension AnchorsChain {
  /// Followed by down.
  public var height: AfterDimension { extended(.height) }
  /// Followed by across.
  public var width: AfterDimension { extended(.width) }
  /// Followed by leading and trailing.
  public var horizontal: AfterX { extended(byWord: "horizontal") }
  /// Followed by top and bottom.
  public var vertical: AfterY { extended(byWord: "vertical") }
  /// Followed by top, bottom, leading and trailing.
  public var allSides: AnchorsMixedExpression { extended(byWord: "allSides") }
  /// Followed by top, leading and trailing.
  public var cap: AnchorsMixedExpression { extended(byWord: "cap") }
  /// Followed by bottom, leading and trailing.
  public var shoe: AnchorsMixedExpression { extended(byWord: "shoe") }
}
