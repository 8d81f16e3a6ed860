import FoundationEssentials
import LayoutDrawing

/// A JSON value as a tree, to be inspected or compared.
indirect enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// What a value encodes, with the keys and numbers that programs get to read; null for what
  /// cannot be encoded.
  init(encoding value: some Encodable & Sendable) {
    let text = JSONDocument(value).line
    self = (try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))) ?? .null
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

extension JSONValue: Decodable {
  /// A key, whatever it is called.
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// Reads any value.
  ///
  /// What is not of a kind is an error each time, so the kinds come by how many there are.
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let object = try? decoder.container(keyedBy: Key.self) {
      var members: [String: JSONValue] = [:]
      for key in object.allKeys {
        members[key.stringValue] = try object.decode(JSONValue.self, forKey: key)
      }
      self = .object(members)
    } else if var array = try? decoder.unkeyedContainer() {
      var elements: [JSONValue] = []
      while !array.isAtEnd { elements.append(try array.decode(JSONValue.self)) }
      self = .array(elements)
    } else {
      self = .bool(try container.decode(Bool.self))
    }
  }
}
