public import Foundation
import LayoutModel

/// A line of text that people write.
open class UITextField: UIControl {
  /// How it is framed.
  public enum BorderStyle: Int, Sendable {
    /// Not at all.
    case none = 0
    /// By a line.
    case line
    /// By a bevel.
    case bezel
    /// By a round line.
    case roundedRect
  }

  /// What it says.
  open var text: String? = "" { didSet { if text != oldValue { contentDidChange() } } }
  /// What it says as long as nobody wrote anything.
  open var placeholder: String? { didSet { if placeholder != oldValue { contentDidChange() } } }
  /// What it says it in.
  open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet { if font != oldValue { contentDidChange() } }
  }
  /// The colour of the text.
  open var textColor: UIColor? = .label
  /// How the text is placed.
  open var textAlignment = NSTextAlignment.natural
  /// How it is framed.
  open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { contentDidChange() } }
  }
  /// Whether the text is hidden.
  open var isSecureTextEntry = false
  /// A view at the left side.
  open var leftView: UIView?
  /// A view at the right side.
  open var rightView: UIView?

  private func contentDidChange() { invalidateIntrinsicContentSize() }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  private var measure: TextMeasure { TextMeasure(font: font ?? .systemFont(ofSize: 17)) }

  private var border: CGSize {
    borderStyle == .none ? .zero : CGSize(width: 14, height: 12)
  }

  open override var intrinsicContentSize: CGSize {
    let shown = text?.isEmpty ?? true ? placeholder ?? "" : text ?? ""
    let size = measure.size(of: shown.isEmpty ? " " : shown)
    return CGSize(
      width: (shown.isEmpty ? 0 : size.width) + border.width, height: size.height + border.height)
  }

  open override var firstBaselineOffsetFromTop: CGFloat {
    border.height / 2 + TextMeasure.wholePixels(measure.font.ascender)
  }

  open override var lastBaselineOffsetFromBottom: CGFloat {
    max(0, intrinsicContentSize.height - firstBaselineOffsetFromTop)
  }

  override var modelKind: Item.Kind { .field }
}

/// Several lines of text that people write; its content moves where it is too long.
open class UITextView: UIScrollView {
  /// What it says.
  open var text: String? = "" {
    didSet { if text != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// What it says, with attributes; only the words count.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  /// What it says it in.
  open var font: UIFont? = .systemFont(ofSize: 12) {
    didSet { if font != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The colour of the text.
  open var textColor: UIColor? = .label
  /// How lines are placed.
  open var textAlignment = NSTextAlignment.natural
  /// Whether people write.
  open var isEditable = true
  /// Whether people choose parts of the text.
  open var isSelectable = true
  /// Room around the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// What lies between the text and its room at both sides, in points.
  private static let linePadding: CGFloat = 5

  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  open override var canBecomeFirstResponder: Bool { isEditable }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = textContainerInset
    let room = insets.left + insets.right + 2 * Self.linePadding
    let measure = TextMeasure(font: font ?? .systemFont(ofSize: 12))
    let shown = text?.isEmpty ?? true ? " " : text ?? " "
    let inner = measure.size(of: shown, within: size.width > room ? size.width - room : nil)
    return CGSize(
      width: inner.width + room, height: inner.height + insets.top + insets.bottom)
  }

  /// The size of the text while it cannot be scrolled; otherwise there is none.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    let whole = sizeThatFits(.zero)
    guard bounds.width > 0, bounds.width < whole.width else { return whole }
    return CGSize(width: whole.width, height: sizeThatFits(bounds.size).height)
  }

  override func sizeDidChange() {
    super.sizeDidChange()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  override var modelKind: Item.Kind { .textview }
}
