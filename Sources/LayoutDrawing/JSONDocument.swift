import ConstraintSolver
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
    // JSON has no sign for what is endless or no number: that is null.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: Self.noNumber, negativeInfinity: Self.noNumber, nan: Self.noNumber)
    guard let data = try? encoder.encode(self) else { return "{}" }
    let text = String(decoding: data, as: UTF8.self)
    return text.contains(Self.writtenNoNumber)
      ? text.replacing(Self.writtenNoNumber, with: "null") : text
  }

  /// No text of a document has a control character in front, since names and messages have none.
  private static let noNumber = "\u{1}no number"
  private static let writtenNoNumber = "\"\\u0001no number\""
}

extension Rational {
  /// The number as `320/3`; nil where three decimals say it.
  var fraction: String? { (self * Rational(1000)).isWhole ? nil : description }
}
