public import HeadlessUIKit
import ConstraintSolver
import DialectCore
import LayoutModel

/// Anything that can stand alone in a block of anchors.
///
/// Attributes without a relation are equal to those of the superview.
@preconcurrency @MainActor
public protocol AnchorsConvertible {
  /// The rules that it stands for.
  var anchors: Anchors { get }
}

/// Attributes that can be followed by others: `Anchors.top.leading.height`.
@preconcurrency @MainActor
public protocol AnchorsChain: AnchorsConvertible {
  /// The type when followed by a horizontal position.
  associatedtype AfterX: AnchorsChain
  /// The type when followed by a vertical position.
  associatedtype AfterY: AnchorsChain
  /// The type when followed by a length.
  associatedtype AfterDimension: AnchorsChain

  /// The attributes, in the order of writing.
  var attributes: [NSLayoutConstraint.Attribute] { get }
  /// Creates an expression of the given attributes.
  init(attributes: [NSLayoutConstraint.Attribute])
}

extension AnchorsChain {
  /// The attributes in the terms of the model.
  var path: AnchorPath { AnchorPath(attributes.compactMap(\.modelled)) }

  /// Returns the attributes followed by others; those that occur already are not repeated.
  func extended<Result: AnchorsChain>(_ attributes: LayoutModel.Attribute...) -> Result {
    extended(by: attributes)
  }

  /// Returns the attributes followed by those that a word of SwiftLayout stands for.
  func extended<Result: AnchorsChain>(byWord word: String) -> Result {
    extended(by: AnchorShortcut.swiftLayout(word))
  }

  private func extended<Result: AnchorsChain>(by attributes: [LayoutModel.Attribute]) -> Result {
    let path = AnchorAlgebra.written.extending(path, by: attributes) ?? path
    return Result(attributes: path.members.map(NSLayoutConstraint.Attribute.init))
  }

  /// Rules that make the attributes equal to those of the superview.
  public var anchors: Anchors {
    Anchors(
      ConstraintTemplate(.subject, path, Verb(.equal), .placeholder(.parent)))
  }
}

extension AnchorShortcut {
  /// Returns the attributes that a word of SwiftLayout stands for; none for an unknown word.
  static func swiftLayout(_ word: String) -> [LayoutModel.Attribute] {
    swiftLayout.first { $0.name == word }?.members ?? []
  }
}
