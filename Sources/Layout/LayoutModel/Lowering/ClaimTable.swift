import ConstraintSolver

/// The claims of a layout by position, with their makers and their variables.
///
/// A claim keeps its position as long as its source makes a claim, or an item generates a rule with
/// the same constraint.
struct ClaimTable: Sendable {
  /// A claim that was added, removed or replaced.
  struct Change: Sendable {
    /// Its position.
    var position: Claim.Position
    /// The claim before; nil if it was added.
    var old: Claim?
    /// The claim after; nil if it was removed.
    var new: Claim?
  }

  private var slots = PagedArray<Boxed<Claim>?>()
  private var vacant: [Claim.Position] = []
  /// The positions that became vacant since the last ``settle()``.
  private var vacated: [Claim.Position] = []
  private var ofRule = PagedArray<Claim.Position?>()
  private var ofItem = PagedArray<[Claim.Position]>()
  private var ofStack = PagedArray<[Claim.Position]>()
  private var byVariable = PagedArray<[Claim.Position]>()

  // MARK: - Looking up

  /// The number of positions, including vacant ones.
  var count: Int { slots.count }

  /// The claim at a position; nil for a vacant one.
  @inline(__always)
  subscript(position: Claim.Position) -> Claim? { slots[position.index]?.value }

  /// Returns the claim at a position in its box, from which something can be read without copying the
  /// rest; nil for a vacant one.
  @inline(__always)
  func box(_ position: Claim.Position) -> Boxed<Claim>? { slots[position.index] }

  /// Returns the positions of the claims about a variable, in no particular order.
  func positions(about variable: Variable) -> [Claim.Position] {
    variable.index < byVariable.count ? byVariable[variable.index] : []
  }

  /// Returns the position of a rule's claim.
  func position(ofRule number: Int) -> Claim.Position? {
    number <= ofRule.count && number > 0 ? ofRule[number - 1] : nil
  }

  /// Returns the positions of an item's own claims, without those of its generated rules.
  func positions(ofItem index: Int) -> [Claim.Position] {
    index < ofItem.count ? ofItem[index] : []
  }

  /// Returns the positions of the claims of an item's generated rules, by index.
  func positions(ofStack index: Int) -> [Claim.Position] {
    index < ofStack.count ? ofStack[index] : []
  }

  /// Returns the position of the claim from a source; O(1), as an item has few claims of its own.
  func position(of source: Claim.Source) -> Claim.Position? {
    switch source {
    case .rule(let id): return position(ofRule: id.number)
    case .generated(let id, let index):
      let positions = positions(ofStack: id.index)
      return positions.indices.contains(index) ? positions[index] : nil
    case .hugging(let id, _), .resistance(let id, _), .implied(let id, _), .given(let id, _):
      return positions(ofItem: id.index).first { self[$0]?.source == source }
    }
  }

  // MARK: - Changing

  /// Makes vacant positions available again; until then no position changes twice.
  mutating func settle() {
    vacant += vacated
    vacated = []
  }

  /// Replaces the claim of a rule.
  mutating func setRule(_ number: Int, to claim: Claim?, noting changes: inout [Change]) {
    ofRule.grow(to: number, with: nil)
    ofRule[number - 1] = put(claim, at: ofRule[number - 1], noting: &changes)
  }

  /// Replaces the claims of an item.
  mutating func setItem(_ index: Int, to claims: [Claim], noting changes: inout [Change]) {
    ofItem.grow(to: index + 1, with: [])
    var old = ofItem[index]
    ofItem[index] = claims.compactMap { claim in
      let known = old.firstIndex { self[$0]?.source == claim.source }
      return put(claim, at: known.map { old.remove(at: $0) }, noting: &changes)
    }
    for position in old { _ = put(nil, at: position, noting: &changes) }
  }

