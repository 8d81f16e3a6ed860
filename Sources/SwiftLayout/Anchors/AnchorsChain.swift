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

/// Attributes that others can be written after: `Anchors.top.leading.height`.
@preconcurrency @MainActor
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
}

extension AnchorShortcut {
  /// What a word of SwiftLayout stands for.
  static func swiftLayout(_ word: String) -> [LayoutModel.Attribute] {
    swiftLayout.first { $0.name == word }?.members ?? []
  }
}
