public import Foundation
import LayoutModel

/// How lines of text are placed.
public enum NSTextAlignment: Int, Sendable {
  /// At the left side.
  case left = 0
  /// In the middle.
  case center
  /// At the right side.
  case right
  /// From side to side.
  case justified
  /// Where lines begin.
  case natural
}

/// Where lines end.
public enum NSLineBreakMode: Int, Sendable {
  /// Between words.
  case byWordWrapping = 0
  /// Between characters.
  case byCharWrapping
  /// At the edge.
  case byClipping
  /// Dots at the beginning.
  case byTruncatingHead
  /// Dots at the end.
  case byTruncatingTail
  /// Dots in the middle.
  case byTruncatingMiddle
}

/// A text.
open class UILabel: UIView {
  /// What it says.
  open var text: String? { didSet { if text != oldValue { contentDidChange() } } }

  /// What it says, with attributes; only the words count.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }

  /// What it says it in; 17 points of the system's font, unless told otherwise.
  open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { if font != oldValue { contentDidChange() } }
  }

  /// How many lines it may have; 0 for as many as it takes.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentDidChange() } } }

  /// Where its lines are broken; 0 for its own width.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentDidChange() } }
  }

  /// The width at which lines are broken where nobody says it: the one the last layout gave.
  private var automaticWidth: CGFloat?

  /// The colour of the text.
  open var textColor: UIColor? = .label
  /// How lines are placed.
  open var textAlignment = NSTextAlignment.natural
  /// Where lines end.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Whether the text shrinks to fit.
  open var adjustsFontSizeToFitWidth = false
  /// How far the text may shrink.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether the font follows the reader's settings.
  open var adjustsFontForContentSizeCategory = false
  /// Whether it can be used.
  open var isEnabled = true
  /// Whether it looks chosen.
  open var isHighlighted = false
  /// The colour of the text when it looks chosen.
  open var highlightedTextColor: UIColor?
  /// The colour of the text's shadow.
  open var shadowColor: UIColor?
  /// Where the text's shadow falls.
  open var shadowOffset = CGSize(width: 0, height: -1)

  /// A label of that frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A label; an archive tells it nothing.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var measure: TextMeasure { TextMeasure(font: font ?? .systemFont(ofSize: 17)) }

  private func contentDidChange() { invalidateIntrinsicContentSize() }

  open override var intrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : automaticWidth
    guard numberOfLines != 1, let width else { return measure.size(of: text ?? "") }
    var size = measure.size(of: text ?? "", within: width, lines: numberOfLines)
    if preferredMaxLayoutWidth == 0 {
      // The width alone is what the text would like on as few lines as possible.
      size.width = measure.size(of: text ?? "").width
    }
    return size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard numberOfLines != 1, size.width > 0 else { return measure.size(of: text ?? "") }
    return measure.size(of: text ?? "", within: size.width, lines: numberOfLines)
  }

  open override var firstBaselineOffsetFromTop: CGFloat {
    text?.isEmpty ?? true ? 0 : TextMeasure.wholePixels(measure.font.ascender)
  }

  open override var lastBaselineOffsetFromBottom: CGFloat {
    guard let text, !text.isEmpty else { return 0 }
    return max(0, measure.size(of: text, lines: 1).height - firstBaselineOffsetFromTop)
  }

  override var modelKind: Item.Kind { .label }

  override var modelText: String? { text }

  override func sizeDidChange() {
    super.sizeDidChange()
    guard numberOfLines != 1, preferredMaxLayoutWidth == 0, bounds.width > 0,
      bounds.width != automaticWidth
    else { return }
    let before = intrinsicContentSize
    automaticWidth = bounds.width
    if intrinsicContentSize != before { contentDidChange() }
  }
}