  /// Replaces the claims of an item's generated rules.
  ///
  /// A rule that is made in the midst renumbers all behind it; their constraints keep their
  /// positions, so that the solver hears only of what is another one.
  mutating func setStack(_ index: Int, to claims: [Claim], noting changes: inout [Change]) {
    ofStack.grow(to: index + 1, with: [])
    var old = ofStack[index].map(Optional.some)
    let places = places(of: claims, among: &old)
    ofStack[index] = zip(claims, places).compactMap { put($0, at: $1, noting: &changes) }
    for case let position? in old { _ = put(nil, at: position, noting: &changes) }
  }

  /// How many places a claim is looked for behind the one where it would be.
  private static let reach = 4

  /// The positions that claims take over, of those that become free: of the same constraint, of one
  /// with another constant or priority, or of any; in O(claims).
  private func places(
    of claims: [Claim], among free: inout [Claim.Position?]
  ) -> [Claim.Position?] {
    var places = Array(repeating: Claim.Position?.none, count: claims.count)
    func take(_ position: Int, for claim: Int) {
      places[claim] = free[position]
      free[position] = nil
    }
    // What is made or left out in the midst moves those behind it by few places.
    var (number, place) = (0, 0)
    func isSame(_ place: Int, _ number: Int) -> Bool {
      guard place < free.count, number < claims.count, let position = free[place] else {
        return false
      }
      return box(position)?.value.constraint == claims[number].constraint
    }
    while number < claims.count, place < free.count {
      if let step = (0...Self.reach).first(where: { isSame(place + $0, number) }) {
        place += step
      } else if let step = (1...Self.reach).first(where: { isSame(place, number + $0) }) {
        number += step
      }
      if isSame(place, number) { take(place, for: number) }
      number += 1
      place += 1
    }
    func takeAlike(_ key: (Constraint) -> Constraint) {
      guard places.contains(nil) else { return }
      var known: [Constraint: [Int]] = [:]
      for (number, position) in free.enumerated().reversed() {
        guard let claim = position.flatMap({ self[$0] }) else { continue }
        known[key(claim.constraint), default: []].append(number)
      }
      for number in claims.indices where places[number] == nil {
        guard let position = known[key(claims[number].constraint)]?.popLast() else { continue }
        take(position, for: number)
      }
    }
    takeAlike { $0 }
    takeAlike { Constraint(Expression($0.expression.terms), $0.relation) }
    var rest = free.indices.filter { free[$0] != nil }.makeIterator()
    for number in claims.indices where places[number] == nil {
      guard let position = rest.next() else { break }
      take(position, for: number)
    }
    return places
  }

  /// Puts a claim at a known position, or at a free one; returns its position.
  private mutating func put(
    _ claim: Claim?, at known: Claim.Position?, noting changes: inout [Change]
  ) -> Claim.Position? {
    let old = known.flatMap { self[$0] }
    guard old != claim else { return known }
    let position: Claim.Position
    if let known {
      position = known
    } else if let free = vacant.popLast() {
      position = free
    } else {
      position = Claim.Position(index: slots.count)
      slots.append(nil)
    }
    let terms = (
      old: old?.constraint.expression.terms ?? [], new: claim?.constraint.expression.terms ?? []
    )
    if terms.old != terms.new {
      for term in terms.old { forget(position, of: term.variable) }
      for term in terms.new {
        byVariable.grow(to: term.variable.index + 1, with: [])
        byVariable.update(term.variable.index) { $0.append(position) }
      }
    }
    slots[position.index] = claim.map(Boxed.init)
    changes.append(Change(position: position, old: old, new: claim))
    guard claim == nil else { return position }
    vacated.append(position)
    return nil
  }

  private mutating func forget(_ position: Claim.Position, of variable: Variable) {
    byVariable.update(variable.index) { positions in
      guard let index = positions.firstIndex(of: position) else { return }
      positions.swapAt(index, positions.count - 1)
      positions.removeLast()
    }
  }
}
