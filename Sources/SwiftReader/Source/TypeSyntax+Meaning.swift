import SwiftSyntax

extension TypeSyntax {
  /// The type without what says that it can be nil, and without attributes and `some`.
  var unwrapped: TypeSyntax {
    if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.unwrapped }
    if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return type.wrappedType.unwrapped
    }
    if let type = self.as(SomeOrAnyTypeSyntax.self) { return type.constraint.unwrapped }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.unwrapped }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first, only.firstName == nil
    {
      return only.type.unwrapped
    }
    return self
  }

  /// The type of the elements of an array; nil for what is none.
  var element: TypeSyntax? {
    if let array = unwrapped.as(ArrayTypeSyntax.self) { return array.element }
    guard let type = unwrapped.as(IdentifierTypeSyntax.self),
      ["Array", "Set", "ContiguousArray"].contains(type.name.text),
      case .type(let element)? = type.genericArgumentClause?.arguments.first?.argument
    else { return nil }
    return element
  }
}
