/// Something that was found out about a layout, made once for everybody who wants to know it.
///
/// Programs read what it encodes: that is its JSON, with keys that stay. People read its passages,
/// which a format puts into lines. `help json` lists the keys of all findings.
package protocol Finding: Encodable, Sendable {
  /// What it says to people, in reading order.
  var passages: [Passage] { get }
  /// The same for whoever listens rather than looks, where tables of signs say it to the eye.
  var plainPassages: [Passage] { get }
}

extension Finding {
  /// Words, tables and pictures that every format knows to say in its way.
  package var plainPassages: [Passage] { passages }
}

/// A value that is written as null rather than left out.
@propertyWrapper
package struct Nullable<Value: Encodable & Sendable>: Encodable, Sendable {
  /// The value.
  package var wrappedValue: Value?

  /// A value, or null.
  package init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }

  /// Writes it, or null.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let wrappedValue { try container.encode(wrappedValue) } else { try container.encodeNil() }
  }
}
