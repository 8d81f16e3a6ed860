import FlatStorage

/// Variables and constraints that have nothing to do with the rest of the system, solved.
///
/// A part owns its constraints in the caller's terms, their elimination and the simplex method on
/// what is left. It may hold several connected components, so that small ones share memory.
///
///     caller's variable v = factor * class + offset            (``AffineClasses``)
///     class y             = sum(coefficient * class) + c       if defined (``EqualityElimination``)
///                         = simplex variable u                 else
///
/// Local numbers everywhere: variables, classes and rows of this part.
struct Part: ~Copyable {
  /// What became of a constraint.
  enum Role: UInt8, BitwiseCopyable {
    /// It was used to eliminate a class.
    case definition
    /// It is an equality that follows from others.
    case redundant
    /// It is about numbers that cannot change.
    case settled
    /// It is a breakpoint: `factor * u + shift REL 0`.
    case cost
    /// It was removed.
    case removed
  }

  struct Place: BitwiseCopyable {
    var role: Role
    /// The simplex variable u.
    var variable: Int32
    var factor: Double
    /// The constant apart from the constraint's own.
    var shift: Double
  }

  /// A class in terms of one simplex variable: `y = factor * u + constant`.
  struct Form: BitwiseCopyable {
    /// u, or ``Form/unknown`` before anybody asked, or ``Form/fixed`` if y is a number.
    var variable: Int32
    var factor: Double
    var constant: Double

    static let unknown: Int32 = -1
    static let fixed: Int32 = -2
  }

  var rows: SystemRows
  /// The caller's name of each row.
  var ids: FlatArray<Int32>
  var places: FlatArray<Place>
  /// The caller's name of each variable.
  var variables: FlatArray<Int32>
  var elimination: EqualityElimination
  var forms: FlatArray<Form>
  /// Variables that are not their own class.
  var dependents: FlatArray<Int32>
  /// How many definitions mention a class.
  var mentions: FlatArray<Int32>
  var simplex: Simplex
  /// For a simplex variable: its class y, `-2 - y` for a row that stands for a defined class, -1
  /// for another row.
  var classOfVariable: FlatArray<Int32>
  /// The priority of each level, by slot.
  var priorities: FlatArray<Double>
  /// How many levels there were in the beginning.
  let firstLevelCount: Int
  /// The current point, in the caller's variables.
  var values: FlatArray<Double>
  /// Rows of the simplex method that lost their last cost.
  var retired: FlatArray<Int32>
  var liveRowCount: Int
  /// Simplex variables that stand for nothing any more but are still used.
  var leftovers: Int
  /// Required equalities that came later and could not be eliminated: they make rows long.
  var openEqualities: Int
  /// Whether constants of definitions changed that nothing follows yet.
  var mustFollow: Bool
  private var reduction: Reduction

  /// How often it is copied yet before there is a look whether it falls apart, and how often in
  /// between the last two.
  private(set) var copiesUntilLook: Int
  private var copiesBetweenLooks: Int

  /// How the last attempt to solve it ended; nothing is meaningful unless it was solved.
  var outcome: Outcome

  /// Solves constraints from scratch.
  ///
  /// With `trusting` the required constraints are known to hold together: that in another order of
  /// elimination almost equal numbers differ by more than the tolerance is then no contradiction.
  init(
    rows: consuming SystemRows, ids: consuming FlatArray<Int32>,
    variables: consuming FlatArray<Int32>, trusting: Bool = false
  ) {
    let count = variables.count
    let rowCount = rows.count
    let cellCount = rows.terms.count
    elimination = EqualityElimination(rows, variableCount: count, trusting: trusting)
    forms = FlatArray(
      repeating: Form(variable: Form.unknown, factor: 0, constant: 0), count: count)
    places = FlatArray(
      repeating: Place(role: .removed, variable: 0, factor: 0, shift: 0), count: rowCount)
    dependents = FlatArray()
    mentions = FlatArray(repeating: 0, count: count)
    classOfVariable = FlatArray(minimumCapacity: count)
    values = FlatArray(repeating: 0, count: count)
    retired = FlatArray()
    reduction = Reduction(variableCount: count)
    priorities = Self.levels(of: rows)
    firstLevelCount = priorities.count
    simplex = Simplex(
      levels: priorities.count, capacity: count, cells: cellCount)
    liveRowCount = rowCount
    leftovers = 0
    openEqualities = 0
    mustFollow = false
    copiesUntilLook = 1
    copiesBetweenLooks = 1
    outcome = .solved
    self.rows = rows
    self.ids = ids
    self.variables = variables
    guard elimination.isConsistent else {
      outcome = .infeasible
      return
    }
    makeVariables()
    placeRows()
    if trusting { outcome = .solved }
    guard outcome == .solved else { return }
    simplex.initialise()
    settle(checking: !trusting)
    if outcome == .solved && !trusting && !isSound { outcome = .failed }
  }

