import LayoutModel

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A value as JSON; equal values give the same bytes.
package struct JSONDocument: Encodable, Sendable {
  private let write: @Sendable (any Encoder) throws -> Void

  /// Makes a document of a value.
  package init(_ value: some Encodable & Sendable) { write = { try value.encode(to: $0) } }

  /// Encodes the value.
  package func encode(to encoder: any Encoder) throws { try write(encoder) }

  /// The JSON over several lines.
  package var text: String { text([.prettyPrinted]) }

  /// The JSON on one line.
  package var line: String { text([]) }

  /// The JSON with its keys in alphabetical order.
  private func text(_ formatting: JSONEncoder.OutputFormatting) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
    // JSON has no infinity and no NaN; they become null.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: Self.noNumber, negativeInfinity: Self.noNumber, nan: Self.noNumber)
    guard let data = try? encoder.encode(self) else { return "{}" }
    let text = String(decoding: data, as: UTF8.self)
    return Self.escaped(
      text.contains(Self.writtenNoNumber)
        ? text.replacing(Self.writtenNoNumber, with: "null") : text)
  }

  /// The encoder escapes ASCII control characters; this escapes all others.
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

  /// Stands for a number that becomes null.
  ///
  /// No text in a document begins with a control character, since names and messages contain none.
  private static let noNumber = "\u{1}no number"
  private static let writtenNoNumber = "\"\\u0001no number\""
}
