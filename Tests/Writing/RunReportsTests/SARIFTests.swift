import Foundation
import LayoutDrawing
import RunReports
import Testing

/// SARIF against the rules of the standard that concern what is written, in our own words.
@Suite struct SARIFTests {
  private func log(of report: RunReport) throws -> [String: Any] {
    let text = try #require(ReportFormat.named("sarif")).text(of: report)
    return try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func run(of report: RunReport) throws -> [String: Any] {
    let log = try log(of: report)
    #expect(log["version"] as? String == "2.1.0")
    #expect(Set(log.keys) == ["$schema", "version", "runs"])
    return try #require((log["runs"] as? [[String: Any]])?.first)
  }

  @Test func everyResultHasARuleAPlaceAndAFingerprint() throws {
    for report in Hostile.reports {
      let run = try run(of: report)
      let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
      let rules = try #require(driver["rules"] as? [[String: Any]])
      let ids = rules.compactMap { $0["id"] as? String }
      #expect(ids.count == rules.count)
      #expect(Set(ids).count == ids.count)
      for rule in rules {
        #expect((rule["shortDescription"] as? [String: String])?["text"] != nil)
        #expect((rule["help"] as? [String: String])?["text"] != nil)
      }
      let results = try #require(run["results"] as? [[String: Any]])
      #expect(results.count == (report.files.isEmpty ? 0 : 5))
      var fingerprints: Set<String> = []
      for result in results {
        let id = try #require(result["ruleId"] as? String)
        let index = try #require(result["ruleIndex"] as? Int)
        #expect(ids[index] == id)
        #expect(["error", "warning", "note"].contains(result["level"] as? String))
        #expect((result["message"] as? [String: String])?["text"] != nil)
        let locations = try #require(result["locations"] as? [[String: Any]])
        let uri = try check(try #require(locations.first))
        for related in result["relatedLocations"] as? [[String: Any]] ?? [] {
          #expect((related["id"] as? Int ?? -1) >= 0)
          _ = try check(related)
        }
        let prints = try #require(result["partialFingerprints"] as? [String: String])
        #expect(fingerprints.insert("\(uri) \(prints)").inserted, "\(prints)")
        for fix in result["fixes"] as? [[String: Any]] ?? [] { try check(fix: fix) }
      }
    }
  }

  /// A location; returns its URI.
  private func check(_ location: [String: Any]) throws -> String {
    let physical = try #require(location["physicalLocation"] as? [String: Any])
    let artifact = try #require(physical["artifactLocation"] as? [String: String])
    try check(try #require(physical["region"] as? [String: Int]))
    let uri = try #require(artifact["uri"])
    #expect(uri.wholeMatch(of: /(?:[A-Za-z0-9\-._~\/]|%[0-9A-F]{2}|file:\/\/)+/) != nil, "\(uri)")
    return uri
  }

  private func check(_ region: [String: Int]) throws {
    let line = try #require(region["startLine"])
    #expect(line >= 1)
    #expect((region["endLine"] ?? line) >= line)
    #expect((region["startColumn"] ?? 1) >= 1)
    #expect((region["endColumn"] ?? Int.max) >= (region["startColumn"] ?? 1))
  }

  private func check(fix: [String: Any]) throws {
    #expect((fix["description"] as? [String: String])?["text"] != nil)
    let changes = try #require(fix["artifactChanges"] as? [[String: Any]])
    #expect(changes.count == 1)
    let replacements = try #require(changes[0]["replacements"] as? [[String: Any]])
    #expect(!replacements.isEmpty)
    for replacement in replacements {
      try check(try #require(replacement["deletedRegion"] as? [String: Int]))
      #expect((replacement["insertedContent"] as? [String: String])?["text"] != nil)
    }
  }

  @Test func aPathIsARelativeURI() throws {
    for (path, uri, base) in [
      ("./a b.plumb", "a%20b.plumb", "%SRCROOT%"),
      ("ä/x?#.plumb", "%C3%A4/x%3F%23.plumb", "%SRCROOT%"),
      ("/tmp/a.plumb", "file:///tmp/a.plumb", nil), ("c:d", "c%3Ad", "%SRCROOT%"),
    ] as [(String, String, String?)] {
      let finding = ReportedFinding("mismatch", .error, "m", at: .init(line: 1), fingerprint: "f")
      let file = ReportedFile(
        path: path, cases: [ReportedCase("t", .failed, findings: [finding])])
      let results = try run(of: RunReport(.replay, files: [file]))["results"] as? [[String: Any]]
      let location = (results?[0]["locations"] as? [[String: Any]])?[0]
      let physical = location?["physicalLocation"] as? [String: Any]
      let artifact = physical?["artifactLocation"] as? [String: String]
      #expect(artifact?["uri"] == uri)
      #expect(artifact?["uriBaseId"] == base)
    }
  }

  /// The text that is put in place of others is never shown, but used: it stays what it is.
  @Test func aReplacementIsTheTextItself() throws {
    let text = "a\u{202E}\u{1}b\n"
    let results = try run(of: Hostile.report(text))["results"] as? [[String: Any]]
    let fixes = results?[0]["fixes"] as? [[String: Any]]
    let changes = fixes?[0]["artifactChanges"] as? [[String: Any]]
    let replacements = changes?[0]["replacements"] as? [[String: Any]]
    #expect((replacements?[0]["insertedContent"] as? [String: String])?["text"] == text)
    #expect(replacements?[0]["deletedRegion"] as? [String: Int] == ["startLine": 3, "endLine": 4])
  }
}
