import ConstraintSolver
import LayoutModel
import SwiftSyntax

/// A constraint as code makes it: the call, and the parts of it that a change is about.
struct CodedConstraint {
  /// How it is written.
  enum Form {
    /// `a.topAnchor.constraint(equalTo: b.topAnchor, constant: 8)`.
    case anchors
    /// `NSLayoutConstraint(item: a, attribute: .top, ...)`.
    case item
    /// `make.top.equalTo(b).offset(8)`.
    case snapKit
  }

  /// The text that it stands in.
  let source: SwiftSource
  /// The call; of SnapKit the one that relates.
  let call: FunctionCallExprSyntax
  /// How it is written.
  let form: Form

  /// Finds the constraint whose call is in a range; nil if it is not written in one of these forms.
  init?(at range: Range<Int>, in source: SwiftSource) {
    let last = AbsolutePosition(utf8Offset: range.upperBound - 1)
    guard range.upperBound <= source.text.utf8.count,
      let token = source.tree.token(at: last), token.place.upperBound == range.upperBound,
      let call = token.parent?.as(FunctionCallExprSyntax.self), let form = Self.form(of: call)
    else { return nil }
    (self.source, self.call, self.form) = (source, call, form)
  }

  private static func form(of call: FunctionCallExprSyntax) -> Form? {
    if call.calledExpression.trimmedText == "NSLayoutConstraint",
      call.arguments.first?.label?.text == "item"
    {
      return .item
    }
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
    let name = access.declName.baseName.text
    if name == "constraint", let label = call.arguments.first?.label?.text, relation(label) != nil {
      return .anchors
    }
    return relation(name) != nil && maker(of: call) != nil ? .snapKit : nil
  }

  // MARK: - Relations

  private static let relations: [(word: String, relation: Relation)] = [
    ("greaterThanOrEqual", .greaterOrEqual), ("lessThanOrEqual", .lessOrEqual), ("equal", .equal),
  ]

  /// The relation at the beginning of a word such as `equalToConstant`, and what is left of it.
  private static func relation(_ word: String) -> (relation: Relation, rest: String)? {
    guard let known = relations.first(where: { word.hasPrefix($0.word) }) else { return nil }
    let rest = String(word.dropFirst(known.word.count))
    return ["To", "ToConstant", "ToSuperview"].contains(rest) ? (known.relation, rest) : nil
  }

  /// A word with another relation: `greaterThanOrEqualToConstant` for `equalToConstant`.
  private static func word(_ old: String, for relation: Relation) -> String? {
    guard let (_, rest) = Self.relation(old) else { return nil }
    return relations.first { $0.relation == relation }.map { $0.word + rest }
  }

  /// The token that says the relation, and what it is to be for another one; nil if no token does.
  func relating(_ relation: Relation) -> (token: TokenSyntax, text: String)? {
    let token: TokenSyntax?
    switch form {
    case .anchors: token = call.arguments.first?.label
    case .snapKit: token = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
    case .item:
      guard
        let word = argument("relatedBy")?.as(MemberAccessExprSyntax.self)?.declName.baseName,
        let text = Self.relations.first(where: { $0.relation == relation })?.word
      else { return nil }
      return (word, text)
    }
    guard let token, let text = Self.word(token.text, for: relation) else { return nil }
    return (token, text)
  }

  // MARK: - Numbers

  /// The value of an argument.
  func argument(_ label: String) -> ExprSyntax? {
    call.arguments.first { $0.label?.text == label }?.expression
  }

  /// The expression of the constant; nil if there is none.
  var constant: ExprSyntax? {
    switch form {
    case .item: return argument("constant")
    case .anchors:
      guard let first = call.arguments.first else { return nil }
      let isConstant = first.label?.text.hasSuffix("ToConstant") == true
      return isConstant ? first.expression : argument("constant")
    case .snapKit:
      for name in ["offset", "inset"] {
        if let value = modifier(name)?.arguments.first?.expression { return value }
      }
      guard let value = call.arguments.first?.expression, value.isNumber else { return nil }
      return value
    }
  }

  /// Where a constant can be inserted that is not there, with the text around it.
  var constantGap: (place: Int, before: String, after: String)? {
    switch form {
    case .item: return nil
    case .anchors:
      guard let last = call.arguments.last else { return nil }
      return (last.expression.place.upperBound, ", constant: ", "")
    case .snapKit: return (call.place.upperBound, ".offset(", ")")
    }
  }

  // MARK: - Around it

  /// The whole expression: of SnapKit with what follows, such as `.offset(8).priority(750)`.
  var whole: ExprSyntax {
    var expression = ExprSyntax(call)
    guard form == .snapKit else { return expression }
    while let access = expression.parent?.as(MemberAccessExprSyntax.self),
      let outer = access.parent?.as(FunctionCallExprSyntax.self)
    {
      expression = ExprSyntax(outer)
    }
    return expression
  }

