import JSONValues
import LayoutDiagnosis
import LayoutDrawing

/// The documents that a page shows while their files are edited, or a console grows.
///
/// Each version replaces the one before. What takes long to find out follows as a second message. A
/// version that cannot be read leaves the last one in place, with the reason beside it.
package struct LiveDocuments: Sendable {
  /// What a page is sent.
  package struct Message: Sendable {
    /// The kind of message, which `live.js` knows.
    package let event: String
    /// Its content, on one line.
    package let data: String
  }

  private var documents: [PageDocument] = []
  /// The position of the document that was changed last.
  private var current = 0
  /// Why the last version is not shown.
  private var problem: [String] = []
  /// Whether the newest line stands first.
  private let isNewestFirst: Bool
  /// Whether all of it was sent.
  package private(set) var isComplete = true

  /// Begins with nothing to show.
  package init(newestFirst: Bool = false) { isNewestFirst = newestFirst }

  /// Shows documents, and opens one of them.
  package mutating func show(_ documents: [PageDocument], opening current: Int = 0) -> Message {
    (self.documents, self.current) = (documents, current)
    problem = []
    isComplete = false
    return outline
  }

  /// Says why the version that was saved last cannot be shown.
  package mutating func fail(_ lines: [String]) -> Message {
    problem = lines
    return failure
  }

  /// The documents in full detail.
  ///
  /// - Complexity: That of a page, which can take seconds.
  package func completion() -> Message { message("completion", \.value) }

  /// Notes that the completion was sent.
  package mutating func noteComplete() { isComplete = true }

  /// Notes that somebody opened the page, who has not seen what took long.
  package mutating func noteJoined() { isComplete = documents.isEmpty }

  /// What somebody is sent who opens the page now.
  package var whole: [Message] {
    documents.isEmpty && problem.isEmpty ? [] : problem.isEmpty ? [outline] : [outline, failure]
  }

  private var outline: Message { message("documents", \.outline) }

  private var failure: Message {
    Message(event: "problem", data: Self.line(.array(problem.map { .string($0) })))
  }

  private func message(_ event: String, _ part: (PageDocument) -> JSONValue) -> Message {
    let value = JSONValue.object([
      "documents": .array(documents.map(part)), "current": .number(Double(current)),
      "isNewestFirst": .bool(isNewestFirst),
    ])
    return Message(event: event, data: Self.line(value))
  }

  private static func line(_ value: JSONValue) -> String { JSONDocument(SharedJSON(value)).line }
}
