/// How quantities move on the optimal face: which of them are independent, and which belong
/// together.
///
/// Two quantities belong together if no choice of independent ones separates them. The groups are
/// the connected components of the matroid of their motions, so they do not depend on how the
/// solver represents the face.
package struct MotionSpace {
  /// The motion of a quantity: its rates along directions, without zeros.
  package typealias Motion = [(direction: Int, rate: Double)]

  /// Quantities that belong together.
  package struct Group {
    /// The numbers of the quantities, ascending.
    package internal(set) var members: [Int] = []
    /// The number of independent quantities among them.
    package internal(set) var dimension = 0
  }

  private var space = RowSpace<Double>()
  private var partition = Partition(count: 0)
  private var isIndependent: [Bool] = []
  private var helperCount = 0

  /// Makes a space without quantities.
  package init() {}

  /// The number of independent quantities.
  package var dimension: Int { isIndependent.count { $0 } }

  /// Adds a quantity that moves, under the next number from zero; returns whether it is independent
  /// of those before it.
  @discardableResult
  package mutating func insert(_ motion: Motion) -> Bool {
    let number = partition.count
    partition.append()
    let combination = space.insert(Self.row(motion), source: number)
    for entry in combination?.entries ?? [] { partition.join(number, entry.index) }
    isIndependent.append(combination == nil)
    return combination == nil
  }

  /// Adds a quantity that is known to be independent of all others, under the next number from zero.
  ///
  /// It needs no motion until somebody asks which groups move with a motion, see
  /// ``describe(_:by:)``.
  package mutating func insertIndependent() {
    partition.append()
    isIndependent.append(true)
  }

  /// Says how a quantity moves that was added as independent.
  package mutating func describe(_ number: Int, by motion: Motion) {
    _ = space.insert(Self.row(motion), source: number)
  }

  /// Returns the first member of the group that a quantity belongs to, of those added so far.
  package mutating func group(of number: Int) -> Int { partition.root(of: number) }

  /// Adds a quantity that is a sum of multiples of one or two others, of which each moves, as it does
  /// itself.
  ///
  /// No combination of fewer of the three is still, or all three move alike: either way they belong
  /// together. With more than two others some might belong elsewhere.
  package mutating func insert(dependentOn others: [Int]) {
    precondition((1...2).contains(others.count), "more than two may fall apart")
    let number = partition.count
    partition.append()
    for other in others { partition.join(number, other) }
    isIndependent.append(false)
  }

  /// Adds a quantity that belongs to no group, after all others.
  package mutating func insertHelper(_ motion: Motion) {
    _ = space.insert(Self.row(motion), source: partition.count + helperCount)
    helperCount += 1
  }

  private static func row(_ motion: Motion) -> SparseRow<Double> {
    SparseRow(entries: motion.map { .init(index: $0.direction, coefficient: $0.rate) })
  }

  /// Returns the groups, ordered by their first members.
  package mutating func groups() -> [Group] {
    var indexOfRoot: [Int: Int] = [:]
    var groups: [Group] = []
    for number in 0..<partition.count {
      let root = partition.root(of: number)
      let index = indexOfRoot[root] ?? groups.count
      if index == groups.count {
        indexOfRoot[root] = index
        groups.append(Group())
      }
      groups[index].members.append(number)
      if isIndependent[number] { groups[index].dimension += 1 }
    }
    return groups
  }

  /// Returns the first members of the groups that move when a quantity does, ascending.
  package mutating func groups(movedBy motion: Motion) -> [Int] {
    guard let combination = space.express(Self.row(motion)) else { return [] }
    let members = combination.entries.map(\.index).filter { $0 < partition.count }
    return Set(members.map { partition.root(of: $0) }).sorted()
  }
}
