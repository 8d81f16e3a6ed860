import Foundation
import DialectCore
import LayoutModel

/// The owner of anchors: the draft of a view, or a guide.
@preconcurrency @MainActor
public protocol AnchorRoot {
  /// The view or guide itself.
  var anchoredItem: NSObject { get }
}

/// Several anchors of one item together: `view.drf.top.left`.
///
/// The types of the parts determine which anchors can be combined. The order of the rules does not
/// depend on the order of writing.
@preconcurrency @MainActor
public struct AnchorDraft<Root: AnchorRoot, X: AnchorPart, Y: AnchorPart> {
  let root: Root
  let path: AnchorPath

  init(_ root: Root, _ path: AnchorPath) {
    self.root = root
    self.path = path
  }

  /// Creates the anchors that a word of Draftsman stands for.
  init(_ root: Root, named word: String) {
    let members = AnchorShortcut.draftsman.first { $0.name == word }?.members ?? []
    self.init(root, AnchorPath(members))
  }

  /// Returns these anchors together with others, in Draftsman's order.
  func with<X2, Y2>(_ attributes: [Attribute]) -> AnchorDraft<Root, X2, Y2> {
    // The types admit only combinations that the algebra has.
    AnchorDraft<Root, X2, Y2>(
      root, AnchorAlgebra.draftsman.extending(path, by: attributes) ?? path)
  }

  /// Returns these anchors together with those that a word of Draftsman stands for.
  func with<X2, Y2>(_ word: String) -> AnchorDraft<Root, X2, Y2> {
    with(AnchorShortcut.draftsman.first { $0.name == word }?.members ?? [])
  }
}

extension AnchorDraft where X: AcrossPart, Y: TakesTop {
  /// These anchors and the top edge.
  public var top: AnchorDraft<Root, X, Y.WithTop> { with([.top]) }
}

extension AnchorDraft where X: AcrossPart, Y: TakesBottom {
  /// These anchors and the bottom edge.
  public var bottom: AnchorDraft<Root, X, Y.WithBottom> { with([.bottom]) }
}

extension AnchorDraft where X: AcrossPart, Y == NoPart {
  /// These anchors and the top and bottom edge.
  public var vertical: AnchorDraft<Root, X, VerticalPart> { with("vertical") }
}

extension AnchorDraft where X: TakesLeft, Y: DownPart {
  /// These anchors and the left edge.
  public var left: AnchorDraft<Root, X.WithLeft, Y> { with([.left]) }
}

extension AnchorDraft where X: TakesRight, Y: DownPart {
  /// These anchors and the right edge.
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
  /// These anchors and the left and right edge.
  public var horizontal: AnchorDraft<Root, HorizontalPart, Y> { with("horizontal") }
  /// These anchors and the leading and trailing edge.
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
