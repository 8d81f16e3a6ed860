/// An expression with its place.
struct Expression {
  indirect enum Kind {
    case name(String)
    case number(String)
    case text(String, isObject: Bool)
    case character(String)
    case selector(String)
    case array([Expression])
    case dictionary([(key: Expression, value: Expression)])
    case boxed(Expression)
    case send(Expression, [Piece])
    case member(Expression, String, Mark)
    case call(Expression, [Expression])
    case index(Expression, Expression)
    case prefix(String, Expression)
    case postfix(Expression, String)
    case binary(String, Mark, Expression, Expression)
    case choice(Expression, Expression?, Expression)
    case cast(TypeName, Expression)
    case list(TypeName?, [(label: String?, value: Expression)])
    case block(Block)
    case statements([Statement])
    case type(TypeName)
    case brackets(Expression)
    case bindings([Expression])
    case unreadable(String)
  }

  /// A part of a message: a word of the selector and the argument after its colon.
  struct Piece {
    var name: String
    var mark: Mark
    var arguments: [Expression]?
  }

  /// Code as a value.
  struct Block {
    var result: TypeName?
    var parameters: [Parameter]
    var body: [Statement]
    var end: Mark
  }

  var kind: Kind
  var mark: Mark

  /// The expression without the brackets around it.
  var bare: Expression {
    var expression = self
    while case .brackets(let inner) = expression.kind { expression = inner }
    return expression
  }

  /// The name, if the expression is one.
  var name: String? {
    if case .name(let name) = bare.kind { return name }
    return nil
  }
}
