import HeadlessUIKit

/// Gives views identifiers by the stored properties that hold them.
public enum IdentifierUpdater: Hashable, Sendable {
  /// The name of the property: `title`.
  case nameOnly
  /// The name of the property and the view's class: `title:UILabel`.
  case withTypeOfView
  /// With the names of the views whose property it is: `header.title`.
  case referenceAndName
  /// With the names of the views whose property it is and the view's class: `header.title:UILabel`.
  case referenceAndNameWithTypeOfView

  /// Names the views that an object has as properties, those of its superclasses included.
  ///
  /// The modes with references go on with the properties of those views; a view that several
  /// properties hold gets the name that is found first.
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

  /// The views that an object has as properties, with their names, in the order of declaration.
  private static func views(of object: AnyObject) -> [(name: String, view: UIView)] {
    var result: [(String, UIView)] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    // The classes of UIKit show no properties where they are Objective-C's.
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

  /// The view that a value is, or that an optional holds.
  private static func view(_ value: Any) -> UIView? { value as? UIView }
}
