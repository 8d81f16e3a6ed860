import SwiftSyntax

/// The state of one call while it runs: its names, and the object or type it belongs to.
///
/// A call pushes a frame, and its end pops it.
struct CallFrame {
  /// The source that contains the code.
  var source: SwiftSource
  /// The names of the surrounding scopes, outermost first, with the cells that hold their values.
  var locals: [[String: Int]] = []
  /// The object whose code it is.
  var object: ObjectRef?
  /// The value whose code it is, if that is not an object.
  var subject: Value?
  /// The type whose code it is.
  var owner: String?
  /// The object whose initialiser it is.
  var making: ObjectRef?
  /// The result type of the function.
  var result: TypeSyntax?
  /// The `defer` blocks of the surrounding blocks, outermost first.
  var deferred: [[CodeBlockSyntax]] = []
}

/// The final values of what a call shares with its caller.
struct CallOutputs {
  /// The values of the `inout` parameters, by their indices.
  var parameters: [Int: Value] = [:]
  /// The value of `self` after a mutating method.
  var subject: Value?
}

extension CallFrame {
  /// The frame of a call of a closure.
  init(of closure: Closure) {
    source = closure.source
    locals = closure.names + [[:]]
    (object, subject, owner) = (closure.object, closure.subject, closure.owner)
    making = closure.isInitialiser ? closure.object : nil
  }
}

extension Interpreter {
  /// Runs a closure in another frame.
  func withFrame<Result>(_ frame: CallFrame, _ body: () throws -> Result) rethrows -> Result {
    let outer = self.frame
    self.frame = frame
    defer { self.frame = outer }
    return try body()
  }

  /// Runs a closure in a scope of its own.
  func scoped<Result>(_ body: () throws -> Result) rethrows -> Result {
    frame.locals.append([:])
    defer { frame.locals.removeLast() }
    return try body()
  }

  /// The source that is being run.
  var source: SwiftSource { frame.source }

  /// The object whose code is being run.
  var object: ObjectRef? { frame.object }

  /// The value whose code is being run, if that is not an object.
  var subject: Value? { frame.subject }

  /// The type whose code is being run.
  var owner: String? { frame.owner }
}
