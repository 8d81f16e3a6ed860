/// The shape of the JSON of ``Inspection``.
struct Document: Encodable, Sendable {
  struct View: Encodable, Sendable {
    struct Frame: Encodable, Sendable {
      var x: Double
      var y: Double
      var width: Double
      var height: Double
    }
    struct Size: Encodable, Sendable {
      var width: Double
      var height: Double
    }
    /// A variable with several values; null is an end that does not exist.
    struct Range: Encodable, Sendable {
      var variable: String
      @Nullable var min: Double?
      @Nullable var max: Double?
    }
    struct Source: Encodable, Sendable {
      var id: String
      var line: Int
    }
    var name: String
    var kind: String
    @Nullable var parent: String?
    var hidden: Bool
    var frame: Frame
    /// Of a scroll view, what it scrolls.
    var contentSize: Size?
    var ambiguous: [Range]
    var source: Source?
  }
  struct Rule: Encodable, Sendable {
    struct Origin: Encodable, Sendable {
      var step: Int
      @Nullable var line: Int?
    }
    var name: String
    var text: String
    var priority: Double
    @Nullable var identifier: String?
    var origin: Origin
    var generated: Bool
    var state: String
    var error: Double
    /// The constant that a measured rule would need.
    var value: Double?
  }
  struct Conflict: Encodable, Sendable {
    var rules: [String]
    var implied: [String]
    var given: [String]
    /// The rules that are told in place of unwritten bounds; the conflict stays without them.
    var standIns: [String]
    var excess: Double
    var broken: String
    /// The summands in reading order, the other side last with negative multipliers.
    var members: [Member]
    /// What makes it go; left out beyond the first conflicts.
    var fixes: [Fix]?
  }
  struct Member: Encodable {
    var name: String
    var text: String
    var author: String
    var multiplier: Double
    var contribution: Double
    var broken: Bool
  }
  struct Fix: Encodable {
    /// What `fix` takes, where they are listed.
    var number: Int?
    /// The line to type; of several lines a block.
    var command: String
    var kind: String
    var moves: [String]
    var ambiguous: Bool
    /// Whether no view overlaps another one or leaves its parent for it.
    var clean: Bool
  }
  var schema: Int
  var views: [View]
  var rules: [Rule]
  var conflicts: [Conflict]
  var degreesOfFreedom: Int
  var systemBroke: String?
}

/// The shape of the JSON of ``ErrorInspection``.
struct ErrorDocument: Encodable, Sendable {
  struct Problem: Encodable, Sendable {
    var code: String
    var message: String
    @Nullable var line: Int?
    @Nullable var column: Int?
    @Nullable var length: Int?
    @Nullable var correction: String?
  }
  var error: Problem
}

/// A value that is written as null rather than left out.
@propertyWrapper
struct Nullable<Value: Encodable & Sendable>: Encodable, Sendable {
  var wrappedValue: Value?

  init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let wrappedValue { try container.encode(wrappedValue) } else { try container.encodeNil() }
  }
}
