package import LayoutModel

/// A property of UIKit's views that is true or false, such as `isHidden`.
///
/// A new one is a row of ``all``: code that is read then sets it, and export writes it.
package struct ViewFlag: Sendable {
  /// The name in UIKit.
  package let name: String
  /// Where a style holds the value.
  package let path: any WritableKeyPath<ItemStyle, Bool> & Sendable
  /// A short description.
  package let about: String

  private init(
    _ name: String, _ path: any WritableKeyPath<ItemStyle, Bool> & Sendable, _ about: String
  ) {
    self.name = name
    self.path = path
    self.about = about
  }

  /// Whether the safe area adds to the margins.
  package static let insetsMarginsFromSafeArea = ViewFlag(
    "insetsLayoutMarginsFromSafeArea", \.insetsMarginsFromSafeArea,
    "whether the safe area adds to its margins")
  /// Whether a view is hidden.
  package static let isHidden = ViewFlag(
    "isHidden", \.isHidden, "not drawn; in a stack it takes up no room")

  /// All flags, in the order in which export writes them.
  package static let all: [ViewFlag] = [
    ViewFlag(
      "preservesSuperviewLayoutMargins", \.preservesSuperviewMargins,
      "whether its margins are at least its superview's"),
    insetsMarginsFromSafeArea,
    isHidden,
  ]
}
