import SwiftSyntax

/// Code that can be run later, with the names that are visible to it.
struct Closure: Sendable {
  /// A parameter of the code.
  struct Parameter: Sendable {
    /// The label in a call; `nil` if there is none.
    var label: String?
    /// The name inside the code.
    let name: String
    /// The default value, if there is one.
    let usual: ExprSyntax?
    /// Whether it is variadic; its values then form an array.
    var isVariadic = false
    /// Whether it takes a closure, which may be a trailing one.
    var takesCode = false
    /// The result builder that is applied to that closure; `nil` for an ordinary closure.
    var builder: String?
    /// Whether a result builder is applied to the closure.
    var isBuilder: Bool { builder != nil }
    /// The attributes, any of which may be a result builder of the code.
    var attributes: [String] = []
    /// Whether it is `inout`, so that the caller receives its final value.
    var isInOut = false
    /// The type, as written.
    var type: TypeSyntax?
  }

  /// The body of the code.
  enum Body: Sendable {
    case statements(CodeBlockItemListSyntax)
    case expression(ExprSyntax)

    /// Whether the body consists of statements.
    var isStatements: Bool { if case .statements = self { true } else { false } }
  }

  /// The source that contains the code.
  let source: SwiftSource
  /// The parameters, in order.
  var parameters: [Parameter]
  /// The body.
  let body: Body
  /// The names of the surrounding scopes, outermost first, with the cells that hold their values.
  var names: [[String: Int]]
  /// The object that `self` refers to.
  let object: ObjectRef?
  /// The value that `self` refers to if that is not an object but a number, an anchor or a case.
  var subject: Value?
  /// The type that declares the code; `super` begins above it.
  var owner: String?
  /// The type of the result, as written.
  var result: TypeSyntax?
  /// The generic parameters, with the types they must inherit from.
  var generics: [(name: String, parent: String?)] = []
  /// Whether the code stands for a key path.
  var isKeyPath = false
  /// Whether the code is run when its name is mentioned, without parentheses.
  var isGetter = false
  /// Whether a result builder is applied to the statements.
  var isBuilder = false
  /// The result builder, if one is named.
  var builder: String?
  /// Whether the code is an initialiser.
  var isInitialiser = false
}

extension Closure {
  /// Whether the code mentions a second unnamed parameter, `$1`.
  var usesSecond: Bool {
    guard case .statements(let statements) = body else { return false }
    return statements.tokens(viewMode: .sourceAccurate).contains { $0.text == "$1" }
  }

  /// The code as that of an operator, whose parameters have no labels.
  var withoutLabels: Closure {
    var copy = self
    for index in copy.parameters.indices { copy.parameters[index].label = nil }
    return copy
  }

  /// Creates the method of a type for one of its objects or values.
  init(copying other: Closure, of object: ObjectRef?, _ subject: Value? = nil, owner: String) {
    self = Closure(
      source: other.source, parameters: other.parameters, body: other.body, names: [],
      object: object, subject: subject, owner: owner, result: other.result,
      generics: other.generics)
    (isBuilder, builder) = (other.isBuilder, other.builder)
  }
}

/// Why the arguments of a call do not match the parameters of a function.
enum Mismatch: Error {
  /// There is no argument for the parameter at this index.
  case lacks(Int)
  /// There is no parameter for the argument at this index.
  case exceeds(Int)
}

extension [Closure.Parameter] {
  /// Creates the parameters of a function or initialiser.
  init(_ clause: FunctionParameterClauseSyntax) {
    self = clause.parameters.map { parameter in
      Closure.Parameter(
        label: parameter.firstName.text == "_" ? nil : parameter.firstName.nameText,
        name: (parameter.secondName ?? parameter.firstName).nameText,
        usual: parameter.defaultValue?.value, isVariadic: parameter.ellipsis != nil,
        takesCode: parameter.type.trimmedText.contains("->")
          || parameter.attributes.isResultBuilder,
        builder: parameter.attributes.resultBuilder, attributes: parameter.attributes.names,
        isInOut: parameter.type.trimmedText.hasPrefix("inout "), type: parameter.type)
    }
  }

  /// Returns the indices of the arguments for each parameter, matched by label.
  func slots(for arguments: [Argument]) -> Result<[[Int]], Mismatch> {
    var slots: [[Int]] = []
    var next = 0
    for (index, parameter) in enumerated() {
      var taken: [Int] = []
      if next < arguments.count {
        let argument = arguments[next]
        // A trailing closure belongs to the first parameter that takes one, else to one that needs
        // a value.
        let isForLater =
          !parameter.takesCode && (parameter.usual != nil || parameter.isVariadic)
          && index < count - 1
        // An unlabelled argument may belong to a later parameter that has no default.
        let isNeededLater =
          !argument.isTrailing && argument.label == nil && parameter.label == nil
          && parameter.usual != nil && count > arguments.count
          && self[(index + 1)...].contains {
            $0.label == nil && $0.usual == nil && !$0.isVariadic
          }
        let fits =
          argument.isTrailing && argument.label == nil
          ? !isForLater : argument.label == parameter.label && !isNeededLater
        if fits { taken.append(next) }
      }
      next += taken.count
      while parameter.isVariadic, !taken.isEmpty, next < arguments.count,
        arguments[next].label == nil, !arguments[next].isTrailing
      {
        taken.append(next)
        next += 1
      }
      guard !taken.isEmpty || parameter.isVariadic || parameter.usual != nil else {
        return .failure(.lacks(index))
      }
      slots.append(taken)
    }
    return next == arguments.count ? .success(slots) : .failure(.exceeds(next))
  }
}
