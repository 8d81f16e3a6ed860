import Foundation
import LayoutModel
import UIKitTexts

/// Checks whether UIKit would make a constraint, and which exception it raises otherwise.
///
/// The reasons are worded as in iOS 10 and later.
@MainActor
struct ConstraintCheck {
  /// The two sides of the constraint, or the exception that UIKit raises.
  let result: Result<(first: LayoutPlace, second: LayoutPlace?), LayoutException>

  init(
    _ view1: Any, _ attribute1: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ view2: Any?,
    _ attribute2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    // An optional inside an `Any` is still an optional; UIKit sees nil.
    let (first, second) = (Self.unwrapped(view1), view2.flatMap(Self.unwrapped))
    guard let first else {
      result = .failure(.invalidArgument("Constraint must contain a first layout item"))
      return
    }
    guard let item = first as? any LayoutItem, second == nil || second is any LayoutItem else {
      let exception = UIKitException(
        "Constraint items must each be a view or layout guide.", at: "\(first)")
      result = .failure(LayoutException(exception))
      return
    }
    let other = second as? any LayoutItem
    func illegal(_ pairing: UIKitException.Pairing) -> LayoutException {
      LayoutException(UIKitException(pairing, at: "\(item)"))
    }
    guard let attribute = attribute1.modelled else {
      result = .failure(illegal(.placeAndLength))
      return
    }
    guard let other, let otherAttribute = attribute2.modelled else {
      if attribute.isPosition, other == nil {
        result = .failure(illegal(.lonelyPlace))
      } else if other != nil {
        result = .failure(illegal(.placeAndLength))
      } else {
        // A size without a second item is a constant, whatever the second attribute is.
        result = .success((LayoutPlace(item, attribute1), nil))
      }
      return
    }
    if attribute.isPosition, multiplier == 0 {
      result = .failure(illegal(.lonelyPlace))
    } else if attribute.isPosition != otherAttribute.isPosition {
      result = .failure(illegal(.placeAndLength))
    } else if Self.areOpposed(attribute, otherAttribute) {
      result = .failure(illegal(.mixedDirections))
    } else {
      result = .success((LayoutPlace(item, attribute1), LayoutPlace(other, attribute2)))
    }
  }

  private static func areOpposed(_ a: LayoutModel.Attribute, _ b: LayoutModel.Attribute) -> Bool {
    (a.followsLanguage && b.ignoresLanguage) || (a.ignoresLanguage && b.followsLanguage)
  }

  /// Returns the object inside nested optionals in an `Any`, or `nil` if there is none.
  private static func unwrapped(_ value: Any) -> AnyObject? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value as AnyObject }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  // MARK: - Numbers

  /// Returns the exception for a multiplier or constant that is not finite; `nil` if both are
  /// finite.
  static func exception(
    multiplier: CGFloat, constant: CGFloat, _ first: LayoutPlace, _ second: LayoutPlace?
  ) -> LayoutException? {
    guard multiplier.isFinite else {
      return LayoutException(UIKitException(multiplier: multiplier))
    }
    guard !constant.isFinite else { return nil }
    return LayoutException(
      UIKitException(
        constant: constant, first: "\(first.anchor)", second: second.map { "\($0.anchor)" }))
  }

  // MARK: - Taking part

  /// Returns the exception raised when a layout comes across a constraint that relates a horizontal
  /// to a vertical position; `nil` for any other constraint.
  static func exception(meeting constraint: NSLayoutConstraint) -> LayoutException? {
    guard let first = constraint.first?.attribute.modelled, constraint.first?.isPosition == true,
      let second = constraint.second?.attribute.modelled, constraint.second?.isPosition == true,
      first.axis != second.axis
    else { return nil }
    return LayoutException(UIKitException(mixingAxes: "\(constraint)"))
  }
}

extension LayoutException {
  /// Returns the exception for a priority outside of the range of priorities.
  static func illegal(_ priority: UILayoutPriority) -> LayoutException {
    LayoutException(UIKitException(priority: Double(priority.rawValue)))
  }

  /// Returns the exception for items that are in different hierarchies.
  @MainActor
  static func noCommonAncestor(_ first: LayoutPlace, _ second: LayoutPlace?) -> LayoutException {
    LayoutException(
      UIKitException(
        withoutCommonAncestor: "\(first.anchor)", second: second.map { "\($0.anchor)" }))
  }
}
