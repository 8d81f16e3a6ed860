import FlatStorage

/// All variables and constraints of a solver, divided into parts.
///
/// A value: a copy shares every part until one side changes it, and then only that part is copied.
struct System: Sendable {
  /// Where a variable or a constraint is: the part, and its number there.
  struct Location: Sendable {
    var part: Int32
    var local: Int32

    static let none = Location(part: -1, local: -1)
  }

  var variableLocations: [Location] = []
  var rowLocations = RowLocations()
  var parts: [PartBox?] = []
  /// Numbers that stand for variables in the rows of other parts.
  var cuts = Cuts()
  /// Variables from which on a part is divided.
  private(set) var leastDivided = Solver.leastDivided
  private var emptyPlaces: [Int] = []
  /// The place of each variable in the order in which an ambiguous picture settles them, or -1.
  private var pictureRanks: [Int32] = []
  /// The first place of a position; lengths come before, and there is room for more.
  private static let firstPosition: Int32 = 1 << 30

  /// Parts that an edit touched, and how.
  struct Touched {
    struct Entry {
      var part: Int
      var needsCheck: Bool
      var needsRebuild: Bool
    }

    private(set) var entries: [Entry] = []

    mutating func note(_ part: Int, needsCheck: Bool = false, needsRebuild: Bool = false) {
      for index in entries.indices where entries[index].part == part {
        entries[index].needsCheck = entries[index].needsCheck || needsCheck
        entries[index].needsRebuild = entries[index].needsRebuild || needsRebuild
        return
      }
      entries.append(Entry(part: part, needsCheck: needsCheck, needsRebuild: needsRebuild))
    }

    mutating func forget(_ part: Int) { entries.removeAll { $0.part == part } }
  }

  mutating func addVariable() {
    variableLocations.append(.none)
    pictureRanks.append(-1)
  }

  // MARK: - Reading

  /// Where a variable is; nowhere for one that no constraint mentions, and for one that another
  /// system made.
  func location(of variable: Int) -> Location {
    variableLocations.indices.contains(variable) ? variableLocations[variable] : .none
  }

  func value(of variable: Int) -> Double {
    let location = location(of: variable)
    guard location.part >= 0, let box = parts[Int(location.part)] else { return 0 }
    return box.part.values[location.local]
  }

  /// Writes the values of all variables.
  func read(into values: inout [Double]) {
    if values.count == variableLocations.count {
      values.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
    } else {
      values = Array(repeating: 0, count: variableLocations.count)
    }
    values.withUnsafeMutableBufferPointer { target in
      for box in parts {
        guard let box, let base = target.baseAddress else { continue }
        box.part.read(into: base)
      }
    }
  }

  func isAlive(_ id: Int) -> Bool { id < rowLocations.count && rowLocations[id].part >= 0 }

  /// The constraint of that name in terms of global variables.
  func constraint(_ id: Int) -> Constraint? {
    guard isAlive(id), let box = parts[Int(rowLocations[id].part)] else { return nil }
    var constraint = box.part.constraint(Int(rowLocations[id].local))
    if let original = cuts.original(of: id) { constraint?.expression = original.expression }
    return constraint
  }

  func priority(of id: Int) -> Priority? {
    guard isAlive(id), let box = parts[Int(rowLocations[id].part)] else { return nil }
    return Priority(box.part.rows.priority[rowLocations[id].local])
  }

  func error(of id: Int) -> Double {
    guard isAlive(id), let box = parts[Int(rowLocations[id].part)] else { return 0 }
    return box.part.error(of: Int(rowLocations[id].local))
  }

  /// The errors that remain, by optional priority, highest first.
  var optimum: [Solver.LevelError] {
    var levels: [Solver.LevelError] = []
    for box in parts.compactMap({ $0 }) {
      box.part.forEachError { priority, error in
        if let index = levels.firstIndex(where: { $0.priority == priority }) {
          levels[index].error += error
        } else {
          levels.append(Solver.LevelError(priority: priority, error: error))
        }
      }
    }
    return levels.sorted { $0.priority > $1.priority }
  }

  // MARK: - Editing

