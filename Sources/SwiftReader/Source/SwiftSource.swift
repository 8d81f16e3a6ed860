import PlumbLanguage
import ConstraintSolver
import UIKitTexts
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// A text in Swift with its tree, for as long as anything of it may still be run.
final class SwiftSource: Sendable {
  /// The text as it was written.
  let text: String
  /// Its tree, with operators folded by their precedence.
  let tree: SourceFileSyntax
  /// Where it comes from: a file's name; nil for what somebody typed.
  let file: String?
  /// Its number among several files that are read together; nil where it is alone.
  let number: Int?
  private let lines: [Substring]
  /// Where each line begins, in bytes.
  private let offsets: [Int]

  /// Whether `...` stands in it for code that is left out, as in books.
  let hasElisions: Bool

  /// How large a text may be, in bytes.
  static let sizeLimit = 2_000_000

  /// Parses a text.
  ///
  /// - Throws: ``Failure`` at the first place where it is no Swift.
  init(
    _ text: String, file: String? = nil, number: Int? = nil,
    operators: OperatorTable? = nil
  ) throws {
    let operators = operators ?? Self.operators(of: [text])
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var offset = 0
    offsets = lines.map { line in
      defer { offset += line.utf8.count + 1 }
      return offset
    }
    self.text = text
    self.file = file
    self.number = number
    do {
      tree = try Self.tree(of: text, operators)
      hasElisions = false
    } catch var failure as Failure {
      if let rest = Self.withoutElisions(text), let whole = try? Self.tree(of: rest, operators) {
        tree = whole
        hasElisions = true
        return
      }
      tree = SourceFileSyntax(
        statements: CodeBlockItemListSyntax([]), endOfFileToken: .endOfFileToken())
      hasElisions = false
      failure.source = self
      throw failure
    }
  }

  private static func tree(
    of text: String, _ operators: OperatorTable
  ) throws -> SourceFileSyntax {
    guard text.utf8.count <= sizeLimit else {
      throw Failure(.limit, "the text has more than \(sizeLimit) bytes", at: 0..<1)
    }
    if let deep = OpenBrackets(text).tooDeep {
      throw Failure(.limit, isTooDeep, at: deep..<deep + 1)
    }
    var parser = Parser(text, maximumNestingLevel: OpenBrackets.depthLimit)
    let parsed = SourceFileSyntax.parse(from: &parser)
    if let deep = tooDeep(parsed) { throw Failure(.limit, isTooDeep, at: deep.place) }
    if let error = SyntaxError(in: parsed) {
      throw Failure(.swift, error.message, at: error.offset..<error.offset + 1)
    }
    // Operators that do not combine stay unfolded, and say so when they are run.
    let folded = operators.foldAll(parsed, errorHandler: { _ in })
    return folded.as(SourceFileSyntax.self) ?? parsed
  }

  /// A text with blanks for each `...` that stands alone in its line or between braces; nil where none
  /// does.
  private static func withoutElisions(_ text: String) -> String? {
    let rest = text.replacing(/(?m)(^|\{)([ \t]*)\.\.\.([ \t]*)($|\})/) { match in
      "\(match.1)\(match.2)   \(match.3)\(match.4)"
    }
    return rest == text ? nil : rest
  }

  /// Operators with those that some texts declare besides Swift's.
  static func operators(of texts: [String]) -> OperatorTable {
    var table = OperatorTable.standardOperators
    for text in texts where text.contains("operator ") && text.utf8.count <= sizeLimit {
      guard OpenBrackets(text).tooDeep == nil else { continue }
      var parser = Parser(text, maximumNestingLevel: OpenBrackets.depthLimit)
      let parsed = SourceFileSyntax.parse(from: &parser)
      if text.contains("lowerThan") { table = table.withGroups(below: parsed) }
      table.addSourceFile(parsed, errorHandler: { _ in })
    }
    return table
  }

  private static let isTooDeep = "this is nested too deeply"

  /// How many levels a tree can have, and how many parts a row of operators.
  private static let (levelLimit, partLimit) = (500, 301)

  /// Where a tree is deeper than code can be run; nil if it is nowhere.
  ///
  /// Rows of operators and chains of members are read in a loop, whatever their length, and lean over
  /// as deep as they are long.
  private static func tooDeep(_ tree: SourceFileSyntax) -> Syntax? {
    var open: [(node: Syntax, level: Int)] = [(Syntax(tree), 0)]
    while let (node, level) = open.popLast() {
      if level > levelLimit { return node }
      if let row = node.as(SequenceExprSyntax.self), row.elements.count > partLimit { return node }
      for child in node.children(viewMode: .sourceAccurate) { open.append((child, level + 1)) }
    }
    return nil
  }

  /// One expression with the text it stands in; nil where it is none.
  static func expression(
    _ text: String, number: Int? = nil
  ) -> (source: SwiftSource, expression: ExprSyntax)? {
    guard let source = try? SwiftSource(text, number: number), source.tree.statements.count == 1,
      case .expr(let expression)? = source.tree.statements.first?.item
    else { return nil }
    return (source, expression)
  }

  /// The line that holds a place, its number counted from 1, and the place in it in scalars.
  func line(at range: Range<Int>) -> (text: String, number: Int, range: Range<Int>) {
    let index = max(0, offsets.lowerBound(of: range.lowerBound + 1) - 1)
    let line = lines[index]
    func column(_ offset: Int) -> Int {
      let bytes = line.utf8
      let end = bytes.index(
        bytes.startIndex, offsetBy: min(max(0, offset - offsets[index]), bytes.count))
      return line.unicodeScalars.distance(from: line.unicodeScalars.startIndex, to: end)
    }
    let start = column(range.lowerBound)
    return (String(line), index + 1, start..<max(start + 1, column(range.upperBound)))
  }

  /// The beginning of the text at a place, on one line.
  func excerpt(_ range: Range<Int>) -> String {
    let part = text.utf8.dropFirst(range.lowerBound).prefix(min(range.count, 1000))
    let words = String(decoding: part, as: UTF8.self).split { $0.isWhitespace }
    return words.joined(separator: " ")
  }
}

extension OperatorTable {
  /// The table with the groups of a text that stand below others, said from the side of the others.
  ///
  /// Folding takes a group that calls itself lower than another one for a higher one.
  fileprivate func withGroups(below parsed: SourceFileSyntax) -> OperatorTable {
    var text = description
    for item in parsed.statements {
      guard let group = item.item.as(PrecedenceGroupDeclSyntax.self) else { continue }
      var own = "precedencegroup \(group.name.text) {\n"
      for attribute in group.groupAttributes {
        guard case .precedenceGroupRelation(let relation) = attribute,
          relation.higherThanOrLowerThanLabel.tokenKind == .keyword(.lowerThan)
        else {
          own += "  \(attribute.trimmedDescription)\n"
          continue
        }
        for other in relation.precedenceGroups {
          let head = "precedencegroup \(other.name.text) {\n"
          guard let range = text.firstRange(of: head) else { continue }
          text.replaceSubrange(range, with: head + "  higherThan: \(group.name.text)\n")
        }
      }
      text += "\n\(own)}\n"
    }
    var parser = Parser(text)
    var table = OperatorTable()
    table.addSourceFile(SourceFileSyntax.parse(from: &parser), errorHandler: { _ in })
    return table
  }
}

extension SyntaxProtocol {
  /// Where it is, without the blanks around it, in bytes.
  var place: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }
}
