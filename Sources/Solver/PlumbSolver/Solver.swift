internal import ConstraintSolver

/// Finds values for variables under linear constraints with priorities, and says why.
///
/// ```swift
/// var solver = Solver()
/// let (left, width) = (solver.variable("left"), solver.variable("width"))
/// try solver.add(left == 20)
/// try solver.add(left + width <= 100)
/// let wish = try solver.add(width == 120, at: 250)
/// solver.value(of: width)   // 80
/// solver.holds(wish)        // false
/// ```
///
/// What is required holds, unless it contradicts what is required already: then it is ``broken``, and
/// holds as far as possible. Of the rest, each priority is a level of its own, and the sum of what is
/// missing is as small as it can be, the highest level first. A solver is a value: a copy is independent.
public struct Solver: Sendable {
  /// A constraint that was added; no two are the same.
  public struct ID: Hashable, Comparable, Sendable {
    let inner: ConstraintSolver.Solver.ConstraintID

    /// Orders constraints as they were added.
    public static func < (lhs: ID, rhs: ID) -> Bool { lhs.inner < rhs.inner }
  }

  /// Why a constraint is refused.
  public enum Refusal: Error, Hashable, Sendable {
    /// A number in it is infinite, or not a number.
    case notFinite
    /// A variable in it belongs to another solver.
    case unknownVariable
    /// It was removed, or belongs to another solver.
    case unknownConstraint
  }

  private struct Entry: Sendable {
    var constraint: Constraint
    var priority: Priority
  }

  private var entries: [ID: Entry] = [:]
  /// The required constraints that contradict those before them.
  public private(set) var broken: Set<ID> = []
  var inner = ConstraintSolver.Solver()

  /// Makes a solver without variables.
  public init() {}

  /// Makes a variable, which may have any value.
  public mutating func variable(_ name: String) -> Variable {
    let made = Variable(name, inner.makeVariable())
    // Where nothing decides a value, it is as near to zero as it can be.
    var order = inner.pictureOrder
    order.lengths.append(made.inner)
    inner.extendPictureOrder(to: order)
    return made
  }

  /// All constraints, in the order in which they were added.
  public var constraints: [ID] { entries.keys.sorted() }

  /// A constraint; nil if it was removed.
  public func constraint(_ id: ID) -> Constraint? { entries[id]?.constraint }

  /// The priority of a constraint; nil if it was removed.
  public func priority(of id: ID) -> Priority? { entries[id]?.priority }

  // MARK: - Changing

  /// Adds a constraint; if it is required and contradicts others, it is ``broken``.
  @discardableResult
  public mutating func add(
    _ constraint: Constraint, at priority: Priority = .required
  ) throws(Refusal) -> ID {
    let id: ID
    do throws(Rejection) {
      id = ID(inner: try inner.add(constraint.inner(at: priority.inner)))
    } catch .contradiction {
      id = try make(.add(constraint.inner(at: .broken)))[0]
      broken.insert(id)
    } catch {
      throw Refusal(error)
    }
    entries[id] = Entry(constraint: constraint, priority: priority)
    return id
  }

  /// Removes a constraint; what was broken because of it holds again.
  public mutating func remove(_ id: ID) throws(Refusal) {
    guard let entry = entries[id] else { throw .unknownConstraint }
    try make(.remove(id.inner))
    entries[id] = nil
    broken.remove(id)
    if entry.priority == .required { mend(after: id) }
  }

  /// Changes the number at the right of a constraint.
  public mutating func setBound(_ bound: Double, of id: ID) throws(Refusal) {
    guard var entry = entries[id] else { throw .unknownConstraint }
    guard bound.isFinite else { throw .notFinite }
    entry.constraint.bound = bound
    let isRequired = entry.priority == .required
    if isRequired { try make(.setPriority(.broken, of: id.inner)) }
    try make(.setConstant(-bound, of: id.inner))
    entries[id] = entry
    if isRequired { mend(from: id) }
  }

  /// Changes the priority of a constraint.
  public mutating func setPriority(_ priority: Priority, of id: ID) throws(Refusal) {
    guard let old = entries[id]?.priority else { throw .unknownConstraint }
    let lower = priority == .required ? ConstraintSolver.Priority.broken : priority.inner
    try make(.setPriority(lower, of: id.inner))
    entries[id]?.priority = priority
    broken.remove(id)
    if old == .required || priority == .required { mend(from: id) }
  }

  private mutating func mend(after id: ID) { mend(constraints.filter { id < $0 }) }

  private mutating func mend(from id: ID) { mend(constraints.filter { id <= $0 }) }

  /// Decides again which of the required constraints hold: those that were added first.
  private mutating func mend(_ ids: [ID]) {
    let required = ids.filter { entries[$0]?.priority == .required }
    for id in required { try? inner.setPriority(.broken, of: id.inner) }
    for id in required {
      if (try? inner.setPriority(.required, of: id.inner)) == nil {
        broken.insert(id)
      } else {
        broken.remove(id)
      }
    }
  }

  /// Makes a change that contradicts nothing.
  @discardableResult
  private mutating func make(_ edit: ConstraintSolver.Solver.Edit) throws(Refusal) -> [ID] {
    do throws(Rejection) { return try inner.apply([edit]).map(ID.init(inner:)) } catch {
      throw Refusal(error)
    }
  }

  // MARK: - Values

  /// The value of a variable or of a sum.
  ///
  /// Where several are as good, one of them, always the same; ``range(of:)`` has them all.
  public func value(of sum: some Summable) -> Double { inner.value(of: sum.expression.inner) }

  /// Whether a constraint holds.
  public func holds(_ id: ID) -> Bool { entries[id] != nil && missing(of: id) == 0 }

  /// How far a constraint is from holding; 0 if it holds.
  public func missing(of id: ID) -> Double {
    let error = inner.error(of: id.inner)
    return error < Tolerance.value ? 0 : error
  }
}

extension Solver.Refusal {
  fileprivate init(_ rejection: Rejection) {
    self =
      switch rejection {
      case .notFinite: .notFinite
      case .unknownVariable: .unknownVariable
      case .unknownConstraint, .contradiction: .unknownConstraint
      }
  }
}
