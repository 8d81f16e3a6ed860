package import JSONValues

/// A message of JSON-RPC 2.0: a request, a notification, or a response to a request of ours.
package enum RPCMessage: Hashable, Sendable {
  /// Asks for a result; `id` comes back with it.
  case request(id: JSONValue, method: String, params: JSONValue)
  /// Says something that has no result.
  case notification(method: String, params: JSONValue)
  /// Answers a request that was sent: its result, or null and its error.
  case response(id: JSONValue, result: JSONValue, error: JSONValue?)

  /// Reads a message.
  ///
  /// - Throws: Why it is none, with the id to answer with.
  package init(_ value: JSONValue) throws(Malformed) {
    let id = value["id"]
    let known = id.flatMap { Self.isID($0) ? $0 : nil } ?? .null
    func malformed(_ reason: String) -> Malformed {
      Malformed(id: known, error: RPCError(.invalidRequest, reason))
    }
    guard case .object = value else { throw malformed("a message is an object") }
    guard value["jsonrpc"] == "2.0" else { throw malformed("jsonrpc has to be \"2.0\"") }
    guard let method = value["method"] else {
      guard id != nil, value["result"] != nil || value["error"] != nil else {
        throw malformed("a message has a method, or the id and result of a request")
      }
      self = .response(id: known, result: value["result"] ?? .null, error: value["error"])
      return
    }
    guard let method = method.text else { throw malformed("a method is a string") }
    let params = value["params"] ?? .null
    switch params {
    case .object, .array, .null: break
    default: throw malformed("params are an object or an array")
    }
    guard let id else {
      self = .notification(method: method, params: params)
      return
    }
    guard Self.isID(id) else { throw malformed("an id is a string or a number") }
    self = .request(id: id, method: method, params: params)
  }

  /// Reads a message out of a text.
  ///
  /// - Throws: Why it is none, with the id to answer with.
  package init(reading text: some Sequence<UInt8>) throws(Malformed) {
    let value: JSONValue
    do throws(JSONProblem) { value = try JSONValue(reading: text) } catch {
      let reason = "the message is not JSON: \(error.reason), at byte \(error.offset)"
      throw Malformed(id: .null, error: RPCError(.parseError, reason))
    }
    try self.init(value)
  }

  private static func isID(_ value: JSONValue) -> Bool {
    switch value {
    case .string, .number: true
    default: false
    }
  }

  /// Why something is not a message.
  package struct Malformed: Error, Hashable, Sendable {
    /// The id of what was probably a request; null if it is not known.
    package var id: JSONValue
    /// What to answer.
    package var error: RPCError

    /// The response to it.
    package var response: JSONValue { RPCMessage.failure(id, error) }
  }

  // MARK: - Writing

  /// A response with a result.
  package static func success(_ id: JSONValue, _ result: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "id": id, "result": result]
  }

  /// A response with an error.
  package static func failure(_ id: JSONValue, _ error: RPCError) -> JSONValue {
    ["jsonrpc": "2.0", "id": id, "error": error.json]
  }

  /// A request to the other side.
  package static func asking(
    _ id: JSONValue, _ method: String, _ params: JSONValue = [:]
  ) -> JSONValue {
    ["jsonrpc": "2.0", "id": id, "method": .string(method), "params": params]
  }

  /// A notification to the other side.
  package static func noting(_ method: String, _ params: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "method": .string(method), "params": params]
  }
}
