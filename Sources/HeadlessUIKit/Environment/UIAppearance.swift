public import Foundation

/// Something that a program says the looks of for a whole class.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// What all objects of the class shall look like.
  static func appearance() -> Self
}

/// Something that is looked through for what lies inside.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// What all views of the class shall look like: a view that keeps what it is told.
  ///
  /// Nothing is drawn here, and there is no Objective-C to record calls, so that no view takes it
  /// over; standard error says so once for each class, as a font would matter for a layout.
  public static func appearance() -> Self { appearance(of: "") }

  /// The same for views inside of others.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    appearance(of: containerTypes.map { "\($0)" }.joined(separator: " in "))
  }

  /// The same for surroundings.
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
