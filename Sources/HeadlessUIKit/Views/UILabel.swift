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

/// Where text stands that is made smaller to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the line it stood on.
  case alignBaselines = 0
  /// Around the middle.
  case alignCenters
  /// At the top.
  case none
}

/// A text.
open class UILabel: UIView {
  /// Its text.
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
  /// Whether letters move closer together before text is cut off.
  open var allowsDefaultTighteningForTruncation = false
  /// Where text stands when it is made smaller.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Whether the whole text is told where a part is cut off.
  open var showsExpansionTextWhenTruncated = false

  /// Where its text is drawn, in as many lines as that.
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

  /// Where its text would be drawn; nothing is.
  open func drawText(in rect: CGRect) {}

  /// A label of that frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A label; the archive is ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func contentDidChange() { invalidateIntrinsicContentSize() }

  /// What the model makes of the text, with lines that break at some width.
  private func intrinsicSize(within width: CGFloat?) -> IntrinsicSize {
    IntrinsicSize(
      of: .label, text: text, font: font?.modelled, lines: max(0, numberOfLines),
      width: width.map { Double($0) }, scale: UIScreen.main.scale)
  }

  /// The size of the text, once it is laid out with its lines broken at the label's width.
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

  /// The model breaks the lines itself, unless a class or a width of its own says otherwise.
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
