import NIOCore
import NIOHTTP1

/// Answers the requests of one connection, one after the other.
final class RequestHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  /// What the server responds with.
  struct Content: Sendable {
    var address: PageAddress
    var page: String
    var script: String
    var joins: @Sendable (PageWatcher) -> Void
    var chooses: @Sendable (String) -> Void
  }

  private let content: Content
  private var head: HTTPRequestHead?
  private var body = ByteBuffer()
  private var hasTooMuch = false
  /// The most bytes of a name.
  private static let longest = 64 << 10

  init(_ content: Content) { self.content = content }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head):
      (self.head, hasTooMuch) = (head, false)
      body.clear()
    case .body(var part):
      if body.readableBytes + part.readableBytes > Self.longest {
        hasTooMuch = true
      } else {
        body.writeBuffer(&part)
      }
    case .end:
      guard let head else { return }
      self.head = nil
      do throws(PageAddress.Refusal) {
        try answer(content.address.target(of: head), head, context)
      } catch {
        respond(error.status, to: head, "text/plain", "\(error.status.reasonPhrase)\n", context)
      }
    }
  }

  /// Closes the connection if what arrives is not a request.
  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

  private func answer(
    _ target: PageAddress.Target, _ head: HTTPRequestHead, _ context: ChannelHandlerContext
  ) throws(PageAddress.Refusal) {
    switch target {
    case .page:
      let page = content.page.replacing("{{token}}", with: content.address.token)
      respond(.ok, to: head, "text/html", page, context)
    case .script: respond(.ok, to: head, "text/javascript", content.script, context)
    case .choice:
      guard !hasTooMuch else { throw PageAddress.Refusal(.payloadTooLarge) }
      content.chooses(String(buffer: body))
      respond(.noContent, to: head, nil, "", context)
    case .events:
      let response = HTTPResponseHead(
        version: head.version, status: .ok, headers: Self.headers("text/event-stream"))
      context.writeAndFlush(wrapOutboundOut(.head(response)), promise: nil)
      content.joins(PageWatcher(context.channel))
    }
  }

  private func respond(
    _ status: HTTPResponseStatus, to head: HTTPRequestHead, _ kind: String?, _ text: String,
    _ context: ChannelHandlerContext
  ) {
    var headers = Self.headers(kind)
    if status != .noContent { headers.add(name: "content-length", value: "\(text.utf8.count)") }
    if !head.isKeepAlive { headers.add(name: "connection", value: "close") }
    let response = HTTPResponseHead(version: head.version, status: status, headers: headers)
    context.write(wrapOutboundOut(.head(response)), promise: nil)
    if !text.isEmpty {
      context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(string: text)))), promise: nil)
    }
    let isLast = !head.isKeepAlive
    let channel = context.channel
    context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in
      if isLast { channel.close(promise: nil) }
    }
  }

  /// The headers of every response: for this page alone, and not to be cached.
  private static func headers(_ kind: String?) -> HTTPHeaders {
    var headers: HTTPHeaders = [
      "cache-control": "no-store", "content-security-policy": "frame-ancestors 'none'",
      "cross-origin-opener-policy": "same-origin", "cross-origin-resource-policy": "same-origin",
      "referrer-policy": "no-referrer", "x-content-type-options": "nosniff",
    ]
    if let kind { headers.add(name: "content-type", value: "\(kind); charset=utf-8") }
    return headers
  }
}
