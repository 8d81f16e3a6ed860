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

  /// Sets at once how strongly the view refuses to become higher than its content.
  public func resistVerticalExpansion(_ priority: UILayoutPriority) -> LayoutDraft<View> {
    set(hugging: [.vertical], priority)
  }

  /// Sets at once how strongly the view refuses to become wider than its content.
  public func resistHorizontalExpansion(_ priority: UILayoutPriority) -> LayoutDraft<View> {
    set(hugging: [.horizontal], priority)
  }

  /// Sets at once how strongly the view refuses to become lower than its content.
  public func resistVerticalCompression(_ priority: UILayoutPriority) -> LayoutDraft<View> {
    set(resistance: [.vertical], priority)
  }

  /// Sets at once how strongly the view refuses to become narrower than its content.
  public func resistHorizontalCompression(_ priority: UILayoutPriority) -> LayoutDraft<View> {
    set(resistance: [.horizontal], priority)
  }

  /// Sets at once how strongly the view refuses to become larger than its content.
  public func resistSizeExpansion(_ priority: UILayoutPriority) -> LayoutDraft<View> {
    set(hugging: [.horizontal, .vertical], priority)
  }

  /// Sets at once how strongly the view refuses to become smaller than its content.
  public func resistSizeCompression(_ priority: UILayoutPriority) -> LayoutDraft<View> {
    set(resistance: [.horizontal, .vertical], priority)
  }

  /// Sets at once how strongly the view refuses any size other than that of its content.
  public func resistSizeAdjustment(_ priority: UILayoutPriority) -> LayoutDraft<View> {
    set(hugging: [.horizontal, .vertical], resistance: [.horizontal, .vertical], priority)
  }
}