  /// Changes a part in place, after copying it if another solver holds it too.
  private mutating func change<R>(_ index: Int, _ body: (inout Part) -> R) -> R {
    if !isKnownUniquelyReferenced(&parts[index]), let shared = parts[index] {
      parts[index] = PartBox(Part(copying: shared.part))
    }
    guard let box = parts[index] else { preconditionFailure("an empty place") }
    return box.change(body)
  }

  mutating func remove(_ id: Int, _ touched: inout Touched) {
    let location = rowLocations[id]
    rowLocations[id] = .none
    cuts.forget(id)
    let isEasy = change(Int(location.part)) { $0.removeRow(Int(location.local)) }
    touched.note(Int(location.part), needsRebuild: !isEasy)
  }

  mutating func setConstant(_ constant: Double, of id: Int, _ touched: inout Touched) {
    let location = rowLocations[id]
    let constant = cuts.setConstant(constant, of: id)
    let change = change(Int(location.part)) { $0.setConstant(constant, of: Int(location.local)) }
    touched.note(Int(location.part), needsCheck: change == .open, needsRebuild: change == .rebuild)
  }

  mutating func setPriority(_ priority: Double, of id: Int, _ touched: inout Touched) {
    let location = rowLocations[id]
    let change = change(Int(location.part)) { $0.setPriority(priority, of: Int(location.local)) }
    touched.note(Int(location.part), needsCheck: change == .open, needsRebuild: change == .rebuild)
  }

  /// Rows over global variables beyond which they are added all at once.
  private static let manyRows = 64

  /// Adds rows over global variables; their names follow on those in use.
  mutating func add(_ rows: borrowing SystemRows, _ touched: inout Touched) {
    let first = rowLocations.count
    rowLocations.add(rows.count)
    if rows.count >= Self.manyRows && 4 * rows.count >= first {
      reunite(cuts.variables, &touched)
      addTogether(rows, &touched) { first + $0 }
    } else {
      for row in 0..<rows.count {
        if cuts.isEmpty {
          addOne(rows, row, id: first + row, &touched)
        } else {
          addDivided(rows, row, id: first + row, &touched)
        }
      }
    }
  }

  // MARK: - One row

  /// Adds a row without those of its terms that are numbers.
  private mutating func addDivided(
    _ rows: borrowing SystemRows, _ row: Int, id: Int, _ touched: inout Touched
  ) {
    let terms = rows.terms(of: row)
    guard let inside = cuts.inside(terms) else {
      addOne(rows, row, id: id, &touched)
      return
    }
    let constant = cuts.take(
      Int32(id), Array(terms), constant: rows.constant[row], inside: inside)
    var divided = SystemRows()
    divided.append(inside, like: row, of: rows, constant: constant)
    addOne(divided, 0, id: id, &touched)
  }

  /// Adds a row to the part of its variables; several such parts become one.
  private mutating func addOne(
    _ rows: borrowing SystemRows, _ row: Int, id: Int, _ touched: inout Touched
  ) {
    let host = host(for: rows.terms(of: row), &touched)
    for term in rows.terms(of: row) where variableLocations[Int(term.variable)].part < 0 {
      let local = change(host) { $0.addVariable(term.variable) }
      variableLocations[Int(term.variable)] = Location(part: Int32(host), local: local)
    }
    let locations = variableLocations
    let (local, held) = change(host) { part in
      for term in rows.terms(of: row) {
        part.rows.terms.append(
          SystemRows.Term(
            variable: locations[Int(term.variable)].local, coefficient: term.coefficient))
      }
      let held = part.addRow(
        id: Int32(id), constant: rows.constant[row], relation: rows.relation[row],
        priority: rows.priority[row])
      return (part.rows.count - 1, held)
    }
    rowLocations[id] = Location(part: Int32(host), local: Int32(local))
    touched.note(host, needsCheck: !held)
  }

  /// The part that is going to hold a row: the largest of those it touches, with the others in it,
  /// or a small or new one.
  private mutating func host(
    for terms: UnsafeBufferPointer<SystemRows.Term>, _ touched: inout Touched
  ) -> Int {
    var involved: [Int] = []
    for term in terms {
      let part = Int(variableLocations[Int(term.variable)].part)
      if part >= 0, !involved.contains(part) { involved.append(part) }
    }
    guard var host = involved.first else { return nursery() }
    for part in involved.dropFirst() where size(part) > size(host) { host = part }
    for part in involved where part != host {
      if 4 * size(part) > size(host) {
        host = unite(host, part, &touched)
      } else {
        absorb(part, into: host, &touched)
      }
    }
    return host
  }

