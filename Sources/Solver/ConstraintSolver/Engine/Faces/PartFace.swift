import FlatStorage
import Synchronization

/// The optimal face of one part, on copies of its own.
///
/// Looking at a form uses scratch memory and looking for its extremes changes the basis; a lock
/// makes both safe to do from anywhere.
final class PartFace: @unchecked Sendable {
  /// A linear form in the part's variables.
  typealias Form = Simplex.Form

  /// The columns that can really move.
  let columns: [Int]
  /// Per local variable whether it may depend on them.
  private let isLoose: [Bool]
  /// How the local variables move: with each of few columns, or with all of many at once, by
  /// amounts that do not cancel out by chance.
  private let rates: [[Double]]
  private let lock = Mutex(())
  private var part: Part
  private var bounds: FaceBounds
  /// A copy whose basis the search for extremes may change.
  private var scout: Part?
  /// By position in ``columns``, how far a column can go down and up by itself; nil where how far
  /// depends on others.
  private let columnRanges: [OptimalFace.Range?]
  /// What somebody asked for about the rows.
  private let known = Mutex(Known())

  private struct Known {
    var box: FaceBox?
    /// Per local variable whether one can go on forever from here along an edge and move it.
    var isEndless: [Bool]?
  }

  /// The most columns that are examined one by one.
  private static let fewColumns = 4

  init(_ original: borrowing Part) {
    part = Part(copying: original)
    bounds = FaceBounds(part.simplex)
    part.simplex.lockImpliedEqualities(&bounds)
    isLoose = part.looseVariables(bounds)
    var columns: [Int] = []
    for column in 0..<part.simplex.variableCount
    where part.simplex.state[column] == .nonbasic && bounds.isLoose(column) {
      columns.append(column)
    }
    self.columns = columns
    columnRanges = part.ranges(of: columns, within: bounds)
    part.evaluate()
    var rates: [[Double]] = []
    if columns.count <= Self.fewColumns {
      for column in columns { rates.append(part.motion(moving: [(column, 1)])) }
    } else {
      rates.append(part.motion(moving: columns.map { ($0, Self.amount(of: $0)) }))
    }
    self.rates = rates
  }

  private var hasFewColumns: Bool { columns.count <= Self.fewColumns }

  /// Between one and two, and for no two columns in a plain ratio.
  static func amount(of column: Int) -> Double {
    let mixed: UInt64 = (UInt64(column) &+ 1) &* 0x9E37_79B9_7F4A_7C15
    let folded: UInt64 = mixed ^ (mixed >> 29)
    let digits: UInt64 = (folded &* 0xBF58_476D_1CE4_E5B9) >> 11
    return 1 + Double(digits) / 9_007_199_254_740_992
  }

  /// Whether a variable has more than one value; O(1) where it moves.
  func moves(_ variable: Int32) -> Bool {
    guard isLoose[Int(variable)] else { return false }
    // What moves by less may be a rounding error of many that cancel out.
    if !hasFewColumns, abs(rates[0][Int(variable)]) > Tolerance.value { return true }
    return !motion(of: [(variable, 1)]).isEmpty
  }

  /// How a form moves with each loose column, by position in ``columns``.
  func motion(of terms: Form) -> [(position: Int, rate: Double)] {
    guard terms.contains(where: { isLoose[Int($0.variable)] }) else { return [] }
    if hasFewColumns {
      return columns.indices.compactMap { position in
        let rate = rate(of: terms, position)
        return abs(rate) > Tolerance.coefficient ? (position, rate) : nil
      }
    }
    return lock.withLock { _ in
      let (form, _) = part.simplexForm(of: terms)
      return part.simplex.gradient(of: form).compactMap { column, rate in
        guard bounds.isLoose(column) else { return nil }
        return (columns.lowerBound(of: column), rate)
      }
    }
  }

