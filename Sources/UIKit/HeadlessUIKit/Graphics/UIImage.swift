public import Foundation

/// An image of which only the size is known.
open class UIImage: NSObject, @unchecked Sendable {
  public let size: CGSize
  /// The scale, in pixels per point.
  public let scale: CGFloat
  /// The name it was created with.
  package let name: String?

  public init(simulatedSize size: CGSize, scale: CGFloat = 1, name: String? = nil) {
    self.size = size
    self.scale = scale
    self.name = name
    super.init()
  }

  /// How the colours of an image are used.
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal
    /// As a template in the tint colour.
    case alwaysTemplate
  }

  /// How the colours of the image are used.
  open private(set) var renderingMode = RenderingMode.automatic

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    let image = UIImage(simulatedSize: size, scale: scale, name: name)
    image.renderingMode = renderingMode
    return image
  }

  public override convenience init() { self.init(simulatedSize: .zero) }

  /// Creates the image with a name; as no files are read, its size is zero.
  public convenience init?(named name: String) {
    guard !name.isEmpty else { return nil }
    self.init(simulatedSize: .zero, name: name)
  }

  /// Creates the system's symbol with a name, which is 20 points wide and high.
  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.init(simulatedSize: CGSize(width: 20, height: 20), name: name)
  }
}
