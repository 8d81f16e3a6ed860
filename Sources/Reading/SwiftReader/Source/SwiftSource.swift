import PlumbLanguage
import ConstraintSolver
import UIKitTexts
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// A Swift text with its syntax tree, which is kept as long as any of its code may be run.
final class SwiftSource: Sendable {
  /// The text in the spelling of today, which is what runs.
  let text: String
  /// The same text as it was written, if that was before Swift 4.2.
  private let earlier: EarlierSwift
  /// Whether it was Objective-C.
  var isFromObjectiveC: Bool { earlier.isFromObjectiveC }
  /// The syntax tree, with operators folded by their precedence.
  let tree: SourceFileSyntax
  /// The name of the file; `nil` for text typed at the prompt.
  let file: String?
  /// The number among several files that are read together; `nil` if there is only one.
  let number: Int?
  private let written: String
  private let lines: [Substring]
  /// The offset of each line, in bytes.
  private let offsets: [Int]

  /// What makes the text whole, if it is a fragment, and the line of each.
  let fragmentNotes: [(line: Int, text: String)]

  /// The numbers of layout libraries, which follow those of all files.
  static let firstLibrary = 1_000_000
  /// Whether it is a layout library that the program has.
  var isLibrary: Bool { number.map { $0 >= Self.firstLibrary } ?? false }

  /// The largest size of a text, in bytes.
  static let sizeLimit = 2_000_000

  /// Parses a text, of which a translation into the spelling of today may be known.
  ///
  /// - Throws: A ``Failure`` at the first syntax error.
  init(
    _ text: String, file: String? = nil, number: Int? = nil,
    operators: OperatorTable? = nil, earlier known: EarlierSwift? = nil
  ) throws {
    var translated = known ?? EarlierSwift(text, isTyped: file == nil)
    let parsed = translated.taken().tree
    earlier = translated
    written = text
    let text = earlier.text
    let operators = operators ?? Self.operators(of: [text])
    lines = written.split(separator: "\n", omittingEmptySubsequences: false)
    var offset = 0
    offsets = lines.map { line in
      defer { offset += line.utf8.count + 1 }
      return offset
    }
    self.text = text
    self.file = file
    self.number = number
    do {
      tree = try Self.tree(of: text, parsed, operators)
      fragmentNotes = []
    } catch var failure as Failure {
      if let fragment = CodeFragment(text, isTyped: file == nil),
        let whole = try? Self.tree(of: fragment.text, nil, operators)
      {
        tree = whole
        fragmentNotes = fragment.notes
        return
      }
      tree = SourceFileSyntax(
        statements: CodeBlockItemListSyntax([]), endOfFileToken: .endOfFileToken())
      fragmentNotes = []
      failure.source = self
      throw failure
    }
  }

  private static func tree(
    of text: String, _ known: SourceFileSyntax?, _ operators: OperatorTable
  ) throws -> SourceFileSyntax {
    guard text.utf8.count <= sizeLimit else {
      throw Failure(.limit, "the text has more than \(sizeLimit) bytes", at: 0..<1)
    }
    if let deep = OpenBrackets(text).tooDeep {
      throw Failure(.limit, isTooDeep, at: deep..<deep + 1)
    }
    var parser = Parser(text, maximumNestingLevel: OpenBrackets.depthLimit)
    let parsed = known ?? SourceFileSyntax.parse(from: &parser)
    if let deep = tooDeep(parsed) { throw Failure(.limit, isTooDeep, at: deep.place) }
    if let error = SyntaxError(in: parsed) {
      throw Failure(.swift, error.message, at: error.offset..<error.offset + 1)
    }
    // Operators that cannot be combined stay unfolded, which is reported when they are run.
    let folded = operators.foldAll(parsed, errorHandler: { _ in })
    return folded.as(SourceFileSyntax.self) ?? parsed
  }

  /// Returns Swift's operators together with those that some texts declare.
  static func operators(of texts: [String]) -> OperatorTable {
    var table = OperatorTable.standardOperators
    for text in texts where text.holds("operator ") && text.utf8.count <= sizeLimit {
      guard OpenBrackets(text).tooDeep == nil else { continue }
      var parser = Parser(text, maximumNestingLevel: OpenBrackets.depthLimit)
      let parsed = SourceFileSyntax.parse(from: &parser)
      if text.holds("lowerThan") { table = table.withGroups(below: parsed) }
      table.addSourceFile(parsed, errorHandler: { _ in })
    }
    return table
  }

  private static let isTooDeep = "this is nested too deeply"

  /// The largest depth of a tree, and the largest number of parts in a sequence of operators.
  private static let (levelLimit, partLimit) = (500, 301)

  /// Returns the node at which a tree becomes too deep to run, or `nil`.
  ///
  /// Sequences of operators and chains of members are parsed in loops, but their trees are as deep
  /// as they are long.
  private static func tooDeep(_ tree: SourceFileSyntax) -> Syntax? {
    var open: [(node: Syntax, level: Int)] = [(Syntax(tree), 0)]
    while let (node, level) = open.popLast() {
      if level > levelLimit { return node }
      if let row = node.as(SequenceExprSyntax.self), row.elements.count > partLimit { return node }
      for child in node.children(viewMode: .sourceAccurate) { open.append((child, level + 1)) }
    }
    return nil
  }

  /// Parses a single expression; returns it with its source, or `nil` if the text is not one.
  static func expression(
    _ text: String, file: String? = nil, number: Int? = nil
  ) -> (source: SwiftSource, expression: ExprSyntax)? {
    guard let source = try? SwiftSource(text, file: file, number: number),
      source.tree.statements.count == 1,
      case .expr(let expression)? = source.tree.statements.first?.item
    else { return nil }
    return (source, expression)
  }

  /// Returns the line at a range with its number, counted from 1, and the range in it, in scalars.
  func line(at range: Range<Int>) -> (text: String, number: Int, range: Range<Int>) {
    let range = earlier.written(range)
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

  /// The name of the file in messages; nil for the only file that was asked for.
  var fileInMessages: String? { number == nil ? nil : file }

  /// The line of a range as messages name it: with its file, if there are several.
  func messagePlace(of range: Range<Int>) -> String {
    let line = line(at: range).number
    return fileInMessages.map { "\($0):\(line)" } ?? "line \(line)"
  }

  /// Returns the beginning of the text in a range as one line.
  func excerpt(_ range: Range<Int>) -> String {
    let range = earlier.written(range)
    let part = written.utf8.dropFirst(range.lowerBound).prefix(min(range.count, 1000))
    let words = String(decoding: part, as: UTF8.self).split { $0.isWhitespace }
    return words.joined(separator: " ")
  }
}

extension OperatorTable {
  /// Returns the table with those precedence groups of a text that are declared as lower than
  /// others, expressed from the side of the others.
  ///
  /// This works around the folding, which treats a group declared as lower than another one as
  /// higher.
  fileprivate func withGroups(below parsed: SourceFileSyntax) -> OperatorTable {
    var text = description
    for item in parsed.statements {
      guard let group = item.item.as(PrecedenceGroupDeclSyntax.self) else { continue }
      var own = "precedencegroup \(group.name.text) {\n"
      for attribute in group.groupAttributes {
        guard case .precedenceGroupRelation(let relation) = attribute,
          relation.higherThanOrLowerThanLabel.tokenKind == .keyword(.lowerThan)
        else {
          own += "  \(attribute.trimmedText)\n"
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
  /// The range of the node without surrounding blanks and comments, in bytes.
  var place: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }
}
