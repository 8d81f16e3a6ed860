public import HeadlessUIKit
import ConstraintSolver
import DialectCore
import LayoutModel

/// What may stand alone in a block of anchors: rules, or attributes that are then those of the
/// superview.
@preconcurrency @MainActor
public protocol AnchorsConvertible {
  /// The rules it stands for.
  var anchors: Anchors { get }
}

/// Attributes that others can be written behind: `Anchors.top.leading.height`.
@preconcurrency @MainActor
public protocol AnchorsChain: AnchorsConvertible {
  /// What it becomes with a place across behind it.
  associatedtype AfterX: AnchorsChain
  /// What it becomes with a place down behind it.
  associatedtype AfterY: AnchorsChain
  /// What it becomes with a length behind it.
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
  /// With this behind it: the middle across.
  public var centerX: AfterX { extended(.centerX) }
  /// With this behind it: the edge where lines begin.
  public var leading: AfterX { extended(.leading) }
  /// With this behind it: the edge where lines end.
  public var trailing: AfterX { extended(.trailing) }
  /// With this behind it: the left side.
  public var left: AfterX { extended(.left) }
  /// With this behind it: the right side.
  public var right: AfterX { extended(.right) }
  /// With this behind it: the middle of the layout margins across.
  public var centerXWithinMargins: AfterX { extended(.centerXWithinMargins) }
  /// With this behind it: the left side of the layout margins.
  public var leftMargin: AfterX { extended(.leftMargin) }
  /// With this behind it: the right side of the layout margins.
  public var rightMargin: AfterX { extended(.rightMargin) }
  /// With this behind it: the leading edge of the layout margins.
  public var leadingMargin: AfterX { extended(.leadingMargin) }
  /// With this behind it: the trailing edge of the layout margins.
  public var trailingMargin: AfterX { extended(.trailingMargin) }
}

// MARK: - Places down

extension AnchorsChain {
  /// With this behind it: the middle down.
  public var centerY: AfterY { extended(.centerY) }
  /// With this behind it: the upper side.
  public var top: AfterY { extended(.top) }
  /// With this behind it: the lower side.
  public var bottom: AfterY { extended(.bottom) }
  /// With this behind it: where the first line of text stands.
  public var firstBaseline: AfterY { extended(.firstBaseline) }
  /// With this behind it: where the last line of text stands.
  public var lastBaseline: AfterY { extended(.lastBaseline) }
  /// With this behind it: the middle of the layout margins down.
  public var centerYWithinMargins: AfterY { extended(.centerYWithinMargins) }
  /// With this behind it: the upper side of the layout margins.
  public var topMargin: AfterY { extended(.topMargin) }
  /// With this behind it: the lower side of the layout margins.
  public var bottomMargin: AfterY { extended(.bottomMargin) }
}

// MARK: - Lengths and several at once

extension AnchorsChain {
  /// With this behind it: down.
  public var height: AfterDimension { extended(.height) }
  /// With this behind it: across.
  public var width: AfterDimension { extended(.width) }
  /// With these behind it: leading and trailing.
  public var horizontal: AfterX { extended(byWord: "horizontal") }
  /// With these behind it: top and bottom.
  public var vertical: AfterY { extended(byWord: "vertical") }
  /// With these behind it: top, bottom, leading and trailing.
  public var allSides: AnchorsMixedExpression { extended(byWord: "allSides") }
  /// With these behind it: top, leading and trailing.
  public var cap: AnchorsMixedExpression { extended(byWord: "cap") }
  /// With these behind it: bottom, leading and trailing.
  public var shoe: AnchorsMixedExpression { extended(byWord: "shoe") }
}
