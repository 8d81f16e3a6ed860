import Foundation
import DialectCore
import LayoutModel

/// What anchors belong to: the draft of a view, or a guide.
@preconcurrency @MainActor
public protocol AnchorRoot {
  /// The view or guide itself.
  var anchoredItem: NSObject { get }
}

/// Anchors of one item that stand together: `view.drf.top.left`.
///
/// What may stand together is decided by the types of its parts; the order in which rules are made
/// does not depend on the order of writing.
@preconcurrency @MainActor
public struct AnchorDraft<Root: AnchorRoot, X: AnchorPart, Y: AnchorPart> {
  let root: Root
  let path: AnchorPath

  init(_ root: Root, _ path: AnchorPath) {
    self.root = root
    self.path = path
  }

  /// The anchors of the item that a word of the dialect stands for.
  init(_ root: Root, named word: String) {
    let members = AnchorShortcut.draftsman.first { $0.name == word }?.members ?? []
    self.init(root, AnchorPath(members))
  }

  /// The same anchors with others, in the order of the dialect.
  func with<X2, Y2>(_ attributes: [Attribute]) -> AnchorDraft<Root, X2, Y2> {
    // The types let through only what the algebra has.
    AnchorDraft<Root, X2, Y2>(
      root, AnchorAlgebra.draftsman.extending(path, by: attributes) ?? path)
  }

  /// The same anchors with those of a word of the dialect.
  func with<X2, Y2>(_ word: String) -> AnchorDraft<Root, X2, Y2> {
    with(AnchorShortcut.draftsman.first { $0.name == word }?.members ?? [])
  }
}

extension AnchorDraft where X: AcrossPart, Y: TakesTop {
  /// These anchors and the upper side.
  public var top: AnchorDraft<Root, X, Y.WithTop> { with([.top]) }
}

extension AnchorDraft where X: AcrossPart, Y: TakesBottom {
  /// These anchors and the lower side.
  public var bottom: AnchorDraft<Root, X, Y.WithBottom> { with([.bottom]) }
}

extension AnchorDraft where X: AcrossPart, Y == NoPart {
  /// These anchors, the upper and the lower side.
  public var vertical: AnchorDraft<Root, X, VerticalPart> { with("vertical") }
}

extension AnchorDraft where X: TakesLeft, Y: DownPart {
  /// These anchors and the left side.
  public var left: AnchorDraft<Root, X.WithLeft, Y> { with([.left]) }
}

extension AnchorDraft where X: TakesRight, Y: DownPart {
  /// These anchors and the right side.
  public var right: AnchorDraft<Root, X.WithRight, Y> { with([.right]) }
}

extension AnchorDraft where X: TakesLeading, Y: DownPart {
  /// These anchors and the leading edge.
  public var leading: AnchorDraft<Root, X.WithLeading, Y> { with([.leading]) }
}

extension AnchorDraft where X: TakesTrailing, Y: DownPart {
  /// These anchors and the trailing edge.
  public var trailing: AnchorDraft<Root, X.WithTrailing, Y> { with([.trailing]) }
}

extension AnchorDraft where X == NoPart, Y: DownPart {
  /// These anchors, the left and the right side.
  public var horizontal: AnchorDraft<Root, HorizontalPart, Y> { with("horizontal") }
  /// These anchors, the leading and the trailing edge.
  public var localizedHorizontal: AnchorDraft<Root, LocalizedHorizontalPart, Y> {
    with("localizedHorizontal")
  }
}

extension AnchorDraft where X == NoPart, Y == CenterYPart {
  /// The centre.
  public var centerX: AnchorDraft<Root, CenterXPart, CenterYPart> { with([.centerX]) }
}

extension AnchorDraft where X == CenterXPart, Y == NoPart {
  /// The centre.
  public var centerY: AnchorDraft<Root, CenterXPart, CenterYPart> { with([.centerY]) }
}

extension AnchorDraft where X == WidthPart, Y == NoPart {
  /// The size.
  public var height: AnchorDraft<Root, SizePart, NoPart> { with([.height]) }
}

extension AnchorDraft where X == HeightPart, Y == NoPart {
  /// The size.
  public var width: AnchorDraft<Root, SizePart, NoPart> { with([.width]) }
}
