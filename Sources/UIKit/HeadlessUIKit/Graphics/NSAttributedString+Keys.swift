public import Foundation

extension NSAttributedString.Key {
  /// The font.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour of the text.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The background colour.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The kerning, in points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The style of underlining.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
}
