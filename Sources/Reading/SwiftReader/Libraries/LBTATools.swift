// LBTATools, according to its documentation: anchors by their names, and stacks that fill a view,
// `stack(title, hstack(a, b), spacing: 8).withMargins(.allSides(16))`.
//
// mark: fillSuperviewSafeAreaLayoutGuide

/// What has been made, edge by edge.
struct AnchoredConstraints {
  var top: NSLayoutConstraint?
  var leading: NSLayoutConstraint?
  var bottom: NSLayoutConstraint?
  var trailing: NSLayoutConstraint?
  var width: NSLayoutConstraint?
  var height: NSLayoutConstraint?
}
enum Anchor {
  case top(_ anchor: NSLayoutYAxisAnchor, constant: CGFloat = 0)
  case leading(_ anchor: NSLayoutXAxisAnchor, constant: CGFloat = 0)
  case bottom(_ anchor: NSLayoutYAxisAnchor, constant: CGFloat = 0)
  case trailing(_ anchor: NSLayoutXAxisAnchor, constant: CGFloat = 0)
  case height(_ constant: CGFloat)
  case width(_ constant: CGFloat)
}

// MARK: - Anchors

extension UIView {
  @discardableResult
  func anchor(
    top: NSLayoutYAxisAnchor?, leading: NSLayoutXAxisAnchor?, bottom: NSLayoutYAxisAnchor?,
    trailing: NSLayoutXAxisAnchor?, padding: UIEdgeInsets = .zero, size: CGSize = .zero
  ) -> AnchoredConstraints {
    translatesAutoresizingMaskIntoConstraints = false
    var made = AnchoredConstraints()
    if let top { made.top = topAnchor.constraint(equalTo: top, constant: padding.top) }
    if let leading {
      made.leading = leadingAnchor.constraint(equalTo: leading, constant: padding.left)
    }
    if let bottom {
      made.bottom = bottomAnchor.constraint(equalTo: bottom, constant: -padding.bottom)
    }
    if let trailing {
      made.trailing = trailingAnchor.constraint(equalTo: trailing, constant: -padding.right)
    }
    if size.width != 0 { made.width = widthAnchor.constraint(equalToConstant: size.width) }
    if size.height != 0 { made.height = heightAnchor.constraint(equalToConstant: size.height) }
    made.top?.isActive = true
    made.leading?.isActive = true
    made.bottom?.isActive = true
    made.trailing?.isActive = true
    made.width?.isActive = true
    made.height?.isActive = true
    return made
  }
  @discardableResult
  func anchor(_ anchors: Anchor...) -> AnchoredConstraints {
    var made = AnchoredConstraints()
    for anchor in anchors {
      // One anchor at a time, with the constant where its edge takes it.
      switch anchor {
      case .top(let other, let constant):
        made.top =
          self.anchor(
            top: other, leading: nil, bottom: nil, trailing: nil,
            padding: UIEdgeInsets(top: constant, left: 0, bottom: 0, right: 0)
          ).top
      case .leading(let other, let constant):
        made.leading =
          self.anchor(
            top: nil, leading: other, bottom: nil, trailing: nil,
            padding: UIEdgeInsets(top: 0, left: constant, bottom: 0, right: 0)
          ).leading
      case .bottom(let other, let constant):
        made.bottom =
          self.anchor(
            top: nil, leading: nil, bottom: other, trailing: nil,
            padding: UIEdgeInsets(top: 0, left: 0, bottom: constant, right: 0)
          ).bottom
      case .trailing(let other, let constant):
        made.trailing =
          self.anchor(
            top: nil, leading: nil, bottom: nil, trailing: other,
            padding: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: constant)
          ).trailing
      case .height(let constant):
        if constant > 0 { made.height = constrainHeight(constant).height }
      case .width(let constant):
        if constant > 0 { made.width = constrainWidth(constant).width }
      }
    }
    return made
  }
  @discardableResult
  func fillSuperview(padding: UIEdgeInsets = .zero) -> AnchoredConstraints {
    translatesAutoresizingMaskIntoConstraints = false
    guard let superview else { return AnchoredConstraints() }
    return anchor(
      top: superview.topAnchor, leading: superview.leadingAnchor, bottom: superview.bottomAnchor,
      trailing: superview.trailingAnchor, padding: padding)
  }
  @discardableResult
  func fillSuperviewSafeAreaLayoutGuide(padding: UIEdgeInsets = .zero) -> AnchoredConstraints {
    guard let guide = superview?.safeAreaLayoutGuide else { return AnchoredConstraints() }
    return anchor(
      top: guide.topAnchor, leading: guide.leadingAnchor, bottom: guide.bottomAnchor,
      trailing: guide.trailingAnchor, padding: padding)
  }
  func centerInSuperview(size: CGSize = .zero) {
    centerXToSuperview()
    centerYToSuperview()
    if size.width != 0 { constrainWidth(size.width) }
    if size.height != 0 { constrainHeight(size.height) }
  }
  func centerXTo(_ anchor: NSLayoutXAxisAnchor) {
    translatesAutoresizingMaskIntoConstraints = false
    centerXAnchor.constraint(equalTo: anchor).isActive = true
  }
  func centerYTo(_ anchor: NSLayoutYAxisAnchor) {
    translatesAutoresizingMaskIntoConstraints = false
    centerYAnchor.constraint(equalTo: anchor).isActive = true
  }
  func centerXToSuperview() {
    if let superview { centerXTo(superview.centerXAnchor) }
  }
  func centerYToSuperview() {
    if let superview { centerYTo(superview.centerYAnchor) }
  }
  @discardableResult
  func constrainHeight(_ constant: CGFloat) -> AnchoredConstraints {
    translatesAutoresizingMaskIntoConstraints = false
    var made = AnchoredConstraints()
    made.height = heightAnchor.constraint(equalToConstant: constant)
    made.height?.isActive = true
    return made
  }
  @discardableResult
  func constrainWidth(_ constant: CGFloat) -> AnchoredConstraints {
    translatesAutoresizingMaskIntoConstraints = false
    var made = AnchoredConstraints()
    made.width = widthAnchor.constraint(equalToConstant: constant)
    made.width?.isActive = true
    return made
  }
  func setupShadow(
    opacity: Float = 0, radius: CGFloat = 0, offset: CGSize = .zero, color: UIColor = .black
  ) {}
  convenience init(backgroundColor: UIColor = .clear) { self.init(frame: .zero) }
}

