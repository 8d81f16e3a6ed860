public import Foundation
import LayoutModel

/// A bar to look for something: 56 points high, with a field of 36 points 8 points from the sides.
open class UISearchBar: UIView {
  private static let usualHeight = CGFloat(ViewClass.searchBar.size.vertical ?? 0)

  /// Where one writes.
  public let searchTextField = UITextField()
  /// The delegate, which is notified of what happens.
  open weak var delegate: (any UISearchBarDelegate)?
  /// Its colour.
  open var barTintColor: UIColor?
  /// Whether something shines through.
  open var isTranslucent = true

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
    searchTextField.frame = CGRect(
      x: 8, y: (bounds.height - 36) / 2, width: max(0, bounds.width - 16), height: 36)
  }
}

/// The delegate, which is notified of what happens to a search bar.
public protocol UISearchBarDelegate: AnyObject {
  /// Tells that something else is looked for.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
}

extension UISearchBarDelegate {
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
}
