public import Foundation

/// An item of a bar, with a title or an image.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The title.
  open var title: String? { didSet { if title != oldValue { didChange() } } }
  /// The image.
  open var image: UIImage? { didSet { if image !== oldValue { didChange() } } }
  /// Whether the item can be used.
  open var isEnabled = true
  /// A number that identifies the item.
  open var tag = 0
  /// The identifier for tests.
  open var accessibilityIdentifier: String?
  /// The text for VoiceOver.
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
  /// The appearance of an item.
  public enum Style: Int, Sendable {
    /// The usual appearance.
    case plain = 0
    /// The emphasised appearance, for finishing a task.
    case done = 2
  }

  /// The items that the system provides, in the order of UIKit's raw values.
  public enum SystemItem: Int, Sendable {
    /// Finishes a task.
    case done = 0
    /// Leaves a task without saving.
    case cancel
    /// Begins editing.
    case edit
    /// Saves changes.
    case save
    /// Adds something.
    case add
    /// A space that takes up what is left.
    case flexibleSpace
    /// A space of fixed width.
    case fixedSpace
    /// Composes a message.
    case compose
    /// Replies to a message.
    case reply
    /// Offers actions, such as sharing.
    case action
    /// Organises content, for example into folders.
    case organize
    /// Displays bookmarks.
    case bookmarks
    /// Begins a search.
    case search
    /// Loads content again.
    case refresh
    /// Stops loading.
    case stop
    /// Takes a picture.
    case camera
    /// Deletes something.
    case trash
    /// Undoes a change.
    case undo = 21
    /// Redoes a change.
    case redo = 22
    /// Closes something.
    case close = 24
  }

  /// The appearance of the item.
  open var style = Style.plain
  /// The width, in points; 0 for that of the content.
  open var width: CGFloat = 0 { didSet { if width != oldValue { didChange() } } }
  /// The tint colour.
  open var tintColor: UIColor?
  /// The view to be displayed instead of a title or an image.
  open var customView: UIView? { didSet { if customView !== oldValue { didChange() } } }
  /// The action of the item.
  open var primaryAction: UIAction?
  /// The menu of the item.
  open var menu: UIMenu?
  /// The system item that it is, if any.
  let systemItem: SystemItem?

  /// Creates an item without content.
  public override init() {
    systemItem = nil
    super.init()
  }

  private init(_ systemItem: SystemItem?) {
    self.systemItem = systemItem
    super.init()
  }

  /// Creates an item with a title or an image and an action.
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

  /// Creates a system item with an action.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates a system item.
  public convenience init(barButtonSystemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(barButtonSystemItem)
  }

  /// Creates an item with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
  }

  /// Creates an item with an image.
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

  /// Returns a space of fixed width, in points.
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
