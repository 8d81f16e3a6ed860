import JSONRPC
import JSONValues
import Support
import Testing

@testable import LayoutServers

/// What an assistant is answered, whatever it asks.
@Suite struct ToolServerTests {
  static let session = """
    plumb 1

    plumb> root card 320x200
    plumb> view title in card content 96x20
    + title   needs x, y
    plumb> pin title top leading inset 16
    = title   placed

    """

  private func started() -> ToolServer {
    var server = ToolServer([], .none)
    _ = server.handle(
      .request(id: 0, method: "initialize", params: ["protocolVersion": "2025-06-18"]))
    return server
  }

  private func call(_ tool: String, _ arguments: JSONValue) -> JSONValue {
    var server = started()
    let sent = server.handle(
      .request(
        id: 1, method: "tools/call", params: ["name": .string(tool), "arguments": arguments]))
    return sent.first ?? .null
  }

  private func text(_ response: JSONValue) -> String {
    (response["result"]?["content"] ?? []).elements.compactMap { $0["text"]?.text }
      .joined(separator: "\n")
  }

  @Test func aRequestBeforeTheFirstIsRefused() {
    var server = ToolServer([], .none)
    let sent = server.handle(.request(id: 1, method: "tools/list", params: .null))
    #expect(sent.first?["error"]?["code"]?.integer == -32002)
  }

  @Test func everyToolIsListedWithItsSchema() {
    for tool in Tool.all {
      #expect(tool.listed["inputSchema"]?["type"] == "object")
      #expect(!tool.about.isEmpty)
    }
    #expect(Set(Tool.all.map(\.name)).count == 8)
  }

  @Test func aValueIsExplained() {
    let response = call(
      "why", ["text": .string(Self.session), "name": "a.plumb", "question": "title.x"])
    #expect(text(response).contains("title.x = 16"))
    #expect(response["result"]?["isError"] == false)
  }

  @Test func anErrorIsTheOneOfTheShell() {
    let response = call(
      "why", ["text": .string(Self.session), "name": "a.plumb", "question": "titel.x"])
    #expect(text(response).contains("error[E004]"))
    #expect(response["result"]?["isError"] == true)
  }

  @Test func aChangeIsTriedOnACopy() {
    let response = call(
      "try",
      [
        "text": .string(Self.session), "name": "a.plumb",
        "lines": ["title.width == 60", "title.width == 90"],
      ])
    #expect(text(response).contains("title.width 96 → 60"))
    #expect(text(response).contains("x conflict"))
  }

  @Test func filesOutsideOfTheRootsAreRefused() {
    for path in ["/etc/passwd", "../a", "", "a\0b"] {
      let response = call("explain", ["path": .string(path)])
      #expect(response["result"]?["isError"] == true)
    }
  }

  @Test(
    arguments: [
      ("nothing", .object([:])), ("explain", [:]), ("explain", ["path": 1]), ("explain", 5),
      ("explain", ["text": "a", "path": "b"]), ("try", ["text": "a"]), ("why", ["x": "y"]),
      ("more", ["cursor": "9:9"]), ("more", ["cursor": "a"]), ("more", .null),
    ] as [(String, JSONValue)])
  func wrongArgumentsAreAnErrorOfTheProtocol(_ tool: String, _ arguments: JSONValue) {
    #expect(call(tool, arguments)["error"]?["code"]?.integer == -32602)
  }

  @Test func aLongAnswerIsContinuedBehindItsCursor() throws {
    var server = started()
    let lines =
      ["plumb 1", "", "plumb> root a 900x900"]
      + (0..<90).map { "plumb> view v\($0) in a content 10x10" }
    var cursor: String?
    var parts = 0
    var response = server.handle(
      .request(
        id: 1, method: "tools/call",
        params: [
          "name": "explain",
          "arguments": ["text": .string(lines.joined(separator: "\n")), "name": "a.plumb"],
        ]))[0]
    repeat {
      parts += 1
      cursor = response["result"]?["_meta"]?["plumb/cursor"]?.text
      guard let cursor else { break }
      response =
        server.handle(
          .request(
            id: 2, method: "tools/call",
            params: ["name": "more", "arguments": ["cursor": .string(cursor)]]))[0]
    } while parts < 100
    #expect(parts > 1)
    #expect(parts < 100)
  }

  /// Damaged and random messages are answered as the protocol has it.
  @Test(arguments: seeds(10))
  func damagedMessagesAreAnswered(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var server = started()
    let methods = ["tools/call", "resources/read", "prompts/get", "tools/list", "ping", "x"]
    let words: [JSONValue] = [
      .null, 1, "explain", "layout", "why", "", [], [:], true, -1, "plumb://help/hug", "\0",
      .number(1e300), ["name": "why"], "more",
    ]
    func random(_ depth: Int, _ generator: inout SplitMix64) -> JSONValue {
      guard depth > 0, Bool.random(using: &generator) else {
        return words.randomElement(using: &generator) ?? .null
      }
      let keys = ["name", "arguments", "uri", "text", "path", "question", "cursor", "lines"]
      return .object(
        Dictionary(
          (0..<3).map { _ in
            (keys.randomElement(using: &generator) ?? "", random(depth - 1, &generator))
          }, uniquingKeysWith: { $1 }))
    }
    for number in 0..<200 {
      let message = RPCMessage.asking(
        JSONValue(number), methods.randomElement(using: &generator) ?? "", random(3, &generator))
      var bytes = Array(message.line.utf8)
      if Int.random(in: 0..<4, using: &generator) == 0 {
        bytes.removeLast(Int.random(in: 1..<bytes.count, using: &generator))
      }
      do throws(RPCMessage.Malformed) {
        let sent = server.handle(try RPCMessage(reading: bytes))
        guard case .request? = try? RPCMessage(reading: bytes) else { continue }
        #expect(sent.first?["result"] != nil || sent.first?["error"]?["code"]?.integer != nil)
      } catch {
        #expect([-32700, -32600].contains(error.error.code))
      }
    }
  }
}
