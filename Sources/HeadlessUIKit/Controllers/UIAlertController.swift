public import Foundation

/// A question with answers; it has no looks of its own here.
open class UIAlertController: UIViewController {
  /// How a question is asked.
  public enum Style: Int, Sendable {
    /// From below.
    case actionSheet = 0
    /// In the middle.
    case alert
  }

  /// What is asked.
  open var message: String?
  /// How it is asked.
  public let preferredStyle: Style
  /// The answers.
  open private(set) var actions: [UIAlertAction] = []
  /// The answer that the return key gives.
  open var preferredAction: UIAlertAction?
  /// Where one writes.
  open private(set) var textFields: [UITextField]?

  /// A question.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  /// A question; the archive is ignored.
  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
  }

  /// Adds an answer.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a line to write on.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}

/// An answer.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// A name for tests.
  open var accessibilityIdentifier: String?
  /// What kind of answer it is.
  public enum Style: Int, Sendable {
    /// One of several.
    case `default` = 0
    /// One that leaves everything as it is.
    case cancel
    /// One to be given with care.
    case destructive
  }

  /// Its text.
  public let title: String?
  /// What kind of answer it is.
  public let style: Style
  /// Whether it can be given.
  open var isEnabled = true
  private let handler: ((UIAlertAction) -> Void)?

  /// An answer that calls a closure.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  /// Gives the answer, as a finger would.
  ///
  /// This is no UIKit: there are no fingers here.
  open func simulateTap() { if isEnabled { handler?(self) } }
}
