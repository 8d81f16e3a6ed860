import SwiftSyntax

extension AttributeListSyntax {
  /// The names of the attributes.
  var names: [String] {
    compactMap { element in
      guard case .attribute(let attribute) = element else { return nil }
      return attribute.attributeName.trimmedText
    }
  }

  /// Whether they contain `@LayoutProperty` or `@AnimatableLayoutProperty`.
  var updatesLayout: Bool {
    contains { element in
      guard case .attribute(let attribute) = element else { return false }
      return attribute.attributeName.trimmedText.hasSuffix("LayoutProperty")
    }
  }

  /// Whether they contain `@IBOutlet`, so that a storyboard provides the value.
  var isOutlet: Bool {
    contains { element in
      guard case .attribute(let attribute) = element else { return false }
      return attribute.attributeName.trimmedText == "IBOutlet"
    }
  }

  /// Whether they contain a result builder.
  var isResultBuilder: Bool { resultBuilder != nil }

  /// The result builder among them, if there is one.
  var resultBuilder: String? { names.first { $0.hasSuffix("Builder") || $0 == "LayoutPlan" } }
}
