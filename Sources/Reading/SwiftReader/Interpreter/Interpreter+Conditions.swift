import PlumbLanguage
import LayoutModel
import UIKitTexts
import SwiftSyntax

extension Interpreter {
  /// Returns whether all conditions hold, and defines the names they bind.
  ///
  /// With `assuming`, which is used where constraints depend on the conditions, a value that is
  /// known only at run time is taken to be true in a file.
  ///
  /// `mustHold` tells that the program ends where they do not.
  func hold(
    _ conditions: ConditionElementListSyntax, assuming: Bool = false, mustHold: Bool = false
  ) throws -> Bool {
    let assuming = assuming && mode == .file
    for element in conditions {
      switch element.condition {
      case .expression(let expression):
        if try isNotMadeYet(expression) { continue }
        if try !isTrue(expression, assuming: assuming) { return false }
      case .optionalBinding(let binding):
        let name = binding.pattern.trimmedText
        // An object that a closure holds weakly exists while the layout is made.
        if name == "self" { continue }
        let value =
          try binding.initializer.map { try evaluate($0.value) }
          ?? lookUp(name).orThrow(unknownName(name, at: binding.pattern))
        if case .null = value { return false }
        if case .unknown(let what) = value {
          let isSaid = memory.unknowns[what.number].view != nil || isOfLibrary
          guard assuming || isSaid else { throw asking(for: what.name, "nil", at: binding) }
          if !isSaid { assume(what, "to be there", mustHold ? nil : "nil") }
        }
        try bind(binding.pattern, value)
      case .availability: continue
      case .matchingPattern(let pattern):
        let value = try evaluate(pattern.initializer.value)
        if case .unknown(let what) = value, assuming {
          try bindUnknown(in: Syntax(pattern.pattern), what)
          assume(what, "to be \(pattern.pattern.trimmedText)", nil)
          continue
        }
        if try !matches(pattern.pattern, value) { return false }
      }
    }
    return true
  }

  /// Notes that a value known only at run time was taken to be true or false.
  private func assume(_ what: Unknown, _ so: String, _ other: String?) {
    let line = what.name.contains(" ") ? nil : other.map { "\(what.name) = \($0)" }
    assume(
      "\(what.name) is known only when the program runs, and taken \(so): a let in front of the "
        + "import says otherwise", asking: line)
  }

  /// Defines the names in a pattern for an unknown value.
  func bindUnknown(in pattern: Syntax, _ what: Unknown) throws {
    for token in pattern.tokens(viewMode: .sourceAccurate) {
      guard let name = token.parent?.as(IdentifierPatternSyntax.self)?.identifier.nameText else {
        continue
      }
      let value = member(name, of: what)
      baptise(value, name, unless: ExprSyntax(NilLiteralExprSyntax()))
      define(name, value)
    }
  }

  func isTrue(_ expression: ExprSyntax, assuming: Bool = false) throws -> Bool {
    let value: Value
    do { value = try evaluate(expression) } catch let failure as Failure
      where mode == .file && failure.code != .limit && failure.asked == nil
    {
      // The value of a property whose code cannot be run can be given at the prompt instead.
      guard let name = expression.nameOfProperty, let object,
        declares(name, of: object)
      else { throw failure }
      var asking = asking(for: name, "true", at: expression)
      asking.message = "\(failure.message); \(asking.message)"
      throw asking
    }
    guard case .truth(let truth) = value else {
      if case .unknown(let what) = value {
        let name = what.name
        guard assuming else {
          throw asking(for: name, expression.example(of: name), at: expression)
        }
        let words = expression.trimmedText.split { $0.isWhitespace }.joined(separator: " ")
        assume(
          "\(words.count > 44 ? words.prefix(41) + "..." : words) is known only when the program "
            + "runs, and taken as true",
          asking: name.contains(" ") ? nil : "\(name) = \(expression.example(of: name))")
        return true
      }
      if case .opaque = value, mode == .file { return true }
      throw failure("a condition must be true or false, this is \(value.inWords)", at: expression)
    }
    return truth
  }

  /// Returns a failure about a value known only at run time, with a line that supplies it.
  func asking(for name: String, _ example: String, at node: some SyntaxProtocol) -> Failure {
    asking(for: name, example).located(at: node.place, in: source)
  }

  /// Returns a failure without a place about a value known only at run time.
  func asking(for name: String, _ example: String) -> Failure {
    guard !name.contains(" ") else {
      return Failure(.swift, "\(name) is known only when the program runs")
    }
    let line = "\(name) = \(example)"
    var failure = Failure(
      .swift,
      "\(name) is known only when the program runs: to set it, type let \(line) first")
    failure.asked = line
    return failure
  }

  /// Returns the statements of the case that a `switch` chooses.
  func chosen(_ branch: SwitchExprSyntax) throws -> CodeBlockItemListSyntax? {
    try chosenCase(branch).map { branch.switchCases[$0].statements }
  }

