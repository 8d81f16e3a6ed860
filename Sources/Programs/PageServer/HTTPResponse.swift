/// A response of HTTP/1.1.
struct HTTPResponse: Sendable {
  /// The statuses that are used, by their codes.
  enum Status: Int, Sendable {
    case ok = 200
    case noContent = 204
    case badRequest = 400
    case forbidden = 403
    case notFound = 404
    case methodNotAllowed = 405
    case contentTooLarge = 413
    case misdirectedRequest = 421
    case fieldsTooLarge = 431

    /// The name of the status.
    var reason: String {
      switch self {
      case .ok: "OK"
      case .noContent: "No Content"
      case .badRequest: "Bad Request"
      case .forbidden: "Forbidden"
      case .notFound: "Not Found"
      case .methodNotAllowed: "Method Not Allowed"
      case .contentTooLarge: "Content Too Large"
      case .misdirectedRequest: "Misdirected Request"
      case .fieldsTooLarge: "Request Header Fields Too Large"
      }
    }
  }

  /// What it begins with.
  var status = Status.ok
  /// The kind of its body, such as `text/html`; nil if it has none.
  var kind: String?
  /// The body; nil if it goes on until the connection ends.
  var body: String?
  /// Whether the connection ends with it.
  var isLast = false

  /// A refusal, which says its name.
  static func refusal(_ status: Status, isLast: Bool) -> Self {
    Self(status: status, kind: "text/plain", body: status.reason + "\n", isLast: isLast)
  }

  /// What is sent: for this page alone, and not to be cached.
  var bytes: [UInt8] {
    var lines = [
      "HTTP/1.1 \(status.rawValue) \(status.reason)", "cache-control: no-store",
      "content-security-policy: frame-ancestors 'none'", "cross-origin-opener-policy: same-origin",
      "cross-origin-resource-policy: same-origin", "referrer-policy: no-referrer",
      "x-content-type-options: nosniff",
    ]
    if let kind { lines.append("content-type: \(kind); charset=utf-8") }
    if let body, status != .noContent { lines.append("content-length: \(body.utf8.count)") }
    if isLast || body == nil { lines.append("connection: close") }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n" + (body ?? "")).utf8)
  }
}
