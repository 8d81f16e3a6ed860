import FoundationEssentials
import LayoutModel

/// Something as JSON with stable keys; the same value gives the same bytes.
package struct JSONDocument: Encodable, Sendable {
  private let write: @Sendable (any Encoder) throws -> Void

  /// The JSON of a value.
  package init(_ value: some Encodable & Sendable) { write = { try value.encode(to: $0) } }

  /// Writes it into an encoder.
  package func encode(to encoder: any Encoder) throws { try write(encoder) }

  /// Over several lines.
  package var text: String { text([.prettyPrinted]) }

  /// On one line.
  package var line: String { text([]) }

  /// Keys in alphabetical order.
  private func text(_ formatting: JSONEncoder.OutputFormatting) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
    // JSON has no sign for what is endless or no number: that is null.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: Self.noNumber, negativeInfinity: Self.noNumber, nan: Self.noNumber)
    guard let data = try? encoder.encode(self) else { return "{}" }
    let text = String(decoding: data, as: UTF8.self)
    return Self.escaped(
      text.contains(Self.writtenNoNumber)
        ? text.replacing(Self.writtenNoNumber, with: "null") : text)
  }

  /// The encoder escapes control characters of ASCII; the others stand in texts, too.
  private static func escaped(_ json: String) -> String {
    guard !json.utf8.allSatisfy({ $0 < 0x7F }) else { return json }
    var view = String.UnicodeScalarView()
    for scalar in json.unicodeScalars {
      if scalar.isControl, scalar.value >= 0x7F {
        let digits = String(scalar.value, radix: 16)
        let zeros = String(repeating: "0", count: 4 - digits.count)
        view.append(contentsOf: "\\u\(zeros)\(digits)".unicodeScalars)
      } else {
        view.append(scalar)
      }
    }
    return String(view)
  }

  /// No text of a document has a control character in front, since names and messages have none.
  private static let noNumber = "\u{1}no number"
  private static let writtenNoNumber = "\"\\u0001no number\""
}
