import Foundation
import LayoutModel

/// Gives views readable names: their accessibility identifiers, the names of properties that hold
/// them, or their kinds, with a number if several have the same name.
@MainActor
final class ReadableNaming: ItemNaming {
  private var properties: [ObjectIdentifier: String] = [:]
  private var taken: Set<String> = []
  private let top: UIView

  init(_ top: UIView) {
    self.top = top
    for view in top.subtree {
      if let controller = view.viewState.viewController { note(Mirror(reflecting: controller)) }
      note(Mirror(reflecting: view))
    }
  }

  var nameOfHost: String { unique("host") }

  func name(of object: any LayoutItem) -> String {
    if let view = object as? UIView, let identifier = view.accessibilityIdentifier,
      Name.isWellFormed(identifier)
    {
      return unique(identifier)
    }
    if let guide = object as? UILayoutGuide, Name.isWellFormed(guide.identifier) {
      return unique(guide.identifier)
    }
    return unique(properties[ObjectIdentifier(object)] ?? kind(of: object))
  }

  /// Records the properties of an object and its superclasses that hold views and guides.
  private func note(_ mirror: Mirror) {
    for child in mirror.children {
      guard let label = child.label, let item = Self.item(in: child.value) else { continue }
      let name = label.split(separator: "_").last.map(String.init) ?? label
      if properties[ObjectIdentifier(item)] == nil { properties[ObjectIdentifier(item)] = name }
    }
    if let parent = mirror.superclassMirror { note(parent) }
  }

  private static func item(in value: Any) -> (any LayoutItem)? {
    if let item = value as? any LayoutItem { return item }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return nil }
    return mirror.children.first.flatMap { item(in: $0.value) }
  }

  /// Returns the kind of an item: `label` for a label, `profileCard` for a view of class
  /// `ProfileCard`.
  private func kind(of object: any LayoutItem) -> String {
    guard let view = object as? UIView else { return "guide" }
    let name = String(describing: type(of: view))
    if view === top, name == "UIView" { return "root" }
    if name.hasPrefix("UI"), name.dropFirst(2).first?.isUppercase ?? false {
      return view.modelKind == .view ? Self.lowercased(name.dropFirst(2)) : view.modelKind.rawValue
    }
    return Self.lowercased(name[...])
  }

  private static func lowercased(_ name: Substring) -> String {
    name.prefix(1).lowercased() + name.dropFirst()
  }

  /// Returns a unique name, with a number from 2 if necessary.
  private func unique(_ name: String) -> String {
    let base = Name.isReserved(name) ? "\(name)_" : String(name.prefix(180))
    var result = base
    var number = 1
    while !taken.insert(result).inserted {
      number += 1
      result = base + String(number)
    }
    return result
  }
}
