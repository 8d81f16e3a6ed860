public import Foundation
import LayoutModel

/// A view that shows an image and would like to have its size.
open class UIImageView: UIView {
  /// The image.
  open var image: UIImage? {
    didSet { if image?.size != oldValue?.size { invalidateIntrinsicContentSize() } }
  }
  /// The image when it looks chosen.
  open var highlightedImage: UIImage?
  /// Whether it looks chosen.
  open var isHighlighted = false
  /// The images it shows one after the other; it is as large as its image.
  open var animationImages: [UIImage]?
  /// The images it shows one after the other while it is highlighted.
  open var highlightedAnimationImages: [UIImage]?
  /// How long they take, in seconds; 0 for a thirtieth each.
  open var animationDuration: TimeInterval = 0
  /// How often they are shown; 0 for always.
  open var animationRepeatCount = 0
  /// Whether images follow each other.
  open private(set) var isAnimating = false

  /// Begins to show images one after the other.
  open func startAnimating() { isAnimating = !(animationImages ?? []).isEmpty }

  /// Shows one image again.
  open func stopAnimating() { isAnimating = false }

  /// A view of that frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A view that shows an image and has its size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: CGPoint(x: 0, y: 0), size: image?.size ?? .zero))
    self.image = image
    isUserInteractionEnabled = false
  }

  /// A view that shows one image or another.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: CGPoint(x: 0, y: 0), size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
    isUserInteractionEnabled = false
  }

  /// A view; the archive is ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var intrinsicContentSize: CGSize {
    image?.size ?? super.intrinsicContentSize
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }

  override var viewClass: ViewClass { .imageView }
}
