import JSONValues
import Support
import Testing

@testable import JSONRPC

/// How messages are told apart and read, however they arrive.
@Suite struct MessageTests {
  private static let messages: [JSONValue] = [
    RPCMessage.asking(1, "initialize", ["a": "é\n"]), RPCMessage.noting("exit", [:]),
    RPCMessage.success("x", [1, 2]), RPCMessage.failure(2, RPCError(.invalidParams, "no")),
  ]

  @Test(arguments: [MessageFraming.contentLength, .lines], [1, 2, 7, 10_000])
  func piecesMakeMessages(_ framing: MessageFraming, _ size: Int) throws {
    let stream = Self.messages.flatMap { framing.bytes(of: $0) }
    var reader = MessageReader(framing)
    var found: [JSONValue] = []
    var rest = stream[...]
    while !rest.isEmpty {
      reader.feed(rest.prefix(size))
      rest = rest.dropFirst(size)
      while let text = try reader.next() { found.append(try JSONValue(reading: text)) }
    }
    #expect(found == Self.messages)
  }

  @Test func whatIsTooLargeIsPassedOver() throws {
    for framing in [MessageFraming.contentLength, .lines] {
      var reader = MessageReader(framing, limit: 100)
      let large: JSONValue = .string(String(repeating: "a", count: 1000))
      for piece in [framing.bytes(of: large), framing.bytes(of: Self.messages[1])] {
        for byte in piece {
          reader.feed([byte])
          do throws(RPCError) {
            if let text = try reader.next() {
              #expect((try? JSONValue(reading: text)) == Self.messages[1])
            }
          } catch {
            #expect(error.code == RPCError.Code.invalidRequest.rawValue)
          }
        }
      }
    }
  }

  @Test func headersWithoutALengthAreAnErrorAndNotTheEnd() throws {
    var reader = MessageReader(.contentLength)
    reader.feed(Array("Content-Length: x\r\n\r\n".utf8))
    #expect(throws: RPCError.self) { _ = try reader.next() }
    reader.feed(Array("content-length:2\r\nContent-Type: a\r\n\r\n{}".utf8))
    #expect(try reader.next() == Array("{}".utf8))
    reader.feed([UInt8](repeating: 65, count: 20_000))
    #expect(throws: RPCError.self) { _ = try reader.next() }
    #expect(try reader.next() == nil)
  }

  @Test(arguments: [
    ("[]", -32600), ("1", -32600), (#"{"jsonrpc":"1.0","id":1,"method":"a"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1}"#, -32600), (#"{"jsonrpc":"2.0","id":[],"method":"a"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1,"method":1}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1,"method":"a","params":1}"#, -32600), ("{", -32700), ("", -32700),
  ])
  func whatIsNoMessageIsAnsweredAsTheProtocolHasIt(_ text: String, _ code: Int) throws {
    let problem = #expect(throws: RPCMessage.Malformed.self) {
      try RPCMessage(reading: text.utf8)
    }
    #expect(problem?.error.code == code)
  }

  /// Random bytes, and messages that were cut or damaged, never stop a reader.
  @Test(arguments: seeds(5))
  func damagedStreamsAreReadToTheirEnd(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    for framing in [MessageFraming.contentLength, .lines] {
      for _ in 0..<2000 {
        var stream = Self.messages.shuffled(using: &generator).flatMap { framing.bytes(of: $0) }
        for _ in 0..<Int.random(in: 0..<4, using: &generator) {
          let place = Int.random(in: 0..<stream.count, using: &generator)
          if Bool.random(using: &generator) {
            stream[place] = .random(in: 0...255, using: &generator)
          } else {
            stream.removeSubrange(place..<min(stream.count, place + 9))
          }
        }
        var reader = MessageReader(framing, limit: 4096)
        reader.feed(stream)
        var isDone = false
        var count = 0
        while !isDone {
          count += 1
          #expect(count < 10_000)
          do {
            guard let text = try reader.next() else {
              isDone = true
              continue
            }
            _ = try? RPCMessage(reading: text)
          } catch {}
        }
      }
    }
  }
}
