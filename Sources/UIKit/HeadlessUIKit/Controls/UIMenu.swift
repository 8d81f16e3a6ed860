public import Foundation

/// An element of a menu: an action or another menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The title of the element.
  open var title: String
  /// The text below the title.
  open var subtitle: String?
  /// The image beside the title.
  open var image: UIImage?

  init(_ title: String, _ image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }

  /// The attributes of an element.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The option bits.
    public let rawValue: UInt

    /// Creates a set of attributes from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The element is disabled.
    public static let disabled = Attributes(rawValue: 1)
    /// The element deletes something.
    public static let destructive = Attributes(rawValue: 2)
    /// The element is not shown.
    public static let hidden = Attributes(rawValue: 4)
  }

  /// The states of an element with a tick.
  public enum State: Int, Sendable {
    /// Not ticked.
    case off = 0
    /// Ticked.
    case on
    /// Ticked in part.
    case mixed
  }
}

/// An element that calls a closure; controls perform it when events occur.
open class UIAction: UIMenuElement {
  /// The identifier of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as a string.
    public let rawValue: String

    /// Creates an identifier from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The identifier of the action; a control has one action per identifier and event.
  public let identifier: Identifier
  /// A text that explains the action.
  open var discoverabilityTitle: String?
  /// The attributes of the action in a menu.
  open var attributes: Attributes
  /// Whether a menu shows the action with a tick.
  open var state: State
  /// The object that performs the action, while it is performed.
  open private(set) var sender: Any?
  /// The closure that the action calls.
  public let handler: (UIAction) -> Void

  /// Creates an action that calls a closure.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title, image)
  }

  /// Calls the closure on behalf of an object.
  func perform(from sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// A group of actions and menus to choose from.
open class UIMenu: UIMenuElement {
  /// The options for a menu inside of another one.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The option bits.
    public let rawValue: UInt

    /// Creates a set of options from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The elements are shown among those of the menu around it.
    public static let displayInline = Options(rawValue: 1)
    /// The menu deletes something.
    public static let destructive = Options(rawValue: 2)
    /// At most one element of the menu is ticked.
    public static let singleSelection = Options(rawValue: 32)
  }

  /// The options of the menu.
  open var options: Options
  /// The elements of the menu, in order.
  public let children: [UIMenuElement]

  /// Creates a menu from its elements.
  public init(
    title: String = "", image: UIImage? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.options = options
    self.children = children
    super.init(title, image)
  }
}