  /// A call that follows in SnapKit: `.offset(8)`.
  func modifier(_ name: String) -> FunctionCallExprSyntax? {
    var expression = ExprSyntax(call)
    while let access = expression.parent?.as(MemberAccessExprSyntax.self),
      let outer = access.parent?.as(FunctionCallExprSyntax.self)
    {
      if access.declName.baseName.text == name { return outer }
      expression = ExprSyntax(outer)
    }
    return nil
  }

  /// The name of SnapKit's maker that a chain of members begins with.
  static func maker(of call: FunctionCallExprSyntax) -> String? {
    var expression: ExprSyntax? = call.calledExpression
    while let access = expression?.as(MemberAccessExprSyntax.self) { expression = access.base }
    return expression?.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// The members between SnapKit's maker and the relation, last first, if each of them names an edge or
  /// a length; nil otherwise.
  var edges: [MemberAccessExprSyntax]? {
    guard form == .snapKit else { return nil }
    var found: [MemberAccessExprSyntax] = []
    var expression = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    while let access = expression?.as(MemberAccessExprSyntax.self) {
      guard Attribute(rawValue: access.declName.baseName.text) != nil else { return nil }
      found.append(access)
      expression = access.base
    }
    return found
  }

  /// The tokens that name its attributes.
  var attributes: [TokenSyntax] {
    switch form {
    case .anchors:
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
      return [base, call.arguments.first?.expression].compactMap { $0?.memberName }
    case .item:
      return call.arguments.compactMap {
        $0.label?.text == "attribute" ? $0.expression.memberName : nil
      }
    case .snapKit:
      var tokens: [TokenSyntax] = []
      var expression = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
      while let access = expression?.as(MemberAccessExprSyntax.self) {
        tokens.append(access.declName.baseName)
        expression = access.base
      }
      return tokens + [call.arguments.first?.expression.memberName].compactMap(\.self)
    }
  }

  /// What stands for its first and second item in the code; empty for an implied `self`, nil where
  /// that is not known.
  var items: (first: String?, second: String?) {
    switch form {
    case .anchors:
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
      return (base?.itemOfAnchor, call.arguments.first?.expression.itemOfAnchor)
    case .item:
      return (argument("item")?.trimmedText, argument("toItem")?.trimmedText)
    case .snapKit:
      let target = call.arguments.first?.expression
      let name = call.calledExpression.memberName?.text ?? ""
      if name.hasSuffix("Superview") { return (subject, nil) }
      guard let target, !target.isNumber else { return (subject, nil) }
      guard let member = target.as(MemberAccessExprSyntax.self) else {
        return (subject, target.trimmedText)
      }
      if let snap = member.base?.as(MemberAccessExprSyntax.self),
        snap.declName.baseName.text == "snp"
      {
        return (subject, snap.base?.trimmedText)
      }
      return (subject, target.trimmedText)
    }
  }

  /// The view whose closure of SnapKit it stands in.
  private var subject: String? {
    var node = call.parent
    while let next = node {
      if next.is(ClosureExprSyntax.self),
        let made = next.parent?.as(FunctionCallExprSyntax.self),
        let access = made.calledExpression.as(MemberAccessExprSyntax.self),
        let snap = access.base?.as(MemberAccessExprSyntax.self),
        snap.declName.baseName.text == "snp"
      {
        return snap.base?.trimmedText
      }
      node = next.parent
    }
    return nil
  }
}

extension ExprSyntax {
  /// The name of the member, if it is one.
  var memberName: TokenSyntax? {
    self.as(MemberAccessExprSyntax.self)?.declName.baseName
      ?? self.as(DeclReferenceExprSyntax.self)?.baseName
  }

  /// What an anchor belongs to: `title` of `title.topAnchor`, nothing of `topAnchor`; nil for what is
  /// no anchor.
  fileprivate var itemOfAnchor: String? {
    guard memberName?.text.hasSuffix("Anchor") == true else { return nil }
    guard let access = self.as(MemberAccessExprSyntax.self) else { return "" }
    return access.base?.trimmedText
  }

  /// A number, perhaps with a sign.
  var literal: (text: String, value: Double)? {
    var (expression, sign) = (self, "")
    if let prefix = self.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "-" {
      (expression, sign) = (prefix.expression, "-")
    }
    let text =
      expression.as(IntegerLiteralExprSyntax.self)?.literal.text
      ?? expression.as(FloatLiteralExprSyntax.self)?.literal.text
    guard let text, let value = Double(text.filter { $0 != "_" }) else { return nil }
    return (sign + text, sign.isEmpty ? value : -value)
  }

  /// Whether it is a number.
  fileprivate var isNumber: Bool { literal != nil }
}
