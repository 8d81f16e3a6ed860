/// How wide and high a screen is in the words of UIKit's traits.
package struct SizeClasses: Hashable, Sendable {
  /// A size class; nil stands for Any.
  enum Class: String, Hashable, Sendable { case compact, regular }

  /// Across.
  var width: Class?
  /// Down.
  var height: Class?

  init(width: Class?, height: Class?) {
    self.width = width
    self.height = height
  }

  /// The size classes that a key of variations names, `heightClass=regular-widthClass=compact`; nil
  /// where it says anything else.
  package init?(key: String) {
    self.init(width: nil, height: nil)
    for part in key.split(separator: "-") {
      let pair = part.split(separator: "=", omittingEmptySubsequences: false)
      guard pair.count == 2 else { return nil }
      let value = Class(rawValue: String(pair[1]))
      guard value != nil || pair[1] == "any" else { return nil }
      switch pair[0] {
      case "widthClass": width = value
      case "heightClass": height = value
      default: return nil
      }
    }
  }

  /// How many parts a variation's key has if all of them hold here; nil where one does not.
  ///
  /// Parts that are no size classes hold where they name what most people have: left to right, light.
  func match(_ key: String) -> Int? {
    if key == "default" { return 0 }
    var count = 0
    for part in key.split(separator: "-") {
      let pair = part.split(separator: "=", maxSplits: 1)
      guard pair.count == 2 else { return nil }
      let value = String(pair[1])
      let holds =
        switch pair[0] {
        case "widthClass": width?.rawValue == value
        case "heightClass": height?.rawValue == value
        case "layoutDirection": value == "leftToRight"
        case "userInterfaceStyle": value == "light"
        default: false
        }
      guard holds else { return nil }
      count += 1
    }
    return count
  }
}
