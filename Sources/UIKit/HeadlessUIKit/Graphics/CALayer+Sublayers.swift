public import Foundation

extension CALayer {
  /// The sublayers, back to front; `nil` if there are none.
  ///
  /// The layers of subviews are not included; they are found through the view.
  public var sublayers: [CALayer]? {
    get { inner.isEmpty ? nil : inner }
    set {
      for layer in inner { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  public var superlayer: CALayer? { outer }

  /// Adds a layer in front of the other sublayers.
  public func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32.max) }

  /// Inserts a layer at an index among the sublayers, counted from the back.
  public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    inner.insert(layer, at: min(Int(idx), inner.count))
    layer.outer = self
  }

  public func removeFromSuperlayer() {
    outer?.inner.removeAll { $0 === self }
    outer = nil
  }
}

/// A layer with a gradient of colours.
open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  /// The positions of the colours, from 0 to 1; `nil` for equal distances.
  open var locations: [NSNumber]?
  /// The point of the first colour, in relative coordinates of the layer.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The point of the last colour, in relative coordinates of the layer.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}