  private func rate(of terms: Form, _ position: Int) -> Double {
    terms.reduce(0) { $0 + $1.coefficient * rates[position][Int($1.variable)] }
  }

  /// The box around the face, made when it is first asked for.
  private var box: FaceBox {
    known.withLock { known in
      if let box = known.box { return box }
      let isLoose = isLoose.indices.map { moves(Int32($0)) }
      let box = lock.withLock { _ in
        FaceBox(part, isLoose: isLoose, within: bounds, columns: columns)
      }
      known.box = box
      return box
    }
  }

  /// Whether a variable has two ends; in O(1) but for the first one, if each row by itself tells or an
  /// edge without end is met.
  func isBounded(_ variable: Int32) -> Bool {
    let box = box
    let (falling, rising) = box.reach(of: variable)
    if falling.isFinite && rising.isFinite { return true }
    let isReached = box.isReached(variable)
    if falling.isInfinite && isReached.falling || rising.isInfinite && isReached.rising {
      return false
    }
    let isEndless = known.withLock { known in
      if let isEndless = known.isEndless { return isEndless }
      let isEndless = lock.withLock { _ in part.endless(of: columns, within: bounds) }
      known.isEndless = isEndless
      return isEndless
    }
    return isEndless[Int(variable)] ? false : range(of: [(variable, 1)]).isBounded
  }

  /// An interval around that of a form, as far as each row by itself tells; in O(terms) but for the
  /// first one.
  func limits(of terms: Form) -> OptimalFace.Range {
    var (least, most) = (0.0, 0.0)
    let box = box
    for (variable, coefficient) in terms {
      let (falling, rising) = box.reach(of: variable)
      let value = part.values[variable]
      let ends = [coefficient * (value - falling), coefficient * (value + rising)]
      least += min(ends[0], ends[1])
      most += max(ends[0], ends[1])
    }
    return OptimalFace.Range(
      min: least.isFinite ? least : nil, max: most.isFinite ? most : nil)
  }

  /// The number of independent ways to move among some loose variables; nil where it is not known, or
  /// where they are not all that rows connect.
  func dimension(of variables: [Int32]) -> Int? { box.dimension(of: variables) }

  /// The interval of a form; O(terms + cells) where nothing else limits the columns it moves with, or
  /// where it is a variable and its ends are those of the box.
  func range(of terms: Form) -> OptimalFace.Range {
    if terms.count == 1, let range = reached(terms[0].variable) {
      return range.scaled(by: terms[0].coefficient)
    }
    let value = terms.reduce(0) { $0 + $1.coefficient * part.values[$1.variable] }
    var range = OptimalFace.Range(min: value, max: value)
    for (position, rate) in motion(of: terms) {
      guard let own = columnRanges[position] else {
        return lock.withLock { _ in
          if scout == nil { scout = Part(copying: part) }
          return scout?.range(of: terms, within: &bounds) ?? OptimalFace.Range()
        }
      }
      let ends = rate > 0 ? (own.min, own.max) : (own.max, own.min)
      range.min = range.min.flatMap { min in ends.0.map { min + rate * $0 } }
      range.max = range.max.flatMap { max in ends.1.map { max + rate * $0 } }
    }
    return range
  }

  /// The interval of a variable, if both of its ends are known to be those of the box.
  private func reached(_ variable: Int32) -> OptimalFace.Range? {
    let box = box
    guard box.isReached(variable) == (true, true) else { return nil }
    let (falling, rising) = box.reach(of: variable)
    let value = part.values[variable]
    return OptimalFace.Range(
      min: falling.isFinite ? value - falling : nil, max: rising.isFinite ? value + rising : nil)
  }
}

extension Part {
  /// The interval of a form; the basis changes.
  fileprivate mutating func range(
    of terms: Simplex.Form, within bounds: inout FaceBounds
  ) -> OptimalFace.Range {
    let (form, constant) = simplexForm(of: terms)
    return OptimalFace.Range(
      min: extreme(of: form, constant, sign: -1, within: &bounds),
      max: extreme(of: form, constant, sign: 1, within: &bounds))
  }

