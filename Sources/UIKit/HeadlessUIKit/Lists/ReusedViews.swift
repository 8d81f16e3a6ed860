import Foundation

// The cells of a list are objects of classes that are known only at run time, created by
// initializers that subclasses may override. Objective-C calls whichever initializer the class has.
// Swift does so only in a convenience initializer of the class, so that each of the following is
// one, and the static function below it calls the same code for a class given as a value. As in
// UIKit, the program ends with the name of the class if it lacks the initializer.

extension UIView {
  @_silgen_name("HeadlessUIKit_UIView_init_made")
  convenience init(made frame: CGRect) { self.init(frame: frame) }

  /// Makes a view of this class with its own `init(frame:)`.
  @_silgen_name("HeadlessUIKit_UIView_init_made")
  static func made(_ frame: CGRect) -> UIView
}

extension UITableViewCell {
  @_silgen_name("HeadlessUIKit_UITableViewCell_init_made")
  convenience init(made identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// Makes a cell of this class with its own initializer.
  @_silgen_name("HeadlessUIKit_UITableViewCell_init_made")
  static func made(reusedAs identifier: __owned String) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
  @_silgen_name("HeadlessUIKit_UITableViewHeaderFooterView_init_made")
  convenience init(made identifier: String) { self.init(reuseIdentifier: identifier) }

  /// Makes a header or footer of this class with its own initializer.
  @_silgen_name("HeadlessUIKit_UITableViewHeaderFooterView_init_made")
  static func made(reusedAs identifier: __owned String) -> UITableViewHeaderFooterView
}

extension UICollectionReusableView {
  /// Makes a view of this class with its own initializer.
  static func made(reusedAs identifier: String) -> UICollectionReusableView? {
    let view = made(.zero) as? UICollectionReusableView
    view?.reuseIdentifier = identifier
    return view
  }
}
