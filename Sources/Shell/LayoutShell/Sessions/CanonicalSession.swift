import LayoutModel
import PlumbLanguage

/// A session as everybody writes it: what can be written in several ways is written in one.
///
/// A replay of it does the same. Lines end with a line feed and without blanks, there is no byte
/// order mark, the keys of the header stand in the order of help, one empty line is where there were
/// several, and one is between the header and what follows. What stands in a picture, in code or in
/// a file inside the session stays as it is. No reply names a line of its own session, so that lines
/// may move.
struct CanonicalSession {
  private let session: Session
  private let lines: [String]
  private var result: [String] = []

  /// The text of the file.
  var text: String {
    // A carriage return in front of the end would be a part of it.
    result.map { $0.utf8.last == 0x0D ? "\($0)\r\n" : "\($0)\n" }.joined()
  }

  /// Writes a session.
  init(_ session: Session) {
    self.session = session
    lines = session.lines
    let body = writeHeader()
    let end = session.page(from: body).count + body
    writeBody(body..<end)
    writeFiles(from: end)
  }

  // MARK: - Header

  /// Writes the first line and the header; returns where what follows begins.
  private mutating func writeHeader() -> Int {
    result = [Session.firstLine]
    let end = lines.dropFirst().firstIndex { !Session.isHeader($0) } ?? lines.count
    let order = SessionHeader.keys.map(\.name)
    let keys = lines[1..<max(1, end)].map { line -> (place: Int, text: String) in
      let line = line.trimmedBlanks
      let word = String(line.prefix { $0 != " " })
      let value = String(line.dropFirst(word.count)).trimmedBlanks
      let place = order.firstIndex(of: word) ?? order.count
      return (place, value.isEmpty ? word : "\(word) \(value)")
    }
    // The last of several alike counts, so they stay in their order.
    let sorted = keys.enumerated().sorted { ($0.1.place, $0.0) < ($1.1.place, $1.0) }
    result += sorted.map(\.element.text)
    return max(1, end)
  }

  // MARK: - Commands, replies and prose

  private mutating func writeBody(_ range: Range<Int>) {
    let texts = Dictionary(
      session.checks.map { ($0.line - 1, $0) }, uniquingKeysWith: { first, _ in first })
    var index = range.lowerBound
    if index < range.upperBound, !lines[index].isBlank { result.append("") }
    while index < range.upperBound {
      let line = lines[index]
      if let check = texts[index] {
        write(check)
        index = check.replyRange.upperBound
        continue
      }
      if !line.isBlank {
        result.append(line.withoutBlanksBehind)
      } else if result.last != "" {
        result.append("")
      }
      index += 1
    }
    while result.last == "" { result.removeLast() }
  }

  private mutating func write(_ check: Session.Check) {
    let input = check.line - 1..<check.replyRange.lowerBound
    if input.count == 1 {
      let text = lines[check.line - 1].behind(SessionSign.command)
      let bare = Self.bare(text, of: check)
      result.append(bare.isEmpty ? "plumb>" : SessionSign.command + bare)
    } else {
      // Blanks may belong to a text in quotes, or be the margin of code.
      result += lines[input].map { line in
        line == SessionSign.command || line == SessionSign.continuation
          ? String(line.dropLast()) : line
      }
    }
    result += lines[check.replyRange].map(Self.reply)
  }

  /// A command without blanks around it, where these say nothing.
  private static func bare(_ text: String, of check: Session.Check) -> String {
    let bare = text.withoutBlanksAround
    guard bare != text, !SessionLine.isPicture(text) else { return text }
    let input = InputReader.input([bare], line: check.line)
    guard input.kind == check.input.kind, input.kind != .swift, let tokens = input.tokens,
      let before = check.input.tokens,
      tokens.elementsEqual(before, by: { $0.kind == $1.kind && $0.text == $1.text })
    else { return text }
    return bare
  }

  /// A line of a reply without blanks behind it, unless they are a part of a picture or keep it
  /// from being something else.
  private static func reply(_ line: String) -> String {
    let bare = line.withoutBlanksBehind
    guard bare != line, !SessionLine.isPicture(line) else { return line }
    return Session.endsReply(bare) || Session.isContinuation(bare) ? line : bare
  }

  // MARK: - Files inside

  private mutating func writeFiles(from start: Int) {
    guard start < lines.count else { return }
    var rest = lines[start...]
    while let line = rest.first {
      rest.removeFirst()
      result += ["", Self.fileHeader(line)]
      let isLast = rest.firstIndex { Fixture.isHeader($0[...]) } ?? rest.endIndex
      var text = Array(rest[..<isLast])
      while text.last?.isEmpty ?? false { text.removeLast() }
      result += text
      rest = rest[isLast...]
    }
  }

  /// `-- NAME --`, where it has a name.
  private static func fileHeader(_ line: String) -> String {
    let header = line.trimmedBlanks
    let name = String(
      String.UnicodeScalarView(header.unicodeScalars.dropFirst(3).dropLast(3))
    ).trimmedBlanks
    return name.isEmpty ? header : "\(SessionSign.file)\(name)\(SessionSign.fileEnd)"
  }
}

extension Session {
  /// The session as everybody writes it; a replay of it does the same.
  package var canonicalText: String { CanonicalSession(self).text }
}

extension String {
  /// The text without blanks and tabs at its end.
  fileprivate var withoutBlanksBehind: String {
    let count = utf8.reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
    return count == 0 ? self : String(Substring(utf8.dropLast(count)))
  }

  /// The text without blanks and tabs at its ends.
  fileprivate var withoutBlanksAround: String {
    let bare = withoutBlanksBehind
    return String(Substring(bare.utf8.drop { $0 == 0x20 || $0 == 0x09 }))
  }
}
