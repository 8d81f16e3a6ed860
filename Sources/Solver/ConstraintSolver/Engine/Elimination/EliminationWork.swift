import FlatStorage

/// What an elimination needs while it runs.
struct EliminationWork: ~Copyable {
  typealias Term = SystemRows.Term

  /// How far an equality is.
  ///
  /// Not private, like ``Watch``: the owner of such a value destroys it, and with it the arrays.
  enum Status: UInt8, BitwiseCopyable { case waiting, queued, done }

  /// A place in the list of equalities that watch a class.
  struct Watch: BitwiseCopyable {
    var equation: Int32
    var generation: Int32
    var next: Int32
  }

  /// The equalities that are not eliminated yet, over classes.
  private(set) var equations: SpanArena<Term>
  private(set) var constants: FlatArray<Double>
  /// Equalities and the classes they define, first eliminated first.
  private(set) var order: FlatArray<(equation: Int32, target: Int32)>

  /// The unions, in their order.
  private(set) var unions: FlatArray<Union>
  /// Whether an equality was substituted in another, so that constants are mixed.
  private(set) var isMixed = false

  private var status: FlatArray<Status>
  private var generation: FlatArray<Int32>
  private var watches: FlatArray<Watch>
  private var firstWatch: FlatArray<Int32>
  private var queue: FlatArray<Int32>
  private var left = 0
  private var largest = 0.0
  /// The classes of the equality at hand, and where each stands in that list plus one.
  private var live: FlatArray<Term>
  private var place: FlatArray<Int32>
  /// Per class the equalities that mention it, some of them done, and how many are not.
  private var mentions: SpanArena<Int32>
  private var mentionCount: FlatArray<Int32>
  /// How reluctantly a class is defined: 0 if no cost mentions it, else more for a stronger one.
  private var weight: FlatArray<Double>

  /// Whether the equalities are known not to contradict each other.
  private let isTrusting: Bool

  init(_ rows: borrowing SystemRows, variableCount: Int, trusting: Bool) {
    isTrusting = trusting
    equations = SpanArena()
    constants = FlatArray()
    order = FlatArray()
    unions = FlatArray()
    status = FlatArray(repeating: .done, count: rows.count)
    generation = FlatArray(repeating: 0, count: rows.count)
    watches = FlatArray()
    firstWatch = FlatArray(repeating: -1, count: variableCount)
    queue = FlatArray(minimumCapacity: rows.count)
    live = FlatArray()
    place = FlatArray(repeating: 0, count: variableCount)
    mentions = SpanArena()
    mentionCount = FlatArray()
    weight = FlatArray()
    for row in stride(from: rows.count - 1, through: 0, by: -1) where rows.isEliminated(row) {
      status[row] = .queued
      queue.append(Int32(row))
      left += 1
    }
  }

  var isDone: Bool { left == 0 }

  // MARK: - The affine part

  /// Expresses a row in classes, into ``live``; returns the constant, a sum whose largest addend
  /// is then ``largest``.
  private mutating func collect(
    _ row: Int, of rows: borrowing SystemRows, _ classes: borrowing AffineClasses
  ) -> Double {
    live.removeAll()
    var constant = rows.constant[row]
    largest = 0
    for term in rows.terms(of: row) {
      let variable = Int(term.variable)
      let root = classes.root(of: variable)
      var coefficient = term.coefficient
      if root != variable {
        let addend = coefficient * classes.offset[variable]
        constant += addend
        largest = max(largest, abs(addend))
        coefficient *= classes.factor[variable]
      }
      if classes.isKnown[root] {
        let addend = coefficient * classes.value[root]
        constant += addend
        largest = max(largest, abs(addend))
      } else {
        add(coefficient, of: root)
      }
    }
    var end = 0
    for index in 0..<live.count {
      place[live[index].variable] = 0
      if abs(live[index].coefficient) > Tolerance.coefficient {
        live[end] = live[index]
        end += 1
      }
    }
    while live.count > end { _ = live.removeLast() }
    return constant
  }

  @inline(__always)
  private mutating func add(_ coefficient: Double, of root: Int) {
    let index = Int(place[root])
    if index > 0 {
      live[index - 1].coefficient += coefficient
    } else {
      live.append(Term(variable: Int32(root), coefficient: coefficient))
      place[root] = Int32(live.count)
    }
  }

