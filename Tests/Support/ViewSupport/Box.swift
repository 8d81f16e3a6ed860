public import HeadlessUIKit

/// A view whose content has a size that the test says, and text that stands where the test says.
public final class Box: UIView {
  /// The size of its content.
  public var content: CGSize { didSet { invalidateIntrinsicContentSize() } }
  private let baseline: CGFloat?

  /// A view of that content, first baseline and hugging across.
  public init(
    _ width: CGFloat, _ height: CGFloat, baseline: CGFloat? = nil, hugging: Float = 250
  ) {
    content = CGSize(width: width, height: height)
    self.baseline = baseline
    super.init(frame: .zero)
    setContentHuggingPriority(UILayoutPriority(hugging), for: .horizontal)
  }

  /// The same with a name.
  public convenience init(
    _ name: String, _ width: CGFloat, _ height: CGFloat, baseline: CGFloat? = nil,
    hugging: Float = 250
  ) {
    self.init(width, height, baseline: baseline, hugging: hugging)
    accessibilityIdentifier = name
  }

  /// Nothing: no test has an archive.
  public required init?(coder: NSCoder) { nil }

  public override var intrinsicContentSize: CGSize { content }
  public override var firstBaselineOffsetFromTop: CGFloat { baseline ?? 0 }
  public override var lastBaselineOffsetFromBottom: CGFloat {
    baseline.map { content.height - $0 } ?? 0
  }
}

extension UIView {
  /// Puts views inside that constraints place.
  public func add(_ views: UIView...) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }

  /// The view with that name.
  public func named(_ name: String) -> Self {
    accessibilityIdentifier = name
    return self
  }

  /// Its frame as the tests write it, rounded to thousandths: `8 8 284 20`.
  public var place: String { frame.place }
}

extension CGRect {
  /// As the tests write it.
  public var place: String {
    [minX, minY, width, height].map { ConstraintText.number($0, decimals: 3) }
      .joined(separator: " ")
  }
}

/// A view of that size for others to be put in.
@MainActor public func root(_ width: CGFloat = 320, _ height: CGFloat = 480) -> UIView {
  UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}
