import Foundation
import LayoutModel

/// Whether UIKit would make a constraint, and what it raises if not.
///
/// The texts are those of iOS 10 and later.
struct ConstraintCheck {
  /// The two sides, or what is raised.
  let result: Result<(first: LayoutPlace, second: LayoutPlace?), LayoutException>

  init(
    _ view1: Any, _ attribute1: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ view2: Any?,
    _ attribute2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    // An optional in an `Any` is still an optional; UIKit sees nil.
    let (first, second) = (Self.unwrapped(view1), view2.flatMap(Self.unwrapped))
    guard let first else {
      result = .failure(.invalidArgument("Constraint must contain a first layout item"))
      return
    }
    guard let item = first as? any LayoutItem, second == nil || second is any LayoutItem else {
      result = .failure(
        .invalidArgument(
          "NSLayoutConstraint for \(first): Constraint items must each be a view or layout guide."
        ))
      return
    }
    let other = second as? any LayoutItem
    func illegal(_ text: String) -> LayoutException {
      .invalidArgument("NSLayoutConstraint for \(item): \(text)")
    }
    let pairing = illegal("Invalid pairing of layout attributes.")
    guard let attribute = attribute1.modelled else {
      result = .failure(pairing)
      return
    }
    guard let other, let otherAttribute = attribute2.modelled else {
      if attribute.isPosition, other == nil {
        result = .failure(illegal(Self.lonely))
      } else if other != nil {
        result = .failure(pairing)
      } else {
        // A size with nothing beside it is a constant, whatever the second attribute says.
        result = .success((LayoutPlace(item, attribute1), nil))
      }
      return
    }
    if attribute.isPosition, multiplier == 0 {
      result = .failure(illegal(Self.lonely))
    } else if attribute.isPosition != otherAttribute.isPosition {
      result = .failure(pairing)
    } else if Self.areOpposed(attribute, otherAttribute) {
      result = .failure(
        illegal(
          "A constraint cannot be made between a leading/trailing attribute and a right/left "
            + "attribute. Use leading/trailing for both or neither."))
    } else {
      result = .success((LayoutPlace(item, attribute1), LayoutPlace(other, attribute2)))
    }
  }

  private static let lonely =
    "A multiplier of 0 or a nil second item together with a location for the first attribute "
    + "creates an illegal constraint of a location equal to a constant. Location attributes must "
    + "be specified in pairs."

  private static func areOpposed(_ a: LayoutModel.Attribute, _ b: LayoutModel.Attribute) -> Bool {
    (a.followsLanguage && b.ignoresLanguage) || (a.ignoresLanguage && b.followsLanguage)
  }

  /// What is inside of optionals inside of an `Any`; nil where there is nothing.
  private static func unwrapped(_ value: Any) -> AnyObject? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value as AnyObject }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  // MARK: - Numbers

  /// What is raised for numbers that are none.
  static func exception(
    multiplier: CGFloat, constant: CGFloat, _ first: LayoutPlace, _ second: LayoutPlace?
  ) -> LayoutException? {
    guard multiplier.isFinite else {
      return .inconsistency(
        "Multiplier is not finite!  That's illegal.  multiplier:\(Self.text(multiplier))")
    }
    guard !constant.isFinite else { return nil }
    return .inconsistency(
      "NSLayoutConstraint constant is not finite!  That's illegal.  "
        + "constant:\(Self.text(constant)) firstAnchor:\(first.anchor) "
        + "secondAnchor:\(second.map { "\($0.anchor)" } ?? "(null)")")
  }

  private static func text(_ number: CGFloat) -> String {
    number.isNaN ? "nan" : number < 0 ? "-inf" : "inf"
  }

  // MARK: - Taking part

  /// What is raised when a constraint enters the layout: a horizontal place against a vertical one.
  static func exception(entering constraint: NSLayoutConstraint) -> LayoutException? {
    guard let first = constraint.first?.attribute.modelled, constraint.first?.isPosition == true,
      let second = constraint.second?.attribute.modelled, constraint.second?.isPosition == true,
      first.axis != second.axis
    else { return nil }
    return LayoutException(
      name: "NSInvalidLayoutConstraintException",
      reason: "Constraint improperly relates anchors of incompatible types: \(constraint)")
  }
}

extension LayoutException {
  /// A priority that is none.
  static func illegal(_ priority: UILayoutPriority) -> LayoutException {
    .inconsistency(
      "It's illegal to set priority:\(String(format: "%g", Double(priority.rawValue))).  "
        + "Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, which "
        + "is 1000.000000.")
  }

  /// Two items in different hierarchies.
  static func noCommonAncestor(_ first: LayoutPlace, _ second: LayoutPlace?) -> LayoutException {
    let second = second.map { "\($0.anchor)" } ?? "(null)"
    return LayoutException(
      name: "NSGenericException",
      reason: "Unable to activate constraint with anchors \(first.anchor) and \(second) "
        + "because they have no common ancestor.  Does the constraint or its anchors reference "
        + "items in different view hierarchies?  That's illegal.")
  }
}
