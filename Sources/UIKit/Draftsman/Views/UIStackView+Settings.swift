public import Foundation
public import HeadlessUIKit

extension UIStackView {
  /// Creates an empty stack with the given settings; it is laid out inside its margins if they are
  /// given.
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
    // The margins are used as given, wherever the stack lies: no safe area adds to them.
    insetsLayoutMarginsFromSafeArea = false
    isLayoutMarginsRelativeArrangement = true
  }
}

extension UILabel {
  /// Creates a label with a text.
  public convenience init(text: String?) {
    self.init(frame: .zero)
    self.text = text
  }
}
