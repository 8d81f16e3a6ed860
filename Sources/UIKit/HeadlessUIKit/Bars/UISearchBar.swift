public import Foundation
import LayoutModel

/// A search bar, 56 points high, with a text field of 36 points that lies 8 points from the sides.
open class UISearchBar: UIView {
  private static let buttonFont = UIFont.systemFont(ofSize: 17)
  private static let usualHeight = CGFloat(ViewClass.searchBar.size.vertical ?? 0)

  public let searchTextField = UITextField()
  open weak var delegate: (any UISearchBarDelegate)?
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var searchBarStyle = Style.default
  open var showsCancelButton = false { didSet { setNeedsLayout() } }
  open var showsBookmarkButton = false
  open var showsSearchResultsButton = false
  open var backgroundImage: UIImage?
  open var autocapitalizationType = UITextAutocapitalizationType.none
  open var autocorrectionType = UITextAutocorrectionType.default
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.search
  /// Whether the return key is disabled while the text is empty.
  open var enablesReturnKeyAutomatically = true
  open var inputAccessoryView: UIView?

  public enum Style: UInt, Sendable {
    /// The default of the system.
    case `default` = 0
    case prominent
    case minimal
  }

  /// Sets whether a cancel button is displayed.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    searchTextField.borderStyle = .roundedRect
    addSubview(searchTextField)
    let told = UIAction { [weak self] _ in
      if let self { delegate?.searchBar(self, textDidChange: text ?? "") }
    }
    searchTextField.addAction(told, for: .editingChanged)
  }

  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// The text that is displayed while nothing has been entered.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  override var viewClass: ViewClass { .searchBar }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.usualHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // The cancel button has the font of buttons, and the same distance to the field as the field
    // has to the sides.
    let button =
      showsCancelButton ? "Cancel".size(withAttributes: [.font: Self.buttonFont]).width + 8 : 0
    searchTextField.frame = CGRect(
      x: 8, y: (bounds.height - 36) / 2, width: max(0, bounds.width - 16 - button), height: 36)
  }
}

@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
}

extension UISearchBarDelegate {
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
}
