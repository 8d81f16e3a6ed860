public import LayoutModel

/// A word of a dialect for a whole relation: `centered()` is `center.equal(with: .parent)`.
public struct RelationShortcut: Hashable, Sendable {
  /// The word.
  public let name: String
  /// The attributes that are related, in the order of the dialect.
  public let members: [Attribute]
  /// What they are equal to.
  public let target: Placeholder
  /// The attribute of the target, where it is another one.
  public let other: Attribute?

  private init(
    _ name: String, _ members: [Attribute], _ target: Placeholder, _ other: Attribute? = nil
  ) {
    self.name = name
    self.members = members
    self.target = target
    self.other = other
  }

  /// Draftsman's, as far as they may stand behind another relation.
  public static let draftsman = [
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
}
