public import HeadlessUIKit

extension LayoutDrafting {
  private func set(
    hugging: [NSLayoutConstraint.Axis] = [], resistance: [NSLayoutConstraint.Axis] = [],
    _ priority: UILayoutPriority
  ) -> LayoutDraft<View> {
    let draft = draft
    for axis in hugging { draft.view.setContentHuggingPriority(priority, for: axis) }
    for axis in resistance {
      draft.view.setContentCompressionResistancePriority(priority, for: axis)
    }
    return draft
  }

  /// Says how strongly the view refuses to grow higher than its content; at once.
  public func resistVerticalExpansion(_ priority: UILayoutPriority) -> LayoutDraft<View> {
    set(hugging: [.vertical], priority)
  }

  /// Says how strongly the view refuses to grow wider than its content; at once.
  public func resistHorizontalExpansion(_ priority: UILayoutPriority) -> LayoutDraft<View> {
    set(hugging: [.horizontal], priority)
  }

  /// Says how strongly the view refuses to be lower than its content; at once.
  public func resistVerticalCompression(_ priority: UILayoutPriority) -> LayoutDraft<View> {
    set(resistance: [.vertical], priority)
  }

  /// Says how strongly the view refuses to be narrower than its content; at once.
  public func resistHorizontalCompression(_ priority: UILayoutPriority) -> LayoutDraft<View> {
    set(resistance: [.horizontal], priority)
  }

  /// Says how strongly the view refuses to be larger than its content; at once.
  public func resistSizeExpansion(_ priority: UILayoutPriority) -> LayoutDraft<View> {
    set(hugging: [.horizontal, .vertical], priority)
  }

  /// Says how strongly the view refuses to be smaller than its content; at once.
  public func resistSizeCompression(_ priority: UILayoutPriority) -> LayoutDraft<View> {
    set(resistance: [.horizontal, .vertical], priority)
  }

  /// Says how strongly the view refuses to have another size than its content; at once.
  public func resistSizeAdjustment(_ priority: UILayoutPriority) -> LayoutDraft<View> {
    set(hugging: [.horizontal, .vertical], resistance: [.horizontal, .vertical], priority)
  }
}
