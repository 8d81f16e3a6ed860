/// A change of one part of a text, of which all other bytes stay as they are.
package struct TextEdit: Hashable, Sendable {
  /// The part that is replaced, in bytes of UTF-8; empty where something is inserted.
  package var range: Range<Int>
  /// What is put there.
  package var text: String

  /// Makes a change.
  package init(_ range: Range<Int>, _ text: String) {
    (self.range, self.text) = (range, text)
  }
}

extension String {
  /// The text with some changes, each of which is meant for the text as it is; nil if two of them
  /// are about the same part, or one is outside.
  ///
  /// What is inserted at one place stays in order.
  package func changed(by edits: [TextEdit]) -> String? {
    let bytes = Array(utf8)
    var result: [UInt8] = []
    var end = 0
    let sorted = edits.enumerated().sorted { a, b in
      let (x, y) = (a.element.range, b.element.range)
      return (x.lowerBound, x.upperBound, a.offset) < (y.lowerBound, y.upperBound, b.offset)
    }
    for (_, edit) in sorted {
      guard edit.range.lowerBound >= end, edit.range.upperBound <= bytes.count else { return nil }
      result += bytes[end..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      end = edit.range.upperBound
    }
    result += bytes[end...]
    return String(validating: result, as: UTF8.self)
  }
}

/// Why a change of a layout cannot be written into the file that the layout comes from, as the end of
/// a sentence.
package struct Unwritable: Error, Hashable, Sendable {
  package var reason: String

  /// Makes a reason.
  package init(_ reason: String) { self.reason = reason }
}