  private func size(_ index: Int) -> Int { parts[index]?.part.liveRowCount ?? 0 }

  /// Variables a part may have and still take in unrelated ones.
  static let nurserySize = 256

  /// A small part that takes in new variables.
  private mutating func nursery() -> Int {
    if let last = parts.indices.last, let box = parts[last],
      box.part.variables.count < Self.nurserySize
    {
      return last
    }
    return place(PartBox(Part(rows: SystemRows(), ids: FlatArray(), variables: FlatArray())))
  }

  mutating func place(_ box: PartBox?) -> Int {
    if let index = emptyPlaces.popLast() {
      parts[index] = box
      return index
    }
    parts.append(box)
    return parts.count - 1
  }

  mutating func vacate(_ index: Int, _ touched: inout Touched) {
    parts[index] = nil
    emptyPlaces.append(index)
    touched.forget(index)
  }

  /// Adds everything of a small part to a large one.
  private mutating func absorb(_ small: Int, into host: Int, _ touched: inout Touched) {
    guard let box = parts[small] else { return }
    vacate(small, &touched)
    for local in 0..<box.part.variables.count {
      let name = box.part.variables[local]
      let number = change(host) { $0.addVariable(name) }
      variableLocations[Int(name)] = Location(part: Int32(host), local: number)
    }
    var held = true
    for row in 0..<box.part.rows.count where box.part.ids[row] >= 0 {
      let locations = variableLocations
      let isHeld = change(host) { larger in
        for term in box.part.rows.terms(of: row) {
          let variable = locations[Int(box.part.variables[term.variable])].local
          larger.rows.terms.append(
            SystemRows.Term(variable: variable, coefficient: term.coefficient))
        }
        return larger.addRow(
          id: box.part.ids[row], constant: box.part.rows.constant[row],
          relation: box.part.rows.relation[row],
          priority: box.part.rows.priority[row])
      }
      held = held && isHeld
      let last = (parts[host]?.part.rows.count ?? 1) - 1
      rowLocations[Int(box.part.ids[row])] = Location(part: Int32(host), local: Int32(last))
    }
    touched.note(host, needsCheck: !held)
  }

  /// Makes one part of two of similar size.
  private mutating func unite(_ a: Int, _ b: Int, _ touched: inout Touched) -> Int {
    let boxes = [a, b].compactMap { parts[$0] }
    vacate(a, &touched)
    vacate(b, &touched)
    let index = place(boxes[0])
    var builder = PartBuilder()
    for box in boxes { builder.take(box.part, index: index, &variableLocations, &rowLocations) }
    parts[index] = PartBox(builder.build())
    touched.note(index, needsCheck: true)
    return index
  }

  // MARK: - The picture

  /// Changes the order in which variables are settled, and draws anew what is ambiguous and does not
  /// follow each other as before, in O(variables + those parts).
  mutating func setPictureOrder(_ order: PictureOrder) {
    let before = pictureRanks
    pictureRanks = Array(repeating: -1, count: variableLocations.count)
    let positions = order.positions.enumerated().map {
      (Self.firstPosition + Int32($0.offset), $0.element)
    }
    let lengths = order.lengths.enumerated().map { (Int32($0.offset), $0.element) }
    var last = Array(repeating: Int32(-1), count: parts.count)
    var isReordered = Array(repeating: false, count: parts.count)
    for (rank, variable) in lengths + positions where variable.index < pictureRanks.count {
      pictureRanks[variable.index] = rank
      let part = Int(variableLocations[variable.index].part)
      guard part >= 0 else { continue }
      // One that comes back was not settled while it was away.
      if before[variable.index] <= last[part] { isReordered[part] = true }
      last[part] = before[variable.index]
    }
    for (variable, location) in variableLocations.enumerated()
    where location.part >= 0 && before[variable] >= 0 && pictureRanks[variable] < 0 {
      isReordered[Int(location.part)] = true
    }
    drawPicture(parts.indices.filter { isReordered[$0] })
  }

