import LayoutDrawing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The findings that a project accepts, so that only new ones fail.
///
/// A finding is identified by its file and its fingerprint, which has no lines. If a fingerprint is
/// listed three times, three such findings are accepted.
package struct Baseline: Codable, Hashable, Sendable {
  /// The number of the shape; a removed or renamed key raises it.
  package static let schema = 1

  /// The number of the shape it was written in.
  package private(set) var schema = Baseline.schema
  /// What ran.
  package let tool: RunReport.Tool
  /// For each file how often each fingerprint was found.
  package private(set) var findings: [String: [String: Int]] = [:]

  /// Makes a baseline of all findings of a report.
  package init(_ report: RunReport) {
    tool = report.tool
    for file in report.files {
      for finding in file.cases.flatMap(\.findings) {
        findings[file.path, default: [:]][finding.fingerprint, default: 0] += 1
      }
    }
  }

  /// How many findings it holds.
  package var count: Int { findings.values.reduce(0) { $0 + $1.values.reduce(0, +) } }

  /// As a file: files and fingerprints in alphabetical order.
  package var json: String { JSONDocument(self).text + "\n" }

  /// Reads what ``json`` wrote.
  package static func read(json text: String) throws(RunReport.Problem) -> Baseline {
    guard let baseline = try? JSONDecoder().decode(Baseline.self, from: Data(text.utf8)),
      baseline.findings.values.flatMap(\.values).allSatisfy((1...RunReport.numberLimit).contains)
    else { throw RunReport.Problem("it is not a baseline of plumb") }
    guard baseline.schema == schema else {
      throw RunReport.Problem(
        "it is a baseline of schema \(baseline.schema), and this plumb reads schema \(schema)")
    }
    return baseline
  }
}

extension RunReport {
  /// Returns the report without the findings of a baseline; of several equal ones, the last are new.
  ///
  /// A case that failed is ``ReportedCase/Outcome/known`` where `fails` holds for none of the
  /// findings that are left. Counts of checks stay what they are.
  package func without(
    _ baseline: Baseline, fails: (ReportedFinding) -> Bool = { $0.level == .error }
  ) -> RunReport {
    var result = self
    for (index, file) in files.enumerated() {
      var rest = baseline.findings[file.path] ?? [:]
      for (number, one) in file.cases.enumerated() {
        let left = one.findings.filter { finding in
          guard let count = rest[finding.fingerprint], count > 0 else { return true }
          rest[finding.fingerprint] = count - 1
          return false
        }
        guard left.count < one.findings.count else { continue }
        result.files[index].cases[number].settle(left, fails: left.contains(where: fails))
      }
    }
    return result
  }
}

extension ReportedCase {
  /// Keeps only some of the findings.
  fileprivate mutating func settle(_ left: [ReportedFinding], fails: Bool) {
    let count = findings.count - left.count
    findings = left
    guard !fails else { return }
    hints = []
    code = 0
    if outcome == .failed || outcome == .unreadable {
      outcome = .known
      reason = "in the baseline: \(count)"
    }
  }
}
