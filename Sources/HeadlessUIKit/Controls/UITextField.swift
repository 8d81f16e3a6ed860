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

  /// When something beside the text is there.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While somebody writes.
    case whileEditing
    /// While nobody writes.
    case unlessEditing
    /// Always.
    case always
  }

  /// Its text.
  open var text: String? = "" { didSet { if text != oldValue { contentDidChange() } } }
  /// What it says as long as nobody wrote anything.
  open var placeholder: String? { didSet { if placeholder != oldValue { contentDidChange() } } }
  /// What it says as long as nobody wrote anything, with attributes; only the words count.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }
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
  /// Who is asked and told.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Which keys there are.
  open var keyboardType = UIKeyboardType.default
  /// What the return key says.
  open var returnKeyType = UIReturnKeyType.default
  /// Which letters begin large.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are put right.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// When something is there that takes the text away.
  open var clearButtonMode = ViewMode.never
  /// What comes in the place of the keyboard.
  open var inputView: UIView?
  /// What lies above the keyboard.
  open var inputAccessoryView: UIView?
  /// When the view at the left side is there.
  open var leftViewMode = ViewMode.never
  /// When the view at the right side is there.
  open var rightViewMode = ViewMode.never
  /// A view at the left side.
  open var leftView: UIView?
  /// A view at the right side.
  open var rightView: UIView?
  /// What text has besides letters, while nobody says otherwise.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// What text that is typed has besides letters.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// Whether text goes when it is edited.
  open var clearsOnBeginEditing = false
  /// Whether typed text replaces what is there.
  open var clearsOnInsertion = false
  /// Whether text is made smaller to fit.
  open var adjustsFontSizeToFitWidth = false
  /// How small text becomes at most.
  open var minimumFontSize: CGFloat = 0
  /// Whether text follows the size that the reader wants.
  open var adjustsFontForContentSizeCategory = false
  /// Whether looks of text can be edited.
  open var allowsEditingTextAttributes = false
  /// What lies behind it.
  open var background: UIImage?
  /// What lies behind it while it is disabled.
  open var disabledBackground: UIImage?
  /// What its text is, for the keyboard and for filling in.
  open var textContentType: UITextContentType?
  /// Whether its words are checked.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// How its keyboard looks.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// Whether its keyboard waits for text.
  open var enablesReturnKeyAutomatically = false

  /// Its text; here without looks.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }

  /// Whether it is being edited.
  open var isEditing: Bool { isFirstResponder }

  /// Whether it has text.
  open var hasText: Bool { !(text ?? "").isEmpty }

  /// Where its text is shown, inside of bounds.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    borderStyle == .none ? bounds : bounds.insetBy(dx: 7, dy: 2)
  }

  /// Where its text is edited, inside of bounds.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Where its placeholder is shown, inside of bounds.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Where the view at its left is shown, inside of bounds.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Where the view at its right is shown, inside of bounds.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  private func contentDidChange() { invalidateIntrinsicContentSize() }

  open override var canBecomeFirstResponder: Bool {
    isEnabled && delegate?.textFieldShouldBeginEditing(self) ?? true
  }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    let wasFirst = isFirstResponder
    guard wasFirst || super.becomeFirstResponder() else { return false }
    if !wasFirst {
      delegate?.textFieldDidBeginEditing(self)
      sendActions(for: .editingDidBegin)
    }
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    let result = super.resignFirstResponder()
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    return result
  }

  private var shown: String { text?.isEmpty ?? true ? placeholder ?? "" : text ?? "" }

  /// What the model makes of the text in a round border.
  private var bordered: IntrinsicSize {
    IntrinsicSize(
      of: .field, text: shown, font: font?.modelled, scale: UIScreen.main.scale)
  }

  /// The size of the text without any border.
  private var bare: IntrinsicSize {
    IntrinsicSize(
      of: .label, text: shown.isEmpty ? " " : shown, font: font?.modelled,
      scale: UIScreen.main.scale)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(borderStyle == .none ? bare : bordered)
  }

  open override var firstBaselineOffsetFromTop: CGFloat {
    (borderStyle == .none ? bare : bordered).firstBaseline
  }

  open override var lastBaselineOffsetFromBottom: CGFloat {
    (borderStyle == .none ? bare : bordered).lastBaseline
  }

  override var modelText: ModelText? {
    ModelText(
      text: shown, font: font?.modelled, isMeasured: intrinsicContentSize == CGSize(bordered))
  }

  override var viewClass: ViewClass { .textField }
}

/// Several lines of text that people write; its content moves where it is too long.
open class UITextView: UIScrollView {
  /// Its text.
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
  /// What is chosen of its text.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// Whether looks of text can be edited.
  open var allowsEditingTextAttributes = false
  /// Whether typed text replaces what is there.
  open var clearsOnInsertion = false
  /// Whether text follows the size that the reader wants.
  open var adjustsFontForContentSizeCategory = false
  /// How links look.
  open var linkTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// What text that is typed has besides letters.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// What is shown instead of the keyboard.
  open var inputView: UIView?
  /// What is shown above the keyboard.
  open var inputAccessoryView: UIView?
  /// Which keyboard it gets.
  open var keyboardType = UIKeyboardType.default
  /// What its return key says.
  open var returnKeyType = UIReturnKeyType.default
  /// What becomes a capital letter by itself.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether typed words are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether its words are checked.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// How its keyboard looks.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// What its text is, for the keyboard and for filling in.
  open var textContentType: UITextContentType?

  /// Whether it has text.
  open var hasText: Bool { !(text ?? "").isEmpty }

  /// Puts text in place of what is chosen.
  open func insertText(_ text: String) {
    let old = NSMutableString(string: self.text ?? "")
    let place = min(selectedRange.location, old.length)
    let length = min(selectedRange.length, old.length - place)
    old.replaceCharacters(in: NSRange(location: place, length: length), with: text)
    self.text = String(describing: old)
    selectedRange = NSRange(location: place + NSString(string: text).length, length: 0)
    textDelegate?.textViewDidChange(self)
  }
  /// Room around the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// What lies between the text and its room at both sides, in points.
  private static let linePadding: CGFloat = 5

  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  open override var canBecomeFirstResponder: Bool {
    isEditable && textDelegate?.textViewShouldBeginEditing(self) ?? true
  }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    let wasFirst = isFirstResponder
    guard wasFirst || super.becomeFirstResponder() else { return false }
    if !wasFirst { textDelegate?.textViewDidBeginEditing(self) }
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    let result = super.resignFirstResponder()
    textDelegate?.textViewDidEndEditing(self)
    return result
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = textContainerInset
    let room = insets.left + insets.right + 2 * Self.linePadding
    let width = size.width > room ? Double(size.width - room) : nil
    let inner = CGSize(
      IntrinsicSize(
        of: .label, text: text?.isEmpty ?? true ? " " : text, font: font?.modelled, lines: 0,
        width: width, scale: UIScreen.main.scale))
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

  override var viewClass: ViewClass { .textView }
}