  /// Unites and fixes classes as long as an equality with at most two live ones is known.
  ///
  /// Returns false on a contradiction.
  mutating func unite(
    _ rows: borrowing SystemRows, _ classes: borrowing AffineClasses,
    _ isRedundant: borrowing FlatArray<Bool>
  ) -> Bool {
    while queue.count > 0 {
      let row = Int(queue.removeLast())
      guard status[row] == .queued else { continue }
      let constant = collect(row, of: rows, classes)
      switch live.count {
      case 0:
        let isTrue = Tolerance.isFeasible(
          error: abs(constant), magnitude: abs(rows.constant[row]), largest: largest)
        guard isTrue || isTrusting else { return false }
        isRedundant[row] = true
        finish(row)
      case 1:
        finish(row)
        unions.append(Union(row: Int32(row), child: live[0].variable, root: -1))
        classes.fix(Int(live[0].variable), at: -constant / live[0].coefficient)
        wake(Int(live[0].variable))
      case 2:
        finish(row)
        let isFirstSmaller = classes.size[live[0].variable] < classes.size[live[1].variable]
        let (child, root) = isFirstSmaller ? (live[0], live[1]) : (live[1], live[0])
        unions.append(Union(row: Int32(row), child: child.variable, root: root.variable))
        classes.attach(
          Int(child.variable), to: Int(root.variable),
          factor: -root.coefficient / child.coefficient, offset: -constant / child.coefficient)
        wake(Int(child.variable))
      default:
        status[row] = .waiting
        generation[row] += 1
        for index in 0..<3 { watch(row, Int(live[index].variable)) }
      }
    }
    return true
  }

  private mutating func finish(_ row: Int) {
    status[row] = .done
    left -= 1
  }

  private mutating func watch(_ row: Int, _ root: Int) {
    watches.append(
      Watch(equation: Int32(row), generation: generation[row], next: firstWatch[root]))
    firstWatch[root] = Int32(watches.count - 1)
  }

  /// Looks again at the equalities that watch a class which is none any more.
  private mutating func wake(_ child: Int) {
    var next = firstWatch[child]
    firstWatch[child] = -1
    while next >= 0 {
      let watch = watches[next]
      next = watch.next
      if watch.generation == generation[watch.equation], status[watch.equation] == .waiting {
        status[watch.equation] = .queued
        queue.append(watch.equation)
      }
    }
  }

  // MARK: - Peeling

  /// Eliminates the equalities that are left; false on a contradiction.
  mutating func peel(
    _ rows: borrowing SystemRows, _ classes: borrowing AffineClasses,
    _ isRedundant: borrowing FlatArray<Bool>
  ) -> Bool {
    let classCount = place.count
    weight.append(repeating: 0, count: classCount)
    mentionCount.append(repeating: 0, count: classCount)
    for _ in 0..<classCount { mentions.addOwner() }
    for row in 0..<rows.count {
      equations.addOwner()
      constants.append(0)
      if status[row] == .waiting {
        constants[row] = collect(row, of: rows, classes)
        equations.reserve(live.count, for: row, filledWith: Term(variable: 0, coefficient: 0))
        for index in 0..<live.count {
          let root = Int(live[index].variable)
          equations.append(live[index], to: row)
          mentions.append(Int32(row), to: root)
          mentionCount[root] += 1
        }
      } else if !rows.isEliminated(row) {
        for term in rows.terms(of: row) {
          let root = classes.root(of: Int(term.variable))
          weight[root] = max(weight[root], rows.priority[row])
        }
      }
    }
    peelSingles()
    return left == 0 || eliminateRest(rows, isRedundant)
  }

  /// Peels classes that only one equality mentions, those without cost first.
  private mutating func peelSingles() {
    var free = FlatArray<Int32>()
    var priced = FlatArray<Int32>()
    func sort(_ root: Int) {
      guard mentionCount[root] == 1 else { return }
      if weight[root] == 0 { free.append(Int32(root)) } else { priced.append(Int32(root)) }
    }
    for root in stride(from: mentionCount.count - 1, through: 0, by: -1) { sort(root) }
    while true {
      let root: Int
      if free.count > 0 {
        root = Int(free.removeLast())
      } else if priced.count > 0 {
        root = Int(priced.removeLast())
      } else {
        return
      }
      guard mentionCount[root] == 1, let equation = onlyMention(of: root),
        let target = target(in: equation, preferring: root)
      else { continue }
      setAside(equation, target: target)
      for term in equations.list(of: equation) {
        mentionCount[term.variable] -= 1
        sort(Int(term.variable))
      }
    }
  }

  private func onlyMention(of root: Int) -> Int? {
    for equation in mentions.list(of: root) where status[equation] == .waiting {
      return Int(equation)
    }
    return nil
  }

