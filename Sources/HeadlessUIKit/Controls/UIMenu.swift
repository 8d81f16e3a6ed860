public import Foundation

/// What a menu is made of: actions and menus.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// Its text.
  open var title: String
  /// What it says below.
  open var subtitle: String?
  /// What it shows.
  open var image: UIImage?

  init(_ title: String, _ image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }

  /// How an element looks.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Those bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Of no use.
    public static let disabled = Attributes(rawValue: 1)
    /// To be used with care.
    public static let destructive = Attributes(rawValue: 2)
    /// Not there.
    public static let hidden = Attributes(rawValue: 4)
  }

  /// Whether an element is ticked.
  public enum State: Int, Sendable {
    /// Not ticked.
    case off = 0
    /// Ticked.
    case on
    /// Ticked in part.
    case mixed
  }
}

/// A closure that a control calls.
open class UIAction: UIMenuElement {
  /// The name of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// That name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// That name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What it is called; a control keeps one action of a name.
  public let identifier: Identifier
  /// What explains it.
  open var discoverabilityTitle: String?
  /// How a menu shows it.
  open var attributes: Attributes
  /// Whether a menu ticks it.
  open var state: State
  /// Who has it called, while it is called.
  open private(set) var sender: Any?
  /// What is called.
  public let handler: (UIAction) -> Void

  /// An action that calls a closure.
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

  /// Calls the closure.
  func perform(from sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// Actions and menus to choose from.
open class UIMenu: UIMenuElement {
  /// How a menu is shown inside another.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Those bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Among the other's elements.
    public static let displayInline = Options(rawValue: 1)
    /// To be used with care.
    public static let destructive = Options(rawValue: 2)
    /// One element of it is ticked.
    public static let singleSelection = Options(rawValue: 32)
  }

  /// How it is shown inside another.
  open var options: Options
  /// What there is to choose from.
  public let children: [UIMenuElement]

  /// A menu of those elements.
  public init(
    title: String = "", image: UIImage? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.options = options
    self.children = children
    super.init(title, image)
  }
}
