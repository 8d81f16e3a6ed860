import JSONValues

/// A JSON value as a table that holds each part once, however often it occurs.
///
/// An entry that is not an array is the value itself. An array of numbers refers to other entries by
/// position: `[-1, a, b]` is the array of entries a and b; `[k, a, b]` is an object, whose keys are
/// the array at k. The last entry is the whole value. Equal values give equal tables.
struct SharedJSON: Encodable, Sendable {
  private enum Entry: Hashable, Sendable, Encodable {
    case plain(JSONValue)
    case places([Int])

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .places(let places): try container.encode(places)
      case .plain(.bool(let bool)): try container.encode(bool)
      case .plain(.number(let number)): try container.encode(number)
      case .plain(.string(let text)): try container.encode(text)
      case .plain: try container.encodeNil()
      }
    }
  }

  private var table: [Entry] = []
  private var known: [Entry: Int] = [:]

  /// The table of a value.
  init(_ value: JSONValue) {
    // The whole value is the last entry, even if it also occurs earlier, as an empty array can.
    let place = add(value)
    if place != table.count - 1 { table.append(table[place]) }
  }

  /// The position of a value, which is added if it is new.
  private mutating func add(_ value: JSONValue) -> Int {
    switch value {
    case .array(let elements): return place(of: .places([-1] + elements.map { add($0) }))
    case .object(let members):
      let keys = members.keys.sorted()
      let shape = add(.array(keys.map { .string($0) }))
      return place(of: .places([shape] + keys.map { add(members[$0] ?? .null) }))
    case .null, .bool, .number, .string: return place(of: .plain(value))
    }
  }

  private mutating func place(of entry: Entry) -> Int {
    if let place = known[entry] { return place }
    known[entry] = table.count
    table.append(entry)
    return table.count - 1
  }

  /// Writes the table.
  func encode(to encoder: any Encoder) throws { try table.encode(to: encoder) }
}
