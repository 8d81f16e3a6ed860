package import PlumbLanguage

/// A session file: a transcript that documents and tests a layout.
///
/// ```
/// plumb 1
/// title A title and a badge share a row
///
/// # Prose.
/// plumb> view title in card content 96x20
/// + title   needs x, y
/// ```
@dynamicMemberLookup
package struct Session: Sendable {
  /// A command with the reply that is expected.
  package struct Check: Sendable {
    /// The command.
    package var input: Input
    /// The number of its first line in the file, counted from 1.
    package var line: Int
    /// The lines of the expected reply.
    package var expected: [SessionLine]
    /// The positions of the reply in ``Session/lines``.
    package var replyRange: Range<Int>

    /// Whether it cannot change the document.
    var isLook: Bool {
      let command = input.repeatedCommand
      if case .answer = command?.action { return true }
      return isExpectation || command?.isLook ?? false
    }

    /// Whether it is an `expect`.
    var isExpectation: Bool { input.traits.contains(.checks) }
  }

  /// The text of the file.
  package let text: String
  /// The lines of the file, without their ends.
  package let lines: [String]
  /// A byte order mark, or nothing.
  let mark: String
  /// The end of each line, as the file has it.
  let lineEnd: String
  /// The header, which is about the session as a whole.
  package private(set) var header = SessionHeader()
  /// The commands with their replies, in order.
  package private(set) var checks: [Check] = []
  /// The files inside the session, by name.
  package private(set) var fixtures: [(name: String, text: String)] = []

  /// A value of the header.
  package subscript<Member>(dynamicMember member: KeyPath<SessionHeader, Member>) -> Member {
    header[keyPath: member]
  }

  /// The lines from a position in ``lines`` on, without the files inside the session.
  package func page(from start: Int = 0) -> [String] {
    Array(lines[start...].prefix { !$0.begins(with: SessionSign.file) })
  }

  /// The first line of every session.
  package static let firstLine = "plumb 1"

  /// Whether a text is meant to be a session: whether it has the first line of one.
  package static func isSession(_ text: String) -> Bool {
    let first = text.drop { $0 == "\u{FEFF}" }.prefix { $0 != "\n" && $0 != "\r\n" }
    return String(first).trimmedBlanks == firstLine
  }

  /// Reads a session file.
  ///
  /// - Throws: A diagnostic with a line number for the first thing that cannot be read.
  package init(_ text: String) throws(Diagnostic) {
    self.text = text
    var body = text[...]
    mark = body.first == "\u{FEFF}" ? "\u{FEFF}" : ""
    if !mark.isEmpty { body.removeFirst() }
    lineEnd = body.first { $0 == "\n" || $0 == "\r\n" } == "\r\n" ? "\r\n" : "\n"
    var lines = body.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    // The carriage return belongs to the end of every line but the last.
    for index in lines.indices.dropLast() where lines[index].utf8.last == 0x0D {
      lines[index].unicodeScalars.removeLast()
    }
    if lines.last?.isEmpty ?? false { lines.removeLast() }
    self.lines = lines
    guard let first = lines.first, first.trimmedBlanks == Self.firstLine else {
      throw Self.problem("a session must start with the line \"plumb 1\"", 0, lines)
    }
    var index = 1
    while index < lines.count, Self.isHeader(lines[index]) {
      try readHeader(index)
      index += 1
    }
    while index < lines.count {
      let line = lines[index]
      if line.isBlank || Self.isProse(line) {
        index += 1
      } else if line.begins(with: SessionSign.command) || line == "plumb>" {
        index = readCheck(index)
      } else if line.begins(with: SessionSign.file) {
        index = try readFixture(index)
      } else {
        throw Self.problem(
          "this line is neither a command, nor prose, nor the reply to a command", index, lines)
      }
    }
  }

  /// Returns a file of these lines, with the line ends and the byte order mark of this one.
  func text(of lines: [String]) -> String {
    mark + lines.joined(separator: lineEnd) + lineEnd
  }

  private static func problem(_ message: String, _ index: Int, _ lines: [String]) -> Diagnostic {
    let line = index < lines.count ? lines[index] : ""
    var diagnostic = Diagnostic(
      .sessionFormat, message, at: 0..<max(1, line.unicodeScalars.count), in: line)
    diagnostic.lineNumber = index + 1
    return diagnostic
  }

  /// Whether a line belongs to the header, where nothing but header lines is in front of it.
  static func isHeader(_ line: String) -> Bool {
    !line.isBlank && !isProse(line) && !line.begins(with: "plumb>")
      && !line.begins(with: SessionSign.file)
  }

  private static func isProse(_ line: String) -> Bool {
    line == "#" || line.begins(with: SessionSign.prose)
  }

  private mutating func readHeader(_ index: Int) throws(Diagnostic) {
    let line = lines[index].trimmedBlanks
    let word = String(line.prefix { $0 != " " })
    guard let key = SessionHeader.keys.first(where: { $0.name == word }) else {
      var diagnostic = Self.problem("there is no header key \"\(word)\"", index, lines)
      diagnostic.note = Similarity.nearest(to: word, among: SessionHeader.keys.map(\.name))
        .map { "did you mean \($0)?" }
      throw diagnostic
    }
    if let complaint = key.read(&header, String(line.dropFirst(word.count)).trimmedBlanks) {
      throw Self.problem(complaint, index, lines)
    }
  }

  /// Reads a command with its further lines and its reply; returns the position behind it.
  private mutating func readCheck(_ start: Int) -> Int {
    var input = [lines[start].behind(SessionSign.command)]
    var index = start + 1
    while index < lines.count, Self.isContinuation(lines[index]) {
      input.append(lines[index].behind(SessionSign.continuation))
      index += 1
    }
    let replyStart = index
    var expected: [SessionLine] = []
    while index < lines.count, !Self.endsReply(lines[index]) {
      expected.append(SessionLine(lines[index], number: index + 1))
      index += 1
    }
    checks.append(
      Check(
        input: InputReader.input(input, line: start + 1), line: start + 1, expected: expected,
        replyRange: replyStart..<index))
    return index
  }

  /// Whether a line behind a command goes on with it.
  static func isContinuation(_ line: String) -> Bool {
    line.begins(with: SessionSign.continuation) || line == "..>"
  }

  /// Whether a line is not a reply to the command above it.
  static func endsReply(_ line: String) -> Bool {
    line.isBlank || line.begins(with: SessionSign.command) || line == "plumb>"
      || isProse(line) || line.begins(with: SessionSign.file)
  }

  private mutating func readFixture(_ start: Int) throws(Diagnostic) -> Int {
    let header = lines[start].trimmedBlanks
    guard header.ends(with: SessionSign.fileEnd), header.count > 6 else {
      throw Self.problem("a file inside a session starts with -- NAME --", start, lines)
    }
    let name = String(
      String.UnicodeScalarView(header.unicodeScalars.dropFirst(3).dropLast(3))
    ).trimmedBlanks
    var index = start + 1
    var text: [String] = []
    while index < lines.count, !Fixture.isHeader(lines[index][...]) {
      text.append(Fixture.unescaped(lines[index]))
      index += 1
    }
    // The blank line in front of the next file belongs to neither.
    while text.last?.isEmpty ?? false { text.removeLast() }
    fixtures.append((name, text.joined(separator: "\n") + (text.isEmpty ? "" : "\n")))
    return index
  }
}
