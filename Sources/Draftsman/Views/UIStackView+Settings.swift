public import Foundation
public import HeadlessUIKit

extension UIStackView {
  /// An empty stack with those settings; margins make it keep them.
  public convenience init(
    axis: NSLayoutConstraint.Axis, margins: UIEdgeInsets? = nil,
    distribution: UIStackView.Distribution = .fill, alignment: UIStackView.Alignment = .fill,
    spacing: CGFloat = .zero
  ) {
    self.init(frame: .zero)
    self.axis = axis
    self.distribution = distribution
    self.alignment = alignment
    self.spacing = spacing
    setMargins(margins)
  }

  func setMargins(_ margins: UIEdgeInsets?) {
    guard let margins else { return }
    layoutMargins = margins
    // The margins that were asked for, wherever the stack lies: no bar of the screen adds to them.
    insetsLayoutMarginsFromSafeArea = false
    isLayoutMarginsRelativeArrangement = true
  }
}

extension UILabel {
  /// A label with that text.
  public convenience init(text: String?) {
    self.init(frame: .zero)
    self.text = text
  }
}
