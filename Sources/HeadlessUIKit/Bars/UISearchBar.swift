public import Foundation
import LayoutModel

/// A bar to look for something: 56 points high, with a field of 36 points 8 points from the sides.
open class UISearchBar: UIView {
  private static let buttonFont = UIFont.systemFont(ofSize: 17)
  private static let usualHeight = CGFloat(ViewClass.searchBar.size.vertical ?? 0)

  /// Where one writes.
  public let searchTextField = UITextField()
  /// The delegate, which is notified of what happens.
  open weak var delegate: (any UISearchBarDelegate)?
  /// Its colour.
  open var barTintColor: UIColor?
  /// Whether something shines through.
  open var isTranslucent = true
  /// How it looks.
  open var searchBarStyle = Style.default
  /// Whether it shows a button that ends the search.
  open var showsCancelButton = false { didSet { setNeedsLayout() } }
  /// Whether it shows a button for bookmarks.
  open var showsBookmarkButton = false
  /// Whether it shows a button for results.
  open var showsSearchResultsButton = false
  /// What lies behind it.
  open var backgroundImage: UIImage?
  /// What becomes a capital letter by itself.
  open var autocapitalizationType = UITextAutocapitalizationType.none
  /// Whether typed words are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Which keyboard it gets.
  open var keyboardType = UIKeyboardType.default
  /// What its return key says.
  open var returnKeyType = UIReturnKeyType.search
  /// Whether its keyboard waits for text.
  open var enablesReturnKeyAutomatically = true
  /// What is shown above the keyboard.
  open var inputAccessoryView: UIView?

  /// How it looks.
  public enum Style: UInt, Sendable {
    /// As the system likes.
    case `default` = 0
    /// With its own background.
    case prominent
    /// Without a background.
    case minimal
  }

  /// Says whether it shows a button that ends the search.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// A bar of that frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// A bar; the archive is ignored.
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

  /// What is looked for.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// What it says as long as nobody wrote anything.
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
    // The button says "Cancel" in the size of buttons, with the room around it that the field has.
    let button =
      showsCancelButton ? "Cancel".size(withAttributes: [.font: Self.buttonFont]).width + 8 : 0
    searchTextField.frame = CGRect(
      x: 8, y: (bounds.height - 36) / 2, width: max(0, bounds.width - 16 - button), height: 36)
  }
}

/// The delegate, which is notified of what happens to a search bar.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// Tells that something else is looked for.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
}

extension UISearchBarDelegate {
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
}
