public import Foundation
import LayoutModel

/// A view that shows an image, whose size is its content size.
open class UIImageView: UIView {
  open var image: UIImage? {
    didSet { if image?.size != oldValue?.size { invalidateIntrinsicContentSize() } }
  }
  /// The image shown while the view is highlighted; it does not affect the size.
  open var highlightedImage: UIImage?
  open var isHighlighted = false
  /// The images shown one after another; they do not affect the size.
  open var animationImages: [UIImage]?
  /// The images shown one after another while the view is highlighted.
  open var highlightedAnimationImages: [UIImage]?
  /// The duration of one cycle through the images, in seconds; 0 for a thirtieth of a second each.
  open var animationDuration: TimeInterval = 0
  /// The number of cycles through the images; 0 for no end.
  open var animationRepeatCount = 0
  /// Whether the images are shown one after another.
  open private(set) var isAnimating = false

  /// Starts showing the images one after another; does nothing if there are none.
  open func startAnimating() { isAnimating = !(animationImages ?? []).isEmpty }

  /// Stops showing the images one after another.
  open func stopAnimating() { isAnimating = false }

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view that shows an image and has its size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: CGPoint(x: 0, y: 0), size: image?.size ?? .zero))
    self.image = image
    isUserInteractionEnabled = false
  }

  /// Creates a view that shows an image, whose size it has, or another one while it is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: CGPoint(x: 0, y: 0), size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var intrinsicContentSize: CGSize {
    image?.size ?? super.intrinsicContentSize
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }

  override var viewClass: ViewClass { .imageView }
}
