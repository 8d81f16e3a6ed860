// MARK: - The optimal face

extension Part {
  /// A linear form over local variables in terms of simplex variables, and its constant.
  mutating func simplexForm(
    of terms: [(variable: Int32, coefficient: Double)]
  ) -> (form: Simplex.Form, constant: Double) {
    let constant = expand(terms)
    return (takeForm(), constant)
  }

  // MARK: - The picture

  /// Goes to the optimal point that the order of the picture chooses.
  ///
  /// - Parameters:
  ///   - ranks: Per global variable its place in the order, or -1.
  ///   - firstPosition: The first place of a position, see ``PictureOrder``.
  mutating func drawPicture(_ ranks: [Int32], firstPosition: Int32) {
    guard simplex.freeCount > 0 else { return }
    var bounds = FaceBounds(simplex)
    let isLoose = looseVariables(bounds)
    var order = (0..<Int32(variables.count)).filter {
      isLoose[Int($0)] && ranks[Int(variables[$0])] >= 0
    }
    order.sort { ranks[Int(variables[$0])] < ranks[Int(variables[$1])] }
    var holders: [Int] = []
    simplex.hasMoved = false
    let lengthCount = order.prefix { ranks[Int(variables[$0])] < firstPosition }.count
    for variable in order.prefix(lengthCount) { bringNearZero(variable, &bounds, &holders) }
    var open = Array(order.dropFirst(lengthCount))
    for _ in 0..<PictureOrder.passLimit {
      let count = open.count
      open = open.filter { !settleAtBound($0, &bounds) }
      if open.count == count { break }
    }
    for variable in open where !settleAtBound(variable, &bounds) {
      bringNearZero(variable, &bounds, &holders)
    }
    for holder in holders {
      noteHolder(holder)
      if simplex.uses[holder] == 0 {
        simplex.removeVariable(holder)
      } else {
        leftovers += 1
      }
    }
    // The point is optimal, up to rounding errors.
    _ = simplex.optimise()
    if simplex.hasMoved { evaluate() }
  }

  /// Brings a variable as near to zero as it can go and holds it there.
  private mutating func bringNearZero(
    _ variable: Int32, _ bounds: inout FaceBounds, _ holders: inout [Int]
  ) {
    guard !Interruption.isRequested else { return }
    let (form, constant) = simplexForm(of: [(variable, 1)])
    let gradient = simplex.gradient(of: form)
    guard gradient.contains(where: { bounds.isLoose($0.column) }) else { return }
    let value = gradient.reduce(constant) { $0 + $1.rate * simplex.value[$1.column] }
    if abs(value) > Tolerance.coefficient {
      let (end, holder) = simplex.seek(
        form, sign: value > 0 ? -1 : 1, bounds: &bounds, room: abs(value))
      if let holder { holders.append(holder) }
      if case .reached = end { simplex.freeze(form, bounds) }
    } else {
      holders.append(simplex.holdInPlace(form, &bounds))
    }
  }

  /// Brings a variable to its least value and holds it there, or to its largest one if there is no
  /// least; false if there is neither, and then it may be anywhere.
  private mutating func settleAtBound(_ variable: Int32, _ bounds: inout FaceBounds) -> Bool {
    guard !Interruption.isRequested else { return false }
    let (form, _) = simplexForm(of: [(variable, 1)])
    guard simplex.gradient(of: form).contains(where: { bounds.isLoose($0.column) }) else {
      return true
    }
    for sign in [-1.0, 1] {
      if case .reached = simplex.seek(form, sign: sign, bounds: &bounds).end {
        simplex.freeze(form, bounds)
        return true
      }
    }
    return false
  }

  /// Per local variable whether it may differ between points of the box.
  ///
  /// As far as a look at the columns tells: some that cancel out are among them. In O(cells).
  func looseVariables(_ bounds: borrowing FaceBounds) -> [Bool] {
    var isLoose = Array(repeating: false, count: simplex.variableCount)
    for column in 0..<simplex.variableCount
    where simplex.state[column] == .nonbasic && bounds.isLoose(column) {
      isLoose[column] = true
      for touch in simplex.columns.list(of: column) { isLoose[Int(touch.row)] = true }
    }
    for index in stride(from: simplex.derived.count - 1, through: 0, by: -1)
    where simplex.derived[index] >= 0 {
      let variable = Int(simplex.derived[index])
      isLoose[variable] = simplex.definition(of: variable).contains { isLoose[Int($0.column)] }
    }
    var isLooseClass = Array(repeating: false, count: variables.count)
    for variable in 0..<classOfVariable.count where classOfVariable[variable] >= 0 {
      isLooseClass[Int(classOfVariable[variable])] = isLoose[variable]
    }
    for index in 0..<elimination.targets.count {
      for place in Int(elimination.start[index])..<Int(elimination.start[index + 1])
      where isLooseClass[Int(elimination.terms[place].variable)] {
        isLooseClass[Int(elimination.targets[index])] = true
      }
    }
    return (0..<variables.count).map { isLooseClass[elimination.classes.root(of: $0)] }
  }
}

extension Simplex {
  /// Holds a form at the value it has, as a nonbasic variable of its own.
  mutating func holdInPlace(_ form: Form, _ bounds: inout FaceBounds) -> Int {
    let holder = form.withUnsafeBufferPointer { addRow($0) }
    bounds.fixNew(holder, at: value[holder])
    // A pivot of length zero: the loose column with the largest coefficient becomes basic.
    var best = -1
    var largest = 0.0
    for cell in rows.list(of: holder)
    where bounds.isLoose(Int(cell.column)) && abs(cell.value) > largest {
      largest = abs(cell.value)
      best = Int(cell.column)
    }
    if best >= 0 {
      let isUpward = value[best] < bounds.upper[best] && value[best] <= bounds.lower[best]
      startDerivative(best, isUpward: isUpward)
      pivot(row: holder, column: best)
    }
    return holder
  }
}
