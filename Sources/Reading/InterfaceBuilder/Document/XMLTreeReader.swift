import CExpat
import PlumbLanguage

/// Parses XML with expat; document types and entities are refused, and nothing outside of the text
/// is read.
struct XMLTreeReader {
  /// The largest depth of nesting; real files stay below 40.
  static let depthLimit = 200
  /// The largest number of elements in a file.
  static let elementLimit = 300_000
  /// The largest length of an attribute value, in UTF-8 bytes.
  static let attributeLimit = 100_000
  /// How many bytes expat is given at a time: it counts them in a C `int`.
  private static let pieceLength = 1 << 20

  private let source: String
  private let parser: XML_Parser
  /// The text as bytes, while expat has it.
  private var bytes = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  private var tree = XMLTree()
  private var open: [Int] = []
  private var comment: String?
  private var problem: Diagnostic?

  private init(_ source: String, _ parser: XML_Parser) {
    (self.source, self.parser) = (source, parser)
  }

  /// Parses a text.
  ///
  /// - Throws: A diagnostic with a line if the text is not well-formed or exceeds a limit.
  static func tree(of text: String) throws(Diagnostic) -> XMLTree {
    // The text is UTF-8, even if the file declares another encoding.
    guard let parser = XML_ParserCreate("UTF-8") else {
      throw SourceLine(of: text, 1).diagnostic(.limit, "there is no memory to read this file")
    }
    defer { XML_ParserFree(parser) }
    var reader = XMLTreeReader(text, parser)
    try reader.checkEncoding()
    reader.parse()
    if let problem = reader.problem { throw problem }
    return reader.tree
  }

