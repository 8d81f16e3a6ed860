/// The pixels of a screen, which content sizes are rounded up to.
package struct PixelGrid {
  /// Pixels per point.
  private let scale: Double

  /// A thousandth of a pixel is no reason to take another one.
  private static let parts = 1024.0

  /// The grid of a document; without a scale that of a screen with half points, which most canvases
  /// of Interface Builder have.
  package init(scale: Double?) { self.scale = scale ?? 2 }

  /// The next length on the grid that is not shorter.
  package func roundedUp(_ length: Double) -> Double {
    ((length * scale * Self.parts).rounded() / Self.parts).rounded(.up) / scale
  }

  /// The next length on the grid that is not longer.
  package func roundedDown(_ length: Double) -> Double {
    ((length * scale * Self.parts).rounded() / Self.parts).rounded(.down) / scale
  }
}
