public import HeadlessUIKit

/// A property of views that ``ViewPrinter`` writes if its value is not the default.
@preconcurrency @MainActor
public struct ConfigurableProperty {
  /// The name of the property in code: `text` or `layer.cornerRadius`.
  public let name: String
  /// Returns the value as code, or `nil` if the view has no such property.
  let code: (UIView) -> String?

  /// Returns the property of a class of views.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the property.
  ///   - name: The name of the property in code.
  ///   - describer: Returns a value as code, by default as a literal.
  /// - Returns: The property.
  public static func property<V: UIView, Value>(
    _ keyPath: KeyPath<V, Value>, name: String,
    describer: @escaping (Value) -> String = { ConfigurableProperty.literal($0) }
  ) -> ConfigurableProperty {
    ConfigurableProperty(name: name) { view in
      (view as? V).map { describer($0[keyPath: keyPath]) }
    }
  }

  /// Returns a value as code, as far as its type allows.
  public static func literal(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      return mirror.children.first.map { literal($0.value) } ?? "nil"
    }
    switch value {
    case let text as String: return text.debugDescription
    case let color as UIColor: return literal(color)
    case let font as UIFont: return ".systemFont(ofSize: \(Double(font.pointSize)))"
    default: return mirror.displayStyle == .enum ? ".\(value)" : "\(value)"
    }
  }

  private static func literal(_ color: UIColor) -> String {
    let parts = [("red", color.red), ("green", color.green), ("blue", color.blue)]
    let text = (parts + [("alpha", color.alpha)]).map { "\($0): \(Double($1))" }
    return "UIColor(\(text.joined(separator: ", ")))"
  }
}

/// A view that adds properties to those known for its class.
@preconcurrency @MainActor
public protocol CustomConfigurableProperties: UIView {
  /// The additional properties.
  var configurableProperties: [ConfigurableProperty] { get }
}

/// A result builder for a list of properties.
@preconcurrency @MainActor
@resultBuilder public enum ConfigurablePropertiesBuilder {
  /// Builds a list of all properties.
  public static func buildBlock(_ properties: ConfigurableProperty...) -> [ConfigurableProperty] {
    properties
  }
}

/// The properties that ``ViewPrinter`` knows, by class.
@preconcurrency @MainActor
public final class ConfigurableProperties {
  /// The properties of the usual views.
  public static let `default` = ConfigurableProperties()

  private struct Entry {
    let knows: (UIView) -> Bool
    let reference: UIView
    let properties: [ConfigurableProperty]
  }

  private var entries: [Entry] = []

  /// Creates an object that knows the properties of the usual views.
  init() { registerUsualViews() }

  /// Adds properties of a class of views.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - defaultReferenceView: A view of the class with default values, which are not written.
  ///   - properties: The properties.
  public func regist<V: UIView>(
    _ type: V.Type, defaultReferenceView: @autoclosure () -> V,
    @ConfigurablePropertiesBuilder _ properties: () -> [ConfigurableProperty]
  ) {
    let entry = Entry(
      knows: { $0 is V }, reference: defaultReferenceView(), properties: properties())
    entries.append(entry)
  }

  /// Returns the properties of a view that differ from the defaults, as code, sorted by name.
  func settings(of view: UIView) -> [String] {
    let known = entries.filter { $0.knows(view) }
    // The defaults are those of the most specific class: that of the view that most entries know.
    let usual = known.enumerated().max { first, second in
      func rank(_ entry: Entry) -> Int {
        known.count { $0.knows(entry.reference) }
      }
      let ranks = (rank(first.element), rank(second.element))
      return ranks.0 == ranks.1 ? first.offset < second.offset : ranks.0 < ranks.1
    }?.element.reference
    let own = (view as? any CustomConfigurableProperties)?.configurableProperties ?? []
    let lines = (known.flatMap(\.properties) + own).compactMap { property -> String? in
      guard let code = property.code(view), code != usual.flatMap(property.code) else {
        return nil
      }
      return "$0.\(property.name) = \(code)"
    }
    return Set(lines).sorted()
  }
}

extension ConfigurableProperties {
  private func registerUsualViews() {
    typealias Property = ConfigurableProperty
    regist(UIView.self, defaultReferenceView: UIView()) {
      Property.property(\UIView.alpha, name: "alpha") { "\(Double($0))" }
      Property.property(\UIView.backgroundColor, name: "backgroundColor")
      Property.property(\UIView.clipsToBounds, name: "clipsToBounds")
      Property.property(\UIView.contentMode, name: "contentMode")
      Property.property(\UIView.isHidden, name: "isHidden")
      Property.property(\UIView.isUserInteractionEnabled, name: "isUserInteractionEnabled")
      Property.property(\UIView.tag, name: "tag")
      Property.property(\UIView.tintColor, name: "tintColor")
      Property.property(\UIView.layer.cornerRadius, name: "layer.cornerRadius") { "\(Double($0))" }
      Property.property(\UIView.layer.borderWidth, name: "layer.borderWidth") { "\(Double($0))" }
    }
    regist(UILabel.self, defaultReferenceView: UILabel()) {
      Property.property(\UILabel.text, name: "text")
      Property.property(\UILabel.textColor, name: "textColor")
      Property.property(\UILabel.font, name: "font")
      Property.property(\UILabel.numberOfLines, name: "numberOfLines")
      Property.property(\UILabel.textAlignment, name: "textAlignment")
      Property.property(\UILabel.lineBreakMode, name: "lineBreakMode")
    }
    regist(UIStackView.self, defaultReferenceView: UIStackView()) {
      Property.property(\UIStackView.axis, name: "axis")
      Property.property(\UIStackView.distribution, name: "distribution")
      Property.property(\UIStackView.alignment, name: "alignment")
      Property.property(\UIStackView.spacing, name: "spacing") { "\(Double($0))" }
    }
    regist(UIControl.self, defaultReferenceView: UIControl()) {
      Property.property(\UIControl.isEnabled, name: "isEnabled")
      Property.property(\UIControl.isSelected, name: "isSelected")
    }
    regist(UIButton.self, defaultReferenceView: UIButton()) {
      Property.property(\UIButton.contentEdgeInsets, name: "contentEdgeInsets")
    }
    regist(UITextField.self, defaultReferenceView: UITextField()) {
      Property.property(\UITextField.text, name: "text")
      Property.property(\UITextField.placeholder, name: "placeholder")
      Property.property(\UITextField.textColor, name: "textColor")
      Property.property(\UITextField.font, name: "font")
    }
  }
}
