public import Foundation

/// An element of a menu: an action or another menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  open var title: String
  open var subtitle: String?
  open var image: UIImage?

  init(_ title: String, _ image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }

  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    /// The element is not shown.
    public static let hidden = Attributes(rawValue: 4)
  }

  /// The states of an element with a tick.
  public enum State: Int, Sendable {
    /// Not ticked.
    case off = 0
    case on
    case mixed
  }
}

/// An element that calls a closure; controls perform it when events occur.
open class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The identifier of the action; a control has one action per identifier and event.
  public let identifier: Identifier
  open var discoverabilityTitle: String?
  open var attributes: Attributes
  /// Whether a menu shows the action with a tick.
  open var state: State
  /// The object that performs the action, while it is performed.
  open private(set) var sender: Any?
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
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The elements are shown among those of the menu around it.
    public static let displayInline = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 2)
    /// At most one element of the menu is ticked.
    public static let singleSelection = Options(rawValue: 32)
  }

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
