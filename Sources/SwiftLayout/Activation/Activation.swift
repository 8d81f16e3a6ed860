public import HeadlessUIKit
import DialectCore

/// What a layout did, which the next update of the layout starts from.
///
/// It keeps neither views nor constraints alive. When it goes, what it did stays; see
/// ``deactive()``.
@preconcurrency @MainActor
public final class Activation {
  private var placements: [Placement] = []
  private var constraints: [WeakConstraint] = []
  /// What is doubtful in the layout as of the last update.
  public private(set) var warnings: [LayoutWarning] = []
  /// What the last update changed.
  public private(set) var lastChange = Change()

  /// How much an update changed.
  public struct Change: Hashable, Sendable {
    /// How many views and guides were put inside others that were not there before.
    public internal(set) var added: Int
    /// How many views and guides were taken out.
    public internal(set) var removed: Int
    /// How many constraints were activated.
    public internal(set) var activated: Int
    /// How many constraints were deactivated.
    public internal(set) var deactivated: Int
    /// How many constraints stayed the objects they were.
    public internal(set) var kept: Int

    /// So many of each.
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

  /// An activation of nothing yet.
  public init() {}

  /// The constraints of the layout that are still there, in its order.
  public var activeConstraints: [NSLayoutConstraint] { constraints.compactMap(\.constraint) }

  /// The views that are still there, outer ones first.
  var views: [UIView] { placements.compactMap(\.view) }

  // MARK: - Finding

  /// The first view of the layout with that identifier.
  public func viewForIdentifier(_ identifier: String) -> UIView? {
    placements.lazy.compactMap(\.view).first { $0.accessibilityIdentifier == identifier }
  }

  /// The first guide of the layout with that identifier.
  public func layoutGuideForIdentifier(_ identifier: String) -> UILayoutGuide? {
    placements.lazy.compactMap(\.guide).first { $0.identifier == identifier }
  }

  /// The constraints of that identifier, for changing them in place.
  ///
  /// What is found is looked for each time, so it can be kept over updates that replace constraints.
  ///
  /// - Parameters:
  ///   - identifier: What ``Anchors/identifier(_:)`` called them.
  ///   - attribute: Only those with this attribute on the left; nil for any.
  ///   - predicate: Only those for which this is true.
  /// - Returns: Those constraints.
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

  /// Puts it into a collection.
  public func store<C: RangeReplaceableCollection>(_ store: inout C)
  where C.Element == Activation { store.append(self) }

  /// Puts it into a set.
  public func store(_ store: inout Set<Activation>) { store.insert(self) }

  // MARK: - Changing

  /// Deactivates its constraints, and takes out the views and guides that it put inside others; the
  /// views at the root stay where they are.
  public func deactive() {
    var (tree, state) = (LayoutObjects(), alive)
    tree.undo(&state)
    constraints = []
    placements = []
  }

  /// Makes views and constraints what a layout asks for.
  ///
  /// - Returns: The views that were put inside others and were not there before.
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

  /// What it did, as far as it is still there.
  private var alive: LayoutActivation<LayoutObjects> {
    LayoutActivation(
      placements: placements.compactMap(\.alive), constraints: activeConstraints)
  }
}

extension Activation: Hashable {
  /// Whether both are the same object.
  public nonisolated static func == (lhs: Activation, rhs: Activation) -> Bool { lhs === rhs }

  /// Equal for the same object.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Collection where Element == Activation {
  /// The first view of the layouts with that identifier.
  @preconcurrency @MainActor
  public func viewForIdentifier(_ identifier: String) -> UIView? {
    lazy.compactMap { $0.viewForIdentifier(identifier) }.first
  }
}

/// Constraints of an activation that one identifier finds, whatever updates make of them.
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

  /// Those constraints as they are now, in the order of the layout.
  public var constraints: [NSLayoutConstraint] { activation.activeConstraints.filter(isMeant) }

  /// Changes all of them in place; nil leaves the value as it is.
  ///
  /// The next update of the layout compares with the new values, and so brings back what the layout
  /// says.
  public func update(constant: CGFloat? = nil, priority: UILayoutPriority? = nil) {
    for constraint in constraints {
      if let constant { constraint.constant = constant }
      if let priority { constraint.priority = priority }
    }
  }
}
