import FlatStorage

/// Expresses linear forms in classes, and classes in those that nothing defines.
///
/// A dense accumulator with a list of what was touched; definitions are substituted last evaluated
/// first (a heap), so each is examined once.
struct Reduction: ~Copyable {
  typealias Term = SystemRows.Term

  var constant = 0.0
  private var accumulator: FlatArray<Double>
  private var isMarked: FlatArray<Bool>
  /// Touched classes without definition.
  private var open: FlatArray<Int32>
  /// Touched definitions, a heap with the last evaluated on top.
  private var heap: FlatArray<Int32>
  private var terms: FlatArray<(variable: Int32, coefficient: Double)>

  init(variableCount: Int) {
    accumulator = FlatArray(repeating: 0, count: variableCount)
    isMarked = FlatArray(repeating: false, count: variableCount)
    open = FlatArray()
    heap = FlatArray()
    terms = FlatArray()
  }

  mutating func addVariable() {
    accumulator.append(0)
    isMarked.append(false)
  }

  mutating func start() { constant = 0 }

  /// Adds a multiple of a caller's variable.
  @inline(__always)
  mutating func add(
    _ coefficient: Double, of variable: Int, _ elimination: borrowing EqualityElimination
  ) {
    let root = elimination.classes.root(of: variable)
    if root == variable {
      gather(coefficient, of: root, elimination)
    } else {
      constant += coefficient * elimination.classes.offset[variable]
      gather(coefficient * elimination.classes.factor[variable], of: root, elimination)
    }
  }

  @inline(__always)
  private mutating func gather(
    _ coefficient: Double, of root: Int, _ elimination: borrowing EqualityElimination
  ) {
    accumulator[root] += coefficient
    if isMarked[root] { return }
    isMarked[root] = true
    let definition = elimination.definition[root]
    if definition < 0 {
      open.append(Int32(root))
    } else {
      push(definition)
    }
  }

  /// The class and coefficient if the form has only one class; the form is then taken back.
  mutating func single(_ elimination: borrowing EqualityElimination) -> (
    root: Int, coefficient: Double
  )? {
    guard open.count + heap.count == 1 else { return nil }
    let root = heap.count == 1 ? Int(elimination.targets[heap[0]]) : Int(open[0])
    let coefficient = accumulator[root]
    open.removeAll()
    heap.removeAll()
    accumulator[root] = 0
    isMarked[root] = false
    if abs(coefficient) <= Tolerance.coefficient { return nil }
    return (root, coefficient)
  }

  /// Substitutes all definitions.
  mutating func expand(_ elimination: borrowing EqualityElimination) {
    while heap.count > 0 {
      let definition = Int(pop())
      let root = Int(elimination.targets[definition])
      let coefficient = accumulator[root]
      accumulator[root] = 0
      isMarked[root] = false
      if abs(coefficient) <= Tolerance.coefficient { continue }
      constant += coefficient * elimination.constants[definition]
      for index in Int(elimination.start[definition])..<Int(elimination.start[definition + 1]) {
        let term = elimination.terms[index]
        gather(coefficient * term.coefficient, of: Int(term.variable), elimination)
      }
    }
  }

  /// The classes of the form with their coefficients; the form is empty afterwards.
  mutating func takeClasses(_ elimination: borrowing EqualityElimination) -> FlatArray<Term> {
    var result = FlatArray<Term>()
    for index in 0..<open.count { collect(Int(open[index]), into: &result) }
    for index in 0..<heap.count {
      collect(Int(elimination.targets[heap[index]]), into: &result)
    }
    open.removeAll()
    heap.removeAll()
    return result
  }

  private mutating func collect(_ root: Int, into result: inout FlatArray<Term>) {
    if abs(accumulator[root]) > Tolerance.coefficient {
      result.append(Term(variable: Int32(root), coefficient: accumulator[root]))
    }
    accumulator[root] = 0
    isMarked[root] = false
  }

  /// The expanded form in simplex variables; valid until the next form.
  mutating func take(
    _ forms: borrowing FlatArray<Part.Form>
  ) -> UnsafeBufferPointer<(variable: Int32, coefficient: Double)> {
    terms.removeAll()
    for index in 0..<open.count {
      let root = Int(open[index])
      if abs(accumulator[root]) > Tolerance.coefficient {
        terms.append((forms[root].variable, accumulator[root]))
      }
      accumulator[root] = 0
      isMarked[root] = false
    }
    open.removeAll()
    return UnsafeBufferPointer(start: terms.base, count: terms.count)
  }

  private mutating func push(_ definition: Int32) {
    heap.append(definition)
    var index = heap.count - 1
    while index > 0, heap[(index - 1) / 2] < definition {
      heap[index] = heap[(index - 1) / 2]
      index = (index - 1) / 2
    }
    heap[index] = definition
  }

  private mutating func pop() -> Int32 {
    let first = heap[0]
    let last = heap.removeLast()
    let count = heap.count
    if count == 0 { return first }
    var index = 0
    while true {
      var child = 2 * index + 1
      guard child < count else { break }
      if child + 1 < count, heap[child + 1] > heap[child] { child += 1 }
      if heap[child] <= last { break }
      heap[index] = heap[child]
      index = child
    }
    heap[index] = last
    return first
  }
}