  /// Returns the index of the case that a `switch` chooses, or `nil` if none matches.
  func chosenCase(_ branch: SwitchExprSyntax) throws -> Int? {
    if let index = branch.switchCases.firstIndex(where: { isWanted($0.statements) }) {
      let label = branch.switchCases[index].label.as(SwitchCaseLabelSyntax.self)
      if let pattern = label?.caseItems.first?.pattern {
        let value = try recovering(branch.subject) { try evaluate(branch.subject) }
        let isThat = try recovering(pattern) { try value.map { try matches(pattern, $0) } ?? false }
        if isThat != true { try bindUnknown(in: Syntax(pattern), "a value") }
      }
      return index
    }
    let subject = try evaluate(branch.subject)
    let cases = branch.switchCases
    if case .unknown(let what) = subject {
      let patterns = cases.compactMap {
        $0.label.as(SwitchCaseLabelSyntax.self)?.caseItems.first?.pattern
      }
      let example = patterns.first?.trimmedText ?? "..."
      guard mode == .file, branch.cases.contains(where: { concernsLayout($0) }) else {
        throw asking(for: what.name, example, at: branch.subject)
      }
      // If the value is unknown, the first case that concerns the layout is chosen.
      let index = cases.firstIndex { concernsLayout($0.statements) } ?? 0
      let label = cases[index].label.as(SwitchCaseLabelSyntax.self)?.caseItems.first?.pattern
      if let label { try bindUnknown(in: Syntax(label), what) }
      assume(
        what, "to be \(label?.trimmedText ?? "none of its cases")",
        label?.trimmedText)
      return index
    }
    for (index, candidate) in cases.enumerated() {
      switch candidate.label {
      case .default: return index
      case .case(let label):
        for item in label.caseItems where try matches(item.pattern, subject) {
          if let condition = item.whereClause?.condition, try !isTrue(condition) { continue }
          return index
        }
      }
    }
    return nil
  }

  /// Returns whether a value matches a pattern, and defines the names in the pattern.
  func matches(_ pattern: PatternSyntax, _ value: Value) throws -> Bool {
    if pattern.is(WildcardPatternSyntax.self) { return true }
    if let binding = pattern.as(ValueBindingPatternSyntax.self) {
      return try matches(binding.pattern, value)
    }
    if pattern.is(IdentifierPatternSyntax.self) {
      try bind(pattern, value)
      return true
    }
    if let tuple = pattern.as(TuplePatternSyntax.self) {
      if tuple.elements.count == 1, let only = tuple.elements.first {
        return try matches(only.pattern, value)
      }
      guard case .tuple(let parts) = value, parts.count == tuple.elements.count else {
        return false
      }
      for (element, part) in zip(tuple.elements, parts)
      where try !matches(element.pattern, part.value) { return false }
      return true
    }
    if let type = pattern.as(IsTypePatternSyntax.self) {
      return conforms(value, to: canonical(type.type.bareName)) ?? false
    }
    if let expression = pattern.as(ExpressionPatternSyntax.self) {
      return try matches(expression.expression, value)
    }
    throw failure("this pattern is not understood", at: pattern)
  }

  /// Returns whether a value matches an expression in a pattern.
  private func matches(_ expression: ExprSyntax, _ value: Value) throws -> Bool {
    if expression.is(DiscardAssignmentExprSyntax.self) { return true }
    if let inner = expression.as(PatternExprSyntax.self) {
      return try matches(inner.pattern, value)
    }
    if let optional = expression.as(OptionalChainingExprSyntax.self) {
      if case .null = value { return false }
      return try matches(optional.expression, value)
    }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count > 1 {
      guard case .tuple(let parts) = value, parts.count == tuple.elements.count else {
        return false
      }
      for (element, part) in zip(tuple.elements, parts)
      where try !matches(element.expression, part.value) { return false }
      return true
    }
    if let cast = expression.as(AsExprSyntax.self) {
      guard conforms(value, to: canonical(cast.type.bareName)) ?? false else { return false }
      return try matches(cast.expression, value)
    }
    let call = expression.as(FunctionCallExprSyntax.self)
    let access = (call?.calledExpression ?? expression).as(MemberAccessExprSyntax.self)
    if let access {
      let name = access.declName.baseName.nameText
      if name == "some", access.base == nil, let inner = call?.arguments.first?.expression {
        if case .null = value { return false }
        return try matches(inner, value)
      }
      if name == "none", access.base == nil, call == nil, case .null = value { return true }
      if let payload = value.payload(ofCase: name) {
        guard let call else { return true }
        let wanted = call.arguments
        // A single name may stand for all associated values.
        if wanted.count == 1, payload.count > 1, let only = wanted.first {
          return try matches(only.expression, .tuple(payload))
        }
        guard wanted.count == payload.count else { return false }
        for (argument, part) in zip(wanted, payload)
        where try !matches(argument.expression, part.value) { return false }
        return true
      }
      if case .enumeration(let member) = value, memory.types[member.type]?.kind == .enum,
        access.base == nil || call != nil
      {
        return false
      }
    }
    let other = try evaluate(expression)
    if case .range(let range) = other, case .number(let number) = value {
      return Double(range.lowerBound) <= number && number < Double(range.upperBound)
    }
    return try isEqual(other, value)
  }
}

extension ExprSyntax {
  /// The name of the property that is the whole expression, possibly negated: `isLong`,
  /// `!self.isLong`.
  fileprivate var nameOfProperty: String? {
    if let prefix = self.as(PrefixOperatorExprSyntax.self) {
      return prefix.expression.nameOfProperty
    }
    if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.nameText }
    guard let access = self.as(MemberAccessExprSyntax.self),
      access.base?.trimmedText == "self"
    else { return nil }
    return access.declName.baseName.nameText
  }

  /// Returns an example of a value for a name in a condition: what it is compared with, or `true`.
  fileprivate func example(of name: String) -> String {
    let ends = [".isEmpty", ".count", ".first", ".last"]
    let text = trimmedText
    if text.contains(name), ends.contains(where: { text.contains(name + $0) }) { return "[]" }
    guard let infix = self.as(InfixOperatorExprSyntax.self) else { return "true" }
    let sides = [infix.leftOperand, infix.rightOperand]
    let texts = sides.map(\.trimmedText)
    guard let side = texts.firstIndex(where: { $0.hasSuffix(name) }) else {
      return texts.firstIndex { $0.contains(name) }.map { sides[$0].example(of: name) } ?? "..."
    }
    let sign = infix.operator.trimmedText
    return ["&&", "||"].contains(sign) ? "true" : texts[1 - side]
  }
}
