public import Foundation
import LayoutModel

/// The alignments of lines of text.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center
  case right
  case justified
  case natural
}

/// How a text that does not fit is broken into lines or cut off.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping
  /// The text is cut off at the edge.
  case byClipping
  /// The beginning is replaced by an ellipsis.
  case byTruncatingHead
  /// The end is replaced by an ellipsis.
  case byTruncatingTail
  /// The middle is replaced by an ellipsis.
  case byTruncatingMiddle
}

/// The vertical position of text whose font is made smaller to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines = 0
  case alignCenters
  case none
}

/// A view that shows a text.
open class UILabel: UIView {
  open var text: String? { didSet { if text != oldValue { contentDidChange() } } }

  /// The text as an attributed string; attributes are not kept.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }

  /// The font; by default the system font at 17 points.
  open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { if font != oldValue { contentDidChange() } }
  }

  /// The maximum number of lines; 0 for no limit.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentDidChange() } } }

  /// The width at which lines are broken, in points; 0 to break them at the label's own width.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentDidChange() } }
  }

  open var textColor: UIColor? = .label
  open var textAlignment = NSTextAlignment.natural
  /// How a text that does not fit is broken or cut off; it does not affect the size here.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Whether the font is made smaller to fit the text in; it has no effect here.
  open var adjustsFontSizeToFitWidth = false
  /// The least factor by which the font is made smaller.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether the font follows the text size that the reader chose.
  open var adjustsFontForContentSizeCategory = false
  /// Whether the text is drawn as enabled.
  open var isEnabled = true
  /// Whether the text is drawn as highlighted.
  open var isHighlighted = false
  /// The colour of the text while the label is highlighted.
  open var highlightedTextColor: UIColor?
  open var shadowColor: UIColor?
  /// The offset of the text's shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// Whether letters move closer together before the text is cut off.
  open var allowsDefaultTighteningForTruncation = false
  /// The vertical position of text whose font is made smaller to fit.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Whether the whole text is shown in a tooltip where a part is cut off.
  open var showsExpansionTextWhenTruncated = false

  /// Returns the rectangle within bounds that the text needs in at most a number of lines.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    let size = CGSize(
      IntrinsicSize(
        of: .label, text: text, font: font?.modelled, lines: max(0, numberOfLines),
        width: Double(bounds.width), scale: UIScreen.main.scale))
    return CGRect(
      origin: bounds.origin,
      size: CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height)))
  }

  /// Override point for drawing; it is never called.
  open func drawText(in rect: CGRect) {}

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func contentDidChange() { invalidateIntrinsicContentSize() }

  /// Returns the size that the model computes for the text, with lines broken at a width.
  private func intrinsicSize(within width: CGFloat?) -> IntrinsicSize {
    IntrinsicSize(
      of: .label, text: text, font: font?.modelled, lines: max(0, numberOfLines),
      width: width.map { Double($0) }, scale: UIScreen.main.scale)
  }

  /// The size of the text, with its lines broken at ``preferredMaxLayoutWidth`` or, once the label
  /// has a width, at that.
  open override var intrinsicContentSize: CGSize {
    guard numberOfLines != 1 else { return CGSize(intrinsicSize(within: nil)) }
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : automaticWidth
    return CGSize(intrinsicSize(within: width))
  }

  private var automaticWidth: CGFloat? { bounds.width > 0 ? bounds.width : nil }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(intrinsicSize(within: size.width > 0 ? size.width : nil))
  }

  open override var firstBaselineOffsetFromTop: CGFloat {
    intrinsicSize(within: nil).firstBaseline
  }

  open override var lastBaselineOffsetFromBottom: CGFloat {
    intrinsicSize(within: nil).lastBaseline
  }

  override var viewClass: ViewClass { .label }

  /// The text; it is measured by the model unless a subclass overrides its size or
  /// ``preferredMaxLayoutWidth`` is set.
  override var modelText: ModelText? {
    guard let text else { return nil }
    let isUsual =
      preferredMaxLayoutWidth <= 0
      && intrinsicContentSize
        == CGSize(intrinsicSize(within: numberOfLines == 1 ? nil : automaticWidth))
    return ModelText(
      text: text, font: font?.modelled, lines: max(0, numberOfLines), isMeasured: isUsual)
  }
}
