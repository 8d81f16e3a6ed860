import Foundation

// Some objects are made of a class that is only known when the program runs, by an initializer that
// subclasses override and do not have to: the cells of a list. Objective-C calls whatever the class
// has. Swift calls it that way only from a convenience initializer of the class; each of these is
// one, and the function below it is the same one for a class that is a value. As in UIKit, a class
// without the initializer ends the program, and says which one it is.

extension UIView {
  @_silgen_name("HeadlessUIKit_UIView_init_made")
  convenience init(made frame: CGRect) { self.init(frame: frame) }

  /// A view of this class, by the initializer that its class overrides.
  @_silgen_name("HeadlessUIKit_UIView_init_made")
  static func made(_ frame: CGRect) -> UIView
}

extension UITableViewCell {
  @_silgen_name("HeadlessUIKit_UITableViewCell_init_made")
  convenience init(made identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// A cell of this class, by the initializer that its class overrides.
  @_silgen_name("HeadlessUIKit_UITableViewCell_init_made")
  static func made(reusedAs identifier: __owned String) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
  @_silgen_name("HeadlessUIKit_UITableViewHeaderFooterView_init_made")
  convenience init(made identifier: String) { self.init(reuseIdentifier: identifier) }

  /// A view of this class, by the initializer that its class overrides.
  @_silgen_name("HeadlessUIKit_UITableViewHeaderFooterView_init_made")
  static func made(reusedAs identifier: __owned String) -> UITableViewHeaderFooterView
}

extension UICollectionReusableView {
  /// A view of this class, by the initializer that its class overrides.
  static func made(reusedAs identifier: String) -> UICollectionReusableView? {
    let view = made(.zero) as? UICollectionReusableView
    view?.reuseIdentifier = identifier
    return view
  }
}
