public import HeadlessUIKit
import LayoutDialect

/// What a layout did, which the next update of the layout starts from.
///
/// It keeps neither views nor constraints alive. When it goes, what it did stays; see
/// ``deactive()``.
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
    NSLayoutConstraint.deactivate(activeConstraints)
    constraints = []
    for placement in placements { placement.remove() }
    placements = []
  }

  /// Makes views and constraints what a layout asks for.
  ///
  /// - Returns: The views that were put inside others and were not there before.
  func update(_ entries: [LayoutNode.Entry]) -> [UIView] {
    lastChange = Change()
    let old = activeConstraints.compactMap { constraint in
      constraint.draft.map { (key: $0, value: Known(constraint, constraint.isActive)) }
    }
    let added = updateHierarchy(entries.map(Placement.init))
    updateConstraints(from: old, to: drafts(of: entries).map { (key: $0, value: $0) })
    return added
  }

  /// Takes out what is gone, and puts the others inside in order, so that each comes to lie in front
  /// of those before it.
  private func updateHierarchy(_ new: [Placement]) -> [UIView] {
    func keyed(_ list: [Placement]) -> [(key: Placement.Key, value: Placement)] {
      list.compactMap { place in place.key.map { ($0, place) } }
    }
    let delta = Reconciler.swiftLayout.delta(from: keyed(placements), to: keyed(new))
    for placement in delta.removed { placement.remove() }
    let added = new.filter { $0.add() }
    placements = new
    lastChange.added = added.count
    lastChange.removed = delta.removed.count
    return added.compactMap(\.view)
  }

  /// A constraint and whether it was active before the hierarchy changed.
  private typealias Known = (constraint: NSLayoutConstraint, wasActive: Bool)
  private typealias Draft = ConstraintDraft<NSObject>

  private func updateConstraints(
    from old: [(key: Draft, value: Known)], to new: [(key: Draft, value: Draft)]
  ) {
    let delta = Reconciler.swiftLayout.delta(from: old, to: new)
    NSLayoutConstraint.deactivate(delta.removed.map(\.constraint))
    var objects: [Draft: NSLayoutConstraint] = [:]
    for (old, new) in delta.kept { objects[new] = old.constraint }
    for draft in delta.added { objects[draft] = NSLayoutConstraint(draft) }
    constraints = Reconciler.unique(new).map { WeakConstraint(constraint: objects[$0.value]) }
    // One that someone else deactivated stays so. One that was dropped just now, because its view
    // moved to another place of the layout, does not.
    NSLayoutConstraint.activate(
      delta.kept.filter { $0.old.wasActive }.map(\.old.constraint)
        + delta.added.compactMap { objects[$0] })
    lastChange.activated = delta.added.count
    lastChange.deactivated = delta.removed.count
    lastChange.kept = delta.kept.count
  }

  /// The rules of all entries; an unknown identifier stands for the superview and is noted.
  private func drafts(of entries: [LayoutNode.Entry]) -> [ConstraintDraft<NSObject>] {
    warnings = []
    let named = Dictionary(
      entries.compactMap { entry in entry.item.identifier.map { ($0, entry.item.object) } },
      uniquingKeysWith: { first, _ in first })
    return entries.flatMap { entry in
      entry.anchors.drafts(of: entry.item.object, in: entry.superview) { name in
        if let object = named[name] { return object }
        warn(.unknownIdentifier(name))
        return entry.superview
      }
    }
  }

  private func warn(_ warning: LayoutWarning) {
    guard !warnings.contains(warning) else { return }
    warnings.append(warning)
    Console.write("[SwiftLayout] \(warning)")
  }
}

extension Activation: Hashable {
  /// Whether both are the same object.
  public static func == (lhs: Activation, rhs: Activation) -> Bool { lhs === rhs }

  /// Equal for the same object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Collection where Element == Activation {
  /// The first view of the layouts with that identifier.
  public func viewForIdentifier(_ identifier: String) -> UIView? {
    lazy.compactMap { $0.viewForIdentifier(identifier) }.first
  }
}

/// Constraints of an activation that one identifier finds, whatever updates make of them.
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
