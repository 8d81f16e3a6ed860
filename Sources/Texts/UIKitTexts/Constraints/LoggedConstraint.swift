package import ConstraintSolver
import LayoutModel

/// A constraint as a console log prints it.
package struct LoggedConstraint: Hashable, Sendable {
  /// A coefficient times an attribute of an item.
  package struct Term: Hashable, Sendable {
    /// The item.
    package var item: LoggedItem
    /// The attribute of the item.
    package var attribute: LoggedAttribute
    /// The factor the attribute is multiplied by.
    package var coefficient = 1.0

    /// Creates the term `coefficient * attribute`.
    package init(item: LoggedItem, attribute: LoggedAttribute, coefficient: Double = 1) {
      self.item = item
      self.attribute = attribute
      self.coefficient = coefficient
    }
  }

  /// One side of the relation: a sum of terms and a constant.
  package struct Side: Hashable, Sendable {
    /// The terms, in printed order.
    package var terms: [Term] = []
    /// The constant, in points.
    package var constant = 0.0

    /// Creates a side from its terms and constant.
    package init(terms: [Term] = [], constant: Double = 0) {
      self.terms = terms
      self.constant = constant
    }
  }

  /// An entry of the `names:` section.
  package struct Named: Hashable, Sendable {
    /// The name that is used in the body; `|` for the superview.
    package var name: String
    /// The item that the name stands for.
    package var item: LoggedItem

    /// Creates an entry that gives an item a name.
    package init(name: String, item: LoggedItem) {
      self.name = name
      self.item = item
    }
  }

  /// An item that the system measures inside a view, together with that view.
  package struct Owner: Hashable, Sendable {
    package var item: LoggedItem
    package var owner: LoggedItem

    /// Creates the pair of an item and the view that owns it.
    package init(item: LoggedItem, owner: LoggedItem) {
      self.item = item
      self.owner = owner
    }
  }

  /// The symbol that stands for a standard distance.
  package enum Spacing: String, Hashable, Sendable, CaseIterable {
    /// The standard distance of the visual format.
    case visualFormat = "NSSpace"
    /// The standard distance of `equalToSystemSpacingAfter` and its like.
    case anchor = "NSLayoutAnchorConstraintSpace"
  }

  /// Creates an empty constraint.
  package init() {}

  /// The class, such as `NSLayoutConstraint`.
  package var className = ""
  /// The address, or the label that a library prints in its place.
  package var address = ""
  /// The value of `NSLayoutConstraint.identifier`.
  package var identifier: String?
  /// The flexible parts of a view's autoresizing mask, `h=--& v=-&-`.
  package var mask: String?
  /// The file and line that SnapKit records, `Cell.swift#12`.
  package var source: String?
  /// The left-hand side.
  package var left = Side()
  /// The relation between the sides.
  package var relation = Relation.equal
  /// The right-hand side.
  package var right = Side()
  /// The priority as it is printed.
  package var priority = 1000.0
  /// The hugging priority, if this is a content size.
  package var hugging: Double?
  /// The compression resistance priority, if this is a content size.
  package var resistance: Double?
  /// Whether the constraint is printed as active; `true` if the log does not say.
  package var isActive = true
  /// Whether the constraint is between views that run from right to left.
  package var isRightToLeft = false
  /// The symbol printed with the constant if that is a standard distance.
  package var spacing: Spacing?
  /// Whether a standard distance was printed without a number and taken to be 8 points.
  package var assumesSpacing = false
  /// The entries of the `names:` section.
  package var names: [Named] = []
  /// All items of the constraint, in the order in which they are printed.
  package var items: [LoggedItem] = []
  /// The item that the names section gives for `|`.
  package var superitem: LoggedItem? { names.first { $0.name == "|" }?.item }
  /// The owners of the items that have private attributes.
  package var owners: [Owner] = []
  /// The item that is known to be directly inside ``superitem``.
  package var inside: LoggedItem?

  /// The identifier, or the class name if there is no identifier and the class belongs to the
  /// system.
  package var systemIdentifier: String? {
    identifier ?? (SystemRule.classes.contains(className) ? className : nil)
  }

  /// Whether the system made the constraint and never breaks it, judging by its class or
  /// identifier.
  package var isSystem: Bool {
    if [SystemRule.maskClass, "_UILayoutSupportConstraint"].contains(className) { return true }
    if !owners.isEmpty { return true }
    return identifier.flatMap(SystemRule.of)?.isProtected ?? false
  }
}
