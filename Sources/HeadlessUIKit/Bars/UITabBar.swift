public import Foundation
import LayoutModel

/// What a tab bar shows of a controller.
open class UITabBarItem: UIBarItem {
  /// What the system offers everywhere.
  public enum SystemItem: Int, Sendable {
    /// More of them.
    case more = 0
    /// What one likes.
    case favorites
    /// What is good.
    case featured
    /// What many like.
    case topRated
    /// What was last.
    case recents
    /// Whom one knows.
    case contacts
    /// What happened.
    case history
    /// What one marked.
    case bookmarks
    /// Looking for something.
    case search
    /// What came from elsewhere.
    case downloads
    /// What many look at now.
    case mostRecent
    /// What many looked at.
    case mostViewed
  }

  /// What it shows while it is chosen.
  open var selectedImage: UIImage?
  /// What is written beside it.
  open var badgeValue: String?
  /// The colour of what is written beside it.
  open var badgeColor: UIColor?

  /// An item that shows nothing yet.
  public override init() { super.init() }

  /// An item with a title, an image and a number.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// An item with a title and an image, and one for when it is chosen.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// One of the system's.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: "\(systemItem)".capitalized, image: nil, tag: tag)
  }
}

/// The bar at the bottom that offers controllers: 49 points above the safe area.
open class UITabBar: UIView {
  /// How high it is without what is below, in points.
  static let usualHeight = CGFloat(ViewClass.tabBar.size.vertical ?? 0)

  /// What it offers.
  open var items: [UITabBarItem]? { didSet { for item in items ?? [] { item.bar = self } } }
  /// What is chosen.
  open var selectedItem: UITabBarItem?
  /// Whether something shines through.
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
  /// Its colour.
  open var barTintColor: UIColor?
  /// The colour of what is not chosen.
  open var unselectedItemTintColor: UIColor?

  /// Says what it offers.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.usualHeight + safeAreaInsets.bottom)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.usualHeight + safeAreaInsets.bottom)
  }
}

/// A bar that offers what can be done: 44 points high, its items 16 points from the sides.
open class UIToolbar: UIView {
  /// What it offers.
  open var items: [UIBarButtonItem]? { didSet { itemsDidChange(from: oldValue ?? []) } }
  /// Whether something shines through.
  open var isTranslucent = true
  /// Its colour.
  open var barTintColor: UIColor?

  /// Says what it offers.
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

  /// Room that grows takes equal parts of what is left.
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
