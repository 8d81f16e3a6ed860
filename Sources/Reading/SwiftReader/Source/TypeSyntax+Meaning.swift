import SwiftSyntax

extension TypeSyntax {
  /// The type without optionality, attributes and specifiers such as `some`.
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

  /// The element type of an array or set, or `nil` for other types.
  var element: TypeSyntax? {
    if let array = unwrapped.as(ArrayTypeSyntax.self) { return array.element }
    guard let type = unwrapped.as(IdentifierTypeSyntax.self),
      ["Array", "Set", "ContiguousArray"].contains(type.name.text),
      case .type(let element)? = type.genericArgumentClause?.arguments.first?.argument
    else { return nil }
    return element
  }
}
