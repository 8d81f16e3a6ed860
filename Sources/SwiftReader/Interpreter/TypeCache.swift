import SwiftSyntax

/// What was found out about the types and functions of texts, so that it is found out once.
///
/// Runs over the same files share it.
final class TypeCache {
  /// The types that others inherit from, and what names of types mean, as far as they were asked for.
  var lineages: [String: [TypeDeclaration]] = [:]
  var typeNames: [TypeKey: String?] = [:]
  /// The types of the text that declare an operator.
  var operators: [String: [TypeDeclaration]] = [:]
  /// What functions are, for any object and value.
  private var functions: [SyntaxIdentifier: Closure] = [:]
  /// What no change of types touches.
  private let code: Code

  private final class Code {
    var parameters: [SyntaxIdentifier: [Closure.Parameter]] = [:]
    var concerns: [SyntaxIdentifier: Bool] = [:]
  }

  init() { code = Code() }

  /// One for other types, in the same texts.
  init(afterChangeOf other: TypeCache) { code = other.code }

  /// What a function is, for any object and value.
  func function(_ id: SyntaxIdentifier, _ make: () -> Closure) -> Closure {
    if let known = functions[id] { return known }
    let made = make()
    functions[id] = made
    return made
  }

  /// What an initialiser takes.
  func parameters(of initializer: InitializerDeclSyntax) -> [Closure.Parameter] {
    if let known = code.parameters[initializer.id] { return known }
    let made = [Closure.Parameter](initializer.signature.parameterClause)
    code.parameters[initializer.id] = made
    return made
  }

  /// Whether code has to do with a layout.
  func concern(_ id: SyntaxIdentifier, _ find: () -> Bool) -> Bool {
    if let known = code.concerns[id] { return known }
    let found = find()
    code.concerns[id] = found
    return found
  }
}
