import JSONValues

/// What a page shows of a snapshot, in parts that can be compared with those of another.
struct SnapshotContent {
  /// Ordered lists of named parts; names can occur more than once.
  var lists: [String: [(name: String, part: Part)]] = [:]
  /// Parts by name.
  var tables: [String: [String: Part]] = [:]
  /// Everything else.
  var rest: [String: JSONValue] = [:]
}

/// A part of a snapshot, which is written only if it differs from the one before.
struct Part: Equatable, Sendable {
  private let thing: any Hashable & Sendable
  private let write: @Sendable () -> JSONValue

  /// Makes a part of a value that is encoded only if it is written.
  init(_ thing: some Hashable & Encodable & Sendable) {
    self.thing = thing
    write = { JSONValue(encoding: thing) }
  }

  /// Makes a part of a value that is JSON already.
  init(written value: JSONValue) {
    thing = value
    write = { value }
  }

  /// The value as JSON.
  var value: JSONValue { write() }

  /// Whether two parts hold equal values.
  static func == (a: Part, b: Part) -> Bool {
    func isSame<Thing: Hashable>(_ thing: Thing) -> Bool { (b.thing as? Thing) == thing }
    return isSame(a.thing)
  }
}