  /// How far each of some columns can go down and up from where it is, whatever others do.
  ///
  /// Nil for one that shares a row that has an end with others. In O(cells).
  fileprivate func ranges(
    of columns: [Int], within bounds: borrowing FaceBounds
  ) -> [OptimalFace.Range?] {
    var moverCount = Array(repeating: 0, count: simplex.variableCount)
    for column in columns {
      for touch in simplex.columns.list(of: column) { moverCount[Int(touch.row)] += 1 }
    }
    return columns.map { column in
      let isShared = simplex.columns.list(of: column).contains { touch in
        let row = Int(touch.row)
        return moverCount[row] > 1 && (bounds.lower[row].isFinite || bounds.upper[row].isFinite)
      }
      guard !isShared else { return nil }
      func room(_ direction: Double) -> Double? {
        let room = simplex.blocking(column, direction: direction, bounds).distance
        return room.isFinite ? room : nil
      }
      return OptimalFace.Range(min: room(-1).map { -$0 }, max: room(1))
    }
  }

  /// Per local variable whether one can go on forever along a column and move it: all columns without
  /// an end go at once, by amounts that do not cancel out by chance; in O(cells).
  fileprivate func endless(
    of columns: [Int], within bounds: borrowing FaceBounds
  ) -> [Bool] {
    var endless: [(column: Int, amount: Double)] = []
    for column in columns {
      func isEndless(_ direction: Double) -> Bool {
        simplex.blocking(column, direction: direction, bounds).distance == .infinity
      }
      if let direction = [1.0, -1].first(where: isEndless) {
        endless.append((column, direction * PartFace.amount(of: column)))
      }
    }
    // What moves by less may be a rounding error of many that cancel out.
    return motion(moving: endless).map { abs($0) > Tolerance.value }
  }

  /// How far each local variable moves when some simplex columns move by some amounts, in O(cells).
  func motion(moving columns: [(column: Int, amount: Double)]) -> [Double] {
    var moved = Array(repeating: 0.0, count: simplex.variableCount)
    for (column, amount) in columns {
      moved[column] = amount
      for touch in simplex.columns.list(of: column) {
        let (row, link) = (Int(touch.row), Int(touch.link))
        moved[row] += amount * simplex.rows.pointer(row, link).pointee.value
      }
    }
    for index in stride(from: simplex.derived.count - 1, through: 0, by: -1)
    where simplex.derived[index] >= 0 {
      let variable = Int(simplex.derived[index])
      moved[variable] = simplex.definition(of: variable).reduce(0) {
        $0 + $1.value * moved[Int($1.column)]
      }
    }
    var result = Array(repeating: 0.0, count: variables.count)
    for variable in 0..<classOfVariable.count where classOfVariable[variable] >= 0 {
      result[Int(classOfVariable[variable])] = moved[variable]
    }
    for index in 0..<elimination.targets.count {
      var sum = 0.0
      for place in Int(elimination.start[index])..<Int(elimination.start[index + 1]) {
        let term = elimination.terms[place]
        sum += term.coefficient * result[Int(term.variable)]
      }
      result[Int(elimination.targets[index])] = sum
    }
    for variable in 0..<variables.count {
      let root = elimination.classes.root(of: variable)
      if root != variable { result[variable] = elimination.classes.factor[variable] * result[root] }
    }
    return result
  }

  private mutating func extreme(
    of form: Simplex.Form, _ constant: Double, sign: Double, within bounds: inout FaceBounds
  ) -> Double? {
    guard case .reached = simplex.seek(form, sign: sign, bounds: &bounds).end else { return nil }
    var value = constant
    for (column, rate) in simplex.gradient(of: form) { value += rate * simplex.value[column] }
    return value
  }
}
