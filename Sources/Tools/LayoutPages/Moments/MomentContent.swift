/// What a page is told of a moment, in parts that can be compared with those of another one.
struct MomentContent {
  /// Lists of things by their names, in order; several can have one name.
  var lists: [String: [(name: String, part: Part)]] = [:]
  /// Things by their names.
  var tables: [String: [String: Part]] = [:]
  /// Everything else.
  var rest: [String: JSONValue] = [:]
}

/// A thing that a page is told about: it is written only where it differs from the one before.
struct Part: Equatable, Sendable {
  private let thing: any Hashable & Sendable
  private let write: @Sendable () -> JSONValue

  /// Makes a part of a value that has not been written yet.
  init(_ thing: some Hashable & Encodable & Sendable) {
    self.thing = thing
    write = { JSONValue(encoding: thing) }
  }

  /// Makes a part of what is JSON already.
  init(written value: JSONValue) {
    thing = value
    write = { value }
  }

  /// The value as JSON.
  var value: JSONValue { write() }

  /// Whether two parts would be written alike.
  static func == (a: Part, b: Part) -> Bool {
    func isSame<Thing: Hashable>(_ thing: Thing) -> Bool { (b.thing as? Thing) == thing }
    return isSame(a.thing)
  }
}
