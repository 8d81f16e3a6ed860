package import JSONValues

/// Why a request has no result, as JSON-RPC 2.0 writes it.
package struct RPCError: Error, Hashable, Sendable {
  /// The number by which programs know the kind of error.
  package var code: Int
  /// What is wrong, for people.
  package var message: String
  /// More about it, in a shape that the method decides; nil for nothing.
  package var data: JSONValue?

  /// An error of a kind.
  package init(_ code: Code, _ message: String, data: JSONValue? = nil) {
    (self.code, self.message, self.data) = (code.rawValue, message, data)
  }

  /// The kinds that the specification numbers, and those of the Language Server Protocol.
  package enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case internalError = -32603
    case notInitialized = -32002
    case requestFailed = -32803
    case cancelled = -32800
  }

  /// No method has that name.
  package static func unknown(_ method: String) -> RPCError {
    RPCError(.methodNotFound, "there is no method \(method)")
  }

  /// The error as an object.
  var json: JSONValue {
    var members: [String: JSONValue] = ["code": JSONValue(code), "message": .string(message)]
    if let data { members["data"] = data }
    return .object(members)
  }
}
