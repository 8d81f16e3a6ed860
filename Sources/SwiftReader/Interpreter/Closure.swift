import SwiftSyntax

/// Code that can be run later, with the names it sees.
struct Closure: Sendable {
  /// What a call gives it.
  struct Parameter: Sendable {
    /// What comes before the colon in a call; nil for nothing.
    var label: String?
    /// What the code calls it.
    let name: String
    /// What it is where a call says nothing.
    let usual: ExprSyntax?
    /// Whether it takes any number of values, as an array.
    var isVariadic = false
    /// Whether it takes code, so that code behind the brackets can be meant for it.
    var takesCode = false
    /// What collects the values of the statements of that code; nil for ordinary code.
    var builder: String?
    /// Whether these values are collected.
    var isBuilder: Bool { builder != nil }
    /// Whether what the code makes of it is what the caller has afterwards.
    var isInOut = false
    /// What type it has, as it is written.
    var type: TypeSyntax?
  }

  /// What it consists of.
  enum Body: Sendable {
    case statements(CodeBlockItemListSyntax)
    case expression(ExprSyntax)

    /// Whether it is that of a function.
    var isStatements: Bool { if case .statements = self { true } else { false } }
  }

  /// The text it stands in.
  let source: SwiftSource
  /// What a call gives it.
  var parameters: [Parameter]
  /// What it does.
  let body: Body
  /// The names around it, outermost first, by where their values are kept.
  var names: [[String: Int]]
  /// The object whose code it is.
  let object: ObjectRef?
  /// The value whose code it is, where that is no object: a number, an anchor, a case.
  var subject: Value?
  /// The type that declares it, above which `super` begins.
  var owner: String?
  /// What type its value has, as it is written.
  var result: TypeSyntax?
  /// The names of the types that a call chooses, with what they inherit from.
  var generics: [(name: String, parent: String?)] = []
  /// Whether it follows a key path.
  var isKeyPath = false
  /// Whether it is asked for by its name alone.
  var isGetter = false
  /// Whether the values of its statements are what it gives.
  var isBuilder = false
  /// What collects them, where a builder of that name is said to.
  var builder: String?
  /// Whether it makes its object.
  var isInitialiser = false
}

extension Closure {
  /// Whether its code speaks of a second value without a name.
  var usesSecond: Bool {
    guard case .statements(let statements) = body else { return false }
    return statements.tokens(viewMode: .sourceAccurate).contains { $0.text == "$1" }
  }

  /// An operator: what stands beside it has no labels.
  var withoutLabels: Closure {
    var copy = self
    for index in copy.parameters.indices { copy.parameters[index].label = nil }
    return copy
  }

  /// A function of a type for one of its objects or values.
  init(copying other: Closure, of object: ObjectRef?, _ subject: Value? = nil, owner: String) {
    self = Closure(
      source: other.source, parameters: other.parameters, body: other.body, names: [],
      object: object, subject: subject, owner: owner, result: other.result,
      generics: other.generics)
    (isBuilder, builder) = (other.isBuilder, other.builder)
  }
}

/// Why the arguments of a call do not fit a function of the text.
enum Mismatch: Error {
  /// Nothing is given for the parameter at a place.
  case lacks(Int)
  /// No parameter takes the argument at a place.
  case exceeds(Int)
}

extension [Closure.Parameter] {
  /// The parameters of a function or an initialiser.
  init(_ clause: FunctionParameterClauseSyntax) {
    self = clause.parameters.map { parameter in
      Closure.Parameter(
        label: parameter.firstName.text == "_" ? nil : parameter.firstName.nameText,
        name: (parameter.secondName ?? parameter.firstName).nameText,
        usual: parameter.defaultValue?.value, isVariadic: parameter.ellipsis != nil,
        takesCode: parameter.type.trimmedDescription.contains("->")
          || parameter.attributes.isResultBuilder,
        builder: parameter.attributes.resultBuilder,
        isInOut: parameter.type.trimmedDescription.hasPrefix("inout "), type: parameter.type)
    }
  }

  /// For each parameter the arguments of a call that it takes, by their labels.
  func slots(for arguments: [Argument]) -> Result<[[Int]], Mismatch> {
    var slots: [[Int]] = []
    var next = 0
    for (index, parameter) in enumerated() {
      var taken: [Int] = []
      if next < arguments.count {
        let argument = arguments[next]
        // Code behind the brackets is for the first that takes code, else for whoever needs it.
        let isForLater =
          !parameter.takesCode && (parameter.usual != nil || parameter.isVariadic)
          && index < count - 1
        // A value without a label can be meant for a later parameter that needs one.
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
