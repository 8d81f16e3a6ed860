public import Foundation

/// A class whose look a program can set for all instances at once.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// Returns the object that records the look of the class.
  static func appearance() -> Self
}

/// A class by which the look of the objects inside of its instances can be told apart.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// Returns the object that records the look of the class: a view that keeps its properties.
  ///
  /// Views do not take them over, because there is no Objective-C runtime here to record calls.
  /// Standard error says so once for each class and container, as a font, for instance, would
  /// affect the layout.
  public static func appearance() -> Self { appearance(of: "") }

  /// Returns the object that records the look of the class inside of views of other classes.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    appearance(of: containerTypes.map { "\($0)" }.joined(separator: " in "))
  }

  /// Returns the object that records the look of the class in an environment; all environments
  /// share one.
  public static func appearance(for trait: UITraitCollection) -> Self { appearance(of: "traits") }

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let container: String
  }

  private static var appearances: [Key: UIView] = [:]

  private static func appearance(of container: String) -> Self {
    let key = Key(type: ObjectIdentifier(self), container: container)
    if let known = appearances[key] as? Self { return known }
    let view = made(.zero)
    appearances[key] = view
    Console.write(
      "\(self).appearance() keeps what it is told, but views do not take it over: set what matters "
        + "for a layout on the views.")
    return unsafeDowncast(view, to: Self.self)
  }
}
