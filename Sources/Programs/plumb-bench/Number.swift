/// A number that JSON can represent: infinities and `nan` are encoded as `null`.
struct Number: Equatable {
  var value: Double

  init(_ value: Double) { self.value = value }
}

extension Number: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    value = container.decodeNil() ? .nan : try container.decode(Double.self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if value.isFinite { try container.encode(value) } else { try container.encodeNil() }
  }
}
