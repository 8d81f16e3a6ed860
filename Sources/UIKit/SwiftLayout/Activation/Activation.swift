public import HeadlessUIKit
import DialectCore

/// What a layout has done, from which its next update starts.
///
/// An activation keeps neither views nor constraints alive, and its end does not undo anything; for
/// that, see ``deactive()``.
@preconcurrency @MainActor
public final class Activation {
  private var placements: [Placement] = []
  private var constraints: [WeakConstraint] = []
  /// Warnings about the layout as of the last update.
  public private(set) var warnings: [LayoutWarning] = []
  /// What the last update changed.
  public private(set) var lastChange = Change()

  /// The number of changes that an update made.
  public struct Change: Hashable, Sendable {
    /// The number of views and guides that were added to a superview.
    public internal(set) var added: Int
    /// The number of views and guides that were removed.
    public internal(set) var removed: Int
    /// The number of constraints that were activated.
    public internal(set) var activated: Int
    /// The number of constraints that were deactivated.
    public internal(set) var deactivated: Int
    /// The number of constraints that remained in place.
    public internal(set) var kept: Int

    /// Creates a change with the given numbers.
    public init(
      added: Int = 0, removed: Int = 0, activated: Int = 0, deactivated: Int = 0, kept: Int = 0
    ) {
      self.added = added
      self.removed = removed
      self.activated = activated
      self.deactivated = deactivated
      self.kept = kept
    }
  }

  private struct WeakConstraint {
    weak var constraint: NSLayoutConstraint?
  }

  /// Creates an empty activation.
  public init() {}

  /// The constraints of the layout that still exist, in the order of the layout.
  public var activeConstraints: [NSLayoutConstraint] { constraints.compactMap(\.constraint) }

  /// The views that still exist, outer ones first.
  var views: [UIView] { placements.compactMap(\.view) }

  // MARK: - Finding

  /// Returns the first view of the layout with the given identifier.
  public func viewForIdentifier(_ identifier: String) -> UIView? {
    placements.lazy.compactMap(\.view).first { $0.accessibilityIdentifier == identifier }
  }

  /// Returns the first guide of the layout with the given identifier.
  public func layoutGuideForIdentifier(_ identifier: String) -> UILayoutGuide? {
    placements.lazy.compactMap(\.guide).first { $0.identifier == identifier }
  }

  /// Returns access to the constraints with an identifier, for changing them in place.
  ///
  /// The constraints are looked up at each use, so that the result stays valid when updates replace
  /// them.
  ///
  /// - Parameters:
  ///   - identifier: The identifier that ``Anchors/identifier(_:)`` set.
  ///   - attribute: The first attribute of the constraints; `nil` for any.
  ///   - predicate: Returns whether a constraint is meant.
  /// - Returns: The constraints that meet all conditions.
  public func anchors(
    _ identifier: String, attribute: NSLayoutConstraint.Attribute? = nil,
    predicate: @escaping (NSLayoutConstraint) -> Bool = { _ in true }
  ) -> ConstraintUpdater {
    ConstraintUpdater(activation: self) { constraint in
      constraint.identifier == identifier
        && (attribute == nil || constraint.firstAttribute == attribute) && predicate(constraint)
    }
  }

  // MARK: - Storing

  /// Appends the activation to a collection.
  public func store<C: RangeReplaceableCollection>(_ store: inout C)
  where C.Element == Activation { store.append(self) }

  /// Inserts the activation into a set.
  public func store(_ store: inout Set<Activation>) { store.insert(self) }

  // MARK: - Changing

  /// Deactivates the constraints and removes the views and guides that the layout added; the views
  /// at the root stay in place.
  public func deactive() {
    var (tree, state) = (LayoutObjects(), alive)
    tree.undo(&state)
    constraints = []
    placements = []
  }

  /// Makes views and constraints what a layout asks for.
  ///
  /// - Returns: The views that were added to a superview.
  func update(_ entries: [LayoutNode<LayoutObjects>.Entry]) -> [UIView] {
    var (tree, state) = (LayoutObjects(), alive)
    let change = tree.update(&state, to: entries)
    placements = entries.map { Placement($0.placement) }
    constraints = state.constraints.map(WeakConstraint.init)
    lastChange = Change(
      added: change.added, removed: change.removed, activated: change.activated,
      deactivated: change.deactivated, kept: change.kept)
    warnings = change.unknownIdentifiers.map { .unknownIdentifier($0) }
    for warning in warnings { Console.write("[SwiftLayout] \(warning)") }
    return change.addedViews
  }

  /// What the layout has done, as far as it still exists.
  private var alive: LayoutActivation<LayoutObjects> {
    LayoutActivation(
      placements: placements.compactMap(\.alive), constraints: activeConstraints)
  }
}

extension Activation: Hashable {
  /// Returns whether both are the same object.
  public nonisolated static func == (lhs: Activation, rhs: Activation) -> Bool { lhs === rhs }

  /// Hashes the identity of the object.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Collection where Element == Activation {
  /// Returns the first view of the layouts with the given identifier.
  @preconcurrency @MainActor
  public func viewForIdentifier(_ identifier: String) -> UIView? {
    lazy.compactMap { $0.viewForIdentifier(identifier) }.first
  }
}

/// The constraints of an activation with one identifier, looked up at each use.
@preconcurrency @MainActor
public struct ConstraintUpdater {
  private let activation: Activation
  private let isMeant: (NSLayoutConstraint) -> Bool

  fileprivate init(
    activation: Activation, where isMeant: @escaping (NSLayoutConstraint) -> Bool
  ) {
    self.activation = activation
    self.isMeant = isMeant
  }

  /// The current constraints, in the order of the layout.
  public var constraints: [NSLayoutConstraint] { activation.activeConstraints.filter(isMeant) }

  /// Changes all constraints in place; `nil` leaves a value as it is.
  ///
  /// The next update of the layout restores the values that the layout specifies.
  public func update(constant: CGFloat? = nil, priority: UILayoutPriority? = nil) {
    for constraint in constraints {
      if let constant { constraint.constant = constant }
      if let priority { constraint.priority = priority }
    }
  }
}
