package import LayoutDiagnosis
import LayoutDrawing
import LayoutExport
import UIKitTexts

/// A finding that is mostly text; programs get it as lines, too.
protocol Writing: Finding {
  /// The text, line by line.
  var lines: [String] { get }
}

/// What is said besides.
package struct Remarks: Writing {
  /// What people read.
  package let passages: [Passage]

  /// Some passages.
  init(_ passages: [Passage]) { self.passages = passages }

  /// Some remarks.
  init(_ lines: [String], role: Passage.Role = .note) {
    passages = lines.map { Passage(role, .line($0)) }
  }

  /// Whether nothing is said.
  var isEmpty: Bool { passages.isEmpty }

  var lines: [String] { passages.lines.map(\.text) }

  private enum Key: String, CodingKey { case lines }

  /// Writes what programs read, with keys that stay.
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

  /// A page about something, written anew for each width.
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

/// A layout written in a dialect.
struct Spelled: Writing {
  private enum Key: String, CodingKey { case dialect, lines, remarks }

  private let dialect: String
  /// The code.
  let lines: [String]
  private let remarks: [String]

  /// What a dialect makes of a layout; with what it does not say where that is not in the code.
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

/// A finding told in the words of another system.
struct Quoted: Finding {
  private let finding: any Encodable & Sendable
  private let quote: @Sendable () -> [Passage]

  /// A finding, and how people are told about it.
  init(
    _ finding: any Encodable & Sendable, as quote: @autoclosure @escaping @Sendable () -> [Passage]
  ) {
    self.finding = finding
    self.quote = quote
  }

  var passages: [Passage] { quote() }

  func encode(to encoder: any Encoder) throws { try finding.encode(to: encoder) }
}

/// Findings told one after the other, of which programs get one.
struct Several: Finding {
  private let told: [any Finding]
  private let encoded: any Finding

  /// Findings, and the one that is encoded.
  init(_ told: [any Finding], encoding encoded: any Finding) {
    self.told = told
    self.encoded = encoded
  }

  var passages: [Passage] { told.flatMap(\.passages) }

  var plainPassages: [Passage] { told.flatMap(\.plainPassages) }

  func encode(to encoder: any Encoder) throws { try encoded.encode(to: encoder) }
}

/// What was expected and is not so.
package struct Failure: Finding, Hashable {
  /// What is so instead, in a sentence.
  package let reason: String

  /// A failure for a reason.
  init(_ reason: String) { self.reason = reason }

  /// What people read.
  package var passages: [Passage] { [Passage(.failure, reason)] }

  /// Writes what programs read, with keys that stay.
  package func encode(to encoder: any Encoder) throws { try reason.encode(to: encoder) }
}