// MARK: - Stacks

extension UIView {
  private func filling(
    _ axis: NSLayoutConstraint.Axis, _ views: [UIView], _ spacing: CGFloat,
    _ alignment: UIStackView.Alignment, _ distribution: UIStackView.Distribution
  ) -> UIStackView {
    let made = UIStackView(arrangedSubviews: views)
    made.axis = axis
    made.spacing = spacing
    made.alignment = alignment
    made.distribution = distribution
    addSubview(made)
    made.fillSuperview()
    return made
  }
  /// A column that fills the view.
  ///
  /// As an element of another stack, it is moved there afterwards.
  @discardableResult
  func stack(
    _ views: UIView..., spacing: CGFloat = 0, alignment: UIStackView.Alignment = .fill,
    distribution: UIStackView.Distribution = .fill
  ) -> UIStackView {
    filling(.vertical, views, spacing, alignment, distribution)
  }
  @discardableResult
  func hstack(
    _ views: UIView..., spacing: CGFloat = 0, alignment: UIStackView.Alignment = .fill,
    distribution: UIStackView.Distribution = .fill
  ) -> UIStackView {
    filling(.horizontal, views, spacing, alignment, distribution)
  }
  @discardableResult
  func withSize(_ size: CGSize) -> Self {
    constrainWidth(size.width)
    constrainHeight(size.height)
    return self
  }
  @discardableResult
  func withHeight(_ height: CGFloat) -> Self {
    constrainHeight(height)
    return self
  }
  @discardableResult
  func withWidth(_ width: CGFloat) -> Self {
    constrainWidth(width)
    return self
  }
  func withBorder(width: CGFloat, color: UIColor) -> Self { self }
}
extension UIStackView {
  @discardableResult
  func withMargins(_ margins: UIEdgeInsets) -> UIStackView {
    layoutMargins = margins
    isLayoutMarginsRelativeArrangement = true
    return self
  }
  @discardableResult
  func padLeft(_ left: CGFloat) -> UIStackView {
    isLayoutMarginsRelativeArrangement = true
    layoutMargins.left = left
    return self
  }
  @discardableResult
  func padTop(_ top: CGFloat) -> UIStackView {
    isLayoutMarginsRelativeArrangement = true
    layoutMargins.top = top
    return self
  }
  @discardableResult
  func padBottom(_ bottom: CGFloat) -> UIStackView {
    isLayoutMarginsRelativeArrangement = true
    layoutMargins.bottom = bottom
    return self
  }
  @discardableResult
  func padRight(_ right: CGFloat) -> UIStackView {
    isLayoutMarginsRelativeArrangement = true
    layoutMargins.right = right
    return self
  }
}
extension CGSize {
  static func equalEdge(_ edge: CGFloat) -> CGSize { CGSize(width: edge, height: edge) }
}
extension UIEdgeInsets {
  static func allSides(_ side: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: side, left: side, bottom: side, right: side)
  }
}

// MARK: - Views

