public import Foundation

/// The header or footer of a section in a table.
open class UITableViewHeaderFooterView: UIView, SelfSizing {
  open private(set) var reuseIdentifier: String?
  /// The view to which the content is added.
  open private(set) lazy var contentView: UIView = makeContentView()
  open private(set) lazy var textLabel: UILabel? = makeLabel()
  open var backgroundView: UIView?

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func prepareForReuse() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    guard let textLabel = shownLabel, !textLabel.viewState.isConstrained else { return }
    let height = textLabel.intrinsicContentSize.height
    textLabel.frame = CGRect(
      x: 16, y: (bounds.height - height) / 2, width: max(0, bounds.width - 32), height: height)
  }

  private var shownLabel: UILabel?

  private func makeLabel() -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: 13)
    contentView.addSubview(label)
    shownLabel = label
    return label
  }
}
