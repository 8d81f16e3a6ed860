import ConstraintSolver
public import LayoutModel

/// What UIKit raises for a constraint that Plumb refuses: the words people know from a crash.
///
/// The texts are those of iOS 10 and later.
public struct UIKitException: Hashable, Sendable {
  /// Such as `NSInvalidArgumentException`.
  public let name: String
  /// What follows `reason:`.
  public let reason: String

  /// Both in one line.
  public var line: String { "*** \(name): \(reason)" }

  private init(_ name: String, _ reason: String) {
    self.name = name
    self.reason = reason
  }

  private static let inconsistency = "NSInternalInconsistencyException"

  /// A priority that is none.
  public init(priority: Double) {
    self.init(
      Self.inconsistency,
      "It's illegal to set priority:\(PrintedNumber(priority).text).  Priorities must be greater "
        + "than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000.")
  }

  /// A multiplier that is no number.
  public init(multiplier: Double) {
    self.init(
      Self.inconsistency,
      "Multiplier is not finite!  That's illegal.  multiplier:\(PrintedNumber(multiplier).text)")
  }

  /// What UIKit says to a rule that a layout refused; nil where it would not be refused there, or
  /// is no single constraint.
  public init?(_ error: LayoutError, _ draft: RuleDraft, _ clause: RuleClause, in layout: Layout) {
    let terms = draft.left.terms + draft.right.terms
    guard let first = terms.first, terms.count <= 2 else { return nil }
    switch error {
    case .lonelyPosition:
      self.init(
        at: first.anchor.item, in: layout,
        "A multiplier of 0 or a nil second item together with a location for the first attribute "
          + "creates an illegal constraint of a location equal to a constant. Location attributes "
          + "must be specified in pairs.")
    case .positionAgainstSize:
      self.init(at: first.anchor.item, in: layout, "Invalid pairing of layout attributes.")
    case .mixedDirections:
      self.init(
        at: first.anchor.item, in: layout,
        "A constraint cannot be made between a leading/trailing attribute and a right/left "
          + "attribute. Use leading/trailing for both or neither.")
    case .mixedAxes:
      let constraint = LoggedConstraint(draft, clause, in: layout)
      self.init(
        "NSInvalidLayoutConstraintException",
        "Constraint improperly relates anchors of incompatible types: "
          + ConstraintDescription(constraint).text)
    case .numberOutOfRange(let number) where !number.isFinite:
      if let factor = terms.first(where: { !$0.coefficient.isFinite })?.coefficient {
        self.init(multiplier: factor)
        return
      }
      let second = terms.count > 1 ? Self.text(of: terms[1].anchor, in: layout) : "(null)"
      self.init(
        Self.inconsistency,
        "NSLayoutConstraint constant is not finite!  That's illegal.  "
          + "constant:\(PrintedNumber(number).text) "
          + "firstAnchor:\(Self.text(of: first.anchor, in: layout)) secondAnchor:\(second)")
    default: return nil
    }
  }

  /// An illegal argument when a constraint is made that begins with some item.
  private init(at item: Item.ID, in layout: Layout, _ text: String) {
    let item = LoggedItem(item, in: layout)
    self.init(
      "NSInvalidArgumentException",
      "NSLayoutConstraint for <\(item.className ?? "UIView"): \(item.key)>: \(text)")
  }

  /// `<NSLayoutXAxisAnchor:0xa2f0 "title.leading">`.
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

extension Diagnostic {
  /// Adds what UIKit says to the same mistake.
  mutating func add(_ exception: UIKitException) { details.append("UIKit: \(exception.line)") }
}