extension UILabel {
  convenience init(
    text: String? = nil, font: UIFont? = UIFont.systemFont(ofSize: 14),
    textColor: UIColor = .black, textAlignment: NSTextAlignment = .left, numberOfLines: Int = 1
  ) {
    self.init(frame: .zero)
    self.text = text
    self.font = font
    self.numberOfLines = numberOfLines
  }
}
extension UIButton {
  convenience init(
    title: String, titleColor: UIColor, font: UIFont = .systemFont(ofSize: 14),
    backgroundColor: UIColor = .clear, target: Any? = nil, action: Selector? = nil
  ) {
    self.init(type: .system)
    setTitle(title, for: .normal)
    titleLabel?.font = font
  }
  convenience init(
    image: UIImage, tintColor: UIColor? = nil, target: Any? = nil, action: Selector? = nil
  ) {
    self.init(type: .system)
    setImage(image, for: .normal)
  }
}
extension UITextField {
  convenience init(placeholder: String) {
    self.init(frame: .zero)
    self.placeholder = placeholder
  }
}
extension UITextView {
  convenience init(
    text: String?, font: UIFont? = UIFont.systemFont(ofSize: 14), textColor: UIColor = .black,
    textAlignment: NSTextAlignment = .left
  ) {
    self.init(frame: .zero)
    self.text = text
    self.font = font
  }
}
extension UIImageView {
  convenience init(image: UIImage?, contentMode: UIView.ContentMode = .scaleAspectFill) {
    self.init(frame: .zero)
    self.image = image
  }
}
class AspectFitImageView: UIImageView {
  convenience init(image: UIImage? = nil, cornerRadius: CGFloat = 0) {
    self.init(frame: .zero)
    self.image = image
  }
}
class AspectFillImageView: UIImageView {}
/// A view as wide as high.
class CircularImageView: UIImageView {
  init(width: CGFloat, image: UIImage? = nil) {
    super.init(frame: .zero)
    self.image = image
    if width != 0 { widthAnchor.constraint(equalToConstant: width).isActive = true }
    heightAnchor.constraint(equalTo: widthAnchor).isActive = true
  }
}
class IndentedTextField: UITextField {
  init(
    placeholder: String? = nil, padding: CGFloat = 0, cornerRadius: CGFloat = 0,
    keyboardType: UIKeyboardType = .default, backgroundColor: UIColor = .clear,
    isSecureTextEntry: Bool = false
  ) {
    super.init(frame: .zero)
    self.placeholder = placeholder
  }
}

// MARK: - Lists and forms

class LBTAListCell<T>: UICollectionViewCell {
  var item: T?
  weak var parentController: UIViewController?
  let separatorView = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    setupViews()
  }
  func setupViews() {}
  func addSeparatorView(leftPadding: CGFloat = 0) {
    addSubview(separatorView)
    separatorView.anchor(
      top: nil, leading: leadingAnchor, bottom: bottomAnchor, trailing: trailingAnchor,
      padding: UIEdgeInsets(top: 0, left: leftPadding, bottom: 0, right: 0),
      size: CGSize(width: 0, height: 0.5))
  }
  func addSeparatorView(leadingAnchor: NSLayoutXAxisAnchor) {
    addSubview(separatorView)
    separatorView.anchor(
      top: nil, leading: leadingAnchor, bottom: bottomAnchor, trailing: trailingAnchor,
      size: CGSize(width: 0, height: 0.5))
  }
}
class LBTAListHeaderFooterController<T, U, H, F>: UICollectionViewController {
  var items: [U] = []
  init(layout: Any? = nil, scrollDirection: Any? = nil) { super.init(nibName: nil, bundle: nil) }
  func setupHeader(_ header: H) {}
  func setupFooter(_ footer: F) {}
}
class LBTAListHeaderController<T, U, H>: LBTAListHeaderFooterController<T, U, H, UIView> {}
class LBTAListController<T, U>: LBTAListHeaderController<T, U, UIView> {}
class LBTAFormController: UIViewController {
  enum FormAlignment { case top, center }
  let scrollView = UIScrollView()
  let formContainerStackView = UIStackView()
  private let alignment: FormAlignment
  init(alignment: FormAlignment = .top) {
    self.alignment = alignment
    super.init(nibName: nil, bundle: nil)
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    formContainerStackView.axis = .vertical
    formContainerStackView.isLayoutMarginsRelativeArrangement = true
    scrollView.contentInsetAdjustmentBehavior = .never
    view.addSubview(scrollView)
    scrollView.fillSuperview()
    scrollView.addSubview(formContainerStackView)
    guard alignment == .center else {
      formContainerStackView.anchor(
        top: scrollView.topAnchor, leading: view.leadingAnchor, bottom: nil,
        trailing: view.trailingAnchor)
      return
    }
    formContainerStackView.widthAnchor.constraint(equalTo: scrollView.widthAnchor).isActive = true
    formContainerStackView.centerInSuperview()
  }
}
