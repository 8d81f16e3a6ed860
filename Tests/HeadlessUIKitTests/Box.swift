import HeadlessUIKit

/// A view whose content has a size that the test says, and text that stands where the test says.
final class Box: UIView {
  var content: CGSize { didSet { invalidateIntrinsicContentSize() } }
  private let baseline: CGFloat?

  init(_ width: CGFloat, _ height: CGFloat, baseline: CGFloat? = nil, hugging: Float = 250) {
    content = CGSize(width: width, height: height)
    self.baseline = baseline
    super.init(frame: .zero)
    setContentHuggingPriority(UILayoutPriority(hugging), for: .horizontal)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
  override var firstBaselineOffsetFromTop: CGFloat { baseline ?? 0 }
  override var lastBaselineOffsetFromBottom: CGFloat { baseline.map { content.height - $0 } ?? 0 }
}

extension UIView {
  /// Puts views inside that constraints place.
  func add(_ views: UIView...) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }

  /// Its frame as the tests write it, rounded to thousandths: `8 8 284 20`.
  var place: String { frame.place }
}

extension CGRect {
  var place: String {
    [minX, minY, width, height].map { number in
      let rounded = (Double(number) * 1000).rounded() / 1000 + 0
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }.joined(separator: " ")
  }
}

/// A view of that size for others to be put in.
func root(_ width: CGFloat = 320, _ height: CGFloat = 480) -> UIView {
  UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}
