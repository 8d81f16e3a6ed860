import FoundationEssentials

/// Something as JSON with stable keys; the same value gives the same bytes.
public struct JSONDocument: Encodable, Sendable {
  private let write: @Sendable (any Encoder) throws -> Void

  /// The JSON of a value.
  public init(_ value: some Encodable & Sendable) { write = { try value.encode(to: $0) } }

  /// Writes it into an encoder.
  public func encode(to encoder: any Encoder) throws { try write(encoder) }

  /// Over several lines.
  public var text: String { text([.prettyPrinted]) }

  /// On one line.
  public var line: String { text([]) }

  /// Keys in alphabetical order.
  private func text(_ formatting: JSONEncoder.OutputFormatting) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
    guard let data = try? encoder.encode(self) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }
}
