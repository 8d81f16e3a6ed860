/// A value of JSON as a tree, for whoever takes it apart or compares it.
indirect enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// What a value encodes, with the keys and numbers that programs get to read; null for infinite
  /// numbers.
  init(encoding value: some Encodable) {
    let encoder = JSONValueEncoder()
    do { try encoder.encode(value) } catch { preconditionFailure("\(error)") }
    self = encoder.value
  }

  /// The value of a key; nil where it is no object or has none.
  subscript(key: String) -> JSONValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  /// The elements of an array; none of anything else.
  var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }

  /// The members of an object; none of anything else.
  var members: [String: JSONValue] {
    if case .object(let members) = self { members } else { [:] }
  }

  /// The text of a string.
  var text: String? { if case .string(let text) = self { text } else { nil } }
}
