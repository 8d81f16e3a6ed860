import ConstraintSolver
package import LayoutModel

/// The exception that UIKit raises for a constraint that Plumb refuses, in the words of a crash
/// log.
///
/// The texts are those of iOS 10 and later.
package struct UIKitException: Hashable, Sendable {
  /// The name, such as `NSInvalidArgumentException`.
  package let name: String
  /// The reason, which crash logs print after `reason:`.
  package let reason: String

  /// The name and reason as one line.
  package var line: String { "*** \(name): \(reason)" }

  /// Creates an exception with a name and a reason.
  package init(_ name: String, _ reason: String) {
    self.name = name
    self.reason = reason
  }

  private static let inconsistency = "NSInternalInconsistencyException"

  /// The exception for a constraint that was added to a view without all its items inside.
  package static let unprepared = UIKitException(
    inconsistency,
    "Impossible to set up layout with view hierarchy unprepared for constraint.")

  /// A pair of attributes that no constraint can relate.
  package enum Pairing: Hashable, Sendable, CaseIterable {
    /// A position with no second attribute, or with a multiplier of zero.
    case lonelyPlace
    /// A position and a length.
    case placeAndLength
    /// Leading or trailing, and left or right.
    case mixedDirections

    fileprivate var text: String {
      switch self {
      case .lonelyPlace:
        "A multiplier of 0 or a nil second item together with a location for the first attribute "
          + "creates an illegal constraint of a location equal to a constant. Location attributes "
          + "must be specified in pairs."
      case .placeAndLength: "Invalid pairing of layout attributes."
      case .mixedDirections:
        "A constraint cannot be made between a leading/trailing attribute and a right/left "
          + "attribute. Use leading/trailing for both or neither."
      }
    }
  }

  /// Creates the exception for an illegal argument; `item` describes the first item of the
  /// constraint.
  package init(_ text: String, at item: String) {
    self.init("NSInvalidArgumentException", "NSLayoutConstraint for \(item): \(text)")
  }

  /// Creates the exception for a pair of attributes that no constraint can relate.
  package init(_ pairing: Pairing, at item: String) { self.init(pairing.text, at: item) }

  /// Creates the exception for relating a horizontal anchor to a vertical one, raised on
  /// activation.
  package init(mixingAxes constraint: String) {
    self.init(
      "NSInvalidLayoutConstraintException",
      "Constraint improperly relates anchors of incompatible types: \(constraint)")
  }

  /// Creates the exception for a constant that is not finite, in a constraint between anchors.
  package init(constant: Double, first: String, second: String?) {
    self.init(
      Self.inconsistency,
      "NSLayoutConstraint constant is not finite!  That's illegal.  "
        + "constant:\(PrintedNumber(constant).text) firstAnchor:\(first) "
        + "secondAnchor:\(second ?? "(null)")")
  }

  /// Creates the exception for anchors of items without a common ancestor.
  package init(withoutCommonAncestor first: String, second: String?) {
    self.init(
      "NSGenericException",
      "Unable to activate constraint with anchors \(first) and \(second ?? "(null)") because they "
        + "have no common ancestor.  Does the constraint or its anchors reference items in "
        + "different view hierarchies?  That's illegal.")
  }

  /// Creates the exception for a visual format that cannot be parsed.
  package init(_ failure: VisualFormat.Failure, of format: String) {
    let text = failure.problem.textOfUIKit ?? "Unable to interpret the format"
    guard failure.problem != .emptyFormat else {
      self.init("NSInvalidArgumentException", "Unable to parse constraint format: \(text)")
      return
    }
    let caret = String(repeating: " ", count: failure.caret) + "^"
    self.init(
      "NSInvalidArgumentException",
      "Unable to parse constraint format: \n\(text) \n\(format) \n\(caret)")
  }

  /// Creates the exception for a priority outside of the valid range.
  package init(priority: Double) {
    self.init(
      Self.inconsistency,
      "It's illegal to set priority:\(PrintedNumber(priority).text).  Priorities must be greater "
        + "than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000.")
  }

  /// Creates the exception for a multiplier that is not finite.
  package init(multiplier: Double) {
    self.init(
      Self.inconsistency,
      "Multiplier is not finite!  That's illegal.  multiplier:\(PrintedNumber(multiplier).text)")
  }

  /// Creates the exception that UIKit raises for a rule that a layout refused, or `nil` if UIKit
  /// would not refuse it or the rule is not a single constraint.
  ///
  /// The constraint has the given identifier, and the given priority if the draft has none of its
  /// own.
  package init?(
    _ error: LayoutError, _ draft: RuleDraft, identifier: String?, priority: Double,
    in layout: Layout
  ) {
    let terms = draft.left.terms + draft.right.terms
    guard let first = terms.first, terms.count <= 2 else { return nil }
    switch error {
    case .lonelyPosition:
      self.init(.lonelyPlace, at: Self.text(of: first.anchor.item, in: layout))
    case .positionAgainstSize:
      self.init(.placeAndLength, at: Self.text(of: first.anchor.item, in: layout))
    case .mixedDirections:
      self.init(.mixedDirections, at: Self.text(of: first.anchor.item, in: layout))
    case .mixedAxes:
      let constraint = LoggedConstraint(
        draft, identifier: identifier, priority: priority, in: layout)
      self.init(mixingAxes: ConstraintDescription(constraint).text)
    case .numberOutOfRange(let number) where !number.isFinite:
      if let factor = terms.first(where: { !$0.coefficient.isFinite })?.coefficient {
        self.init(multiplier: factor)
        return
      }
      self.init(
        constant: number, first: Self.text(of: first.anchor, in: layout),
        second: terms.count > 1 ? Self.text(of: terms[1].anchor, in: layout) : nil)
    default: return nil
    }
  }

  /// Returns the description of a view, `<UIView: 0xa2>`.
  private static func text(of item: Item.ID, in layout: Layout) -> String {
    let item = LoggedItem(item, in: layout)
    return "<\(item.className ?? "UIView"): \(item.key)>"
  }

  /// Returns the description of an anchor, `<NSLayoutXAxisAnchor:0xa2f0 "title.leading">`.
  private static func text(of anchor: Anchor, in layout: Layout) -> String {
    let className =
      switch anchor.attribute.kind {
      case .position(.horizontal): "NSLayoutXAxisAnchor"
      case .position(.vertical): "NSLayoutYAxisAnchor"
      case .size: "NSLayoutDimension"
      }
    let name = ConstraintDescription.text(LoggedItem(anchor.item, in: layout))
    return
      "<\(className):\(ConsoleAddress.anchor(anchor)) \"\(name).\(anchor.attribute.rawValue)\">"
  }
}
