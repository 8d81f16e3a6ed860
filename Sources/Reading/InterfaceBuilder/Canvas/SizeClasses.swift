/// The horizontal and vertical size class of a window.
package struct SizeClasses: Hashable, Sendable {
  /// A size class; `nil` stands for Any.
  enum Class: String, Hashable, Sendable { case compact, regular }

  /// The horizontal size class.
  var width: Class?
  /// The vertical size class.
  var height: Class?

  init(width: Class?, height: Class?) {
    self.width = width
    self.height = height
  }

  /// Creates the size classes in the key of a variation, `heightClass=regular-widthClass=compact`,
  /// or `nil` if the key contains anything else.
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

  /// Returns the number of conditions in a variation's key if all of them hold, otherwise `nil`.
  ///
  /// Conditions other than size classes hold if they name what most people have: left to right,
  /// light.
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