  /// Settles further variables last among the lengths or positions, and draws anew what is ambiguous
  /// because of them.
  mutating func extendPictureOrder(
    _ lengths: ArraySlice<Variable>, _ positions: ArraySlice<Variable>
  ) {
    var loosened: [Int] = []
    for (list, first) in [(lengths, 0), (positions, Self.firstPosition)] {
      for place in list.indices where list[place].index < pictureRanks.count {
        pictureRanks[list[place].index] = first + Int32(place)
        let part = Int(variableLocations[list[place].index].part)
        if part >= 0, !loosened.contains(part) { loosened.append(part) }
      }
    }
    drawPicture(loosened)
  }

  /// Draws those of the parts that are ambiguous.
  mutating func drawPicture(_ indices: [Int]) {
    for index in indices where parts[index]?.part.simplex.freeCount ?? 0 > 0 {
      let ranks = pictureRanks
      change(index) { $0.drawPicture(ranks, firstPosition: Self.firstPosition) }
    }
  }

  /// The value of a form over the variables of a part.
  func value(of form: [(variable: Int32, coefficient: Double)], in part: Int) -> Double {
    guard let box = parts[part] else { return 0 }
    return form.reduce(0) { $0 + $1.coefficient * box.part.values[$1.variable] }
  }

  // MARK: - Solving

  /// Goes to the optimum of every part that was touched; false if what is required contradicts
  /// itself.
  ///
  /// Where the work is interrupted, parts stay unsolved, and it is true.
  ///
  /// With `checking` every part is checked, not only where an edit asked for it; with `trusting`
  /// the edits are of the kind that cannot be refused.
  mutating func settle(_ touched: inout Touched, checking: Bool, trusting: Bool) -> Bool {
    for entry in touched.entries {
      if !entry.needsRebuild, parts[entry.part]?.part.outcome == .solved {
        change(entry.part) { $0.settleEdits(checking: checking || entry.needsCheck) }
        // To start anew would end as early.
        if parts[entry.part]?.part.outcome == .interrupted { continue }
      }
      guard let outcome = parts[entry.part]?.part.outcome else { continue }
      var places = [entry.part]
      if entry.needsRebuild || outcome != .solved {
        places = rebuild(entry.part, trusting: trusting)
      } else if isWorthALook(entry.part) {
        if let division = divide(entry.part, trusting: true) {
          places = division
        } else {
          change(entry.part) { $0.noteWhole() }
        }
      }
      for place in places { touched.note(place) }
      for place in places where parts[place]?.part.outcome != .solved {
        if parts[place]?.part.outcome == .failed {
          let order = pictureOrder(of: place)
          change(place) { $0.solveExactly(order: order) }
        }
        if parts[place]?.part.outcome == .infeasible { return false }
      }
    }
    return true
  }

  /// Whether a part was copied for one edit after the other, so that it is worth to find out whether
  /// it falls apart.
  private func isWorthALook(_ index: Int) -> Bool {
    guard let part = parts[index] else { return false }
    return part.part.copiesUntilLook <= 0 && part.part.variables.count >= leastDivided
  }

  /// Solves a part from scratch; returns its place, or those of the parts into which it falls.
  private mutating func rebuild(_ index: Int, trusting: Bool) -> [Int] {
    guard let box = parts[index] else { return [] }
    let isDue = isWorthALook(index)
    if isDue, let places = divide(index, trusting: trusting) { return places }
    var builder = PartBuilder()
    builder.take(box.part, index: index, &variableLocations, &rowLocations)
    var part = builder.build(trusting: trusting)
    part.takeLooks(from: box.part)
    if isDue { part.noteWhole() }
    parts[index] = PartBox(part)
    return [index]
  }

  /// The order of the picture in the local variables of a part.
  private func pictureOrder(of index: Int) -> PictureOrder {
    guard let box = parts[index] else { return PictureOrder() }
    let all: [(rank: Int32, local: Int)] = (0..<box.part.variables.count).map { local in
      (pictureRanks[Int(box.part.variables[local])], local)
    }
    let ranked = all.filter { $0.rank >= 0 }.sorted { $0.rank < $1.rank }
    func locals(_ ranked: some Sequence<(rank: Int32, local: Int)>) -> [Variable] {
      ranked.map { Variable(index: $0.local) }
    }
    return PictureOrder(
      lengths: locals(ranked.prefix { $0.rank < Self.firstPosition }),
      positions: locals(ranked.drop { $0.rank < Self.firstPosition }))
  }
}
