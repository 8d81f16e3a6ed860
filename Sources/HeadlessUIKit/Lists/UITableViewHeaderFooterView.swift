public import Foundation

/// What lies above or below a group of rows.
open class UITableViewHeaderFooterView: UIView, SelfSizing {
  /// What it is used again for.
  open private(set) var reuseIdentifier: String?
  /// What it shows goes in here.
  open private(set) lazy var contentView: UIView = makeContentView()
  /// What it says.
  open private(set) lazy var textLabel: UILabel? = makeLabel()
  /// What lies behind everything.
  open var backgroundView: UIView?

  /// A view that is used again by that name.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// A view of that frame.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// A view; the archive is ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes it ready to be used again.
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
