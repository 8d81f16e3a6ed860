import Testing

@testable import PageServer

/// What the server answers, and whom.
@Suite struct PageAddressTests {
  private let address: PageAddress = {
    var address = PageAddress()
    address.port = 40_000
    return address
  }()

  private func status(
    _ method: String = "GET", _ target: String? = nil, _ fields: KeyValuePairs<String, String> = [:]
  ) -> Int {
    var all = fields.map { (name: $0.key.lowercased(), value: $0.value) }
    if !all.contains(where: { $0.name == "host" }) { all.append(("host", "127.0.0.1:40000")) }
    let request = HTTPRequest(
      method: method, target: target ?? "/\(address.folder)/", fields: all)
    do throws(PageAddress.Refusal) {
      _ = try address.target(of: request)
      return 200
    } catch {
      return error.status.rawValue
    }
  }

  @Test func thePageAndWhatBelongsToItAreServed() {
    #expect(status() == 200)
    #expect(status("GET", "/\(address.folder)/live.js") == 200)
    #expect(status("GET", "/\(address.folder)/events") == 200)
    let token: KeyValuePairs = ["x-plumb-token": address.token]
    #expect(status("POST", "/\(address.folder)/choice", token) == 200)
    #expect(status("GET", nil, ["origin": "http://127.0.0.1:40000"]) == 200)
    #expect(status("GET", nil, ["sec-fetch-site": "same-origin"]) == 200)
    #expect(status("GET", nil, ["sec-fetch-site": "none"]) == 200)
  }

  @Test func thePlaceCannotBeGuessed() {
    let places = (0..<100).map { _ in PageAddress() }.flatMap { [$0.folder, $0.token] }
    #expect(Set(places).count == 200)
    for place in places { #expect(place.wholeMatch(of: /[0-9a-f]{32}/) != nil) }
    // Each bit is set now and then.
    for index in 0..<32 {
      let digits = places.compactMap { $0.dropFirst(index).first?.hexDigitValue }
      #expect(digits.reduce(0, |) == 15)
      #expect(digits.reduce(15, &) == 0)
    }
  }

  @Test(arguments: ["localhost:40000", "127.0.0.1", "127.0.0.1:40001", "evil.example:40000", ""])
  func anotherHostIsRefused(host: String) {
    #expect(status("GET", nil, ["host": host]) == 421)
    #expect(status("GET", nil, ["host": "127.0.0.1:40000", "Host": host]) == 421)
  }

  @Test(arguments: [
    "null", "http://localhost:40000", "https://127.0.0.1:40000", "http://a.example",
  ])
  func anotherOriginIsRefused(origin: String) {
    #expect(status("GET", nil, ["origin": origin]) == 403)
    #expect(status("GET", nil, ["origin": "http://127.0.0.1:40000", "Origin": origin]) == 403)
  }

  @Test(arguments: ["cross-site", "same-site", ""])
  func anotherSiteIsRefused(site: String) {
    #expect(status("GET", nil, ["sec-fetch-site": site]) == 403)
  }

  @Test func aFileMayLeadToThePage() {
    let site = "cross-site"
    #expect(
      status(
        "GET", nil,
        ["sec-fetch-site": site, "sec-fetch-mode": "navigate", "sec-fetch-dest": "document"]) == 200
    )
    for name in ["live.js", "events"] {
      #expect(
        status(
          "GET", "/\(address.folder)/\(name)",
          ["sec-fetch-site": site, "sec-fetch-mode": "navigate", "sec-fetch-dest": "document"])
          == 403)
    }
    #expect(
      status(
        "GET", nil,
        ["sec-fetch-site": site, "sec-fetch-mode": "navigate", "sec-fetch-dest": "iframe"]) == 403)
    #expect(
      status(
        "GET", nil,
        [
          "sec-fetch-site": site, "sec-fetch-mode": "navigate", "sec-fetch-dest": "document",
          "origin": "null",
        ]) == 403)
  }

  @Test(arguments: ["HEAD", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "CONNECT", "get"])
  func otherMethodsAreRefused(method: String) {
    for target in PageAddress.Target.allCases {
      #expect(status(method, "/\(address.folder)/\(target.rawValue)") == 405)
    }
  }

  @Test func aChoiceNeedsItsToken() {
    let path = "/\(address.folder)/choice"
    #expect(status("POST", path) == 403)
    #expect(status("POST", path, ["x-plumb-token": address.folder]) == 403)
    #expect(status("POST", path, ["x-plumb-token": ""]) == 403)
    #expect(status("GET", path, ["x-plumb-token": address.token]) == 405)
    #expect(status("POST", "/\(address.folder)/", ["x-plumb-token": address.token]) == 405)
  }
}
