package import LayoutDiagnosis
import LayoutDrawing
import LayoutExport
import UIKitTexts

/// A finding that is mostly text; programs get its lines, too.
protocol Writing: Finding {
  /// The text, line by line.
  var lines: [String] { get }
}

/// Remarks that a reply makes besides its answer or news.
package struct Remarks: Writing {
  /// The remarks as they are printed.
  package let passages: [Passage]

  /// Makes remarks of passages.
  init(_ passages: [Passage]) { self.passages = passages }

  /// Makes a remark of each line.
  init(_ lines: [String], role: Passage.Role = .note) {
    passages = lines.map { Passage(role, .line($0)) }
  }

  /// Whether there are no remarks.
  var isEmpty: Bool { passages.isEmpty }

  var lines: [String] { passages.lines.map(\.text) }

  private enum Key: String, CodingKey { case lines }

  /// Encodes the lines with the keys that `help json` lists.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(lines, forKey: .lines)
  }
}

/// A page of help.
struct HelpPage: Writing {
  private enum Key: String, CodingKey { case about, lines }

  private let about: String?
  private let page: @Sendable () -> [String]

  /// Makes a page, which is laid out anew for each width.
  init(about: String? = nil, _ page: @escaping @Sendable () -> [String]) {
    self.about = about
    self.page = page
  }

  var lines: [String] { page() }

  var passages: [Passage] { lines.map { Passage(.text, .line($0)) } }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encodeIfPresent(about, forKey: .about)
    try container.encode(lines, forKey: .lines)
  }
}

/// A layout as code in a dialect.
struct Spelled: Writing {
  private enum Key: String, CodingKey { case dialect, lines, remarks }

  private let dialect: String
  /// The code.
  let lines: [String]
  private let remarks: [String]

  /// Makes a reply of a spelling; `withRemarks` adds what the dialect cannot express if the code
  /// does not say so itself.
  init(_ spelling: Spelling, in dialect: any Dialect, withRemarks: Bool) {
    self.dialect = dialect.name
    lines = spelling.lines
    remarks = withRemarks ? spelling.remarks.map(\.text) : []
  }

  var passages: [Passage] {
    (lines.isEmpty
      ? [Passage(.text, "nothing to report")] : lines.map { Passage(.code, .verbatim($0)) })
      + remarks.map { .note($0) }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(dialect, forKey: .dialect)
    try container.encode(lines, forKey: .lines)
    try container.encode(remarks, forKey: .remarks)
  }
}

/// A finding that is described in the words of another system.
struct Quoted: Finding {
  private let finding: any Encodable & Sendable
  private let quote: @Sendable () -> [Passage]

  /// Makes a finding whose description for people is replaced.
  init(
    _ finding: any Encodable & Sendable, as quote: @autoclosure @escaping @Sendable () -> [Passage]
  ) {
    self.finding = finding
    self.quote = quote
  }

  var passages: [Passage] { quote() }

  func encode(to encoder: any Encoder) throws { try finding.encode(to: encoder) }
}

/// Several findings, one after the other, of which one is encoded for programs.
struct Several: Finding {
  private let parts: [any Finding]
  private let encoded: any Finding

  /// Makes findings for people, with the one that is encoded for programs.
  init(_ parts: [any Finding], encoding encoded: any Finding) {
    self.parts = parts
    self.encoded = encoded
  }

  var passages: [Passage] { parts.flatMap(\.passages) }

  var plainPassages: [Passage] { parts.flatMap(\.plainPassages) }

  func encode(to encoder: any Encoder) throws { try encoded.encode(to: encoder) }
}

/// An expectation that does not hold.
package struct UnmetExpectation: Finding, Hashable {
  /// What holds instead, in a sentence.
  package let reason: String

  /// Makes it with that reason.
  init(_ reason: String) { self.reason = reason }

  /// The reason as it is printed.
  package var passages: [Passage] { [Passage(.failure, reason)] }

  /// Encodes the reason as a string.
  package func encode(to encoder: any Encoder) throws { try reason.encode(to: encoder) }
}
