public import Foundation

/// What a navigation bar shows while a controller is on top.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Whether the title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As below it; at the bottom as the bar likes.
    case automatic = 0
    /// As the bar likes.
    case always
    /// Never.
    case never
  }

  /// Its text.
  open var title: String? { didSet { if title != oldValue { didChange() } } }
  /// What it says above the title.
  open var prompt: String?
  /// A view in the place of the title.
  open var titleView: UIView? { didSet { if titleView !== oldValue { didChange() } } }
  /// Whether the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { didChange() } }
  /// Whether there is no way back.
  open var hidesBackButton = false { didSet { didChange() } }
  /// What the way back is called on the bar above.
  open var backButtonTitle: String?
  /// The way back on the bar above.
  open var backBarButtonItem: UIBarButtonItem?
  /// What is offered where lines begin, from there on.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
  /// What is offered where lines end, from there on.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
  /// Whether the way back stays beside what is offered where lines begin.
  open var leftItemsSupplementBackButton = false
  weak var bar: UINavigationBar?

  /// An item that says that.
  public init(title: String) {
    self.title = title.isEmpty ? nil : title
    super.init()
  }

  /// The first of what is offered where lines begin.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first of what is offered where lines end.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Says what is offered where lines begin.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Says what is offered where lines end.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Says what is offered where lines begin.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Says what is offered where lines end.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  private func didChange() { bar?.itemDidChange() }
}