  private mutating func parse() {
    var text = source
    withUnsafeMutablePointer(to: &self) { reader in
      let parser = reader.pointee.parser
      XML_SetUserData(parser, reader)
      XML_SetElementHandler(
        parser,
        { data, name, attributes in
          guard let name, let attributes else { return }
          XMLTreeReader.at(data).pointee.begin(String(cString: name), attributes)
        }, { data, _ in XMLTreeReader.at(data).pointee.end() })
      XML_SetCharacterDataHandler(parser) { data, bytes, count in
        let text = UnsafeBufferPointer(start: bytes, count: Int(count))
        XMLTreeReader.at(data).pointee.add(text)
      }
      XML_SetCommentHandler(parser) { data, text in
        XMLTreeReader.at(data).pointee.comment = text.map { String(cString: $0) }
      }
      XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, _ in
        XMLTreeReader.at(data).pointee.refuseDocumentType()
      }
      let isWhole = text.withUTF8 { bytes in
        reader.pointee.bytes = bytes
        return Self.feed(bytes, to: parser)
      }
      if !isWhole, reader.pointee.problem == nil {
        reader.pointee.problem = reader.pointee.malformed()
      }
    }
  }

  /// Returns false where expat stopped.
  private static func feed(_ bytes: UnsafeBufferPointer<UInt8>, to parser: XML_Parser) -> Bool {
    bytes.withMemoryRebound(to: CChar.self) { bytes in
      var start = 0
      while true {
        let piece = bytes[start..<min(start + pieceLength, bytes.count)]
        start = piece.endIndex
        let status = XML_Parse(
          parser, UnsafeBufferPointer(rebasing: piece).baseAddress, Int32(piece.count),
          start == bytes.count ? 1 : 0)
        if status != XML_STATUS_OK || start == bytes.count { return status == XML_STATUS_OK }
      }
    }
  }

  /// The reader that expat hands to each of its callbacks.
  private static func at(_ data: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<XMLTreeReader> {
    guard let data else { preconditionFailure("expat hands back the reader it was given") }
    return data.assumingMemoryBound(to: XMLTreeReader.self)
  }

  // MARK: - What is refused

  /// Refuses a file that says that it is not UTF-8.
  private func checkEncoding() throws(Diagnostic) {
    let head = source.prefix(200)
    guard let place = head.firstRange(of: "encoding="), head.hasPrefix("<?xml"),
      let end = head.firstRange(of: "?>"), place.lowerBound < end.lowerBound
    else { return }
    let name = head[place.upperBound...].dropFirst().prefix { $0 != "\"" && $0 != "'" }
    guard !["utf-8", "us-ascii", "ascii", "utf8"].contains(name.lowercased()) else { return }
    throw SourceLine(of: source, 1).diagnostic(
      .interfaceFile, "the file says that it is \(name), but it is read as UTF-8",
      marking: String(name), note: "convert it to UTF-8")
  }

  /// Refuses entities, which are never needed and can make a short file enormous or read other
  /// files.
  private mutating func refuseDocumentType() {
    stop(
      diagnostic(
        .interfaceFile, "document types and entities are not read", marking: "<!DOCTYPE",
        note: "Interface Builder writes none; remove this"))
  }

  private func malformed() -> Diagnostic {
    let reason = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) }
    let opened = open.last.map { tree[$0] }
    let notes = [reason, opened.map { "<\($0.name)> of line \($0.line) is still open here" }]
    return diagnostic(
      .interfaceFile, "this is not well-formed XML",
      note: notes.compactMap(\.self).joined(separator: "; "))
  }

  /// Returns a diagnostic for the line that is being read, pointing at `word` if that is not `nil`.
  private func diagnostic(
    _ code: ErrorCode, _ message: String, marking word: String? = nil, note: String? = nil
  ) -> Diagnostic {
    SourceLine(of: source, line).diagnostic(code, message, marking: word, note: note)
  }

  /// The line that is being read, counted from 1; of a tag the one in which it begins.
  private var line: Int { max(1, Int(XML_GetCurrentLineNumber(parser))) }

  /// The line in which the tag that is being read ends.
  private var lastLine: Int {
    let tag = bytes.dropFirst(Int(XML_GetCurrentByteIndex(parser)))
      .prefix(Int(XML_GetCurrentByteCount(parser)))
    return line + tag.count { $0 == UInt8(ascii: "\n") }
  }

  private mutating func stop(_ problem: Diagnostic) {
    if self.problem == nil { self.problem = problem }
    XML_StopParser(parser, 0)
  }

  // MARK: - Events

  /// Begins an element; `attributes` are names and values in turn, and a null pointer.
  private mutating func begin(
    _ name: String, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>
  ) {
    guard problem == nil else { return }
    guard open.count < Self.depthLimit else {
      return stop(
        diagnostic(
          .limit, "elements are nested more than \(Self.depthLimit) levels deep",
          marking: "<\(name)"))
    }
    guard tree.nodes.count < Self.elementLimit else {
      return stop(diagnostic(.limit, "more than \(Self.elementLimit) elements are too many"))
    }
    var values: [String: String] = [:]
    var next = attributes
    while let key = next[0], let value = next[1] {
      values[String(cString: key)] = String(cString: value)
      next += 2
    }
    guard values.values.allSatisfy({ $0.utf8.count <= Self.attributeLimit }) else {
      return stop(
        diagnostic(
          .limit, "an attribute of more than \(Self.attributeLimit) bytes is too long"))
    }
    let index = tree.nodes.count
    tree.nodes.append(
      XMLTree.Node(
        name: name, attributes: values, line: lastLine, parent: open.last, comment: comment))
    comment = nil
    if let parent = open.last { tree.nodes[parent].children.append(index) }
    open.append(index)
  }

  private mutating func end() {
    comment = nil
    _ = open.popLast()
  }

  private mutating func add(_ text: UnsafeBufferPointer<CChar>) {
    guard let index = open.last else { return }
    tree.nodes[index].text += text.withMemoryRebound(to: UInt8.self) {
      String(decoding: $0, as: UTF8.self)
    }
  }
}
