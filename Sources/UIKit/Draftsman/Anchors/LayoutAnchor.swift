import DialectCore
import LayoutModel

/// A value that anchors can follow: a draft, a relation, which the next anchor completes, or a
/// guide.
@preconcurrency @MainActor
public protocol LayoutAnchor {
  /// The type of the owner.
  associatedtype Root: AnchorRoot
  /// The owner of the anchors.
  var anchorRoot: Root { get }
}

extension LayoutAnchor {
  private func anchor<X, Y>(_ attribute: Attribute) -> AnchorDraft<Root, X, Y> {
    AnchorDraft(anchorRoot, AnchorPath(attribute))
  }

  /// The top edge.
  public var top: AnchorDraft<Root, NoPart, TopPart> { anchor(.top) }
  /// The left edge.
  public var left: AnchorDraft<Root, LeftPart, NoPart> { anchor(.left) }
  /// The bottom edge.
  public var bottom: AnchorDraft<Root, NoPart, BottomPart> { anchor(.bottom) }
  /// The right edge.
  public var right: AnchorDraft<Root, RightPart, NoPart> { anchor(.right) }
  /// The leading edge.
  public var leading: AnchorDraft<Root, LeadingPart, NoPart> { anchor(.leading) }
  /// The trailing edge.
  public var trailing: AnchorDraft<Root, TrailingPart, NoPart> { anchor(.trailing) }
  /// The horizontal centre.
  public var centerX: AnchorDraft<Root, CenterXPart, NoPart> { anchor(.centerX) }
  /// The vertical centre.
  public var centerY: AnchorDraft<Root, NoPart, CenterYPart> { anchor(.centerY) }
  /// The width.
  public var width: AnchorDraft<Root, WidthPart, NoPart> { anchor(.width) }
  /// The height.
  public var height: AnchorDraft<Root, HeightPart, NoPart> { anchor(.height) }

  /// The left and right edge.
  public var horizontal: AnchorDraft<Root, HorizontalPart, NoPart> {
    AnchorDraft(anchorRoot, named: "horizontal")
  }
  /// The top and bottom edge.
  public var vertical: AnchorDraft<Root, NoPart, VerticalPart> {
    AnchorDraft(anchorRoot, named: "vertical")
  }
  /// The leading and trailing edge.
  public var localizedHorizontal: AnchorDraft<Root, LocalizedHorizontalPart, NoPart> {
    AnchorDraft(anchorRoot, named: "localizedHorizontal")
  }
  /// The left, right, top and bottom edge.
  public var edges: AnchorDraft<Root, HorizontalPart, VerticalPart> {
    AnchorDraft(anchorRoot, named: "edges")
  }
  /// The leading, trailing, top and bottom edge.
  public var localizedEdges: AnchorDraft<Root, LocalizedHorizontalPart, VerticalPart> {
    AnchorDraft(anchorRoot, named: "localizedEdges")
  }
  /// The centre.
  public var center: AnchorDraft<Root, CenterXPart, CenterYPart> {
    AnchorDraft(anchorRoot, named: "center")
  }
  /// Width and height.
  public var size: AnchorDraft<Root, SizePart, NoPart> { AnchorDraft(anchorRoot, named: "size") }
}
