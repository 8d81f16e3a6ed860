public import ConstraintSolver
import LayoutModel

/// One constraint as a log prints it.
public struct LoggedConstraint: Hashable, Sendable {
  /// A coefficient times an attribute of an item.
  public struct Term: Hashable, Sendable {
    /// Whose attribute.
    public var item: LoggedItem
    /// Which one.
    public var attribute: LoggedAttribute
    /// By how much it is multiplied.
    public var coefficient = 1.0

    /// The summand `coefficient * attribute`.
    public init(item: LoggedItem, attribute: LoggedAttribute, coefficient: Double = 1) {
      self.item = item
      self.attribute = attribute
      self.coefficient = coefficient
    }
  }

  /// A side of the relation.
  public struct Side: Hashable, Sendable {
    /// The summands with an item.
    public var terms: [Term] = []
    /// The summand without.
    public var constant = 0.0
  }

  /// A name of the section `names:`.
  public struct Named: Hashable, Sendable {
    /// The name that stands in the body; `|` for the superview.
    public var name: String
    /// What it stands for.
    public var item: LoggedItem
  }

  /// Something that the system measures inside of a view.
  struct Owner: Hashable, Sendable {
    var item: LoggedItem
    var owner: LoggedItem
  }

  /// How a standard distance is printed.
  public enum Spacing: String, Hashable, Sendable, CaseIterable {
    /// That of the visual format.
    case visualFormat = "NSSpace"
    /// That of `equalToSystemSpacingAfter` and its like.
    case anchor = "NSLayoutAnchorConstraintSpace"
  }

  /// A constraint that says nothing yet.
  public init() {}

  /// The class, `NSLayoutConstraint`.
  public var className = ""
  /// Its address, or the label that a library prints instead.
  public var address = ""
  /// `NSLayoutConstraint.identifier`.
  public var identifier: String?
  /// What the autoresizing mask of a view lets flex, `h=--& v=-&-`.
  public var mask: String?
  /// The file and line that SnapKit notes, `Cell.swift#12`.
  public var source: String?
  /// What stands left of the relation.
  public var left = Side()
  /// How the sides compare.
  public var relation = Relation.equal
  /// What stands right of the relation.
  public var right = Side()
  /// The priority as printed.
  public var priority = 1000.0
  /// How strongly a content size refuses to grow.
  public var hugging: Double?
  /// How strongly a content size refuses to shrink.
  public var resistance: Double?
  /// Whether it is printed as active; true where the system does not say.
  public var isActive = true
  /// Whether it runs from right to left.
  public var isRightToLeft = false
  /// The symbol that the constant is printed with, if it is a standard distance.
  public var spacing: Spacing?
  /// Whether a standard distance without a number was taken as 8.
  public var assumesSpacing = false
  /// The section `names:`.
  public var names: [Named] = []
  /// All items in reading order.
  public var items: [LoggedItem] = []
  /// What the names say `|` is.
  public var superitem: LoggedItem? { names.first { $0.name == "|" }?.item }
  /// What the views of private attributes belong to.
  var owners: [Owner] = []
  /// The item that is known to be directly inside ``superitem``.
  public var inside: LoggedItem?

  /// Its identifier; where it has none and its class says whose it is, that.
  var systemIdentifier: String? {
    identifier ?? (SystemRule.classes.contains(className) ? className : nil)
  }

  /// Whether the system made it and does not break it, by its class or identifier.
  public var isSystem: Bool {
    if [SystemRule.maskClass, "_UILayoutSupportConstraint"].contains(className) { return true }
    if !owners.isEmpty { return true }
    return identifier.flatMap(SystemRule.of)?.isProtected ?? false
  }
}
