public import Foundation
import LayoutModel

/// The bar at the top that says where one is.
///
/// It is 44 points high, 32 where there is little room down, and 52 more with a large title. The
/// title or title view is in the middle, what is offered 16 points from the sides; the system's bar
/// may use other distances.
open class UINavigationBar: UIView {
  /// Whether something shines through.
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
  /// Whether titles are large.
  open var prefersLargeTitles = false { didSet { itemDidChange() } }
  /// Its colour.
  open var barTintColor: UIColor?
  /// How titles look.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// How large titles look.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// What it shows, from the bottom to the top.
  open var items: [UINavigationItem]? { didSet { itemDidChange() } }
  private let label = UILabel()
  private let largeLabel = UILabel()
  private var shown: [UIView] = []

  /// A bar of that frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    largeLabel.font = .systemFont(ofSize: 34, weight: .bold)
  }

  /// A bar; the archive is ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// What it shows.
  open var topItem: UINavigationItem? { items?.last }

  /// What is below what it shows.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Shows an item.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }

  /// Shows the item below.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }

  /// Shows the last of those items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  // MARK: - Sizes

  /// The row of the small title, in points.
  private var rowHeight: CGFloat {
    traitCollection.verticalSizeClass == .compact ? 32 : ViewClass.navigationBar.size.vertical ?? 0
  }

  /// Whether the item on top has a large title.
  private var isTitleLarge: Bool {
    guard prefersLargeTitles, rowHeight > 32 else { return false }
    for item in (items ?? []).reversed() where item.largeTitleDisplayMode != .automatic {
      return item.largeTitleDisplayMode == .always
    }
    return true
  }

  /// How high it is, in points.
  var barHeight: CGFloat { rowHeight + (isTitleLarge ? 52 : 0) }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: barHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: barHeight)
  }

  // MARK: - Items

  func itemDidChange() {
    for item in items ?? [] {
      item.bar = self
      for button in (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) {
        button.bar = self
      }
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let item = topItem
    label.text = item?.title
    largeLabel.text = item?.title
    let (left, right) = (item?.leftBarButtonItems ?? [], item?.rightBarButtonItems ?? [])
    let title = item?.titleView ?? (isTitleLarge || item?.title == nil ? nil : label)
    let large = isTitleLarge && item?.title != nil ? largeLabel : nil
    put(up: (left + right).compactMap(\.shownView) + [title, large].compactMap { $0 })
    place(left, atLeft: !isRightToLeft)
    place(right, atLeft: isRightToLeft)
    title.map(placeTitle)
    guard let large else { return }
    let size = large.intrinsicContentSize
    let x = isRightToLeft ? bounds.width - 16 - size.width : 16
    large.frame = CGRect(x: x, y: rowHeight + 3, width: size.width, height: size.height)
  }

  private func put(up views: [UIView]) {
    for view in shown where !views.contains(view) && view.superview === self {
      view.removeFromSuperview()
    }
    for view in views where view.superview !== self { addSubview(view) }
    shown = views
  }

  private func placeTitle(_ view: UIView) {
    let size = view === label ? label.intrinsicContentSize : view.barSize
    let width = min(size.width, max(0, bounds.width - 32))
    setFrame(of: view, x: (bounds.width - width) / 2, CGSize(width: width, height: size.height))
  }

  private func place(_ items: [UIBarButtonItem], atLeft isLeft: Bool) {
    var x: CGFloat = 16
    for item in items {
      let size = item.shownSize
      if let view = item.shownView {
        setFrame(of: view, x: isLeft ? x : bounds.width - x - size.width, size)
      }
      x += size.width + 8
    }
  }

  /// Places a view in the middle of the row; one that has constraints keeps its own size.
  private func setFrame(of view: UIView, x: CGFloat, _ size: CGSize) {
    let height = min(size.height, rowHeight)
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = CGRect(x: x, y: (rowHeight - height) / 2, width: size.width, height: height)
  }
}
