import HeadlessUIKit
import DialectCore

/// When a layout takes effect, and whether frames are included.
public enum LayoutMode: Hashable, Sendable {
  /// In the next turn of the run loop, once for all changes until then.
  case deferred
  /// At once; frames follow in the next layout pass.
  case immediate
  /// At once, including frames.
  case forced
}

extension Layout {
  /// Adds the views to each other and activates the constraints.
  ///
  /// - Parameter forceLayout: Whether the views are laid out at once.
  /// - Returns: The activation, for updates and for undoing the layout.
  @discardableResult public func active(forceLayout: Bool = false) -> Activation {
    update(fromActivation: Activation(), forceLayout: forceLayout)
  }

  /// Adds the views to each other and activates the constraints.
  ///
  /// - Parameter mode: Whether the views are laid out at once; `.deferred` is only for a
  ///   `Layoutable` and otherwise the same as `.immediate`.
  /// - Returns: The activation, for updates and for undoing the layout.
  @discardableResult public func active(mode: LayoutMode) -> Activation {
    active(forceLayout: mode == .forced)
  }

  /// Makes views and constraints what the layout describes now, starting from an earlier
  /// activation.
  ///
  /// All `onActivate` closures run first. Then views that are no longer mentioned are removed, and
  /// the others are added in order. A constraint is kept if it has not changed, and replaced
  /// otherwise.
  ///
  /// - Parameters:
  ///   - activation: The earlier activation, which is changed.
  ///   - forceLayout: Whether the views are laid out at once; new views then do not take part in a
  ///     surrounding animation.
  /// - Returns: The same activation.
  /// - Complexity: Expected O(views + constraints), besides the layout pass.
  @discardableResult public func update(
    fromActivation activation: Activation, forceLayout: Bool = false
  ) -> Activation {
    let node = LayoutNode<LayoutObjects>(self)
    let layouts = node.nodes.compactMap(\.action)
    for layout in layouts { layout.layoutWillActivate() }
    let entries = node.entries()
    let added = activation.update(entries)
    if forceLayout {
      for case .view(let root) in entries.map(\.placement).filter({ $0.superview == nil })
        .map(\.subject)
      {
        root.setNeedsLayout()
        root.layoutIfNeeded()
      }
      for view in added {
        for key in ["bounds.size", "position"] { view.layer.removeAnimation(forKey: key) }
      }
    }
    for layout in layouts { layout.layoutDidActivate() }
    return activation
  }

  /// Makes views and constraints what the layout describes now; `.deferred` is the same as
  /// `.immediate`.
  @discardableResult public func update(
    fromActivation activation: Activation, mode: LayoutMode
  ) -> Activation { update(fromActivation: activation, forceLayout: mode == .forced) }

  /// Adds the views to each other and activates the constraints, without keeping an activation.
  ///
  /// - Parameter forceLayout: Whether the views are laid out at once.
  public func finalActive(forceLayout: Bool = false) { active(forceLayout: forceLayout) }
}
