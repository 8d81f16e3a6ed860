import Foundation
import Testing

@testable import plumb_bench

@Suite struct RecordTests {
  /// What a driver prints, as far as Plumb and peers have it in common.
  static let keys = [
    "added", "build_s", "edit_med_us", "edit_miss", "edit_p99_us", "file", "max_req_viol",
    "max_req_viol0", "ncons", "nedit", "nprobe", "peer", "probe_med_us", "probe_unsat",
    "rss_base_mb", "rss_mb", "status", "suggest_only_med_us", "wobj0", "wobj_last",
  ]

  private func object(_ json: String) throws -> [String: Any] {
    try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  private func run(_ family: Family, keepsValues: Bool = false) -> Record {
    var workload = family.workload(views: 4, seed: 1)
    workload.steps = Array(workload.steps.prefix(200))
    return SolverRun(workload, file: "a.lay", limit: 60, keepsValues: keepsValues).record
  }

  @Test func theKeysAreThoseOfAPeer() throws {
    let found = try object(run(.form).json)
    #expect(found.keys.sorted() == (Self.keys + ["levels", "levels_last"]).sorted())
    #expect(found["peer"] as? String == "plumb")
    let driver = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appending(path: "Oracles/kiwi-driver.cpp")
    let source = try String(contentsOf: driver, encoding: .utf8)
    for key in Self.keys { #expect(source.contains("\"\(key)\""), "\(key)") }
  }

  @Test func levelsAreListedStrongestFirst() throws {
    let levels = try #require(run(.nestedStacks).firstLevels)
    let priorities = levels.map { $0[0].value }
    #expect(priorities == priorities.sorted(by: >))
    #expect(priorities.dropFirst() == [750, 250])
    #expect(levels[0][1].value == 0)
  }

  @Test func valuesArePrintedOnDemand() throws {
    #expect(run(.chain).values == nil)
    let found = try object(run(.chain, keepsValues: true).json)
    #expect((found["values"] as? [Double])?.count == 20)
  }

  @Test func whatIsNotANumberIsNull() throws {
    let record = Record(peer: "plumb", file: "a \"b\".lay", constraintCount: 3)
    let found = try object(record.json)
    #expect(found["build_s"] is NSNull)
    #expect(found["file"] as? String == "a \"b\".lay")
  }

  @Test func aPeerMayPrintNotANumber() throws {
    let line = run(.chain).json.replacing(/"wobj_last":[^,}]+/, with: "\"wobj_last\":-nan")
      .replacing(/"build_s":[^,}]+/, with: "\"build_s\":inf")
    let record = try Record(json: line)
    #expect(record.weightedError.value.isNaN)
    #expect(record.build.value.isNaN)
    #expect(record.constraintCount == 19)
  }

  @Test func theObjectiveDoesNotDependOnTheOrder() throws {
    let workload = Family.tree.workload(views: 6, seed: 1)
    let runs = [workload, workload.shuffled(seed: 1)].map {
      SolverRun($0, file: "", limit: 60, isBuildOnly: true).record
    }
    let levels = try runs.map { try #require($0.firstLevels) }
    for (one, other) in zip(levels[0], levels[1]) {
      #expect(abs(one[1].value - other[1].value) < 0.000_001 * max(1, one[1].value))
    }
  }
}
