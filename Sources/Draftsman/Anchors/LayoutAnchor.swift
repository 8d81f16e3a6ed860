import DialectCore
import LayoutModel

/// Where anchors begin: a draft, a relation that is finished with the next anchor, or a guide.
@preconcurrency @MainActor
public protocol LayoutAnchor {
  /// What the anchors belong to.
  associatedtype Root: AnchorRoot
  /// What the anchors belong to.
  var anchorRoot: Root { get }
}

extension LayoutAnchor {
  private func anchor<X, Y>(_ attribute: Attribute) -> AnchorDraft<Root, X, Y> {
    AnchorDraft(anchorRoot, AnchorPath(attribute))
  }

  /// The upper side.
  public var top: AnchorDraft<Root, NoPart, TopPart> { anchor(.top) }
  /// The left side.
  public var left: AnchorDraft<Root, LeftPart, NoPart> { anchor(.left) }
  /// The lower side.
  public var bottom: AnchorDraft<Root, NoPart, BottomPart> { anchor(.bottom) }
  /// The right side.
  public var right: AnchorDraft<Root, RightPart, NoPart> { anchor(.right) }
  /// The edge where lines begin.
  public var leading: AnchorDraft<Root, LeadingPart, NoPart> { anchor(.leading) }
  /// The edge where lines end.
  public var trailing: AnchorDraft<Root, TrailingPart, NoPart> { anchor(.trailing) }
  /// The horizontal centre.
  public var centerX: AnchorDraft<Root, CenterXPart, NoPart> { anchor(.centerX) }
  /// The vertical centre.
  public var centerY: AnchorDraft<Root, NoPart, CenterYPart> { anchor(.centerY) }
  /// The width.
  public var width: AnchorDraft<Root, WidthPart, NoPart> { anchor(.width) }
  /// The height.
  public var height: AnchorDraft<Root, HeightPart, NoPart> { anchor(.height) }

  /// The left and the right side.
  public var horizontal: AnchorDraft<Root, HorizontalPart, NoPart> {
    AnchorDraft(anchorRoot, named: "horizontal")
  }
  /// The upper and the lower side.
  public var vertical: AnchorDraft<Root, NoPart, VerticalPart> {
    AnchorDraft(anchorRoot, named: "vertical")
  }
  /// The leading and the trailing edge.
  public var localizedHorizontal: AnchorDraft<Root, LocalizedHorizontalPart, NoPart> {
    AnchorDraft(anchorRoot, named: "localizedHorizontal")
  }
  /// All four sides.
  public var edges: AnchorDraft<Root, HorizontalPart, VerticalPart> {
    AnchorDraft(anchorRoot, named: "edges")
  }
  /// All four edges, in reading direction.
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
