import Foundation

/// Where a view lies in its superview, and its own coordinates, whose size it has.
struct Placement {
  /// The upper left corner in the superview, while it is not transformed.
  var origin: CGPoint
  /// Its own coordinates.
  var bounds: CGRect
  /// How it is shown.
  let transform: CGAffineTransform

  /// The rectangle in the superview; setting it sets what it is without the transform.
  var frame: CGRect {
    get { CGRect(origin: origin, size: bounds.size).transformed(by: transform) }
    set {
      let newValue = newValue.standardized
      bounds.size = newValue.size
      origin = newValue.origin
    }
  }

  /// The middle in the superview.
  var center: CGPoint {
    get { CGPoint(x: origin.x + bounds.width / 2, y: origin.y + bounds.height / 2) }
    set { origin = CGPoint(x: newValue.x - bounds.width / 2, y: newValue.y - bounds.height / 2) }
  }

  /// Its own coordinates; setting them leaves the middle where it is.
  var centeredBounds: CGRect {
    get { bounds }
    set {
      let middle = center
      bounds = newValue
      center = middle
    }
  }
}

extension UIView {
  /// Where it lies; setting it tells the layout.
  var placement: Placement {
    get {
      Placement(origin: viewState.origin, bounds: viewState.bounds, transform: transform)
    }
    set {
      setBounds(newValue.bounds)
      setOrigin(newValue.origin)
    }
  }
}
