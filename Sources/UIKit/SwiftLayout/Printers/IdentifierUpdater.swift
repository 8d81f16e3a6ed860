import HeadlessUIKit

/// A way to derive identifiers for views from the stored properties that hold them.
public enum IdentifierUpdater: Hashable, Sendable {
  /// The name of the property: `title`.
  case nameOnly
  /// The name of the property and the class of the view: `title:UILabel`.
  case withTypeOfView
  /// The name with those of the views that the property belongs to: `header.title`.
  case referenceAndName
  /// The name with those of the views that the property belongs to, and the class of the view:
  /// `header.title:UILabel`.
  case referenceAndNameWithTypeOfView

  /// Sets the identifiers of the views that an object and its superclasses have as properties.
  ///
  /// The modes with references continue with the properties of those views. If several properties
  /// hold the same view, the first name that is found is used.
  @preconcurrency @MainActor
  public func update(_ object: AnyObject) {
    var open: [(object: AnyObject, path: [String])] = [(object, [])]
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(object)]
    while !open.isEmpty {
      let (owner, path) = open.removeFirst()
      for (name, view) in Self.views(of: owner) where seen.insert(ObjectIdentifier(view)).inserted {
        let path = goesOn ? path + [name] : [name]
        view.accessibilityIdentifier =
          path.joined(separator: ".") + (writesType ? ":\(type(of: view))" : "")
        if goesOn { open.append((view, path)) }
      }
    }
  }

  private var goesOn: Bool {
    self == .referenceAndName || self == .referenceAndNameWithTypeOfView
  }

  private var writesType: Bool {
    self == .withTypeOfView || self == .referenceAndNameWithTypeOfView
  }

  /// Returns the views that an object has as properties, with their names, in the order of
  /// declaration.
  private static func views(of object: AnyObject) -> [(name: String, view: UIView)] {
    var result: [(String, UIView)] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    // The stored properties of UIKit's own classes are not visible in UIKit itself.
    let module = String(reflecting: UIView.self).prefix { $0 != "." } + "."
    while let current = mirror, !String(reflecting: current.subjectType).hasPrefix(module) {
      for child in current.children {
        guard let name = child.label, let view = view(child.value) else { continue }
        let lazy = "$__lazy_storage_$_"
        result.append((name.hasPrefix(lazy) ? String(name.dropFirst(lazy.count)) : name, view))
      }
      mirror = current.superclassMirror
    }
    return result
  }

  /// Returns the view that a value is, or that an optional holds.
  private static func view(_ value: Any) -> UIView? { value as? UIView }
}
