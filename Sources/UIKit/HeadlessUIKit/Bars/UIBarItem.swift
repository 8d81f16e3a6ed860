public import Foundation

/// An item of a bar, with a title or an image.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  open var title: String? { didSet { if title != oldValue { didChange() } } }
  open var image: UIImage? { didSet { if image !== oldValue { didChange() } } }
  open var isEnabled = true
  open var tag = 0
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  /// The bar that displays the item.
  weak var bar: UIView?

  /// Creates an item without title and image.
  public override init() { super.init() }

  /// Tells the bar that the item looks different.
  func didChange() { bar?.setNeedsLayout() }
}

/// An item of a navigation bar or toolbar, displayed as a title, an image or a view.
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain = 0
    /// The emphasised appearance, for finishing a task.
    case done = 2
  }

  /// The items that the system provides, in the order of UIKit's raw values.
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel
    case edit
    case save
    case add
    /// A space that takes up what is left.
    case flexibleSpace
    case fixedSpace
    case compose
    case reply
    /// Offers actions, such as sharing.
    case action
    /// Organises content, for example into folders.
    case organize
    case bookmarks
    case search
    case refresh
    case stop
    case camera
    case trash
    case undo = 21
    case redo = 22
    case close = 24
  }

  open var style = Style.plain
  /// The width, in points; 0 for that of the content.
  open var width: CGFloat = 0 { didSet { if width != oldValue { didChange() } } }
  open var tintColor: UIColor?
  /// The view to be displayed instead of a title or an image.
  open var customView: UIView? { didSet { if customView !== oldValue { didChange() } } }
  open var primaryAction: UIAction?
  open var menu: UIMenu?
  /// The system item that it is, if any.
  let systemItem: SystemItem?

  public override init() {
    systemItem = nil
    super.init()
  }

  private init(_ systemItem: SystemItem?) {
    self.systemItem = systemItem
    super.init()
  }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  public convenience init(barButtonSystemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(barButtonSystemItem)
  }

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
  }

  /// Creates an item that displays a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Returns a space that takes up what is left.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  // MARK: - What bars lay out

  private lazy var button = UIButton(type: .system)

  /// The view that a bar adds for the item; `nil` for a space.
  var shownView: UIView? {
    if let customView { return customView }
    if systemItem == .flexibleSpace || systemItem == .fixedSpace { return nil }
    let shownTitle = title ?? systemItem.map { "\($0)".capitalized }
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular)
    if button.currentTitle != shownTitle { button.setTitle(shownTitle, for: .normal) }
    if button.currentImage !== image { button.setImage(image, for: .normal) }
    return button
  }

  /// The size of the item in a bar, in points.
  var shownSize: CGSize {
    guard let view = shownView else { return CGSize(width: width, height: 0) }
    var size = view.barSize
    if width > 0 { size.width = width }
    return size
  }
}

extension UIView {
  /// The size of the view in a bar, in points: that of its constraints, or else that of its content
  /// or frame.
  var barSize: CGSize {
    let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let frame = bounds.size
    return CGSize(
      width: fitting.width > 0 ? fitting.width : frame.width,
      height: fitting.height > 0 ? fitting.height : frame.height)
  }
}
