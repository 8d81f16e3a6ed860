/// What a file declares.
struct Declaration {
  enum Kind {
    case interface(Interface)
    case implementation(Implementation)
    case method(Method)
    case function(Function)
    case enumeration(Enumeration)
    case structure(Structure)
    case proto(Interface)
    case alias(String, TypeName)
    case property(Property)
    case statement(Statement)
  }

  var kind: Kind
  var mark: Mark
  var end: Mark = .none
}

/// What `@interface` and `@protocol` say of a class.
struct Interface {
  var name: String
  var superclass: String?
  var category: String?
  var protocols: [String] = []
  var properties: [Property] = []
  var methods: [Method] = []
  var mark: Mark
  var end: Mark = .none
}

/// The code of a class.
struct Implementation {
  var name: String
  var superclass: String?
  var category: String?
  var properties: [Property] = []
  var members: [Declaration] = []
  /// The variables that `@synthesize` gives to properties.
  var synthesized: [String: String] = [:]
  var mark: Mark
  var end: Mark = .none
}

/// A property or a variable of objects.
struct Property {
  var name: String
  var type: TypeName
  var mark: Mark
  var getter: String?
  var setter: String?
  var isClass = false
  var isReadOnly = false
  var isVariable = false
  var isOutlet = false
}

/// A method with or without code.
struct Method {
  var isClass: Bool
  var result: TypeName
  /// The words of the selector, those with colons with their parameters.
  var pieces: [(name: String, mark: Mark, parameter: Parameter?)]
  var body: [Statement]?
  var mark: Mark
  var end: Mark = .none

  var selector: String {
    pieces.map { $0.parameter == nil ? $0.name : $0.name + ":" }.joined()
  }
}

/// A function of C.
struct Function {
  var name: String
  var result: TypeName
  var parameters: [Parameter]
  var body: [Statement]?
  var mark: Mark
  var end: Mark = .none
}

/// Numbers with names.
struct Enumeration {
  var name: String?
  var cases: [(name: String, mark: Mark, value: Expression?)]
  var isOptions: Bool
}

/// Values with names.
struct Structure {
  var name: String
  var fields: [Property]
}
