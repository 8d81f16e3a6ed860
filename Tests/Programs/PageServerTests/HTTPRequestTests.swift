import Testing

@testable import PageServer

/// How the lines of a request are read.
@Suite struct HTTPRequestTests {
  private func read(_ lines: String...) -> HTTPRequest? {
    HTTPRequest(head: lines.joined(separator: "\r\n").utf8)
  }

  @Test func itsLinesAreRead() throws {
    let request = try #require(
      read("POST /a/b HTTP/1.1", "Host: 127.0.0.1:1", "X-One: \t 1 2 ", "x-one:3", "Empty:"))
    #expect(request.method == "POST")
    #expect(request.target == "/a/b")
    #expect(request["host"] == ["127.0.0.1:1"])
    #expect(request["x-one"] == ["1 2", "3"])
    #expect(request["empty"] == [""])
    #expect(request["missing"].isEmpty)
    #expect(!request.isLast)
    #expect(request.bodyLength == 0)
  }

  @Test(arguments: [
    "", "GET", "GET / HTTP/1.0", "GET  / HTTP/1.1", "GET / / HTTP/1.1", " GET / HTTP/1.1",
    "G(T / HTTP/1.1", "GET / HTTP/1.1\r\n", "GET / HTTP/1.1\r\nname", "GET / HTTP/1.1\r\n: x",
    "GET / HTTP/1.1\r\nname : x", "GET / HTTP/1.1\r\na: x\r\n folded",
    "GET / HTTP/1.1\r\na: x\ny: z", "GET / HTTP/1.1\r\na: \u{0}",
  ])
  func whatCanBeReadInTwoWaysIsRefused(head: String) {
    #expect(HTTPRequest(head: head.utf8) == nil)
  }

  @Test(arguments: [
    ("content-length: 12", 12), ("content-length: 0", 0), ("content-length: -1", nil),
    ("content-length: +1", nil), ("content-length: 1\r\ncontent-length: 1", nil),
    ("content-length: 99999999999999999999", nil), ("transfer-encoding: chunked", nil),
    ("content-length: ", nil),
  ])
  func theLengthOfTheBodyIsKnownOrNot(field: String, length: Int?) throws {
    let request = try #require(read("POST / HTTP/1.1", field))
    #expect(request.bodyLength == length)
  }

  @Test(arguments: ["close", "Close", "keep-alive, close"])
  func theLastSaysSo(value: String) throws {
    #expect(try #require(read("GET / HTTP/1.1", "Connection: \(value)")).isLast)
  }
}
