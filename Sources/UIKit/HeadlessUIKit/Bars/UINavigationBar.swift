public import Foundation
import LayoutModel

/// The bar at the top of a navigation controller.
///
/// Its height is 44 points, 32 in a compact height, and 52 more with a large title. The title or
/// title view is centred and bar button items lie 16 points from the sides; on a device the
/// distances may differ.
open class UINavigationBar: UIView {
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
  open var prefersLargeTitles = false { didSet { itemDidChange() } }
  open var barTintColor: UIColor?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The stack of items, the displayed one last.
  open var items: [UINavigationItem]? { didSet { itemDidChange() } }
  private let label = UILabel()
  private let largeLabel = UILabel()
  private var shown: [UIView] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    largeLabel.font = .systemFont(ofSize: 34, weight: .bold)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var topItem: UINavigationItem? { items?.last }

  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Displays an item on top of the others.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }

  /// Removes the displayed item, and returns it.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  // MARK: - Sizes

  /// The height of the row with the small title, in points.
  private var rowHeight: CGFloat {
    traitCollection.verticalSizeClass == .compact ? 32 : ViewClass.navigationBar.size.vertical ?? 0
  }

  /// Whether the displayed item has a large title.
  private var isTitleLarge: Bool {
    guard prefersLargeTitles, rowHeight > 32 else { return false }
    for item in (items ?? []).reversed() where item.largeTitleDisplayMode != .automatic {
      return item.largeTitleDisplayMode == .always
    }
    return true
  }

  /// The height of the bar, in points.
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

  /// Centres a view vertically in the row; its height is limited to that of the row.
  private func setFrame(of view: UIView, x: CGFloat, _ size: CGSize) {
    let height = min(size.height, rowHeight)
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = CGRect(x: x, y: (rowHeight - height) / 2, width: size.width, height: height)
  }
}
