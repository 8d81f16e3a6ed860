import UIKitTexts
import ConstraintSolver
import LayoutModel

extension LogBodyReader {
  /// Reads an equation, `A.top == 0.5*B.bottom + 8`.
  mutating func readEquation() throws(TextScanner.Failure) {
    constraint.left = try side(depth: 0)
    scanner.skipBlanks()
    guard let relation = relation() else { throw scanner.failure("a relation is missing here") }
    constraint.relation = relation
    constraint.right = try side(depth: 0)
    guard !constraint.items.isEmpty else { throw scanner.failure("no view is mentioned") }
    if let superitem = constraint.superitem {
      let others = constraint.items.filter { $0.key != superitem.key }
      if others.count == 1, case .inSuperview? = constraint.left.terms.first?.attribute {
        constraint.inside = others[0]
      }
      constraint.items.append(superitem)
    }
  }

  /// Reads `==`, `<=` or `>=`.
  mutating func relation() -> Relation? {
    switch scanner.relation() {
    case "==": .equal
    case "<=": .lessOrEqual
    case ">=": .greaterOrEqual
    default: nil
    }
  }

  /// Reads a sum of attributes and numbers, up to the first thing that cannot be part of it.
  private mutating func side(depth: Int) throws(TextScanner.Failure) -> LoggedConstraint.Side {
    guard depth < 20 else { throw scanner.failure("too many parentheses") }
    var sum = LoggedConstraint.Side()
    var isFirst = true
    while true {
      scanner.skipBlanks()
      var sign = 1.0
      var isSigned = false
      while let scalar = scanner.peek(), scalar == "+" || scalar == "-" || scalar == "\u{2212}" {
        if scalar != "+" { sign = -sign }
        isSigned = true
        scanner.position += 1
        scanner.skipBlanks()
      }
      // A standard distance follows an attribute without a sign between them.
      guard
        isFirst || isSigned
          || LoggedConstraint.Spacing.allCases.contains(where: { scanner.isNext($0.rawValue) })
      else { return sum }
      isFirst = false
      sum.add(try summand(depth: depth), times: sign)
    }
  }

  private mutating func summand(depth: Int) throws(TextScanner.Failure) -> LoggedConstraint.Side {
    let start = scanner.position
    if let number = distance(), isBoundary(scanner, scanner.position) {
      scanner.skipBlanks()
      guard scanner.take("*") else { return LoggedConstraint.Side(constant: number + 0) }
      scanner.skipBlanks()
      var product = LoggedConstraint.Side()
      product.add(try factor(depth: depth), times: number)
      return product
    }
    scanner.position = start
    return try factor(depth: depth)
  }

  /// Reads an attribute, or a sum in parentheses, either perhaps followed by a multiplier.
  private mutating func factor(depth: Int) throws(TextScanner.Failure) -> LoggedConstraint.Side {
    var result: LoggedConstraint.Side
    if scanner.take("(") {
      result = try side(depth: depth + 1)
      scanner.skipBlanks()
      guard scanner.take(")") else { throw scanner.failure("a parenthesis is not closed") }
    } else {
      let item = try item(endsAt: Self.isAttribute)
      scanner.position += 1
      let start = scanner.position
      if let name = scanner.engineVariable {
        scanner.position += name.unicodeScalars.count
        result = try engineVariable(name, of: item, at: start)
      } else {
        let word = scanner.word()
        guard let attribute = LoggedAttribute(spelled: word) else {
          throw scanner.failure("this is not an attribute")
        }
        result = LoggedConstraint.Side(
          terms: [LoggedConstraint.Term(item: item, attribute: attribute)])
      }
    }
    let end = scanner.position
    scanner.skipBlanks()
    let isDivision = scanner.isNext("/")
    guard scanner.take("*") || scanner.take("/") else {
      scanner.position = end
      return result
    }
    scanner.skipBlanks()
    guard let number = scanner.number(isLocalized: true), !isDivision || number != 0 else {
      throw scanner.failure("a multiplier is missing here")
    }
    var product = LoggedConstraint.Side()
    product.add(result, times: isDivision ? 1 / number : number)
    return product
  }

  /// Returns whether a dot and the name of an attribute stand at a position.
  private static func isAttribute(_ scanner: TextScanner, _ place: Int) -> Bool {
    guard scanner.scalar(at: place) == "." else { return false }
    var word = scanner
    word.position = place + 1
    if word.engineVariable != nil { return true }
    let spelling = word.word()
    return LoggedAttribute(spelled: spelling) != nil && isBoundary(word, word.position)
  }

  /// Reads a variable of the engine, `contentHeight{id: 178}`, which is named after its meaning.
  ///
  /// Each view has four of them, for its position and size. A length of any other name belongs to
  /// something inside the view that the system measures.
  private mutating func engineVariable(
    _ name: String, of item: LoggedItem, at start: Int
  ) throws(TextScanner.Failure) -> LoggedConstraint.Side {
    guard let close = scanner.first("}", from: scanner.position) else {
      throw scanner.failure("this id is not closed")
    }
    scanner.position = close + 1
    let name = String(name.drop { $0 == "_" })
    let small = name.prefix(1).lowercased() + name.dropFirst()
    if let attribute = LoggedAttribute(spelled: small) {
      return LoggedConstraint.Side(
        terms: [LoggedConstraint.Term(item: item, attribute: attribute)])
    }
    for (ending, attribute) in [("Width", Attribute.width), ("Height", Attribute.height)]
    where name.hasSuffix(ending) {
      let part = String(name.dropLast(ending.count))
      let inner = LoggedItem(
        key: "\(item.key).\(part)", className: "UILayoutGuide",
        text: part == "content" ? "UIScrollView-contentLayoutGuide" : part)
      constraint.items.append(inner)
      constraint.owners.append(LoggedConstraint.Owner(item: inner, owner: item))
      return LoggedConstraint.Side(
        terms: [LoggedConstraint.Term(item: inner, attribute: .plain(attribute))])
    }
    throw TextScanner.Failure(
      message: "\(name) is a number only the system knows", position: start)
  }
}

extension TextScanner {
  /// The name of a variable of the engine that comes next: what stands before `{id: 5}`.
  fileprivate var engineVariable: String? {
    var place = position
    while let scalar = scalar(at: place),
      scalar.isLetter || scalar.isDigit || "_-$".unicodeScalars.contains(scalar)
    {
      place += 1
    }
    return place > position && has("{id", at: place) ? text(position..<place) : nil
  }
}

/// Returns whether a word or number may end at a position.
private func isBoundary(_ scanner: TextScanner, _ place: Int) -> Bool {
  guard let scalar = scanner.scalar(at: place) else { return true }
  return scalar.isBlank || "*/()+-=<>@^,".unicodeScalars.contains(scalar)
}

extension LoggedConstraint.Side {
  fileprivate mutating func add(_ other: LoggedConstraint.Side, times factor: Double) {
    constant += other.constant * factor
    for term in other.terms {
      var term = term
      term.coefficient *= factor
      terms.append(term)
    }
  }
}
