public import Foundation
import LayoutModel

/// A button with a title, an image or both.
open class UIButton: UIControl {
  /// What sort of button it is.
  public enum ButtonType: Int, Sendable {
    /// One without looks of its own.
    case custom = 0
    /// One with the system's looks.
    case system
    /// One that shows details.
    case detailDisclosure = 2
    /// One with a light i.
    case infoLight
    /// One with a dark i.
    case infoDark
    /// One that adds a contact.
    case contactAdd
    /// One that closes.
    case close = 7
  }

  /// What sort of button it is.
  open private(set) var buttonType = ButtonType.custom
  /// The label that shows the title.
  open var titleLabel: UILabel? {
    if let shownLabel { return shownLabel }
    let label = makeTitleLabel()
    shownLabel = label
    return label
  }
  /// The view that shows the image.
  open var imageView: UIImageView? {
    if let shownImageView { return shownImageView }
    let view = makeImageView()
    shownImageView = view
    return view
  }
  /// The label, once somebody asked for it or there was a title.
  private var shownLabel: UILabel?
  /// The image view, once somebody asked for it or there was an image.
  private var shownImageView: UIImageView?
  private var titles: [UInt: String] = [:]
  private var images: [UInt: UIImage] = [:]
  private var backgrounds: [UInt: UIImage] = [:]
  private var colors: [UInt: UIColor] = [:]

  /// Room around title and image, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }
  /// Shifts of the title.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// Shifts of the image.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// Whether its image is lighter while it is touched.
  open var adjustsImageWhenHighlighted = true
  /// Whether its image is paler while it is disabled.
  open var adjustsImageWhenDisabled = true
  /// Whether it glows while it is touched.
  open var showsTouchWhenHighlighted = false
  /// Whether the shadow of its title turns round while it is touched.
  open var reversesTitleShadowWhenHighlighted = false
  /// What it opens.
  open var menu: UIMenu?
  /// Whether it opens its menu when it is touched.
  open var showsMenuAsPrimaryAction = false
  /// Whether a choice in its menu becomes its title.
  open var changesSelectionAsPrimaryAction = false
  /// Whether a pointer changes its look.
  open var isPointerInteractionEnabled = false
  /// What it is among other buttons.
  open var role = Role.normal
  private var shadows: [UInt: UIColor] = [:]

  /// What a button is among others.
  public enum Role: Int, Sendable {
    /// One of many.
    case normal = 0
    /// The one that is meant.
    case primary
    /// The one that ends without doing anything.
    case cancel
    /// The one that destroys something.
    case destructive
  }

  /// The title with looks; here without.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    title(for: state).map { NSAttributedString(string: $0) }
  }

  /// What it says now, with looks; here without.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// The colour of what it says now.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? tintColor ?? .systemBlue }

  /// What lies behind it now.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// Gives its title a shadow.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    shadows[state.rawValue] = color
  }

  /// The shadow of its title.
  open func titleShadowColor(for state: State) -> UIColor? { shadows[state.rawValue] ?? shadows[0] }

  /// The shadow of what it says now.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

  /// Where its content is, inside of bounds.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  /// A button of that frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A button; the archive is ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A button of that sort.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// A button that calls an action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    setTitle(primaryAction.title.isEmpty ? nil : primaryAction.title, for: .normal)
    addAction(primaryAction, for: [.touchUpInside, .primaryActionTriggered])
  }

  /// Sets what it says.
  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    refresh()
  }

  /// Its text.
  open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[0] }

  /// Sets what it says, with attributes; only the words count.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    setTitle(title?.string, for: state)
  }

  /// Sets the colour of what it says.
  open func setTitleColor(_ color: UIColor?, for state: State) { colors[state.rawValue] = color }

  /// The colour of what it says.
  open func titleColor(for state: State) -> UIColor? { colors[state.rawValue] ?? colors[0] }

  /// Sets the image behind title and image.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgrounds[state.rawValue] = image
    invalidateIntrinsicContentSize()
  }

  /// The image behind title and image.
  open func backgroundImage(for state: State) -> UIImage? {
    backgrounds[state.rawValue] ?? backgrounds[0]
  }

  /// Sets the image.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    refresh()
  }

  /// The image.
  open func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[0] }

  /// What it says now.
  open var currentTitle: String? { title(for: state) }

  /// The image it shows now.
  open var currentImage: UIImage? { image(for: state) }

  /// What the title is in.
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

  // UIKit has both views inside the button; they are placed by frames.
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

  /// What the model makes of the title.
  private var titleMeasure: IntrinsicSize {
    IntrinsicSize(
      of: .button, text: currentTitle, font: font.modelled,
      scale: UIScreen.main.scale)
  }

  /// The size of the title and of the image beside it.
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

  /// Its title and image lie where it puts them, unless constraints place them.
  override var modelSubviews: [UIView] {
    super.modelSubviews.filter { view in
      view.viewState.isConstrained || !(view === shownLabel || view === shownImageView)
    }
  }
}
