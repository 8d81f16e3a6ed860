import HeadlessUIKit
import DialectCore

/// When and how far the effects of a layout reach.
public enum LayoutMode: Hashable, Sendable {
  /// In the next turn of the run loop, once for all changes until then.
  case deferred
  /// At once; frames follow in the next layout pass.
  case immediate
  /// At once, frames included.
  case forced
}

extension Layout {
  /// Puts views inside each other and activates the constraints.
  ///
  /// - Parameter forceLayout: Whether the frames are to be right at once.
  /// - Returns: What the next update needs, and what can undo it.
  @discardableResult public func active(forceLayout: Bool = false) -> Activation {
    update(fromActivation: Activation(), forceLayout: forceLayout)
  }

  /// Puts views inside each other and activates the constraints.
  ///
  /// - Parameter mode: Whether the frames are to be right at once; a layout that is not layoutable
  ///   cannot wait.
  /// - Returns: What the next update needs, and what can undo it.
  @discardableResult public func active(mode: LayoutMode) -> Activation {
    active(forceLayout: mode == .forced)
  }

  /// Makes views and constraints what the layout says now, starting from what an earlier one did.
  ///
  /// First every `onActivate` runs. Then views that are not asked for any more leave, and the others
  /// are added in order. Constraints that are asked for again stay the objects they are; a constraint
  /// of which anything changed is replaced.
  ///
  /// - Parameters:
  ///   - activation: What the earlier layout did; it is changed.
  ///   - forceLayout: Whether the frames are to be right at once; inside an animation views that
  ///     are new do not come from nowhere.
  /// - Returns: The same activation.
  /// - Complexity: O(views + constraints) expected, without the layout pass.
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

  /// Makes views and constraints what the layout says now; a layout that is not layoutable cannot
  /// wait.
  @discardableResult public func update(
    fromActivation activation: Activation, mode: LayoutMode
  ) -> Activation { update(fromActivation: activation, forceLayout: mode == .forced) }

  /// Puts views inside each other and activates the constraints, for good: nothing remembers it.
  ///
  /// - Parameter forceLayout: Whether the frames are to be right at once.
  public func finalActive(forceLayout: Bool = false) { active(forceLayout: forceLayout) }
}
