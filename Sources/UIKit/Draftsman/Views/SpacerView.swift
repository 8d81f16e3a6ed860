public import Foundation
public import HeadlessUIKit
import DialectCore

/// An empty view that keeps distance between the views of a stack.
open class SpacerView: UIView {
  /// The smallest length along the axis of the stack, in points; `nil` if it only takes what is
  /// left.
  public let dimension: CGFloat?
  private var length: NSLayoutConstraint?

  /// Creates a spacer of at least a number of points.
  public init(_ dimension: CGFloat) {
    self.dimension = dimension
    super.init(frame: .zero)
  }

  /// Creates a spacer that takes what is left.
  public init() {
    dimension = nil
    super.init(frame: .zero)
  }

  /// Creates a spacer that takes what is left.
  public override init(frame: CGRect) {
    dimension = nil
    super.init(frame: frame)
  }

  /// Creates a spacer that takes what is left; the archive is not read.
  public required init?(coder: NSCoder) {
    dimension = nil
    super.init(coder: coder)
  }

  /// Constrains the length along the axis of a stack; plans that arrange the spacer call this.
  func apply(axis: NSLayoutConstraint.Axis) {
    let rule = SpacerRule.draftsman(dimension.map(Double.init))
    length?.isActive = false
    length = rule.rules(for: self, along: axis.modelled).first.map { NSLayoutConstraint($0) }
    length?.isActive = true
    guard rule.givesWay else { return }
    setContentHuggingPriority(.defaultLow, for: axis)
    setContentCompressionResistancePriority(.defaultLow, for: axis)
  }
}
