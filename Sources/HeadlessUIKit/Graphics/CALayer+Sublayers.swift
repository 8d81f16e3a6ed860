public import Foundation

extension CALayer {
  /// The layers inside, back to front; nil if there are none.
  ///
  /// Layers of views are not among them: those of a view's subviews are found by these.
  public var sublayers: [CALayer]? {
    get { inner.isEmpty ? nil : inner }
    set {
      for layer in inner { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  /// The layer that contains it.
  public var superlayer: CALayer? { outer }

  /// Puts a layer inside, in front of all others.
  public func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32.max) }

  /// Puts a layer inside at that place, counted from the back.
  public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    inner.insert(layer, at: min(Int(idx), inner.count))
    layer.outer = self
  }

  /// Takes it out of the layer that contains it.
  public func removeFromSuperlayer() {
    outer?.inner.removeAll { $0 === self }
    outer = nil
  }
}

/// A layer of colours that change from one point to another.
open class CAGradientLayer: CALayer {
  /// The colours.
  open var colors: [Any]?
  /// Where they are, from 0 to 1; nil for equal distances.
  open var locations: [NSNumber]?
  /// Where the first colour is, in parts of the layer.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last colour is, in parts of the layer.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}
