import RunReports
import Testing

/// Reports of shards as the report of one run, and findings that a baseline holds.
@Suite struct MergingTests {
  private static func finding(
    _ fingerprint: String, line: Int = 1, _ level: ReportedFinding.Level = .error
  ) -> ReportedFinding {
    ReportedFinding("conflict", level, "m", at: .init(line: line), fingerprint: fingerprint)
  }

  private static func report(_ count: Int) -> RunReport {
    RunReport(
      .audit,
      files: (0..<count).map { number in
        var one = ReportedCase("c", .failed, findings: [finding("f\(number % 3)")])
        one.code = number % 5
        return ReportedFile(path: "p\(number)", cases: [one])
      })
  }

  private static func shards(_ report: RunReport, _ count: Int) throws -> [RunReport] {
    try (1...count).map { index in
      let shard = try #require(Shard(index, of: count))
      return RunReport(report.tool, shard: shard, files: shard.part(of: report.files))
    }
  }

  @Test(arguments: [1, 2, 4, 9]) func shardsAreTheWhole(count: Int) throws {
    for size in [0, 1, 7, 300] {
      let whole = Self.report(size)
      var parts = try Self.shards(whole, count)
      parts.reverse()
      let read = try parts.map { try RunReport.read(json: $0.json) }
      #expect(try RunReport.merged(read) == whole)
    }
  }

  private func problem(_ reports: [RunReport]) -> String? {
    do throws(RunReport.Problem) {
      _ = try RunReport.merged(reports)
      return nil
    } catch { return error.reason }
  }

  @Test func whatDoesNotBelongTogetherIsSaid() throws {
    let parts = try Self.shards(Self.report(20), 4)
    #expect(problem([]) == "there is no report")
    #expect(problem(Array(parts.dropLast())) == "shard 4/4 is missing")
    #expect(problem([parts[1]]) == "shards 1/4, 3/4, 4/4 are missing")
    #expect(problem(parts + [parts[2]]) == "shard 3/4 is there more than once")
    let halves = try Self.shards(Self.report(20), 2)
    #expect(problem([parts[0], halves[1]]) == "one run was split into 4, another into 2")
    #expect(
      problem([parts[0], Self.report(1)]) == "some are reports of shards, others of whole runs")
    #expect(problem([Self.report(1), Self.report(1)]) == "p0 is in more than one of them")
    let replay = RunReport(.replay, files: [])
    #expect(problem([Self.report(1), replay]) == "one is a report of audit, one of replay")
    let last = try #require(Shard(50, of: 1_000_000_000_000))
    let many = problem([RunReport(.audit, shard: last, files: [])])
    #expect(
      many?.hasSuffix("8/1000000000000 and 999999999991 more are missing") ?? false, "\(many ?? "")"
    )
  }

  // MARK: - Baselines

  @Test func aBaselineHoldsExactlyWhatWasThere() throws {
    let report = Self.report(30)
    let baseline = try Baseline.read(json: Baseline(report).json)
    #expect(baseline == Baseline(report))
    #expect(baseline.count == 30)
    #expect(baseline.json == Baseline(report).json)
    let rest = report.without(baseline)
    #expect(rest.files.allSatisfy { $0.cases.allSatisfy { $0.findings.isEmpty } })
    #expect(rest.files.allSatisfy { $0.cases.allSatisfy { $0.outcome == .known && $0.code == 0 } })
  }

  @Test func onlyWhatIsNewIsKept() {
    func report(_ findings: [ReportedFinding], path: String = "a") -> RunReport {
      RunReport(
        .audit,
        files: [ReportedFile(path: path, cases: [ReportedCase("c", .failed, findings: findings)])])
    }
    let baseline = Baseline(report([Self.finding("x"), Self.finding("x"), Self.finding("y")]))
    let now = report([
      Self.finding("x", line: 10), Self.finding("z", line: 11), Self.finding("x", line: 12),
      Self.finding("x", line: 13),
    ])
    let left = now.without(baseline).files[0].cases[0]
    #expect(left.findings.map(\.place.line) == [11, 13])
    #expect(left.outcome == .failed)
    // The same in another file is new.
    let moved = report([Self.finding("x")], path: "b").without(baseline).files[0].cases[0]
    #expect(moved.findings.count == 1)
    // What is left does not fail.
    let mild = report([Self.finding("y"), Self.finding("n", .note)]).without(baseline)
    #expect(mild.files[0].cases[0].outcome == .known)
    let strict = report([Self.finding("y"), Self.finding("n", .note)])
      .without(baseline) { _ in true }
    #expect(strict.files[0].cases[0].outcome == .failed)
  }

  @Test func aFailureWithoutFindingsStaysOne() {
    let report = RunReport(
      .audit, files: [ReportedFile(path: "a", cases: [ReportedCase("c", .failed)])])
    #expect(report.without(Baseline(report)) == report)
  }

  @Test(arguments: [
    "", "[]", "{\"schema\": 1}",
    "{\"schema\":1,\"tool\":\"audit\",\"findings\":{\"a\":{\"b\":-1}}}",
  ])
  func whatIsNoBaselineIsRefused(text: String) {
    #expect(throws: RunReport.Problem.self) { try Baseline.read(json: text) }
  }

  @Test func numbersThatNoRunReachesAreRefused() throws {
    var one = ReportedCase("a", .failed)
    one.passedCount = 2
    let report = RunReport(.replay, files: [ReportedFile(path: "a.plumb", cases: [one, one])])
    #expect(try RunReport.read(json: report.json) == report)
    for number in [Int.max, -1, .min] {
      let text = report.json.replacing(
        "\"passedCount\" : 2", with: "\"passedCount\" : \(number)")
      #expect(text != report.json)
      #expect(throws: RunReport.Problem.self) { try RunReport.read(json: text) }
    }
  }
}
