public import Foundation

/// An alert or action sheet; it is not laid out here.
open class UIAlertController: UIViewController {
  /// The kind of alert.
  public enum Style: Int, Sendable {
    /// An action sheet at the bottom of the screen.
    case actionSheet = 0
    /// An alert in the middle of the screen.
    case alert
  }

  /// The text below the title.
  open var message: String?
  /// The kind of alert.
  public let preferredStyle: Style
  /// The actions, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The action of the return key.
  open var preferredAction: UIAlertAction?
  /// The text fields, in the order in which they were added.
  open private(set) var textFields: [UITextField]?

  /// Creates an alert.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  /// Creates an alert; the archive is not read.
  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
  }

  /// Adds an action.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a text field, which the handler can configure.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}

/// An action of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The identifier for tests.
  open var accessibilityIdentifier: String?
  /// The kind of action.
  public enum Style: Int, Sendable {
    /// An ordinary action.
    case `default` = 0
    /// An action that cancels the alert without changing anything.
    case cancel
    /// An action that may destroy data.
    case destructive
  }

  /// The title.
  public let title: String?
  /// The kind of action.
  public let style: Style
  /// Whether the action can be chosen.
  open var isEnabled = true
  private let handler: ((UIAlertAction) -> Void)?

  /// Creates an action with a closure that it calls.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  /// Chooses the action, as a tap would.
  ///
  /// This is not in UIKit; without a screen there are no taps.
  open func simulateTap() { if isEnabled { handler?(self) } }
}
