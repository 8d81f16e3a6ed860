public import HeadlessUIKit

/// A setting of views that ``ViewPrinter`` writes where it is not the usual one.
@preconcurrency @MainActor
public struct ConfigurableProperty {
  /// The name behind the view: `text`, `layer.cornerRadius`.
  public let name: String
  /// Its value as code; nil for a view that has no such property.
  let code: (UIView) -> String?

  /// A property of a class of views.
  ///
  /// - Parameters:
  ///   - keyPath: Which property.
  ///   - name: How it is written after the view.
  ///   - describer: How its values are written; as literals unless it says otherwise.
  /// - Returns: The property.
  public static func property<V: UIView, Value>(
    _ keyPath: KeyPath<V, Value>, name: String,
    describer: @escaping (Value) -> String = { ConfigurableProperty.literal($0) }
  ) -> ConfigurableProperty {
    ConfigurableProperty(name: name) { view in
      (view as? V).map { describer($0[keyPath: keyPath]) }
    }
  }

  /// A value as code, as far as that can be told from the value.
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

/// What a view adds to the settings that are known of its class.
@preconcurrency @MainActor
public protocol CustomConfigurableProperties: UIView {
  /// Further settings.
  var configurableProperties: [ConfigurableProperty] { get }
}

/// Settings one below the other.
@preconcurrency @MainActor
@resultBuilder public enum ConfigurablePropertiesBuilder {
  /// All of them.
  public static func buildBlock(_ properties: ConfigurableProperty...) -> [ConfigurableProperty] {
    properties
  }
}

/// The settings that ``ViewPrinter`` knows, class by class.
@preconcurrency @MainActor
public final class ConfigurableProperties {
  /// Those of the usual views.
  public static let `default` = ConfigurableProperties()

  private struct Entry {
    let knows: (UIView) -> Bool
    let reference: UIView
    let properties: [ConfigurableProperty]
  }

  private var entries: [Entry] = []

  /// No settings but those of the usual views.
  init() { registerUsualViews() }

  /// Adds settings of a class of views.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - defaultReferenceView: A view of that class whose settings are the usual ones, which are not
  ///     written.
  ///   - properties: The settings.
  public func regist<V: UIView>(
    _ type: V.Type, defaultReferenceView: @autoclosure () -> V,
    @ConfigurablePropertiesBuilder _ properties: () -> [ConfigurableProperty]
  ) {
    let entry = Entry(
      knows: { $0 is V }, reference: defaultReferenceView(), properties: properties())
    entries.append(entry)
  }

  /// The settings of a view that are not the usual ones, as code, by names.
  func settings(of view: UIView) -> [String] {
    let known = entries.filter { $0.knows(view) }
    // The view of the narrowest class says what is usual: the one that most entries know as well.
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
