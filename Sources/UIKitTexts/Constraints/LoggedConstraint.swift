package import ConstraintSolver
import LayoutModel

/// One constraint as a log prints it.
package struct LoggedConstraint: Hashable, Sendable {
  /// A coefficient times an attribute of an item.
  package struct Term: Hashable, Sendable {
    /// Whose attribute.
    package var item: LoggedItem
    /// Which one.
    package var attribute: LoggedAttribute
    /// By how much it is multiplied.
    package var coefficient = 1.0

    /// The summand `coefficient * attribute`.
    package init(item: LoggedItem, attribute: LoggedAttribute, coefficient: Double = 1) {
      self.item = item
      self.attribute = attribute
      self.coefficient = coefficient
    }
  }

  /// A side of the relation.
  package struct Side: Hashable, Sendable {
    /// The summands with an item.
    package var terms: [Term] = []
    /// The summand without.
    package var constant = 0.0

    /// A sum.
    package init(terms: [Term] = [], constant: Double = 0) {
      self.terms = terms
      self.constant = constant
    }
  }

  /// A name of the section `names:`.
  package struct Named: Hashable, Sendable {
    /// The name that stands in the body; `|` for the superview.
    package var name: String
    /// What it stands for.
    package var item: LoggedItem

    /// A name that stands for an item.
    package init(name: String, item: LoggedItem) {
      self.name = name
      self.item = item
    }
  }

  /// Something that the system measures inside a view.
  package struct Owner: Hashable, Sendable {
    package var item: LoggedItem
    package var owner: LoggedItem

    /// An item inside its owner.
    package init(item: LoggedItem, owner: LoggedItem) {
      self.item = item
      self.owner = owner
    }
  }

  /// How a standard distance is printed.
  package enum Spacing: String, Hashable, Sendable, CaseIterable {
    /// That of the visual format.
    case visualFormat = "NSSpace"
    /// That of `equalToSystemSpacingAfter` and its like.
    case anchor = "NSLayoutAnchorConstraintSpace"
  }

  /// A constraint that says nothing yet.
  package init() {}

  /// The class, `NSLayoutConstraint`.
  package var className = ""
  /// Its address, or the label that a library prints instead.
  package var address = ""
  /// `NSLayoutConstraint.identifier`.
  package var identifier: String?
  /// What the autoresizing mask of a view lets flex, `h=--& v=-&-`.
  package var mask: String?
  /// The file and line that SnapKit notes, `Cell.swift#12`.
  package var source: String?
  /// What stands left of the relation.
  package var left = Side()
  /// How the sides compare.
  package var relation = Relation.equal
  /// What stands right of the relation.
  package var right = Side()
  /// The priority as printed.
  package var priority = 1000.0
  /// How strongly a content size refuses to grow.
  package var hugging: Double?
  /// How strongly a content size refuses to shrink.
  package var resistance: Double?
  /// Whether it is printed as active; true where the system does not say.
  package var isActive = true
  /// Whether it runs from right to left.
  package var isRightToLeft = false
  /// The symbol that the constant is printed with, if it is a standard distance.
  package var spacing: Spacing?
  /// Whether a standard distance without a number was taken as 8.
  package var assumesSpacing = false
  /// The section `names:`.
  package var names: [Named] = []
  /// All items in reading order.
  package var items: [LoggedItem] = []
  /// What the names say `|` is.
  package var superitem: LoggedItem? { names.first { $0.name == "|" }?.item }
  /// What the views of private attributes belong to.
  package var owners: [Owner] = []
  /// The item that is known to be directly inside ``superitem``.
  package var inside: LoggedItem?

  /// Its identifier; where it has none and its class says whose it is, that.
  package var systemIdentifier: String? {
    identifier ?? (SystemRule.classes.contains(className) ? className : nil)
  }

  /// Whether the system made it and does not break it, by its class or identifier.
  package var isSystem: Bool {
    if [SystemRule.maskClass, "_UILayoutSupportConstraint"].contains(className) { return true }
    if !owners.isEmpty { return true }
    return identifier.flatMap(SystemRule.of)?.isProtected ?? false
  }
}
