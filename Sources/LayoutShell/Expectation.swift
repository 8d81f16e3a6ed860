import ConstraintSolver
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import LayoutNotation

/// Something that should be so.
indirect enum Expectation {
  /// A side of a comparison.
  enum Value {
    case number(Double)
    case quantity(Quantity)
    case degrees
    case slack(Rule)
    /// What a rule compares with its constant.
    case measured(Rule)

    /// The quantity, where it is one.
    var quantity: Quantity? {
      if case .quantity(let quantity) = self { quantity } else { nil }
    }
  }

  case compare(Value, Relation, Value, within: Double?)
  case frame(Item, [Double])
  case ambiguous(Bool, Quantity?, ClosedRange<Double>?)
  case noConflict
  /// A conflict of exactly these rules; of any where none is named.
  case conflict([Rule.ID])
  case broken([Rule.ID])
  case tight(Rule)
  case slack(Rule)
  case placed(Item)
  case same(Moment.Point)
  case redundant([Rule.ID])
  case noRedundant
  case error(String)
  case everywhere(Parameter, (from: Double, to: Double, place: Range<Int>), Expectation)

  /// Reads what stands behind `expect`.
  init(_ reader: inout TokenReader) throws(Diagnostic) {
    self = try Self.condition(&reader)
    try reader.finish()
  }

  private static func condition(_ reader: inout TokenReader) throws(Diagnostic) -> Expectation {
    guard let first = reader.peek else { throw reader.missing("what to expect") }
    let isValue = reader.peek(1).map { $0.isSign(".") } ?? false
    switch first.text {
    case "for" where !isValue:
      return try everywhere(&reader)
    case "dof" where !isValue:
      reader.next()
      if let token = reader.peek, case .number(let count) = token.kind {
        reader.next()
        return .compare(.degrees, .equal, .number(count), within: nil)
      }
      return try comparison(.degrees, &reader)
    case "ambiguous" where !isValue:
      reader.next()
      return try ambiguity(true, &reader)
    case "not" where !isValue:
      reader.next()
      guard reader.take(word: "ambiguous") else { throw reader.missing("ambiguous") }
      return try ambiguity(false, &reader)
    case "no" where !isValue:
      reader.next()
      if reader.take(word: "redundant") { return .noRedundant }
      guard reader.take(word: "conflict") else { throw reader.missing("conflict or redundant") }
      return .noConflict
    case "conflict" where !isValue:
      reader.next()
      return .conflict(reader.isAtEnd ? [] : try rules(&reader))
    case "broken" where !isValue:
      reader.next()
      return .broken(try rules(&reader))
    case "tight" where !isValue:
      reader.next()
      return .tight(try reader.rule())
    case "slack" where !isValue:
      reader.next()
      return .slack(try reader.rule())
    case "placed" where !isValue:
      reader.next()
      return .placed(try reader.item())
    case "error" where !isValue:
      reader.next()
      return .error(try reader.name("an error such as E004").text)
    case "same" where !isValue:
      reader.next()
      return .same(try Moment.Point(&reader))
    case "redundant" where !isValue:
      reader.next()
      return .redundant(try rules(&reader))
    default: return try comparison(&reader)
    }
  }

  // MARK: - Reading

  /// `for VALUE in a..b: CONDITION`.
  private static func everywhere(_ reader: inout TokenReader) throws(Diagnostic) -> Expectation {
    reader.next()
    let parameter = try reader.parameter()
    guard reader.take(word: "in") else { throw reader.missing("in, then a range") }
    let bounds = try reader.bounds()
    guard reader.take(sign: ":") else { throw reader.missing("a colon, then what to expect") }
    let place = reader.here
    let inner = try condition(&reader)
    switch inner {
    case .everywhere:
      throw Diagnostic(.expectation, "one number at a time", at: place, in: reader.line)
    case .error:
      throw Diagnostic(
        .expectation, "an error has nothing to do with a size", at: place, in: reader.line)
    case .redundant, .noRedundant:
      throw Diagnostic(
        .expectation, "what is redundant is asked of one moment", at: place, in: reader.line)
    default: return .everywhere(parameter, bounds, inner)
    }
  }

  private static func rules(_ reader: inout TokenReader) throws(Diagnostic) -> [Rule.ID] {
    var rules: [Rule.ID] = []
    repeat {
      rules.append(try reader.rule().id)
      _ = reader.take(sign: ",")
    } while !reader.isAtEnd
    return rules
  }

  private static func ambiguity(
    _ isAmbiguous: Bool, _ reader: inout TokenReader
  ) throws(Diagnostic) -> Expectation {
    guard !reader.isAtEnd else { return .ambiguous(isAmbiguous, nil, nil) }
    let quantity = try Quantity(&reader)
    guard reader.take(word: "in") else { return .ambiguous(isAmbiguous, quantity, nil) }
    let low = try reader.number("a range such as 96..240")
    guard reader.take(sign: "..") else { throw reader.missing("..") }
    let high = try reader.number("the end of the range")
    return .ambiguous(isAmbiguous, quantity, min(low, high)...max(low, high))
  }

  private static func comparison(_ reader: inout TokenReader) throws(Diagnostic) -> Expectation {
    if let dot = reader.peek(1), dot.isSign("."), let word = reader.peek(2), word.isWord("frame"),
      !(reader.peek(3)?.isSign(".") ?? false)
    {
      let item = try reader.item()
      reader.next()
      reader.next()
      guard reader.take(sign: "==") || reader.take(sign: "=") else { throw reader.missing("==") }
      var numbers: [Double] = []
      for name in ["x", "y", "a width", "a height"] {
        numbers.append(try reader.number(name))
        _ = reader.take(sign: ",")
      }
      return .frame(item, numbers)
    }
    return try comparison(try value(&reader), &reader)
  }

  private static func comparison(
    _ left: Value, _ reader: inout TokenReader
  ) throws(Diagnostic) -> Expectation {
    let relation: Relation
    if reader.take(sign: "==") || reader.take(sign: "=") {
      relation = .equal
    } else if reader.take(sign: "<=") {
      relation = .lessOrEqual
    } else if reader.take(sign: ">=") {
      relation = .greaterOrEqual
    } else {
      throw reader.missing("==, <= or >=")
    }
    let right = try value(&reader)
    var tolerance: Double?
    if reader.take(sign: "±") { tolerance = abs(try reader.number("a tolerance")) }
    return .compare(left, relation, right, within: tolerance)
  }

  private static func value(_ reader: inout TokenReader) throws(Diagnostic) -> Value {
    guard let token = reader.peek else { throw reader.missing("a value") }
    if token.isWord("dof"), !(reader.peek(1)?.isSign(".") ?? false) {
      reader.next()
      return .degrees
    }
    if token.isName, reader.peek(1)?.isSign(".") ?? false {
      if case .rule? = reader.layout.named(token.text), let word = reader.peek(2)?.text,
        ["slack", "value"].contains(word)
      {
        let rule = try reader.rule()
        reader.next()
        reader.next()
        return word == "slack" ? .slack(rule) : .measured(rule)
      }
      return .quantity(try Quantity(&reader))
    }
    return .number(try reader.number("a value such as title.width"))
  }
}
