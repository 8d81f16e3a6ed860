import Foundation

/// The position of a view in its superview, its bounds and its transform.
struct Placement {
  /// The top left corner in the superview's coordinates, without the transform.
  var origin: CGPoint
  /// The bounds: the rectangle in the view's own coordinates.
  var bounds: CGRect
  /// The transform of the view.
  let transform: CGAffineTransform

  /// The rectangle in the superview's coordinates with the transform; setting it sets origin and
  /// size as if there were no transform.
  var frame: CGRect {
    get { CGRect(origin: origin, size: bounds.size).transformed(by: transform) }
    set {
      let newValue = newValue.standardized
      bounds.size = newValue.size
      origin = newValue.origin
    }
  }

  /// The centre in the superview's coordinates.
  var center: CGPoint {
    get { CGPoint(x: origin.x + bounds.width / 2, y: origin.y + bounds.height / 2) }
    set { origin = CGPoint(x: newValue.x - bounds.width / 2, y: newValue.y - bounds.height / 2) }
  }

  /// The bounds; setting them keeps the centre where it is.
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
  /// The position and size of the view; setting it invalidates the layout.
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
