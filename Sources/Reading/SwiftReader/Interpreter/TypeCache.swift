import SwiftSyntax

/// Cached findings about types and functions in the code.
///
/// Several runs over the same files share them.
final class TypeCache {
  /// The lineages of types, and the types that names stand for, as far as they were looked up.
  var lineages: [String: [TypeDeclaration]] = [:]
  var typeNames: [TypeKey: String?] = [:]
  /// The types that declare an operator.
  var operators: [String: [TypeDeclaration]] = [:]
  /// The enumerations that have a case, or a member, of a name.
  private var enumerations: [String: [TypeDeclaration]] = [:]
  /// Methods as closures without an object.
  private var functions: [SyntaxIdentifier: Closure] = [:]
  /// Findings that do not depend on types.
  private let code: Code

  private final class Code {
    var parameters: [SyntaxIdentifier: [Closure.Parameter]] = [:]
    var concerns: [SyntaxIdentifier: Bool] = [:]
  }

  init() { code = Code() }

  /// Creates a cache after types have changed; what does not depend on types is kept.
  init(afterChangeOf other: TypeCache) { code = other.code }

  /// Returns the enumerations that have a case, or a member, of a name.
  func enumerations(with name: String, _ find: () -> [TypeDeclaration]) -> [TypeDeclaration] {
    if let known = enumerations[name] { return known }
    let found = find()
    enumerations[name] = found
    return found
  }

  /// Returns a method as a closure without an object.
  func function(_ id: SyntaxIdentifier, _ make: () -> Closure) -> Closure {
    if let known = functions[id] { return known }
    let made = make()
    functions[id] = made
    return made
  }

  /// Returns the parameters of an initialiser.
  func parameters(of initializer: InitializerDeclSyntax) -> [Closure.Parameter] {
    if let known = code.parameters[initializer.id] { return known }
    let made = [Closure.Parameter](initializer.signature.parameterClause)
    code.parameters[initializer.id] = made
    return made
  }

  /// Returns whether a piece of code concerns a layout.
  func concern(_ id: SyntaxIdentifier, _ find: () -> Bool) -> Bool {
    if let known = code.concerns[id] { return known }
    let found = find()
    code.concerns[id] = found
    return found
  }
}
