import SwiftSyntax

extension AttributeListSyntax {
  /// What they are called.
  var names: [String] {
    compactMap { element in
      guard case .attribute(let attribute) = element else { return nil }
      return attribute.attributeName.trimmedDescription
    }
  }

  /// Whether one of them is `@LayoutProperty` or `@AnimatableLayoutProperty`.
  var updatesLayout: Bool {
    contains { element in
      guard case .attribute(let attribute) = element else { return false }
      return attribute.attributeName.trimmedDescription.hasSuffix("LayoutProperty")
    }
  }

  /// Whether one of them says that a storyboard gives the value.
  var isOutlet: Bool {
    contains { element in
      guard case .attribute(let attribute) = element else { return false }
      return attribute.attributeName.trimmedDescription == "IBOutlet"
    }
  }

  /// Whether one of them collects the values of statements.
  var isResultBuilder: Bool { resultBuilder != nil }

  /// The one that collects the values of statements.
  var resultBuilder: String? { names.first { $0.hasSuffix("Builder") || $0 == "LayoutPlan" } }
}
