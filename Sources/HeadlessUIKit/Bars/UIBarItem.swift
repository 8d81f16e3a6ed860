public import Foundation

/// What a bar shows of something.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// Its text.
  open var title: String? { didSet { if title != oldValue { didChange() } } }
  /// What it shows.
  open var image: UIImage? { didSet { if image !== oldValue { didChange() } } }
  /// Whether it can be used.
  open var isEnabled = true
  /// A number to find it by.
  open var tag = 0
  /// A name for tests.
  open var accessibilityIdentifier: String?
  /// What is read aloud.
  open var accessibilityLabel: String?
  /// The bar that shows it.
  weak var bar: UIView?

  /// An item that shows nothing yet.
  public override init() { super.init() }

  /// Tells the bar that it shows something else.
  func didChange() { bar?.setNeedsLayout() }
}

/// What a navigation bar or toolbar offers: a title, an image, or a view.
open class UIBarButtonItem: UIBarItem {
  /// How it looks.
  public enum Style: Int, Sendable {
    /// As usual.
    case plain = 0
    /// As what ends something.
    case done = 2
  }

  /// What the system offers everywhere.
  public enum SystemItem: Int, Sendable {
    /// Ends with success.
    case done = 0
    /// Ends without.
    case cancel
    /// Begins to edit.
    case edit
    /// Keeps changes.
    case save
    /// Adds something.
    case add
    /// Room that grows.
    case flexibleSpace
    /// Room of one width.
    case fixedSpace
    /// Writes something.
    case compose
    /// Answers something.
    case reply
    /// Does something.
    case action
    /// Puts something in order.
    case organize
    /// Marks something.
    case bookmarks
    /// Looks for something.
    case search
    /// Looks again.
    case refresh
    /// Gives up.
    case stop
    /// Takes a picture.
    case camera
    /// Throws something away.
    case trash
    /// Takes a change back.
    case undo = 21
    /// Takes taking back back.
    case redo = 22
    /// Closes something.
    case close = 24
  }

  /// How it looks.
  open var style = Style.plain
  /// How wide it is, in points; 0 for as wide as its content.
  open var width: CGFloat = 0 { didSet { if width != oldValue { didChange() } } }
  /// Its colour.
  open var tintColor: UIColor?
  /// A view in the place of a title or an image.
  open var customView: UIView? { didSet { if customView !== oldValue { didChange() } } }
  /// What it does.
  open var primaryAction: UIAction?
  /// What it offers.
  open var menu: UIMenu?
  /// Which one of the system's it is, if it is one.
  let systemItem: SystemItem?

  /// An item that shows nothing yet.
  public override init() {
    systemItem = nil
    super.init()
  }

  private init(_ systemItem: SystemItem?) {
    self.systemItem = systemItem
    super.init()
  }

  /// An item with a title or an image that does something.
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

  /// An item that is one of the system's and does something.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// An item that is one of the system's.
  public convenience init(barButtonSystemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(barButtonSystemItem)
  }

  /// An item with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
  }

  /// An item with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
  }

  /// An item that is a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Room that grows.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// Room of that width, in points.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  // MARK: - What bars lay out

  private lazy var button = UIButton(type: .system)

  /// The view that a bar puts up for it; nil for mere room.
  var shownView: UIView? {
    if let customView { return customView }
    if systemItem == .flexibleSpace || systemItem == .fixedSpace { return nil }
    let shownTitle = title ?? systemItem.map { "\($0)".capitalized }
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular)
    if button.currentTitle != shownTitle { button.setTitle(shownTitle, for: .normal) }
    if button.currentImage !== image { button.setImage(image, for: .normal) }
    return button
  }

  /// How large it is, in points.
  var shownSize: CGSize {
    guard let view = shownView else { return CGSize(width: width, height: 0) }
    var size = view.barSize
    if width > 0 { size.width = width }
    return size
  }
}

extension UIView {
  /// The size a view has in a bar, in points: what constraints inside give, else what its content or
  /// its frame says.
  var barSize: CGSize {
    let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let frame = bounds.size
    return CGSize(
      width: fitting.width > 0 ? fitting.width : frame.width,
      height: fitting.height > 0 ? fitting.height : frame.height)
  }
}
