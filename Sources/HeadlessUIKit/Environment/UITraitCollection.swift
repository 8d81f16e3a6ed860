public import Foundation

/// Which way content runs.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// Whether a view's content follows the language.
public enum UISemanticContentAttribute: Int, Sendable {
  /// It follows the language.
  case unspecified = 0
  /// It is about time on a tape, which runs to the right everywhere.
  case playback
  /// It is about places, which lie where they are.
  case spatial
  /// It runs from left to right.
  case forceLeftToRight
  /// It runs from right to left.
  case forceRightToLeft
}

/// How much room there is on an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// It is not known.
  case unspecified = 0
  /// Little.
  case compact
  /// Much.
  case regular
}

/// Looks by day or night.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// It is not known.
  case unspecified = 0
  /// By day.
  case light
  /// By night.
  case dark
}

/// What kind of device it is.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// It is not known.
  case unspecified = -1
  /// One that fits a hand.
  case phone = 0
  /// One that fits both.
  case pad = 1
}

/// What the surroundings of a view are like.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// How much room there is across.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// How much room there is down.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// What kind of device it is.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// Looks by day or night.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Pixels per point.
  public let displayScale: CGFloat
  /// Which way content runs.
  public let layoutDirection: UIUserInterfaceLayoutDirection
  /// How large text is.
  public let preferredContentSizeCategory: UIContentSizeCategory

  /// Those surroundings.
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

  /// The surroundings of which all of some say something, the last of them first.
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
  /// Those of the only screen there is.
  ///
  /// Values that any thread may make, such as fonts, read them, while the screen itself belongs to the main actor.
  static let device = UITraitCollection(
    horizontalSizeClass: .compact, verticalSizeClass: .regular, userInterfaceIdiom: .phone,
    userInterfaceStyle: .light, displayScale: 2, layoutDirection: .leftToRight,
    preferredContentSizeCategory: .large)
}

extension UIView {
  /// Which way content of that kind runs in a language that runs left to right.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  /// Which way content of that kind runs among content that runs that way.
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