  init(copying other: borrowing Part) {
    rows = SystemRows(copying: other.rows)
    ids = other.ids.copy()
    places = other.places.copy()
    variables = other.variables.copy()
    elimination = EqualityElimination(copying: other.elimination)
    forms = other.forms.copy()
    dependents = other.dependents.copy()
    mentions = other.mentions.copy()
    simplex = Simplex(copying: other.simplex)
    classOfVariable = other.classOfVariable.copy()
    priorities = other.priorities.copy()
    firstLevelCount = other.firstLevelCount
    values = other.values.copy()
    retired = other.retired.copy()
    liveRowCount = other.liveRowCount
    leftovers = other.leftovers
    openEqualities = other.openEqualities
    mustFollow = other.mustFollow
    copiesUntilLook = other.copiesUntilLook - 1
    copiesBetweenLooks = other.copiesBetweenLooks
    reduction = Reduction(variableCount: other.variables.count)
    outcome = other.outcome
  }

  /// Notes that a look showed that it does not fall apart; the next one comes after twice as many
  /// copies.
  mutating func noteWhole() {
    copiesBetweenLooks *= 2
    copiesUntilLook = copiesBetweenLooks
  }

  /// Takes over from the part that it replaces when there is a look.
  mutating func takeLooks(from other: borrowing Part) {
    copiesUntilLook = other.copiesUntilLook
    copiesBetweenLooks = other.copiesBetweenLooks
  }

  // MARK: - Building

  /// The distinct priorities, highest first, required always among them.
  static func levels(of rows: borrowing SystemRows) -> FlatArray<Double> {
    var distinct = FlatArray<Double>()
    distinct.append(Priority.required.value)
    var last = Priority.required.value
    for row in 0..<rows.count {
      let priority = rows.priority[row]
      if priority == last { continue }
      last = priority
      var isKnown = false
      for index in 0..<distinct.count where distinct[index] == priority { isKnown = true }
      if !isKnown { distinct.append(priority) }
    }
    var list = distinct.elements
    list.sort(by: >)
    return distinct
  }

  /// A simplex variable for every class that nothing defines.
  private mutating func makeVariables() {
    for variable in 0..<variables.count {
      let root = elimination.classes.root(of: variable)
      if root != variable {
        dependents.append(Int32(variable))
      } else if elimination.definition[root] < 0 {
        makeFree(root)
      }
    }
    for index in 0..<elimination.terms.count { mentions[elimination.terms[index].variable] += 1 }
  }

  mutating func makeFree(_ root: Int) {
    let variable = makeSimplexVariable(of: Int32(root))
    forms[root] = Form(variable: Int32(variable), factor: 1, constant: 0)
  }

  private mutating func makeSimplexVariable(of owner: Int32) -> Int {
    let variable = simplex.addVariable()
    note(variable, owner)
    return variable
  }

  private mutating func note(_ variable: Int, _ owner: Int32) {
    while classOfVariable.count <= variable { classOfVariable.append(-1) }
    classOfVariable[variable] = owner
  }

  /// Turns every constraint that is not an equality to eliminate into a breakpoint.
  private mutating func placeRows() {
    for row in 0..<rows.count {
      if rows.isEliminated(row) {
        let role: Role = elimination.isRedundant[row] ? .redundant : .definition
        places[row] = Place(role: role, variable: 0, factor: 0, shift: 0)
        continue
      }
      let place = place(row)
      places[row] = place
      if place.role == .cost {
        simplex.costs.append(breakpoint(row, place), to: Int(place.variable))
      } else if !isHeld(row, value: place.shift + rows.constant[row]) {
        outcome = .infeasible
      }
    }
  }

