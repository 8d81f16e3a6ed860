import SwiftSyntax

/// What an expression that makes a constraint stands in, as far as it can be changed there.
enum CodeHolder {
  /// It is a statement, perhaps with `.isActive = true` behind it.
  case statement(CodeBlockItemSyntax)
  /// It is an element of a list.
  case element(ArrayElementSyntax, ArrayExprSyntax)
  /// A statement gives it a name.
  case named(String, CodeBlockItemSyntax)
  /// Anything else.
  case other

  /// Finds out what an expression stands in.
  init(of expression: ExprSyntax) {
    if let element = expression.parent?.as(ArrayElementSyntax.self),
      let array = element.parent?.parent?.as(ArrayExprSyntax.self)
    {
      self = .element(element, array)
    } else if let item = expression.parent?.as(CodeBlockItemSyntax.self) {
      self = .statement(item)
    } else if let access = expression.parent?.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "isActive",
      let assignment = access.parent?.as(InfixOperatorExprSyntax.self),
      assignment.operator.is(AssignmentExprSyntax.self),
      let item = assignment.parent?.as(CodeBlockItemSyntax.self)
    {
      self = .statement(item)
    } else if let binding = expression.parent?.parent?.as(PatternBindingSyntax.self),
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let item = Self.statement(around: Syntax(binding)),
      item.item.is(VariableDeclSyntax.self)
    {
      self = .named(name, item)
    } else {
      self = .other
    }
  }

  /// The statement that something is a part of.
  static func statement(around node: Syntax) -> CodeBlockItemSyntax? {
    var node = node.parent
    while let next = node {
      if let item = next.as(CodeBlockItemSyntax.self) { return item }
      node = next.parent
    }
    return nil
  }
}

extension CodeBlockItemSyntax {
  /// Whether it is nothing but the call that activates a list of constraints, so that other statements
  /// can stand beside it.
  var isActivation: Bool {
    guard case .expr(let expression) = item,
      let call = expression.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.memberName?.text
    else { return false }
    return ["activate", "addConstraints"].contains(name)
  }
}

/// The lines of a text, for statements that come and go.
struct CodeLines {
  private let bytes: [UInt8]

  init(_ source: SwiftSource) { bytes = Array(source.text.utf8) }

  /// The range with its whole lines, if nothing else stands in them; otherwise the range itself.
  func whole(_ range: Range<Int>) -> Range<Int> {
    let start = lineStart(range.lowerBound)
    guard bytes[start..<range.lowerBound].allSatisfy(Self.isBlank) else { return range }
    var end = range.upperBound
    while end < bytes.count, Self.isBlank(bytes[end]) { end += 1 }
    if end < bytes.count, bytes[end] == UInt8(ascii: "\r") { end += 1 }
    guard end == bytes.count || bytes[end] == UInt8(ascii: "\n") else { return range }
    return start..<min(bytes.count, end + 1)
  }

  /// The beginning of the line of a byte.
  func lineStart(_ place: Int) -> Int {
    (bytes[..<place].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
  }

  /// The blanks in front of something that stands first in its line; nil for what does not.
  func indentation(at place: Int) -> String? {
    let blanks = bytes[lineStart(place)..<place]
    return blanks.allSatisfy(Self.isBlank) ? String(decoding: blanks, as: UTF8.self) : nil
  }

  /// How the lines of the text end.
  var lineBreak: String {
    guard let first = bytes.firstIndex(of: UInt8(ascii: "\n")), first > 0 else { return "\n" }
    return bytes[first - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
