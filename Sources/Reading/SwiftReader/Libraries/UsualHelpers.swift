// Helpers that many apps declare in an extension of UIView, under the same names and labels, for files
// that use them without their declaration.
//
// bridged: .addConstraintsWithFormat(, .anchor(top, .fillSuperview(, .anchorCenterSuperview(, .centerX(inView, .centerY(inView, .center(inView, .setDimensions(height, .pin(to, .constrainWidth(, .constrainHeight(

extension UIView {
  /// The views are called v0, v1 and so on in the format.
  func addConstraintsWithFormat(_ format: String, views: UIView...) {
    helperFormat(format, views)
  }
  func addConstraintsWithFormat(format: String, views: UIView...) { helperFormat(format, views) }
  private func helperFormat(_ format: String, _ views: [UIView]) {
    var names: [String: UIView] = [:]
    for (index, view) in views.enumerated() {
      view.translatesAutoresizingMaskIntoConstraints = false
      names["v\(index)"] = view
    }
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: format, options: [], metrics: nil, views: names))
  }

  @discardableResult
  func anchor(
    top: NSLayoutYAxisAnchor? = nil, leading: NSLayoutXAxisAnchor? = nil,
    bottom: NSLayoutYAxisAnchor? = nil, trailing: NSLayoutXAxisAnchor? = nil,
    padding: UIEdgeInsets = .zero, size: CGSize = .zero
  ) -> [NSLayoutConstraint] {
    translatesAutoresizingMaskIntoConstraints = false
    var made: [NSLayoutConstraint] = []
    if let top { made.append(topAnchor.constraint(equalTo: top, constant: padding.top)) }
    if let leading {
      made.append(leadingAnchor.constraint(equalTo: leading, constant: padding.left))
    }
    if let bottom {
      made.append(bottomAnchor.constraint(equalTo: bottom, constant: -padding.bottom))
    }
    if let trailing {
      made.append(trailingAnchor.constraint(equalTo: trailing, constant: -padding.right))
    }
    if size.width != 0 { made.append(widthAnchor.constraint(equalToConstant: size.width)) }
    if size.height != 0 { made.append(heightAnchor.constraint(equalToConstant: size.height)) }
    for constraint in made { constraint.isActive = true }
    return made
  }

  @discardableResult
  func anchor(
    top: NSLayoutYAxisAnchor? = nil, left: NSLayoutXAxisAnchor? = nil,
    bottom: NSLayoutYAxisAnchor? = nil, right: NSLayoutXAxisAnchor? = nil,
    paddingTop: CGFloat = 0, paddingLeft: CGFloat = 0, paddingBottom: CGFloat = 0,
    paddingRight: CGFloat = 0, width: CGFloat? = nil, height: CGFloat? = nil
  ) -> [NSLayoutConstraint] {
    translatesAutoresizingMaskIntoConstraints = false
    var made: [NSLayoutConstraint] = []
    if let top { made.append(topAnchor.constraint(equalTo: top, constant: paddingTop)) }
    if let left { made.append(leftAnchor.constraint(equalTo: left, constant: paddingLeft)) }
    if let bottom {
      made.append(bottomAnchor.constraint(equalTo: bottom, constant: -paddingBottom))
    }
    if let right { made.append(rightAnchor.constraint(equalTo: right, constant: -paddingRight)) }
    if let width, width != 0 { made.append(widthAnchor.constraint(equalToConstant: width)) }
    if let height, height != 0 { made.append(heightAnchor.constraint(equalToConstant: height)) }
    for constraint in made { constraint.isActive = true }
    return made
  }

  @discardableResult
  func anchor(
    _ top: NSLayoutYAxisAnchor? = nil, left: NSLayoutXAxisAnchor? = nil,
    bottom: NSLayoutYAxisAnchor? = nil, right: NSLayoutXAxisAnchor? = nil,
    topConstant: CGFloat = 0, leftConstant: CGFloat = 0, bottomConstant: CGFloat = 0,
    rightConstant: CGFloat = 0, widthConstant: CGFloat = 0, heightConstant: CGFloat = 0
  ) -> [NSLayoutConstraint] {
    anchor(
      top: top, left: left, bottom: bottom, right: right, paddingTop: topConstant,
      paddingLeft: leftConstant, paddingBottom: bottomConstant, paddingRight: rightConstant,
      width: widthConstant, height: heightConstant)
  }

  func fillSuperview(padding: UIEdgeInsets = .zero) {
    guard let superview else { return }
    anchor(
      top: superview.topAnchor, leading: superview.leadingAnchor, bottom: superview.bottomAnchor,
      trailing: superview.trailingAnchor, padding: padding)
  }
  func pin(to view: UIView) {
    anchor(
      top: view.topAnchor, leading: view.leadingAnchor, bottom: view.bottomAnchor,
      trailing: view.trailingAnchor)
  }
  func centerInSuperview(size: CGSize = .zero) {
    guard let superview else { return }
    center(inView: superview)
    if size.width != 0 { constrainWidth(size.width) }
    if size.height != 0 { constrainHeight(size.height) }
  }
  func anchorCenterSuperview() { centerInSuperview() }
  func center(inView view: UIView, yConstant: CGFloat? = 0) {
    translatesAutoresizingMaskIntoConstraints = false
    centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: yConstant ?? 0).isActive = true
  }
  func centerX(
    inView view: UIView, topAnchor top: NSLayoutYAxisAnchor? = nil, paddingTop: CGFloat? = 0
  ) {
    translatesAutoresizingMaskIntoConstraints = false
    centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    if let top {
      topAnchor.constraint(equalTo: top, constant: paddingTop ?? 0).isActive = true
    }
  }
  func centerY(
    inView view: UIView, leftAnchor left: NSLayoutXAxisAnchor? = nil, paddingLeft: CGFloat = 0,
    constant: CGFloat = 0
  ) {
    translatesAutoresizingMaskIntoConstraints = false
    centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: constant).isActive = true
    if let left {
      leftAnchor.constraint(equalTo: left, constant: paddingLeft).isActive = true
    }
  }
  func setDimensions(height: CGFloat, width: CGFloat) {
    constrainWidth(width)
    constrainHeight(height)
  }
  func constrainWidth(_ width: CGFloat) {
    translatesAutoresizingMaskIntoConstraints = false
    widthAnchor.constraint(equalToConstant: width).isActive = true
  }
  func constrainWidth(constant: CGFloat) { constrainWidth(constant) }
  func constrainHeight(_ height: CGFloat) {
    translatesAutoresizingMaskIntoConstraints = false
    heightAnchor.constraint(equalToConstant: height).isActive = true
  }
  func constrainHeight(constant: CGFloat) { constrainHeight(constant) }
}
