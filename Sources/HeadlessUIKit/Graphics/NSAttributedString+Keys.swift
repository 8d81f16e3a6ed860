public import Foundation

extension NSAttributedString.Key {
  /// The font.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour of the text.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind the text.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// How far letters are moved apart.
  public static let kern = NSAttributedString.Key("NSKern")
  /// Whether the text is underlined.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
}
