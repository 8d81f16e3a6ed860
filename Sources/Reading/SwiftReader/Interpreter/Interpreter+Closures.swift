import LayoutModel
import PlumbLanguage
import SwiftSyntax
import UIKitTexts

/// Runs closures and bodies of functions.
extension Interpreter {
  /// Runs a closure; with a result builder the result is the list of the values of its statements.
  @discardableResult
  func run(
    _ closure: Closure, _ arguments: [Value?] = [], asBuilder: Bool = false,
    generics: [String: Value] = [:]
  ) throws -> Value {
    // One tuple may provide the values of all parameters: `zip(a, b).forEach { upper, lower in }`.
    var arguments = arguments
    if arguments.count == 1, closure.parameters.count > 1,
      case .tuple(let parts)?? = arguments.first,
      parts.count == closure.parameters.count
    {
      arguments = parts.map(\.value)
    }
    if mode == .file, arguments.count == 1, closure.parameters.count > 1,
      case .unknown(let what)?? = arguments.first, closure.parameters[1].usual == nil
    {
      arguments = closure.parameters.map { member($0.name, of: what) }
    }
    let caller = memory.scene.caller
    memory.scene.caller = isOfHelper(closure) ? caller ?? statement : nil
    defer { memory.scene.caller = caller }
    return try deeper {
      try withFrame(CallFrame(of: closure)) {
        for (name, type) in generics.sorted(by: { $0.key < $1.key }) { define(name, type) }
        for (index, parameter) in closure.parameters.enumerated() {
          if index < arguments.count, let given = arguments[index] {
            define(parameter.name, try coerced(given, to: parameter.type))
          } else if let usual = parameter.usual {
            define(parameter.name, try usualValue(usual, of: parameter))
          } else if mode == .file {
            define(parameter.name, try standIn(for: parameter))
          } else {
            throw Failure(.swift, "the call passes nothing for \(parameter.name)")
          }
        }
        let own = frame.locals.count - 1
        for case (let index, let argument?) in arguments.enumerated() {
          define("$\(index)", argument)
        }
        // The elements of a pair may be used as `$0` and `$1`.
        if arguments.count == 1, closure.parameters.isEmpty,
          case .tuple(let parts)?? = arguments.first,
          closure.usesSecond
        {
          for (index, part) in parts.enumerated() { define("$\(index)", part.value) }
        }
        if mode == .file, arguments.count == 1, closure.parameters.isEmpty,
          case .unknown(let what)?? = arguments.first, closure.usesSecond
        {
          for index in 0..<2 {
            define("$\(index)", member("part \(index) of \(what.name)", of: what))
          }
        }
        let outs = closure.parameters.enumerated().filter(\.element.isInOut)
        let cells = outs.map { frame.locals[own][$0.element.name] }
        let isFirstShared = closure.parameters.isEmpty && !arguments.isEmpty
        let firstCell = isFirstShared ? frame.locals[own]["$0"] : nil
        let value: Value
        switch closure.body {
        case .expression(let expression):
          let result = try evaluate(expression)
          value = asBuilder ? .list(try built(result, at: expression)) : result
        case .statements(let statements):
          ran.insert(statements.id)
          count?.enter(statements.id)
          if asBuilder || closure.isBuilder {
            value = try collected(try build(statements), by: closure.builder)
          } else {
            value = try body(statements, closure.result)
          }
        }
        outputs.parameters = [:]
        for (out, cell) in zip(outs, cells) {
          if let cell { outputs.parameters[out.offset] = memory.cells[cell] }
        }
        if let firstCell { outputs.parameters[0] = memory.cells[firstCell] }
        return value
      }
    }
  }

  /// Whether the code is that of a helper, which any view may call: a function of no type, or one that
  /// is added to a type of UIKit.
  private func isOfHelper(_ closure: Closure) -> Bool {
    guard mode == .file else { return false }
    if closure.object != nil, closure.owner.map({ memory.types[$0]?.isDeclared == true }) ?? true {
      return false
    }
    // Code in braces is a part of what it is written in.
    guard case .statements(let statements) = closure.body,
      statements.parent?.is(ClosureExprSyntax.self) != true
    else { return memory.scene.caller != nil }
    return true
  }

  /// Returns the default value of a parameter; in a file, one that cannot be evaluated becomes an
  /// unknown value.
  private func usualValue(_ usual: ExprSyntax, of parameter: Closure.Parameter) throws -> Value {
    let value = try recovering(usual) { try coerced(try evaluate(usual), to: parameter.type) }
    return value ?? unknown(parameter.name, parameter.type?.trimmedText)
  }

  /// Returns the value of a body: that of its only expression, or what it returns.
  func body(_ statements: CodeBlockItemListSyntax, _ type: TypeSyntax? = nil) throws -> Value {
    frame.result = type
    if statements.count == 1, let only = statements.first, case .expr(let expression) = only.item {
      expected = type
      return try coerced(try evaluate(expression), to: type)
    }
    if type != nil, statements.count == 1, case .stmt(let only)? = statements.first?.item,
      let branch = only.as(ExpressionStmtSyntax.self)?.expression, branch.isBranch
    {
      // Each branch of the only statement provides the value or returns it.
      expected = type
      return try coerced(try value(ofBranch: branch) ?? .void, to: type)
    }
    if case .return(let value) = try execute(statements) { return try coerced(value, to: type) }
    return .void
  }
}
