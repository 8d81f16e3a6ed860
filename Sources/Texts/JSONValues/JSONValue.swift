/// A JSON value as a tree, to be inspected, compared, read or written.
package indirect enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// What a value encodes, with the keys and numbers that programs get to read; null for infinite
  /// numbers.
  package init(encoding value: some Encodable) {
    let encoder = JSONValueEncoder()
    do { try encoder.encode(value) } catch { preconditionFailure("\(error)") }
    self = encoder.value
  }

  /// The value of a key; nil if it is not an object or has none.
  package subscript(key: String) -> JSONValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  /// The elements of an array; none of anything else.
  package var elements: [JSONValue] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// The members of an object; none of anything else.
  package var members: [String: JSONValue] {
    if case .object(let members) = self { members } else { [:] }
  }

  /// The text of a string.
  package var text: String? { if case .string(let text) = self { text } else { nil } }

  /// A number without a fraction that fits.
  package var integer: Int? {
    if case .number(let number) = self { Int(exactly: number) } else { nil }
  }

  /// The value of a truth.
  package var truth: Bool? { if case .bool(let truth) = self { truth } else { nil } }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// A string.
  package init(stringLiteral text: String) { self = .string(text) }

  /// A number.
  package init(integerLiteral number: Int) { self = .number(Double(number)) }

  /// A truth.
  package init(booleanLiteral truth: Bool) { self = .bool(truth) }

  /// An array.
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  /// An object; of two equal keys the last one counts.
  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(Dictionary(members, uniquingKeysWith: { $1 }))
  }

  /// A number.
  package init(_ number: Int) { self = .number(Double(number)) }
}
