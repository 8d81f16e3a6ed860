import FlatStorage

/// One union of classes, or one class made constant: by which equality, and which representatives.
struct Union: BitwiseCopyable {
  var row: Int32
  var child: Int32
  /// The representative it is attached to, or -1 if it became constant.
  var root: Int32
}

/// Variables that are affine functions of one another: `x = factor * representative + offset`.
///
/// Union by size and path compression, so a chain of n equal widths takes O(n α(n)).
struct AffineClasses: ~Copyable {
  var parent: FlatArray<Int32>
  var factor: FlatArray<Double>
  var offset: FlatArray<Double>
  var size: FlatArray<Int32>
  /// For a representative: whether its value is known, and the value.
  var isKnown: FlatArray<Bool>
  var value: FlatArray<Double>

  init(count: Int) {
    parent = FlatArray(minimumCapacity: count)
    for variable in 0..<count { parent.append(Int32(variable)) }
    factor = FlatArray(repeating: 1, count: count)
    offset = FlatArray(repeating: 0, count: count)
    size = FlatArray(repeating: 1, count: count)
    isKnown = FlatArray(repeating: false, count: count)
    value = FlatArray(repeating: 0, count: count)
  }

  init(copying other: borrowing AffineClasses) {
    parent = other.parent.copy()
    factor = other.factor.copy()
    offset = other.offset.copy()
    size = other.size.copy()
    isKnown = other.isKnown.copy()
    value = other.value.copy()
  }

  /// Takes in a new variable, as a class of its own.
  mutating func addVariable() {
    parent.append(Int32(parent.count))
    factor.append(1)
    offset.append(0)
    size.append(1)
    isKnown.append(false)
    value.append(0)
  }

  /// The representative; afterwards the variable is its direct child.
  @inline(__always)
  func root(of variable: Int) -> Int {
    let above = Int(parent[variable])
    if above == variable { return variable }
    if Int(parent[above]) == above { return above }
    return compress(variable)
  }

  private func compress(_ variable: Int) -> Int {
    // Find the top, then fold the maps from the top down by reversing the path once.
    var top = variable
    var depth = 0
    while Int(parent[top]) != top {
      top = Int(parent[top])
      depth += 1
    }
    while depth > 1 {
      // The variable whose grandparent chain is longest is folded one step at a time.
      var node = variable
      for _ in 0..<depth - 2 { node = Int(parent[node]) }
      let above = Int(parent[node])
      offset[node] += factor[node] * offset[above]
      factor[node] *= factor[above]
      parent[node] = Int32(top)
      depth -= 1
    }
    return top
  }

  /// Declares `child = factor * root + offset` for two representatives.
  func attach(_ child: Int, to root: Int, factor: Double, offset: Double) {
    parent[child] = Int32(root)
    self.factor[child] = factor
    self.offset[child] = offset
    size[root] += size[child]
  }

  /// Declares the value of a representative.
  func fix(_ root: Int, at value: Double) {
    isKnown[root] = true
    self.value[root] = value
  }

  /// What the constants of a row and of its variables' classes add up to, and the coefficient of a
  /// representative in it.
  func sum(
    _ rows: borrowing SystemRows, _ row: Int, coefficientOf representative: Int
  ) -> (constant: Double, coefficient: Double) {
    var constant = rows.constant[row]
    var coefficient = 0.0
    for term in rows.terms(of: row) {
      let variable = Int(term.variable)
      let root = root(of: variable)
      let multiple = term.coefficient * (root == variable ? 1 : factor[variable])
      if root != variable { constant += term.coefficient * offset[variable] }
      if isKnown[root] {
        constant += multiple * value[root]
      } else if root == representative {
        coefficient += multiple
      }
    }
    return (constant, coefficient)
  }

  /// Computes variables from their representatives.
  func evaluate(_ variables: borrowing FlatArray<Int32>, in values: borrowing FlatArray<Double>) {
    let (parent, factor, offset, values) = (
      parent.elements, factor.elements, offset.elements, values.elements
    )
    for variable in variables.elements {
      let variable = Int(variable)
      values[variable] = factor[variable] * values[Int(parent[variable])] + offset[variable]
    }
  }

  /// Makes a union again that was made before with other constants.
  func repeatUnion(_ union: Union, _ rows: borrowing SystemRows) {
    let child = Int(union.child)
    let (constant, coefficient) = sum(rows, Int(union.row), coefficientOf: child)
    guard union.root >= 0 else {
      fix(child, at: -constant / coefficient)
      return
    }
    let root = Int(union.root)
    let other = sum(rows, Int(union.row), coefficientOf: root).coefficient
    attach(child, to: root, factor: -other / coefficient, offset: -constant / coefficient)
  }
}
