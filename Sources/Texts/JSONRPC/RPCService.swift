package import JSONValues

/// What answers requests: a value that each message changes.
package protocol RPCService {
  /// Answers a request.
  ///
  /// - Throws: Why there is no result.
  mutating func answer(_ method: String, _ params: JSONValue) throws(RPCError) -> JSONValue

  /// Hears of a request that has arrived, before its turn, while another one may be answered on
  /// another thread.
  func hear(of method: String)

  /// Takes note of something.
  mutating func note(_ method: String, _ params: JSONValue)

  /// Takes the result of a request of its own; null where that failed.
  mutating func take(_ result: JSONValue, of id: JSONValue)

  /// Returns the notifications and requests that are to be sent, and forgets them.
  mutating func outgoing() -> [JSONValue]

  /// Whether there is work that was put off until nothing waits.
  var hasWork: Bool { get }

  /// Does a part of that work.
  mutating func work()

  /// Whether the other side has said that it is done.
  var hasEnded: Bool { get }
}

extension RPCService {
  /// By default a request waits for its turn.
  package func hear(of method: String) {}

  /// By default nothing is put off.
  package var hasWork: Bool { false }

  /// By default there is nothing to do.
  package mutating func work() {}

  /// Handles one message; returns all that is to be sent because of it, in order.
  package mutating func handle(_ message: RPCMessage) -> [JSONValue] {
    var response: JSONValue?
    switch message {
    case .request(let id, let method, let params):
      do throws(RPCError) {
        response = RPCMessage.success(id, try answer(method, params))
      } catch {
        response = RPCMessage.failure(id, error)
      }
    case .notification(let method, let params): note(method, params)
    case .response(let id, let result, let error): take(error == nil ? result : .null, of: id)
    }
    return (response.map { [$0] } ?? []) + outgoing()
  }
}

extension RPCMessage {
  /// The id of the request that a message asks to give up, in any of the protocols.
  package var cancelled: JSONValue? {
    switch self {
    case .notification("$/cancelRequest", let params): params["id"]
    case .notification("notifications/cancelled", let params): params["requestId"]
    // Of the Debug Adapter Protocol; it is answered itself.
    case .request(_, "cancel", let params): params["requestId"]
    default: nil
    }
  }
}
