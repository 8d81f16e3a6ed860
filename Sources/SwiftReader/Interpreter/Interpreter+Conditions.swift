import PlumbLanguage
import LayoutModel
import UIKitTexts
import SwiftSyntax

extension Interpreter {
  /// Whether all conditions hold; makes the names they bind.
  func hold(_ conditions: ConditionElementListSyntax) throws -> Bool {
    for element in conditions {
      switch element.condition {
      case .expression(let expression): if try !isTrue(expression) { return false }
      case .optionalBinding(let binding):
        let name = binding.pattern.trimmedDescription
        // What a closure holds weakly is there while the layout is made.
        if name == "self" { continue }
        let value =
          try binding.initializer.map { try evaluate($0.value) }
          ?? lookUp(name).orThrow(unknownName(name, at: binding.pattern))
        if case .null = value { return false }
        if case .opaque(let what) = value, what.isRunTime {
          throw asking(for: what.nameAtRunTime, "nil", at: binding)
        }
        try bind(binding.pattern, value)
      case .availability: continue
      case .matchingPattern(let pattern):
        let value = try evaluate(pattern.initializer.value)
        if try !matches(pattern.pattern, value) { return false }
      }
    }
    return true
  }

  func isTrue(_ expression: ExprSyntax) throws -> Bool {
    let value: Value
    do { value = try evaluate(expression) } catch let failure as Failure
      where mode == .file && failure.code != .limit && failure.asked == nil
    {
      // A property whose code cannot be run can be said instead.
      guard let name = expression.nameOfProperty, let object,
        declares(name, of: object)
      else { throw failure }
      var asking = asking(for: name, "true", at: expression)
      asking.message = "\(failure.message); \(asking.message)"
      throw asking
    }
    guard case .truth(let truth) = value else {
      if case .opaque(let what) = value, what.isRunTime {
        let name = what.nameAtRunTime
        throw asking(for: name, expression.example(of: name), at: expression)
      }
      throw failure("a condition must be true or false, this is \(value.inWords)", at: expression)
    }
    return truth
  }

  /// A failure about a value that is known only when the program runs, with what people can say.
  func asking(for name: String, _ example: String, at node: some SyntaxProtocol) -> Failure {
    asking(for: name, example).located(at: node.place, in: source)
  }

  /// A failure about a value that is known only when the program runs, wherever it is needed.
  func asking(for name: String, _ example: String) -> Failure {
    let line = "\(name) = \(example)"
    var failure = Failure(
      .swift,
      "\(name) is known only when the program runs: to set it, type let \(line) first")
    failure.asked = line
    return failure
  }

  /// The statements of the case that a switch chooses.
  func chosen(_ branch: SwitchExprSyntax) throws -> CodeBlockItemListSyntax? {
    let subject = try evaluate(branch.subject)
    if case .opaque(let what) = subject, what.isRunTime {
      let patterns = branch.cases.compactMap {
        $0.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self)?.caseItems.first?.pattern
      }
      throw asking(
        for: what.nameAtRunTime, patterns.first?.trimmedDescription ?? "...", at: branch.subject)
    }
    for element in branch.cases {
      guard case .switchCase(let candidate) = element else { continue }
      switch candidate.label {
      case .default: return candidate.statements
      case .case(let label):
        for item in label.caseItems where try matches(item.pattern, subject) {
          if let condition = item.whereClause?.condition, try !isTrue(condition) { continue }
          return candidate.statements
        }
      }
    }
    return nil
  }

  private func matches(_ pattern: PatternSyntax, _ value: Value) throws -> Bool {
    if pattern.is(WildcardPatternSyntax.self) { return true }
    if let binding = pattern.as(ValueBindingPatternSyntax.self) {
      return try matches(binding.pattern, value)
    }
    if pattern.is(IdentifierPatternSyntax.self) {
      try bind(pattern, value)
      return true
    }
    if let expression = pattern.as(ExpressionPatternSyntax.self) {
      let other = try evaluate(expression.expression)
      if case .range(let range) = other, case .number(let number) = value {
        return Double(range.lowerBound) <= number && number < Double(range.upperBound)
      }
      return try isEqual(other, value)
    }
    throw failure("this pattern is not understood", at: pattern)
  }
}

extension ExprSyntax {
  /// The property that an expression asks for, itself or negated: `isLong`, `!self.isLong`.
  fileprivate var nameOfProperty: String? {
    if let prefix = self.as(PrefixOperatorExprSyntax.self) {
      return prefix.expression.nameOfProperty
    }
    if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.nameText }
    guard let access = self.as(MemberAccessExprSyntax.self),
      access.base?.trimmedDescription == "self"
    else { return nil }
    return access.declName.baseName.nameText
  }

  /// A value that a name in a condition could have: what it is compared with, else true.
  fileprivate func example(of name: String) -> String {
    let ends = [".isEmpty", ".count", ".first", ".last"]
    if ends.contains(where: { trimmedDescription.contains(name + $0) }) { return "[]" }
    guard let infix = self.as(InfixOperatorExprSyntax.self) else { return "true" }
    let sides = [infix.leftOperand, infix.rightOperand]
    guard let side = sides.firstIndex(where: { $0.trimmedDescription.hasSuffix(name) }) else {
      return sides.first { $0.trimmedDescription.contains(name) }?.example(of: name) ?? "..."
    }
    let sign = infix.operator.trimmedDescription
    return ["&&", "||"].contains(sign) ? "true" : sides[1 - side].trimmedDescription
  }
}
