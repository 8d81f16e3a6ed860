import ConstraintSolver
import LayoutModel

/// A recursive-descent parser for the visual format.
struct VisualFormatReader {
  private var scanner: TextScanner
  private var format = VisualFormat()

  init(_ text: String) { scanner = TextScanner(text) }

  /// Parses the whole text.
  mutating func read() throws(VisualFormat.Failure) -> VisualFormat {
    format.length = scanner.end
    guard !scanner.isAtEnd else { throw failure(.emptyFormat) }
    if scanner.take("V:") { format.axis = .vertical } else { _ = scanner.take("H:") }
    let start = scanner.position
    if scanner.take("|") {
      guard scanner.isNext("-") || scanner.isNext("[") else { throw failure(.noConnection) }
      format.opening = VisualFormat.Edge(
        connection: try connection(), range: start..<start + 1)
    }
    try readView(orElse: .noView)
    while !scanner.isAtEnd {
      let connection = try connection()
      let place = scanner.position
      if scanner.take("|") {
        format.closing = VisualFormat.Edge(connection: connection, range: place..<place + 1)
        guard scanner.isAtEnd else { throw failure(.noEnd) }
      } else {
        format.connections.append(connection)
        try readView(orElse: .noViewOrEdge)
      }
    }
    return format
  }

  private func failure(_ problem: VisualFormat.Problem) -> VisualFormat.Failure {
    VisualFormat.Failure(problem, at: scanner.position, soFar: format)
  }

  /// Parses a view, `[title(>=40)]`.
  private mutating func readView(
    orElse problem: VisualFormat.Problem
  ) throws(VisualFormat.Failure) {
    guard scanner.take("[") else { throw failure(scanner.isAtEnd ? .noMore : problem) }
    let start = scanner.position
    guard let name = name() else { throw failure(.noViewName) }
    let range = start..<scanner.position
    // The view is noted before its predicates are parsed, since UIKit reports an unknown name
    // first.
    format.views.append(VisualFormat.View(name: name, range: range, end: scanner.position))
    var predicates: [VisualFormat.Predicate] = []
    if scanner.isNext("(") { predicates = try self.predicates() }
    guard scanner.take("]") else { throw failure(.noBracket) }
    format.views[format.views.count - 1].predicates = predicates
    format.views[format.views.count - 1].end = scanner.position
  }

  /// Parses a connection: nothing, `-`, `-8-` or `-(>=8,<=20@250)-`.
  private mutating func connection() throws(VisualFormat.Failure) -> VisualFormat.Connection {
    guard scanner.take("-") else { return .flush }
    if scanner.isNext("[") || scanner.isNext("|") { return .standard }
    if scanner.isAtEnd { throw failure(.noMore) }
    if scanner.isNext("-") { throw failure(.doubtfulMinus) }
    let distances: [VisualFormat.Predicate]
    if scanner.isNext("(") {
      distances = try predicates()
    } else {
      let object = try operand(signed: false)
      distances = [VisualFormat.Predicate(object: object, priority: try priority())]
    }
    guard scanner.take("-") else { throw failure(.noDash) }
    return .distances(distances)
  }

  /// Parses `(>=8,<=20@250)`, starting at the opening parenthesis.
  private mutating func predicates() throws(VisualFormat.Failure) -> [VisualFormat.Predicate] {
    var predicates: [VisualFormat.Predicate] = []
    repeat {
      scanner.position += 1
      var relation = Relation.equal
      if scanner.take(">=") {
        relation = .greaterOrEqual
      } else if scanner.take("<=") {
        relation = .lessOrEqual
      } else {
        _ = scanner.take("==")
      }
      let object = try operand(signed: true)
      predicates.append(
        VisualFormat.Predicate(relation: relation, object: object, priority: try priority()))
    } while scanner.isNext(",")
    guard scanner.take(")") else { throw failure(.noParenthesis) }
    return predicates
  }

  private mutating func priority() throws(VisualFormat.Failure) -> VisualFormat.Operand? {
    scanner.take("@") ? try operand(signed: false) : nil
  }

  /// Parses a number or a name.
  private mutating func operand(signed: Bool) throws(VisualFormat.Failure) -> VisualFormat.Operand {
    let start = scanner.position
    let isNumber = scanner.peek().map { $0.isDigit || $0 == "." || (signed && $0 == "-") } ?? false
    if isNumber, let number = scanner.number() {
      return VisualFormat.Operand(value: .number(number), range: start..<scanner.position)
    }
    guard let name = name() else { throw failure(.noNumber) }
    return VisualFormat.Operand(value: .name(name), range: start..<scanner.position)
  }

  /// Parses a word, or any text in backquotes, as a name.
  private mutating func name() -> String? {
    let start = scanner.position
    if scanner.isNext("`") {
      guard let close = scanner.first("`", from: start + 1), close > start + 1 else { return nil }
      scanner.position = close + 1
      return scanner.text(start + 1..<close)
    }
    guard let first = scanner.peek(), Name.isLetter(first) else { return nil }
    while let scalar = scanner.peek(), Name.isLetter(scalar) || Name.isDigit(scalar) {
      scanner.position += 1
    }
    return scanner.text(start..<scanner.position)
  }
}