  /// The single class of an equality that gives in most easily and is a sound pivot.
  private func target(in equation: Int, preferring root: Int) -> Int? {
    let list = equations.list(of: equation)
    var largest = 0.0
    for term in list { largest = max(largest, abs(term.coefficient)) }
    var best: Int?
    for term in list where mentionCount[term.variable] == 1 {
      guard abs(term.coefficient) >= Self.threshold * largest else { continue }
      if best.map({ weight[term.variable] < weight[$0] }) ?? true { best = Int(term.variable) }
    }
    return best
  }

  /// The smallest pivot allowed, as a part of the largest coefficient.
  static let threshold = 0.05

  private mutating func setAside(_ equation: Int, target: Int) {
    order.append((Int32(equation), Int32(target)))
    finish(equation)
  }

  // MARK: - Substitution

  /// Eliminates equalities none of whose classes is single, shortest first.
  private mutating func eliminateRest(
    _ rows: borrowing SystemRows, _ isRedundant: borrowing FlatArray<Bool>
  ) -> Bool {
    var buckets = SpanArena<Int32>(ownerCount: 4)
    func file(_ equation: Int) {
      let length = equations.count(of: equation)
      while buckets.ownerCount <= length { buckets.addOwner() }
      buckets.append(Int32(equation), to: length)
    }
    for row in 0..<rows.count where status[row] == .waiting { file(row) }
    var length = 0
    while left > 0, length < buckets.ownerCount {
      let count = buckets.count(of: length)
      if count == 0 {
        length += 1
        continue
      }
      let equation = Int(buckets.pointer(length, count - 1).pointee)
      buckets.truncate(length, to: count - 1)
      guard status[equation] == .waiting, equations.count(of: equation) == length else { continue }
      if length == 0 {
        let magnitude = abs(rows.constant[equation])
        let isTrue = Tolerance.isFeasible(error: abs(constants[equation]), magnitude: magnitude)
        guard isTrue || isTrusting else { return false }
        isRedundant[equation] = true
        finish(equation)
        continue
      }
      let pivot = cheapest(in: equation)
      setAside(equation, target: Int(pivot.variable))
      for term in equations.list(of: equation) { mentionCount[term.variable] -= 1 }
      for index in 0..<mentions.count(of: Int(pivot.variable)) {
        let other = Int(mentions.pointer(Int(pivot.variable), index).pointee)
        guard status[other] == .waiting, substitute(pivot, from: equation, in: other) else {
          continue
        }
        file(other)
        length = min(length, equations.count(of: other))
      }
    }
    return true
  }

  /// The class to solve for: without cost before with, then the one fewest equalities mention.
  private func cheapest(in equation: Int) -> Term {
    let list = equations.list(of: equation)
    var largest = 0.0
    for term in list { largest = max(largest, abs(term.coefficient)) }
    var best = list[0]
    var isFirst = true
    for term in list where abs(term.coefficient) >= Self.threshold * largest {
      let (a, b) = (Int(term.variable), Int(best.variable))
      let isBetter =
        (weight[a] == 0) != (weight[b] == 0)
        ? weight[a] == 0
        : mentionCount[a] != mentionCount[b]
          ? mentionCount[a] < mentionCount[b] : weight[a] < weight[b]
      if isFirst || isBetter { best = term }
      isFirst = false
    }
    return best
  }

  /// Replaces a class in an equality by what another one says; false if it is not in it.
  private mutating func substitute(_ pivot: Term, from source: Int, in equation: Int) -> Bool {
    var coefficient = 0.0
    for term in equations.list(of: equation) where term.variable == pivot.variable {
      coefficient = term.coefficient
    }
    if coefficient == 0 { return false }
    isMixed = true
    let factor = -coefficient / pivot.coefficient
    live.removeAll()
    for term in equations.list(of: equation) { add(term.coefficient, of: Int(term.variable)) }
    let before = live.count
    for term in equations.list(of: source) {
      add(factor * term.coefficient, of: Int(term.variable))
    }
    constants[equation] += factor * constants[source]
    equations.clear(equation)
    for index in 0..<live.count {
      let term = live[index]
      place[term.variable] = 0
      let isGone =
        term.variable == pivot.variable || abs(term.coefficient) <= Tolerance.coefficient
      if isGone {
        if index < before { mentionCount[term.variable] -= 1 }
        continue
      }
      if index >= before {
        mentions.append(Int32(equation), to: Int(term.variable))
        mentionCount[term.variable] += 1
      }
      equations.append(term, to: equation)
    }
    return true
  }
}
