/// The address of a page, and the check of requests for it: anything else is refused.
struct PageAddress: Sendable {
  /// What can be requested.
  enum Target: String, Sendable, CaseIterable {
    case page = ""
    case script = "live.js"
    /// The messages, as server-sent events.
    case events
    /// The name of what was clicked in the page; the only request that sends data.
    case choice
  }

  /// The port on this computer; zero until it is known.
  var port = 0
  /// The folder of the page: 128 random bits.
  let folder = Self.secret()
  /// The secret that the page sends with its requests: 128 random bits.
  let token = Self.secret()

  /// The header that holds the token.
  static let tokenHeader = "x-plumb-token"

  /// The host that a request must name, so that another domain that resolves here is refused.
  var host: String { "127.0.0.1:\(port)" }
  /// The origin of the page, the only one whose scripts may send requests.
  var origin: String { "http://\(host)" }
  /// What to open in a browser.
  var url: String { "\(origin)/\(folder)/" }

  /// Returns what a request asks for.
  ///
  /// - Throws: The status of the response if it is refused.
  func target(of request: HTTPRequest) throws(Refusal) -> Target {
    guard request["host"] == [host] else { throw Refusal(.misdirectedRequest) }
    let target = Target.allCases.first { request.target == "/\(folder)/\($0.rawValue)" }
    // A file on the disk leads to the page, as another site would.
    let isLedHere = target == .page && Self.opensWindow(request)
    guard request["origin"].allSatisfy({ $0 == origin }),
      isLedHere
        || request["sec-fetch-site"].allSatisfy({ ["same-origin", "none"].contains($0) })
    else { throw Refusal(.forbidden) }
    guard let target else { throw Refusal(.notFound) }
    guard target == .choice else {
      guard request.method == "GET" else { throw Refusal(.methodNotAllowed) }
      return target
    }
    guard request.method == "POST" else { throw Refusal(.methodNotAllowed) }
    guard request[Self.tokenHeader] == [token] else { throw Refusal(.forbidden) }
    return target
  }

  /// Whether a browser shows what it asks for in a window of its own, where no other page can read it.
  private static func opensWindow(_ request: HTTPRequest) -> Bool {
    request["sec-fetch-mode"] == ["navigate"] && request["sec-fetch-dest"] == ["document"]
  }

  /// A request that is refused.
  struct Refusal: Error {
    var status: HTTPResponse.Status

    init(_ status: HTTPResponse.Status) { self.status = status }
  }

  private static func secret() -> String {
    var system = SystemRandomNumberGenerator()
    return (0..<4).map { _ in
      let digits = String(UInt32.random(in: 0...UInt32.max, using: &system), radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }
}
