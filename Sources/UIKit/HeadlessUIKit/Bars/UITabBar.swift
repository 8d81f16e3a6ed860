public import Foundation
import LayoutModel

/// The item of a tab bar for a controller.
open class UITabBarItem: UIBarItem {
  /// The items that the system provides.
  public enum SystemItem: Int, Sendable {
    case more = 0
    case favorites
    case featured
    case topRated
    case recents
    case contacts
    case history
    case bookmarks
    case search
    case downloads
    case mostRecent
    case mostViewed
  }

  /// The image while the item is selected.
  open var selectedImage: UIImage?
  open var badgeValue: String?
  open var badgeColor: UIColor?

  public override init() { super.init() }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: "\(systemItem)".capitalized, image: nil, tag: tag)
  }
}

/// The bar at the bottom of a tab bar controller, 49 points high plus the safe area.
open class UITabBar: UIView {
  /// The height without the safe area, in points.
  static let usualHeight = CGFloat(ViewClass.tabBar.size.vertical ?? 0)

  open var items: [UITabBarItem]? { didSet { for item in items ?? [] { item.bar = self } } }
  open var selectedItem: UITabBarItem?
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
  open var barTintColor: UIColor?
  /// The tint colour of items that are not selected.
  open var unselectedItemTintColor: UIColor?

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.usualHeight + safeAreaInsets.bottom)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.usualHeight + safeAreaInsets.bottom)
  }
}

/// A toolbar, 44 points high, whose items lie 16 points from the sides.
open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]? { didSet { itemsDidChange(from: oldValue ?? []) } }
  open var isTranslucent = true
  open var barTintColor: UIColor?

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  private func itemsDidChange(from old: [UIBarButtonItem]) {
    let views = (items ?? []).compactMap(\.shownView)
    for view in old.compactMap(\.shownView) where !views.contains(view) {
      view.removeFromSuperview()
    }
    for view in views where view.superview !== self { addSubview(view) }
    for item in items ?? [] { item.bar = self }
    setNeedsLayout()
  }

  override var viewClass: ViewClass { .toolbar }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  /// Lays out the items; flexible spaces share equally what is left.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let items = items ?? []
    let used = items.reduce(0) { $0 + $1.shownSize.width }
    let growing = items.filter { $0.systemItem == .flexibleSpace }.count
    let left = max(0, bounds.width - 32 - used)
    var x: CGFloat = 16
    for item in items {
      let size = item.shownSize
      if let view = item.shownView {
        let start = isRightToLeft ? bounds.width - x - size.width : x
        view.frame = CGRect(
          x: start, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      }
      x += item.systemItem == .flexibleSpace ? left / CGFloat(growing) : size.width
    }
  }
}
