public import Foundation
public import HeadlessUIKit
import DialectCore

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

  /// Room for whatever is left; the archive is ignored.
  public required init?(coder: NSCoder) {
    dimension = nil
    super.init(coder: coder)
  }

  /// Makes it take its room along the axis of a stack; plans that arrange it do that.
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
