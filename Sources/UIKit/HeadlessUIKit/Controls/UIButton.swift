public import Foundation
import LayoutModel

/// A button with a title, an image or both.
open class UIButton: UIControl {
  /// The kinds of buttons.
  public enum ButtonType: Int, Sendable {
    /// A button without a look of its own.
    case custom = 0
    case system
    case detailDisclosure = 2
    /// A button with a light information symbol.
    case infoLight
    /// A button with a dark information symbol.
    case infoDark
    case contactAdd
    case close = 7
  }

  open private(set) var buttonType = ButtonType.custom
  open var titleLabel: UILabel? {
    if let shownLabel { return shownLabel }
    let label = makeTitleLabel()
    shownLabel = label
    return label
  }
  open var imageView: UIImageView? {
    if let shownImageView { return shownImageView }
    let view = makeImageView()
    shownImageView = view
    return view
  }
  /// The label, once it has been asked for or a title has been set.
  private var shownLabel: UILabel?
  /// The image view, once it has been asked for or an image has been set.
  private var shownImageView: UIImageView?
  private var titles: [UInt: String] = [:]
  private var images: [UInt: UIImage] = [:]
  private var backgrounds: [UInt: UIImage] = [:]
  private var colors: [UInt: UIColor] = [:]

  /// The insets around title and image, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }
  /// The insets of the title, in points; they have no effect here.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// The insets of the image, in points; they have no effect here.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// Whether the image is drawn lighter while the button is highlighted.
  open var adjustsImageWhenHighlighted = true
  /// Whether the image is drawn paler while the button is disabled.
  open var adjustsImageWhenDisabled = true
  /// Whether the button glows while it is highlighted.
  open var showsTouchWhenHighlighted = false
  /// Whether the shadow of the title is reversed while the button is highlighted.
  open var reversesTitleShadowWhenHighlighted = false
  open var menu: UIMenu?
  open var showsMenuAsPrimaryAction = false
  /// Whether a choice in the menu becomes the title.
  open var changesSelectionAsPrimaryAction = false
  /// Whether a pointer over the button changes its look.
  open var isPointerInteractionEnabled = false
  /// The role of the button among others.
  open var role = Role.normal
  private var shadows: [UInt: UIColor] = [:]

  public enum Role: Int, Sendable {
    /// No special role.
    case normal = 0
    /// The button that people choose most likely.
    case primary
    case cancel
    case destructive
  }

  /// Returns the title for a state as an attributed string without attributes.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    title(for: state).map { NSAttributedString(string: $0) }
  }

  /// The title in the current state, as an attributed string without attributes.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  open var currentTitleColor: UIColor { titleColor(for: state) ?? tintColor ?? .systemBlue }

  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    shadows[state.rawValue] = color
  }

  open func titleShadowColor(for state: State) -> UIColor? { shadows[state.rawValue] ?? shadows[0] }

  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

  /// Returns the rectangle of the content within bounds.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Creates a button that performs an action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    setTitle(primaryAction.title.isEmpty ? nil : primaryAction.title, for: .normal)
    addAction(primaryAction, for: [.touchUpInside, .primaryActionTriggered])
  }

  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    refresh()
  }

  /// Returns the title for a state; where there is none, that for the normal state.
  open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[0] }

  /// Sets the title for a state; attributes are not kept.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    setTitle(title?.string, for: state)
  }

  open func setTitleColor(_ color: UIColor?, for state: State) { colors[state.rawValue] = color }

  /// Returns the colour of the title for a state; where there is none, that for the normal state.
  open func titleColor(for state: State) -> UIColor? { colors[state.rawValue] ?? colors[0] }

  /// Sets the image behind title and image for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgrounds[state.rawValue] = image
    invalidateIntrinsicContentSize()
  }

  /// Returns the background image for a state; where there is none, that for the normal state.
  open func backgroundImage(for state: State) -> UIImage? {
    backgrounds[state.rawValue] ?? backgrounds[0]
  }

  open func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    refresh()
  }

  /// Returns the image for a state; where there is none, that for the normal state.
  open func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[0] }

  open var currentTitle: String? { title(for: state) }

  open var currentImage: UIImage? { image(for: state) }

  /// The font of the title.
  private var font: UIFont {
    shownLabel?.font
      ?? .systemFont(ofSize: buttonType == .system ? 15 : UIFont.buttonFontSize)
  }

  private func refresh() {
    if currentTitle != nil || shownLabel != nil { titleLabel?.text = currentTitle }
    if currentImage != nil || !images.isEmpty { imageView?.image = currentImage }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // In UIKit, too, both views are subviews of the button that are placed by frames.
  private func makeTitleLabel() -> UILabel {
    let label = UILabel()
    label.font = font
    addSubview(label)
    return label
  }

  private func makeImageView() -> UIImageView {
    let view = UIImageView(image: nil)
    addSubview(view)
    return view
  }

  // MARK: - Content

  private var titleSize: CGSize {
    titles.isEmpty ? .zero : titleLabel?.intrinsicContentSize ?? .zero
  }

  private var imageSize: CGSize { currentImage?.size ?? .zero }

  /// The size that the model computes for the title.
  private var titleMeasure: IntrinsicSize {
    IntrinsicSize(
      of: .button, text: currentTitle, font: font.modelled,
      scale: UIScreen.main.scale)
  }

  /// The size of the title with the image beside it and insets around them, at least that of the
  /// background image.
  open override var intrinsicContentSize: CGSize {
    var size = CGSize(titleMeasure)
    let (image, insets) = (imageSize, contentEdgeInsets)
    if image != .zero {
      let title = currentTitle?.isEmpty ?? true ? .zero : size
      size = CGSize(width: title.width + image.width, height: max(title.height, image.height))
    }
    size.width += insets.left + insets.right
    size.height += insets.top + insets.bottom
    let background = backgroundImage(for: state)?.size ?? .zero
    return CGSize(
      width: max(size.width, background.width), height: max(size.height, background.height))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let (title, image) = (titleSize, imageSize)
    var x = (bounds.width - title.width - image.width) / 2
    if image != .zero {
      imageView?.frame = CGRect(
        x: x, y: (bounds.height - image.height) / 2, width: image.width, height: image.height)
      x += image.width
    }
    if title != .zero {
      titleLabel?.frame = CGRect(
        x: x, y: (bounds.height - title.height) / 2, width: title.width, height: title.height)
    }
  }

  open override var forFirstBaselineLayout: UIView { titles.isEmpty ? self : titleLabel ?? self }

  open override var forLastBaselineLayout: UIView { titles.isEmpty ? self : titleLabel ?? self }

  open override var firstBaselineOffsetFromTop: CGFloat { titleMeasure.firstBaseline }

  open override var lastBaselineOffsetFromBottom: CGFloat { titleMeasure.lastBaseline }

  override var viewClass: ViewClass { .button }

  override var modelText: ModelText? {
    currentTitle.map {
      ModelText(
        text: $0, font: font.modelled,
        isMeasured: intrinsicContentSize == CGSize(titleMeasure))
    }
  }

  /// The subviews without the title and image that the button places itself, unless constraints do.
  override var modelSubviews: [UIView] {
    super.modelSubviews.filter { view in
      view.viewState.isConstrained || !(view === shownLabel || view === shownImageView)
    }
  }
}
