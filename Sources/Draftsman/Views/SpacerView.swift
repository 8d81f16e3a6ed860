public import Foundation
public import HeadlessUIKit

/// Room between the views of a stack.
open class SpacerView: UIView {
  /// The least length along the axis of the stack, in points; nil for as much as there is.
  public let dimension: CGFloat?
  private var length: NSLayoutConstraint?

  /// Room of at least that length, in points.
  public init(_ dimension: CGFloat) {
    self.dimension = dimension
    super.init(frame: .zero)
  }

  /// Room for whatever is left.
  public init() {
    dimension = nil
    super.init(frame: .zero)
  }

  /// Room for whatever is left.
  public override init(frame: CGRect) {
    dimension = nil
    super.init(frame: frame)
  }

  /// Room for whatever is left; an archive tells it nothing.
  public required init?(coder: NSCoder) {
    dimension = nil
    super.init(coder: coder)
  }

  /// Makes it take its room along the axis of a stack; plans that arrange it do that.
  func apply(axis: NSLayoutConstraint.Axis) {
    length?.isActive = false
    length = nil
    guard let dimension else {
      setContentHuggingPriority(.defaultLow, for: axis)
      setContentCompressionResistancePriority(.defaultLow, for: axis)
      return
    }
    let anchor = axis == .horizontal ? widthAnchor : heightAnchor
    let constraint = anchor.constraint(greaterThanOrEqualToConstant: dimension)
    constraint.isActive = true
    length = constraint
  }
}
