import JSONValues
import Foundation
import LayoutDiagnosis
import LayoutModel
import LayoutShell
import Testing

@testable import LayoutPages

/// Pages of sessions, and their data as a browser reads it.
enum Paging {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// A session of the repository.
  static func session(_ name: String) throws -> Session {
    try Session(
      String(contentsOf: folder.appending(path: "Sessions/\(name).plumb"), encoding: .utf8))
  }

  /// A session of these lines, none with a reply.
  static func session(of lines: [String]) throws -> Session {
    try Session("plumb 1\n\n" + lines.map { "plumb> \($0)\n" }.joined())
  }

  /// What a session ends with.
  static func ending(of session: Session) throws -> LayoutAnalysis {
    var player = Player(session, files: .none)
    while player.next() != nil {}
    return player.shell.analysis
  }

  /// The last moment of a document: its tables by their keys, and everything else.
  static func lastMoment(of document: JSONValue) -> JSONValue {
    var tables: [String: [String: JSONValue]] = [:]
    var rest: [String: JSONValue] = [:]
    for change in document["moments"]?.elements ?? [] {
      for (key, members) in change["set"]?.members ?? [:] {
        for (name, value) in members.members {
          tables[key, default: [:]][name] = value == .null ? nil : value
        }
      }
      rest.merge(change["rest"]?.members ?? [:]) { _, new in new }
    }
    let told = tables.filter { !$0.value.isEmpty }.mapValues { JSONValue.object($0) }
    return .object(told.merging(rest) { table, _ in table })
  }

  /// The page of a session.
  static func page(_ session: Session) -> String {
    Page([PageDocument(session, files: .none, named: "session")]).html
  }

  /// What stands between two texts, first of all.
  static func part(of text: String, from start: String, to end: String) -> String? {
    guard let first = text.range(of: start),
      let last = text.range(of: end, range: first.upperBound..<text.endIndex)
    else { return nil }
    return String(text[first.upperBound..<last.lowerBound])
  }

  /// The data of a page, unpacked by the rules of ``SharedJSON``.
  static func data(of page: String) throws -> Any {
    try unpacked(try #require(part(of: page, from: "id=\"data\">", to: "</script>")))
  }

  /// The value of a table of ``SharedJSON``.
  static func unpacked(_ json: String) throws -> Any {
    let table = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [Any])
    func value(at place: Int) -> Any {
      guard let places = table[place] as? [Int] else { return table[place] }
      let parts = places.dropFirst().map(value)
      guard places[0] >= 0 else { return parts }
      let keys = value(at: places[0]) as? [String] ?? []
      return Dictionary(zip(keys, parts)) { first, _ in first }
    }
    return value(at: table.count - 1)
  }
}
