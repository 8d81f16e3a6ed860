/// Makes a tree of what is encoded into it.
final class JSONValueEncoder: Encoder {
  private var leaf = JSONValue.null
  private var elements: [JSONValueEncoder]?
  private var members: [String: JSONValueEncoder]?

  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  /// The value as far as it has been encoded.
  var value: JSONValue {
    if let members { return .object(members.mapValues(\.value)) }
    if let elements { return .array(elements.map(\.value)) }
    return leaf
  }

  /// Takes over a value; a number that JSON does not have becomes null.
  func encode(_ value: some Encodable) throws {
    switch value {
    case let value as Bool: leaf = .bool(value)
    case let value as String: leaf = .string(value)
    case let value as any BinaryInteger: leaf = .number(Double(value))
    case let value as any BinaryFloatingPoint:
      let number = Double(value)
      leaf = number.isFinite ? .number(number) : .null
    default: try value.encode(to: self)
    }
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    members = members ?? [:]
    return KeyedEncodingContainer(Members<Key>(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    elements = elements ?? []
    return Elements(encoder: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { Single(encoder: self) }
}

extension JSONValueEncoder {
  private struct Members<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let encoder: JSONValueEncoder
    var codingPath: [any CodingKey] { [] }

    private func member(_ key: String) -> JSONValueEncoder {
      let member = JSONValueEncoder()
      encoder.members?[key] = member
      return member
    }

    func encodeNil(forKey key: Key) { _ = member(key.stringValue) }

    func encode(_ value: some Encodable, forKey key: Key) throws {
      try member(key.stringValue).encode(value)
    }

    func nestedContainer<Other: CodingKey>(
      keyedBy type: Other.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Other> { member(key.stringValue).container(keyedBy: type) }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
      member(key.stringValue).unkeyedContainer()
    }

    func superEncoder() -> any Encoder { member("super") }
    func superEncoder(forKey key: Key) -> any Encoder { member(key.stringValue) }
  }

  private struct Elements: UnkeyedEncodingContainer {
    let encoder: JSONValueEncoder
    var codingPath: [any CodingKey] { [] }
    var count: Int { encoder.elements?.count ?? 0 }

    private func element() -> JSONValueEncoder {
      let element = JSONValueEncoder()
      encoder.elements?.append(element)
      return element
    }

    func encodeNil() { _ = element() }
    func encode(_ value: some Encodable) throws { try element().encode(value) }

    func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
      element().container(keyedBy: type)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { element().unkeyedContainer() }
    func superEncoder() -> any Encoder { element() }
  }

  private struct Single: SingleValueEncodingContainer {
    let encoder: JSONValueEncoder
    var codingPath: [any CodingKey] { [] }

    func encodeNil() {}
    func encode(_ value: some Encodable) throws { try encoder.encode(value) }
  }
}
