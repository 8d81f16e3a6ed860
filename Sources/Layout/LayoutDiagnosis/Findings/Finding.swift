/// A result of examining a layout, in a form that serves people and programs.
///
/// Programs read its JSON, which is what it encodes; the keys do not change, and `help json` lists
/// those of all findings. People read its passages, which a format lays out as lines.
package protocol Finding: Encodable, Sendable {
  /// What it tells people, in reading order.
  var passages: [Passage] { get }
  /// The passages for screen readers: in words where ``passages`` has tables of signs.
  var plainPassages: [Passage] { get }
}

extension Finding {
  /// By default the same as ``passages``.
  package var plainPassages: [Passage] { passages }
}

/// A property that is encoded as null instead of being left out.
@propertyWrapper
package struct Nullable<Value: Encodable & Sendable>: Encodable, Sendable {
  /// The value.
  package var wrappedValue: Value?

  /// Makes a property with a value or null.
  package init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }

  /// Encodes the value or null.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let wrappedValue { try container.encode(wrappedValue) } else { try container.encodeNil() }
  }
}

extension Nullable: Equatable where Value: Equatable {}
extension Nullable: Hashable where Value: Hashable {}
