import DialectCore
import LayoutModel
import SwiftSyntax

extension FunctionCallExprSyntax {
  /// The number of constraints that a relation of SnapKit makes, `make.top.left.equalTo(other)`:
  /// one for each attribute.
  ///
  /// It is `nil` for anything else. Whatever the name of the maker, the words between it and the
  /// relation are attributes. A bridged block is called twice, `make.top.equalTo()(other)`, and the
  /// second call makes them.
  var constraintsOfSnapKit: Int? {
    if parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == ExprSyntax(self).id {
      return nil
    }
    let called = calledExpression.as(FunctionCallExprSyntax.self)?.calledExpression
    guard let access = (called ?? calledExpression).as(MemberAccessExprSyntax.self),
      let chain = access.base,
      Self.relationsOfSnapKit.contains(access.declName.baseName.text),
      let attributes = chain.attributesOfSnapKit, !attributes.isEmpty,
      !chain.isOfGeometry
    else { return nil }
    return attributes.count
  }

  private static let relationsOfSnapKit = Set(
    ["equalTo", "lessThanOrEqualTo", "greaterThanOrEqualTo"].flatMap { [$0, "\($0)Superview"] })

  /// Whether the code is in a closure that changes existing constraints, and makes those that are
  /// missing: `updateConstraints`.
  var isInsideAnUpdate: Bool {
    var around = parent
    while let node = around, !node.is(FunctionDeclSyntax.self) {
      if let call = node.as(FunctionCallExprSyntax.self),
        let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
        ["makeConstraints", "remakeConstraints", "prepareConstraints", "updateConstraints"]
          .contains(name)
      {
        return name == "updateConstraints"
      }
      around = node.parent
    }
    return false
  }
}

extension ExprSyntax {
  /// Whether it is a part of a rectangle, whose comparisons have the names of relations:
  /// `frame.size.equalTo(other)`.
  fileprivate var isOfGeometry: Bool {
    var words = trimmedText.split(separator: ".")
    words.removeLast()
    return words.last == "frame" || words.last == "bounds"
  }

  /// The attributes in a chain that begins with a maker; `nil` for any other expression.
  fileprivate var attributesOfSnapKit: Set<Attribute>? {
    if let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text {
      // In an extension of the maker no name precedes the attributes: `edges.equalTo(other)`.
      if let word = Self.wordsOfSnapKit[name] { return word }
      return name.first?.isUppercase ?? true ? nil : []
    }
    guard let access = self.as(MemberAccessExprSyntax.self), let base = access.base,
      let word = Self.wordsOfSnapKit[access.declName.baseName.text],
      let others = base.attributesOfSnapKit
    else { return nil }
    return others.union(word)
  }

  private static let wordsOfSnapKit: [String: Set<Attribute>] = Dictionary(
    (AnchorShortcut.snapKit + AnchorShortcut.snapKitSingles).map { ($0.name, Set($0.members)) },
    uniquingKeysWith: { first, _ in first })
}
