import Foundation
import FoundationXML
import PlumbLanguage

/// Parses XML; entities are refused, and nothing outside of the text is read.
///
/// It is a class only because the parser of Foundation needs a delegate.
final class XMLTreeReader: NSObject, XMLParserDelegate {
  /// The largest depth of nesting; real files stay below 40.
  static let depthLimit = 200
  /// The largest number of elements in a file.
  static let elementLimit = 300_000
  /// The largest length of an attribute value, in UTF-8 bytes.
  static let attributeLimit = 100_000

  private let source: String
  private var tree = XMLTree()
  private var open: [Int] = []
  private var comment: String?
  private var problem: Diagnostic?

  private init(_ source: String) { self.source = source }

  /// Parses a text.
  ///
  /// - Throws: A diagnostic with a line if the text is not well-formed or exceeds a limit.
  static func tree(of text: String) throws(Diagnostic) -> XMLTree {
    let reader = XMLTreeReader(text)
    try reader.checkHead()
    let parser = XMLParser(data: Data(text.utf8))
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    let isWhole = parser.parse()
    if let problem = reader.problem { throw problem }
    guard isWhole, !reader.tree.nodes.isEmpty, reader.open.isEmpty else {
      throw reader.malformed(at: parser.lineNumber)
    }
    return reader.tree
  }

  // MARK: - What is refused

  /// Refuses entities, which are never needed and can make a short file enormous or read other
  /// files.
  private func checkHead() throws(Diagnostic) {
    for word in ["<!DOCTYPE", "<!ENTITY"] {
      guard let place = source.range(of: word) else { continue }
      let number = source[..<place.lowerBound].count { $0.isNewline } + 1
      throw diagnostic(
        .interfaceFile, "document types and entities are not read", at: number, marking: word,
        note: "Interface Builder writes none; remove this")
    }
    let head = source.prefix(200)
    guard let place = head.firstRange(of: "encoding="), head.hasPrefix("<?xml"),
      let end = head.firstRange(of: "?>"), place.lowerBound < end.lowerBound
    else { return }
    let name = head[place.upperBound...].dropFirst().prefix { $0 != "\"" && $0 != "'" }
    guard !["utf-8", "us-ascii", "ascii", "utf8"].contains(name.lowercased()) else { return }
    throw diagnostic(
      .interfaceFile, "the file says that it is \(name), but it is read as UTF-8", at: 1,
      marking: String(name), note: "convert it to UTF-8")
  }

  private func malformed(at number: Int) -> Diagnostic {
    let opened = open.last.map { tree[$0] }
    let note = opened.map { "<\($0.name)> of line \($0.line) is still open here" }
    return diagnostic(
      .interfaceFile, "this is not well-formed XML", at: max(1, number), note: note)
  }

  /// Returns a diagnostic for a line of the file, pointing at `word` if that is not `nil`.
  private func diagnostic(
    _ code: ErrorCode, _ message: String, at number: Int, marking word: String? = nil,
    note: String? = nil
  ) -> Diagnostic {
    SourceLine(of: source, number).diagnostic(code, message, marking: word, note: note)
  }

  private func stop(_ parser: XMLParser, _ problem: Diagnostic) {
    if self.problem == nil { self.problem = problem }
    parser.abortParsing()
  }

  // MARK: - Events

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    guard problem == nil else { return }
    let line = parser.lineNumber
    guard open.count < Self.depthLimit else {
      return stop(
        parser,
        diagnostic(
          .limit, "elements are nested more than \(Self.depthLimit) levels deep", at: line,
          marking: "<\(name)"))
    }
    guard tree.nodes.count < Self.elementLimit else {
      return stop(
        parser,
        diagnostic(.limit, "more than \(Self.elementLimit) elements are too many", at: line))
    }
    guard attributes.allSatisfy({ $0.value.utf8.count <= Self.attributeLimit }) else {
      return stop(
        parser,
        diagnostic(
          .limit, "an attribute of more than \(Self.attributeLimit) bytes is too long", at: line))
    }
    let index = tree.nodes.count
    tree.nodes.append(
      XMLTree.Node(
        name: name, attributes: attributes, line: line, parent: open.last, comment: comment))
    comment = nil
    if let parent = open.last { tree.nodes[parent].children.append(index) }
    open.append(index)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    comment = nil
    _ = open.popLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    guard let index = open.last else { return }
    tree.nodes[index].text += text
  }

  func parser(_ parser: XMLParser, foundCDATA data: Data) {
    guard let index = open.last else { return }
    tree.nodes[index].text += String(decoding: data, as: UTF8.self)
  }

  func parser(_ parser: XMLParser, foundComment text: String) { comment = text }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    if problem == nil { problem = malformed(at: parser.lineNumber) }
  }
}
