public import Foundation

/// The content of a navigation bar while a controller is on top.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As for the item below; for the first item, as the bar prefers.
    case automatic = 0
    case always
    /// Never.
    case never
  }

  open var title: String? { didSet { if title != oldValue { didChange() } } }
  open var prompt: String?
  /// The view to be displayed instead of the title.
  open var titleView: UIView? { didSet { if titleView !== oldValue { didChange() } } }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { didChange() } }
  open var hidesBackButton = false { didSet { didChange() } }
  /// The title of the back button on the item above.
  open var backButtonTitle: String?
  /// The back button on the item above.
  open var backBarButtonItem: UIBarButtonItem?
  /// The items at the leading side, outermost first.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
  /// The items at the trailing side, outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
  /// Whether the back button is displayed beside the items at the leading side.
  open var leftItemsSupplementBackButton = false
  weak var bar: UINavigationBar?

  public init(title: String) {
    self.title = title.isEmpty ? nil : title
    super.init()
  }

  /// The first item at the leading side.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first item at the trailing side.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the item at the leading side.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets the item at the trailing side.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets the items at the leading side.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the items at the trailing side.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  private func didChange() { bar?.itemDidChange() }
}
