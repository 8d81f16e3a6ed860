/// The pixels of a screen, to which content sizes are rounded.
package struct PixelGrid {
  /// Pixels per point.
  private let scale: Double

  /// Lengths are first rounded to this many parts of a pixel, so that a rounding error does not
  /// take another pixel.
  private static let parts = 1024.0

  /// Makes the grid for a scale, in pixels per point; nil for 2, the scale of most canvases in
  /// Interface Builder.
  package init(scale: Double?) { self.scale = scale ?? 2 }

  /// Returns the smallest length on the grid that is not shorter.
  package func roundedUp(_ length: Double) -> Double {
    ((length * scale * Self.parts).rounded() / Self.parts).rounded(.up) / scale
  }

  /// Returns the greatest length on the grid that is not longer.
  package func roundedDown(_ length: Double) -> Double {
    ((length * scale * Self.parts).rounded() / Self.parts).rounded(.down) / scale
  }
}
