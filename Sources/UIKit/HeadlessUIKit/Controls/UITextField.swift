public import Foundation
import LayoutModel

/// A control in which people edit a line of text.
open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
    case line
    case bezel
    case roundedRect
  }

  /// When a view beside the text is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    case whileEditing
    /// While the text is not edited.
    case unlessEditing
    /// Always.
    case always
  }

  open var text: String? = "" { didSet { if text != oldValue { contentDidChange() } } }
  /// The text that is shown while there is none.
  open var placeholder: String? { didSet { if placeholder != oldValue { contentDidChange() } } }
  /// The placeholder as an attributed string; attributes are not kept.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }
  /// The font of the text; `nil` for the usual one.
  open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet { if font != oldValue { contentDidChange() } }
  }
  open var textColor: UIColor? = .label
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { contentDidChange() } }
  }
  /// Whether the text is obscured, as for a password; its size does not change here.
  open var isSecureTextEntry = false
  /// The delegate, which is asked about editing and notified of it.
  open weak var delegate: (any UITextFieldDelegate)?
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  /// When a button that deletes the text is shown.
  open var clearButtonMode = ViewMode.never
  /// The view shown in place of the keyboard.
  open var inputView: UIView?
  open var inputAccessoryView: UIView?
  /// When the view at the left is shown.
  open var leftViewMode = ViewMode.never
  /// When the view at the right is shown.
  open var rightViewMode = ViewMode.never
  open var leftView: UIView?
  open var rightView: UIView?
  /// The attributes of the text unless others are set; they have no effect here.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of text that is typed; they have no effect here.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// Whether the text is deleted when editing begins.
  open var clearsOnBeginEditing = false
  /// Whether typed text replaces the existing text.
  open var clearsOnInsertion = false
  /// Whether the font is made smaller to fit the text in.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest size of the font, in points, when it is made smaller to fit.
  open var minimumFontSize: CGFloat = 0
  /// Whether the font follows the text size that the reader chose.
  open var adjustsFontForContentSizeCategory = false
  /// Whether people can edit the attributes of the text.
  open var allowsEditingTextAttributes = false
  open var background: UIImage?
  /// The image behind the text while the field is disabled.
  open var disabledBackground: UIImage?
  /// The meaning of the text, for the keyboard and for automatic filling.
  open var textContentType: UITextContentType?
  open var spellCheckingType = UITextSpellCheckingType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// Whether the return key is disabled while there is no text.
  open var enablesReturnKeyAutomatically = false

  /// The text as an attributed string; attributes are not kept.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }

  open var isEditing: Bool { isFirstResponder }

  open var hasText: Bool { !(text ?? "").isEmpty }

  /// Returns the rectangle in which the text is shown, within bounds.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    borderStyle == .none ? bounds : bounds.insetBy(dx: 7, dy: 2)
  }

  /// Returns the rectangle in which the text is edited, within bounds.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Returns the rectangle in which the placeholder is shown, within bounds.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Returns the rectangle of the view at the left, within bounds.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Returns the rectangle of the view at the right, within bounds.
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

  /// The size that the model computes for the text in a rounded rectangle.
  private var bordered: IntrinsicSize {
    IntrinsicSize(
      of: .field, text: shown, font: font?.modelled, scale: UIScreen.main.scale)
  }

  /// The size that the model computes for the text without a border.
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

/// A view in which people edit several lines of text, which scroll where they do not fit.
open class UITextView: UIScrollView {
  open var text: String? = "" {
    didSet { if text != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The text as an attributed string; attributes are not kept.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  /// The font of the text; `nil` for the usual one.
  open var font: UIFont? = .systemFont(ofSize: 12) {
    didSet { if font != oldValue { invalidateIntrinsicContentSize() } }
  }
  open var textColor: UIColor? = .label
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  /// Whether parts of the text can be selected.
  open var isSelectable = true
  open var selectedRange = NSRange(location: 0, length: 0)
  /// Whether people can edit the attributes of the text.
  open var allowsEditingTextAttributes = false
  /// Whether typed text replaces the existing text.
  open var clearsOnInsertion = false
  /// Whether the font follows the text size that the reader chose.
  open var adjustsFontForContentSizeCategory = false
  /// The attributes of links; they have no effect here.
  open var linkTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of text that is typed; they have no effect here.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The view shown in place of the keyboard.
  open var inputView: UIView?
  open var inputAccessoryView: UIView?
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The meaning of the text, for the keyboard and for automatic filling.
  open var textContentType: UITextContentType?

  open var hasText: Bool { !(text ?? "").isEmpty }

  /// Replaces the selected range with a text, puts the cursor after it and notifies the delegate.
  open func insertText(_ text: String) {
    let old = NSMutableString(string: self.text ?? "")
    let place = min(selectedRange.location, old.length)
    let length = min(selectedRange.length, old.length - place)
    old.replaceCharacters(in: NSRange(location: place, length: length), with: text)
    self.text = String(describing: old)
    selectedRange = NSRange(location: place + NSString(string: text).length, length: 0)
    textDelegate?.textViewDidChange(self)
  }
  /// The insets around the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The padding at both ends of a line inside of the insets, in points.
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

  /// The size of the text while scrolling is disabled; no size otherwise.
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
