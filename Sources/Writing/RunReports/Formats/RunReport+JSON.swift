import LayoutDrawing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Everything, in a form that is read back.
extension RunReport {
  /// Why a text is not a report, or why reports do not belong together.
  package struct Problem: Error, Hashable, Sendable {
    /// The reason, as a sentence without a place.
    package let reason: String

    init(_ reason: String) { self.reason = reason }
  }

  private struct Version: Decodable { var schema: Int }

  /// All keys in alphabetical order.
  package var json: String { JSONDocument(self).text + "\n" }

  /// Reads what ``json`` wrote.
  package static func read(json text: String) throws(Problem) -> RunReport {
    let data = Data(text.utf8)
    guard let version = try? JSONDecoder().decode(Version.self, from: data) else {
      throw Problem("it is not a report of plumb in JSON (--report json=FILE)")
    }
    guard version.schema == schema else {
      throw Problem(
        "it is a report of schema \(version.schema), and this plumb reads schema \(schema)")
    }
    let report: RunReport
    do { report = try JSONDecoder().decode(RunReport.self, from: data) } catch {
      throw Problem("it is a report that was cut or changed\(place(of: error))")
    }
    if let shard = report.shard, Shard(shard.index, of: shard.count) == nil {
      throw Problem("there is no shard \(shard.index)/\(shard.count)")
    }
    let cases = report.files.flatMap(\.cases)
    guard cases.flatMap(\.numbers).allSatisfy((0...numberLimit).contains) else {
      throw Problem("it has numbers that no run counts or reaches")
    }
    // Files in another order are the same report.
    return RunReport(report.tool, shard: report.shard, files: report.files)
  }

  /// The greatest number of a report that is read, so that sums of them are numbers, too.
  static let numberLimit = 1_000_000_000

  /// Where a report is not as it should be.
  private static func place(of error: any Error) -> String {
    let path: [any CodingKey]
    switch error as? DecodingError {
    case .keyNotFound(let key, let context): path = context.codingPath + [key]
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      path = context.codingPath
    case nil: path = []
    @unknown default: path = []
    }
    let names = path.map { $0.intValue.map(String.init) ?? $0.stringValue }
    return names.isEmpty ? "" : " at \(names.joined(separator: "."))"
  }
}

extension ReportedCase {
  /// The numbers that are counted, and those of places.
  fileprivate var numbers: [Int] {
    let places = findings.flatMap { finding in
      [finding.place] + finding.related.map(\.place)
        + (finding.fix?.replacements.map(\.place) ?? [])
    }
    return [passedCount, failedCount, notRunCount, line ?? 0]
      + places.flatMap { [$0.line, $0.column ?? 0, $0.length ?? 0, $0.lastLine ?? 0] }
  }
}
