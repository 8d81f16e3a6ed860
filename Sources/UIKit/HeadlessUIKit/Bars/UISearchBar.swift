public import Foundation
import LayoutModel

/// A search bar, 56 points high, with a text field of 36 points that lies 8 points from the sides.
open class UISearchBar: UIView {
  private static let buttonFont = UIFont.systemFont(ofSize: 17)
  private static let usualHeight = CGFloat(ViewClass.searchBar.size.vertical ?? 0)

  /// The text field.
  public let searchTextField = UITextField()
  /// The delegate.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The background colour.
  open var barTintColor: UIColor?
  /// Whether content shines through the bar.
  open var isTranslucent = true
  /// The appearance of the bar.
  open var searchBarStyle = Style.default
  /// Whether a cancel button is displayed.
  open var showsCancelButton = false { didSet { setNeedsLayout() } }
  /// Whether a bookmark button is displayed.
  open var showsBookmarkButton = false
  /// Whether a results button is displayed.
  open var showsSearchResultsButton = false
  /// The background image.
  open var backgroundImage: UIImage?
  /// When letters are capitalised automatically.
  open var autocapitalizationType = UITextAutocapitalizationType.none
  /// Whether words are corrected automatically.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The type of keyboard.
  open var keyboardType = UIKeyboardType.default
  /// The title of the return key.
  open var returnKeyType = UIReturnKeyType.search
  /// Whether the return key is disabled while the text is empty.
  open var enablesReturnKeyAutomatically = true
  /// The view above the keyboard.
  open var inputAccessoryView: UIView?

  /// The appearance of a search bar.
  public enum Style: UInt, Sendable {
    /// The default of the system.
    case `default` = 0
    /// With a background.
    case prominent
    /// Without a background.
    case minimal
  }

  /// Sets whether a cancel button is displayed.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Creates a search bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a search bar; the archive is not read.
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

  /// The text that is searched for.
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

/// The delegate of a search bar.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// Tells the delegate that the text has changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
}

extension UISearchBarDelegate {
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
}
