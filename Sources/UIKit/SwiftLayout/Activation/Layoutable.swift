/// An object with a layout of its own, usually a view or a view controller.
///
/// ```swift
/// final class Card: UIView, Layoutable {
///   let title = UILabel()
///   var activation: Activation?
///   var layout: some Layout {
///     self.sl.sublayout {
///       title.sl.anchors { Anchors.allSides.equalToSuper(inwardOffset: 8) }
///     }
///   }
/// }
/// ```
@preconcurrency @MainActor
public protocol Layoutable: AnyObject, LayoutMethodAccessible {
  /// The type of the layout.
  associatedtype LayoutBody: Layout
  /// The activation of the layout; `nil` before the first update.
  var activation: Activation? { get set }
  /// The layout in its current state.
  @LayoutBuilder var layout: LayoutBody { get }
}

extension LayoutMethodWrapper where Base: Layoutable {
  /// Makes views and constraints what the layout describes now.
  ///
  /// - Parameter forceLayout: Whether the views are laid out at once.
  public func updateLayout(forceLayout: Bool = false) {
    DeferredUpdates.cancel(base)
    let activation = base.activation ?? Activation()
    base.activation = base.layout.update(fromActivation: activation, forceLayout: forceLayout)
  }

  /// Makes views and constraints what the layout describes, now or in the next turn of the run
  /// loop.
  public func updateLayout(_ mode: LayoutMode) {
    switch mode {
    case .deferred: DeferredUpdates.add(base)
    case .immediate: updateLayout()
    case .forced: updateLayout(forceLayout: true)
    }
  }
}
