package import LayoutModel

/// A word of a dialect for a whole relation: `centered()` is short for `center.equal(with:
/// .parent)`.
package struct RelationShortcut: Hashable, Sendable {
  /// The word.
  package let name: String
  /// The attributes that are related, in the order of the dialect.
  package let members: [Attribute]
  /// The item they are equal to.
  package let target: Placeholder
  /// The attribute of that item, or `nil` if it is the same one.
  package let other: Attribute?

  private init(
    _ name: String, _ members: [Attribute], _ target: Placeholder, _ other: Attribute? = nil
  ) {
    self.name = name
    self.members = members
    self.target = target
    self.other = other
  }

  /// Draftsman's words that may also follow another relation.
  package static let draftsman = [
    RelationShortcut("fillParent", [.left, .right, .top, .bottom], .parent),
    RelationShortcut("fillSafeArea", [.left, .right, .top, .bottom], .safeArea),
    RelationShortcut("matchParentH", [.left, .right], .parent),
    RelationShortcut("matchParentV", [.top, .bottom], .parent),
    RelationShortcut("matchSafeAreaH", [.left, .right], .safeArea),
    RelationShortcut("matchSafeAreaV", [.top, .bottom], .safeArea),
    RelationShortcut("centered", [.centerX, .centerY], .parent),
    RelationShortcut("centeredH", [.centerX], .parent),
    RelationShortcut("centeredV", [.centerY], .parent),
    RelationShortcut("widthMatchHeight", [.width], .mySelf, .height),
    RelationShortcut("heightMatchWidth", [.height], .mySelf, .width),
    RelationShortcut("onTopOfKeyboard", [.bottom], .keyboard, .top),
  ]

  /// Draftsman's word that cannot follow another relation.
  package static let matchParentSize = RelationShortcut(
    "matchParentSize", [.width, .height], .parent)
}
