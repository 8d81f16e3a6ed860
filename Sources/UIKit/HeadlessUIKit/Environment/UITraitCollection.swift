public import Foundation

/// The direction in which content is laid out.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}

/// Whether the direction of a view's content follows the language.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified = 0
  /// Controls for playback, which run from left to right in every language.
  case playback
  /// Controls for places in space, such as arrows, which are not mirrored in any language.
  case spatial
  /// Always from left to right.
  case forceLeftToRight
  /// Always from right to left.
  case forceRightToLeft
}

/// The room that is available along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known.
  case unspecified = 0
  case compact
  case regular
}

/// Whether the appearance is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not known.
  case unspecified = 0
  case light
  case dark
}

/// The kinds of devices.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
  case unspecified = -1
  case phone = 0
  case pad = 1
}

/// The traits of an environment, such as the size classes and the text size.
open class UITraitCollection: NSObject, @unchecked Sendable {
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// Whether the appearance is light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let displayScale: CGFloat
  public let layoutDirection: UIUserInterfaceLayoutDirection
  /// The text size that the reader chose.
  public let preferredContentSizeCategory: UIContentSizeCategory

  public init(
    horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified,
    userInterfaceStyle: UIUserInterfaceStyle = .unspecified, displayScale: CGFloat = 0,
    layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
    preferredContentSizeCategory: UIContentSizeCategory = .unspecified
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.userInterfaceIdiom = userInterfaceIdiom
    self.userInterfaceStyle = userInterfaceStyle
    self.displayScale = displayScale
    self.layoutDirection = layoutDirection
    self.preferredContentSizeCategory = preferredContentSizeCategory
    super.init()
  }

  /// Creates a collection that has all traits that any of the given ones specifies; later ones have
  /// precedence.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    func last<Value: Equatable>(
      _ trait: KeyPath<UITraitCollection, Value>, unless nothing: Value
    ) -> Value {
      traitCollections.last { $0[keyPath: trait] != nothing }?[keyPath: trait] ?? nothing
    }
    self.init(
      horizontalSizeClass: last(\.horizontalSizeClass, unless: .unspecified),
      verticalSizeClass: last(\.verticalSizeClass, unless: .unspecified),
      userInterfaceIdiom: last(\.userInterfaceIdiom, unless: .unspecified),
      userInterfaceStyle: last(\.userInterfaceStyle, unless: .unspecified),
      displayScale: last(\.displayScale, unless: 0),
      layoutDirection: last(\.layoutDirection, unless: .leftToRight),
      preferredContentSizeCategory: last(\.preferredContentSizeCategory, unless: .unspecified))
  }
}

extension UITraitCollection {
  /// The traits of the simulated device.
  ///
  /// Values that any thread may create, such as fonts, need them, whereas the screen belongs to the
  /// main actor.
  static let device = UITraitCollection(
    horizontalSizeClass: .compact, verticalSizeClass: .regular, userInterfaceIdiom: .phone,
    userInterfaceStyle: .light, displayScale: 2, layoutDirection: .leftToRight,
    preferredContentSizeCategory: .large)
}

extension UIView {
  /// Returns the direction of content with an attribute in the language of the program.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  /// Returns the direction of content with an attribute inside of content with a direction.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
