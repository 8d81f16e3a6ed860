package import JSONValues

/// How messages are separated in a stream of bytes.
package enum MessageFraming: Sendable {
  /// Each has a header with its length in front, as editors send them.
  case contentLength
  /// Each is a line, as the Model Context Protocol has it.
  case lines

  /// The bytes of a message.
  package func bytes(of message: JSONValue) -> [UInt8] {
    let body = Array(message.line.utf8)
    switch self {
    case .lines: return body + [UInt8(ascii: "\n")]
    case .contentLength: return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
    }
  }
}

/// Takes messages out of a stream of bytes that arrives in pieces.
///
/// It holds at most one message and the last piece: what is larger than the limit is passed over and
/// answered with an error.
package struct MessageReader: Sendable {
  private let framing: MessageFraming
  private let limit: Int
  private var buffer: [UInt8] = []
  /// How much of the buffer has been searched for the end of a line or header.
  private var searched = 0
  /// How many bytes of a message that is too large are still to come.
  private var skipping = 0
  /// Whether the rest of a line that is too long is still to come.
  private var skipsLine = false

  /// The largest message that is read, in bytes, unless said otherwise.
  package static let usualLimit = 64 << 20
  /// The largest header.
  private static let headerLimit = 8192

  /// Begins at the start of a stream.
  package init(_ framing: MessageFraming, limit: Int = usualLimit) {
    (self.framing, self.limit) = (framing, limit)
  }

  /// Takes a piece of the stream.
  package mutating func feed(_ bytes: some Collection<UInt8>) { buffer += bytes }

  /// Returns the next whole message, as text; nil if more has to come first.
  ///
  /// - Throws: What to answer where there is no message; the next call goes on behind that.
  package mutating func next() throws(RPCError) -> [UInt8]? {
    switch framing {
    case .lines: try nextLine()
    case .contentLength: try nextBlock()
    }
  }

  private mutating func drop(_ count: Int) {
    buffer.removeFirst(count)
    searched = 0
  }

  private func tooLarge() -> RPCError {
    RPCError(.invalidRequest, "the message has more than \(limit) bytes")
  }

  // MARK: - Lines

  private mutating func nextLine() throws(RPCError) -> [UInt8]? {
    while true {
      guard let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
        searched = buffer.count
        if skipsLine {
          drop(buffer.count)
        } else if buffer.count > limit {
          skipsLine = true
          drop(buffer.count)
          throw tooLarge()
        }
        return nil
      }
      let line = Array(buffer[..<end])
      drop(end + 1)
      if skipsLine {
        skipsLine = false
      } else if line.count > limit {
        throw tooLarge()
      } else if !line.allSatisfy({ $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }) {
        return line
      }
    }
  }

  // MARK: - Headers

  private mutating func nextBlock() throws(RPCError) -> [UInt8]? {
    let passed = min(skipping, buffer.count)
    drop(passed)
    skipping -= passed
    guard skipping == 0, let header = try header() else { return nil }
    guard let length = Self.length(in: buffer[..<header]) else {
      drop(header)
      throw RPCError(.parseError, "a header without a Content-Length")
    }
    guard length <= limit else {
      drop(header)
      skipping = length
      throw tooLarge()
    }
    guard buffer.count - header >= length else { return nil }
    let body = Array(buffer[header..<header + length])
    drop(header + length)
    return body
  }

  /// Where the header ends, behind its empty line; nil if that has not come yet.
  private mutating func header() throws(RPCError) -> Int? {
    let sign = Array("\r\n\r\n".utf8)
    var place = max(0, searched - sign.count)
    while place + sign.count <= buffer.count {
      if buffer[place] == sign[0], buffer[place...].starts(with: sign) { return place + sign.count }
      place += 1
    }
    searched = buffer.count
    guard buffer.count > Self.headerLimit else { return nil }
    drop(buffer.count - sign.count)
    throw RPCError(.parseError, "a header has more than \(Self.headerLimit) bytes")
  }

  private static func length(in header: ArraySlice<UInt8>) -> Int? {
    for line in header.split(separator: UInt8(ascii: "\n")) {
      let parts = line.split(separator: UInt8(ascii: ":"), maxSplits: 1)
      guard parts.count == 2,
        String(decoding: parts[0], as: UTF8.self).lowercased() == "content-length"
      else { continue }
      let digits = parts[1].filter { $0 != 0x20 && $0 != 0x0D && $0 != 0x09 }
      guard !digits.isEmpty, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
      return Int(String(decoding: digits, as: UTF8.self))
    }
    return nil
  }
}
