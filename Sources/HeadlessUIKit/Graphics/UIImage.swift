public import Foundation

/// A picture of which only the size is known.
open class UIImage: NSObject, @unchecked Sendable {
  /// Its size, in points.
  public let size: CGSize
  /// Pixels per point.
  public let scale: CGFloat
  /// What it was asked for by.
  package let name: String?

  /// A picture of that size.
  public init(simulatedSize size: CGSize, scale: CGFloat = 1, name: String? = nil) {
    self.size = size
    self.scale = scale
    self.name = name
    super.init()
  }

  /// What its colours are.
  public enum RenderingMode: Int, Sendable {
    /// What fits.
    case automatic = 0
    /// Its own.
    case alwaysOriginal
    /// The tint of the view that shows it.
    case alwaysTemplate
  }

  /// What its colours are.
  open private(set) var renderingMode = RenderingMode.automatic

  /// The same picture in other colours.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    let image = UIImage(simulatedSize: size, scale: scale, name: name)
    image.renderingMode = renderingMode
    return image
  }

  /// A picture without extent.
  public override convenience init() { self.init(simulatedSize: .zero) }

  /// The picture of that name; there are no files here, so that it has no extent.
  public convenience init?(named name: String) {
    guard !name.isEmpty else { return nil }
    self.init(simulatedSize: .zero, name: name)
  }

  /// The system's symbol of that name, 20 points wide and high.
  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.init(simulatedSize: CGSize(width: 20, height: 20), name: name)
  }
}
