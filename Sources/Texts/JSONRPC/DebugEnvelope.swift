package import JSONValues

/// How messages are written on the wire.
package enum MessageEnvelope: Sendable {
  /// As JSON-RPC 2.0 has it.
  case jsonRPC
  /// As the Debug Adapter Protocol has it.
  case debugAdapter(DebugEnvelope)

  /// Reads a message.
  ///
  /// - Throws: Why it is none, with the id to answer with.
  package mutating func message(
    reading text: some Sequence<UInt8>
  ) throws(RPCMessage.Malformed) -> RPCMessage {
    guard case .debugAdapter(var envelope) = self else { return try RPCMessage(reading: text) }
    defer { self = .debugAdapter(envelope) }
    return try envelope.message(reading: text)
  }

  /// Writes a message that is written as JSON-RPC has it.
  package mutating func written(_ message: JSONValue) -> JSONValue {
    guard case .debugAdapter(var envelope) = self else { return message }
    defer { self = .debugAdapter(envelope) }
    return envelope.written(message)
  }
}

/// The envelope of the Debug Adapter Protocol: numbered requests, responses and events in place of
/// JSON-RPC's requests, responses and notifications.
///
/// A service is the same behind either: it answers requests by their names and notes events.
package struct DebugEnvelope: Sendable {
  /// The number of the last message that was written.
  private var sequence = 0
  /// The names of the requests that have not been answered, by their numbers.
  private var commands: [JSONValue: String] = [:]

  /// Makes the envelope at the beginning of a conversation.
  package init() {}

  /// Reads a message.
  ///
  /// - Throws: Why it is none, with the number to answer with.
  package mutating func message(
    reading text: some Sequence<UInt8>
  ) throws(RPCMessage.Malformed) -> RPCMessage {
    let value: JSONValue
    do throws(JSONProblem) { value = try JSONValue(reading: text) } catch {
      let reason = "the message is not JSON: \(error.reason), at byte \(error.offset)"
      throw RPCMessage.Malformed(id: .null, error: RPCError(.parseError, reason))
    }
    func malformed(_ reason: String) -> RPCMessage.Malformed {
      RPCMessage.Malformed(
        id: value["seq"] ?? .null, error: RPCError(.invalidRequest, reason))
    }
    switch value["type"]?.text {
    case "request":
      guard let number = value["seq"], number.integer != nil else {
        throw malformed("a request has a number, seq")
      }
      guard let command = value["command"]?.text else {
        throw malformed("a request has a command")
      }
      commands[number] = command
      return .request(id: number, method: command, params: value["arguments"] ?? .null)
    case "response":
      let hasSucceeded = value["success"]?.truth ?? false
      return .response(
        id: value["request_seq"] ?? .null, result: value["body"] ?? .null,
        error: hasSucceeded ? nil : value["message"] ?? "")
    case "event":
      return .notification(method: value["event"]?.text ?? "", params: value["body"] ?? .null)
    default: throw malformed("the type of a message is request, response or event")
    }
  }

  /// Writes a message that is written as JSON-RPC has it.
  package mutating func written(_ message: JSONValue) -> JSONValue {
    sequence += 1
    var members: [String: JSONValue] = ["seq": JSONValue(sequence)]
    if let method = message["method"] {
      let isRequest = message["id"] != nil
      members["type"] = isRequest ? "request" : "event"
      members[isRequest ? "command" : "event"] = method
      members[isRequest ? "arguments" : "body"] = message["params"] ?? [:]
      return .object(members)
    }
    let id = message["id"] ?? .null
    members["type"] = "response"
    members["request_seq"] = id.integer == nil ? 0 : id
    members["command"] = .string(commands.removeValue(forKey: id) ?? "")
    guard let error = message["error"] else {
      members["success"] = true
      // Some clients want an object even where there is nothing to say.
      let result = message["result"] ?? .null
      members["body"] = result == .null ? [:] : result
      return .object(members)
    }
    members["success"] = false
    // The protocol has a word of its own for a request that was given up.
    let isCancelled = error["code"]?.integer == RPCError.Code.cancelled.rawValue
    members["message"] = isCancelled ? "cancelled" : error["message"] ?? ""
    members["body"] = [
      "error": [
        "id": error["code"] ?? 0, "format": error["message"] ?? "", "showUser": true,
      ]
    ]
    return .object(members)
  }
}
