import SwiftSyntax

/// Code that can be run later, with the names it sees.
struct Closure: Sendable {
  /// What a call gives it.
  struct Parameter: Sendable {
    /// What comes before the colon in a call; nil for nothing.
    let label: String?
    /// What the code calls it.
    let name: String
    /// What it is where a call says nothing.
    let usual: ExprSyntax?
    /// Whether it takes any number of values, as an array.
    var isVariadic = false
    /// Whether it takes code, so that code behind the brackets can be meant for it.
    var takesCode = false
  }

  /// What it consists of.
  enum Body: Sendable {
    case statements(CodeBlockItemListSyntax)
    case expression(ExprSyntax)
  }

  /// The text it stands in.
  let source: SwiftSource
  /// What a call gives it.
  let parameters: [Parameter]
  /// What it does.
  let body: Body
  /// The names around it, outermost first, by where their values are kept.
  let names: [[String: Int]]
  /// The object whose code it is.
  let object: ObjectRef?
  /// The class that declares it, above which `super` begins.
  var owner: String?
  /// Whether the values of its statements are what it gives.
  var isBuilder = false
  /// Whether it makes its object.
  var isInitialiser = false
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
          || parameter.attributes.isResultBuilder)
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
        let fits =
          argument.isTrailing && argument.label == nil
          ? !isForLater : argument.label == parameter.label
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
