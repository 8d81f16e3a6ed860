public import Foundation

/// An alert or action sheet; it is not laid out here.
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    /// An action sheet at the bottom of the screen.
    case actionSheet = 0
    /// An alert in the middle of the screen.
    case alert
  }

  open var message: String?
  public let preferredStyle: Style
  /// The actions, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  open var preferredAction: UIAlertAction?
  /// The text fields, in the order in which they were added.
  open private(set) var textFields: [UITextField]?

  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
  }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}

@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  open var accessibilityIdentifier: String?
  public enum Style: Int, Sendable {
    /// An ordinary action.
    case `default` = 0
    /// An action that cancels the alert without changing anything.
    case cancel
    case destructive
  }

  public let title: String?
  public let style: Style
  open var isEnabled = true
  private let handler: ((UIAlertAction) -> Void)?

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
