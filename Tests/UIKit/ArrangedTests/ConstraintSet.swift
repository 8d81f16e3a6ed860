import HeadlessUIKit
import ViewSupport

/// What constraints say, whatever their order, the prefix of their identifiers and what the helpers
/// of the stack are.
///
/// A helper is called by everything that is said about it.
@MainActor
struct ConstraintSet: Equatable {
  let lines: [String]

  init(_ constraints: [NSLayoutConstraint], ignoringGapPriorities ignoresGaps: Bool) {
    let texts = constraints.map { constraint in
      Text(
        first: Side(constraint.firstItem, constraint.firstAttribute),
        rest: Self.rest(constraint, ignoresGaps: ignoresGaps),
        second: Side(constraint.secondItem, constraint.secondAttribute))
    }
    func name(_ side: Side) -> String {
      guard let helper = side.helper else { return side.text }
      let about = texts.filter { $0.first.helper === helper || $0.second.helper === helper }
      return "{\(about.map(\.text).sorted().joined(separator: "; "))}.\(side.text)"
    }
    lines = texts.map { "\(name($0.first)) \($0.rest) \(name($0.second))" }.sorted()
  }

  private static func rest(_ constraint: NSLayoutConstraint, ignoresGaps: Bool) -> String {
    let suffix = constraint.identifier?.split(separator: "-", maxSplits: 1).last ?? "none"
    let isGap = ignoresGaps && suffix == "fill-equally"
    let numbers =
      [constraint.multiplier, constraint.constant]
      .map { ConstraintText.number($0) } + [isGap ? "any" : "\(constraint.priority.rawValue)"]
    return "\(constraint.relation) \(numbers.joined(separator: " ")) \(suffix)"
  }

  private struct Text {
    var first: Side
    var rest: String
    var second: Side
    /// Without saying which helper.
    var text: String { "\(first.text) \(rest) \(second.text)" }
  }

  /// An attribute of a view, or of a helper.
  private struct Side {
    var text: String
    var helper: AnyObject?

    @MainActor init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
      let name = (item as? UIView)?.accessibilityIdentifier
      if let guide = item as? UILayoutGuide, guide.identifier == "UIViewLayoutMarginsGuide" {
        let attribute = Self.margins[attribute] ?? attribute
        text = "\(guide.owningView?.accessibilityIdentifier ?? "").\(attribute)"
      } else {
        text = name.map { "\($0).\(attribute)" } ?? "\(attribute)"
        helper = name == nil ? item : nil
      }
    }

    private static let margins: [NSLayoutConstraint.Attribute: NSLayoutConstraint.Attribute] = [
      .leading: .leadingMargin, .trailing: .trailingMargin, .top: .topMargin,
      .bottom: .bottomMargin, .centerX: .centerXWithinMargins, .centerY: .centerYWithinMargins,
      // There is no margin attribute of a size: a share is one of the whole stack.
      .width: .width, .height: .height,
    ]
  }
}