  /// Whether a required row with that value of its expression holds; optional ones always pass.
  func isHeld(_ row: Int, value: Double) -> Bool {
    if rows.priority[row] != Priority.required.value { return true }
    let error = rows.relation[row].error(of: value)
    return Tolerance.isFeasible(error: error, magnitude: abs(rows.constant[row]))
  }

  /// The cost of a row whose place is known.
  func breakpoint(_ row: Int, _ place: Place) -> Breakpoint {
    let weight = abs(place.factor)
    var relation = rows.relation[row]
    if place.factor < 0 { relation = relation.flipped }
    let position = -(rows.constant[row] + place.shift) / place.factor
    return Breakpoint(
      position: position == 0 ? 0 : position,
      fall: relation == .lessOrEqual ? 0 : -weight,
      rise: relation == .greaterOrEqual ? 0 : weight,
      slot: Int32(slot(of: rows.priority[row])), constraint: Int32(row))
  }

  private func slot(of priority: Double) -> Int {
    for slot in 0..<priorities.count where priorities[slot] == priority { return slot }
    assertionFailure("a level that was not announced")
    return 0
  }

  /// Announces a priority that a row is going to have.
  mutating func makeLevel(_ priority: Double) {
    var rank = 0
    for index in 0..<priorities.count {
      if priorities[index] == priority { return }
      if priorities[index] > priority { rank += 1 }
    }
    priorities.append(priority)
    _ = simplex.insertLevel(rank: rank)
  }

  // MARK: - Reducing

  /// Where a row's cost belongs, making a row of the simplex method if need be.
  mutating func place(_ row: Int) -> Place {
    reduction.start()
    for term in rows.terms(of: row) {
      reduction.add(term.coefficient, of: Int(term.variable), elimination)
    }
    if let (root, coefficient) = reduction.single(elimination) {
      let form = form(of: root)
      return Place(
        role: form.variable == Form.fixed ? .settled : .cost, variable: form.variable,
        factor: coefficient * form.factor,
        shift: reduction.constant + coefficient * form.constant)
    }
    reduction.expand(elimination)
    let constant = reduction.constant
    let form = formOfReduction(owner: -1)
    return Place(
      role: form.variable == Form.fixed ? .settled : .cost, variable: form.variable,
      factor: form.factor, shift: constant)
  }

  /// A class as a multiple of one simplex variable.
  private mutating func form(of root: Int) -> Form {
    if forms[root].variable != Form.unknown { return forms[root] }
    let constant = reduction.constant
    reduction.start()
    reduction.add(1, of: root, elimination)
    reduction.expand(elimination)
    var form = formOfReduction(owner: -2 - Int32(root))
    form.constant = reduction.constant
    reduction.constant = constant
    forms[root] = form
    return form
  }

  /// The expanded form as a multiple of one simplex variable, a new row if it has several terms.
  private mutating func formOfReduction(owner: Int32) -> Form {
    let terms = reduction.take(forms)
    if terms.isEmpty { return Form(variable: Form.fixed, factor: 0, constant: 0) }
    if terms.count == 1 {
      return Form(variable: terms[0].variable, factor: terms[0].coefficient, constant: 0)
    }
    let variable = simplex.addRow(terms)
    note(variable, owner)
    return Form(variable: Int32(variable), factor: 1, constant: 0)
  }

  /// Expands a form over local variables, into the reduction at hand; returns its constant.
  mutating func expand(_ terms: [(variable: Int32, coefficient: Double)]) -> Double {
    reduction.start()
    for (variable, coefficient) in terms {
      reduction.add(coefficient, of: Int(variable), elimination)
    }
    reduction.expand(elimination)
    return reduction.constant
  }

  mutating func takeForm() -> Simplex.Form { Array(reduction.take(forms)) }

  /// Notes that a simplex variable stands for nothing of the caller's.
  mutating func noteHolder(_ variable: Int) { note(variable, -1) }

  mutating func addToReduction() { reduction.addVariable() }

  /// A row in classes: its terms; what constants of classes add up to comes to the constant.
  mutating func classes(
    of row: Int, addingTo constant: inout Double
  ) -> FlatArray<SystemRows.Term> {
    reduction.start()
    for term in rows.terms(of: row) {
      reduction.add(term.coefficient, of: Int(term.variable), elimination)
    }
    constant += reduction.constant
    return reduction.takeClasses(elimination)
  }
}
