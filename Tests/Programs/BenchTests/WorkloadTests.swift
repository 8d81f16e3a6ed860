import ConstraintSolver
import Testing

@testable import plumb_bench

@Suite struct WorkloadTests {
  private func read(_ text: String) throws -> Workload {
    try WorkloadReader.workload(text.utf8, path: "a.lay")
  }

  @Test(arguments: Family.allCases)
  func whatIsWrittenIsReadBack(_ family: Family) throws {
    let workload = family.workload(views: 30, seed: 7)
    let again = try read(workload.text)
    #expect(again.text == workload.text)
    #expect(again.rows.count == workload.rows.count)
    #expect(again.probes.count == 200)
    #expect(again.steps.count == 1000)
    #expect(again.variableCount == 4 * again.viewCount)
  }

  @Test(arguments: Family.allCases)
  func theSeedDecidesEverything(_ family: Family) {
    let text = family.workload(views: 40, seed: 3).text
    #expect(family.workload(views: 40, seed: 3).text == text)
    #expect(family.workload(views: 40, seed: 4).text != text)
  }

  @Test func theNumbersOfASeedStayTheSame() {
    var random = SplitMix64(seed: 1)
    #expect(random.next() == 0x910A_2DEC_8902_5CC1)
    #expect((0..<5).map { _ in random.int(1...6) } == [2, 1, 6, 4, 3])
    #expect(random.permutation(of: 4).sorted() == [0, 1, 2, 3])
  }

  @Test(arguments: Family.allCases)
  func shufflingKeepsTheConstraints(_ family: Family) {
    let workload = family.workload(views: 20, seed: 1)
    let shuffled = workload.shuffled(seed: 5)
    #expect(shuffled.text != workload.text)
    #expect(
      shuffled.text.split(separator: "\n").sorted() == workload.text.split(separator: "\n").sorted()
    )
    #expect(workload.shuffled(seed: 5).text == shuffled.text)
  }

  @Test(arguments: Family.allCases, [1, 2, 9])
  func everyFamilyCanBeSolved(_ family: Family, views: Int) {
    var workload = family.workload(views: views, seed: 2)
    workload.steps = Array(workload.steps.prefix(200))
    workload.steps.removeSubrange(3..<197)
    let run = SolverRun(workload, file: "a.lay", limit: 60)
    #expect(run.record.status == "ok")
    #expect(run.record.addedCount == workload.rows.count)
    #expect(run.record.refusedProbeCount == 0)
    #expect(
      Tolerance.isFeasible(error: run.record.violation.value, magnitude: 1000))
    #expect(run.record.editCount == 6)
  }

  // MARK: - Malformed files

  static let header = "layout 1\nfamily x\nviews 1\nvars 4\nedit 2 100\n"

  static let malformed: [(text: String, message: String)] = [
    ("", "a.lay:1: the line ends too early"),
    ("layout 2\n", "a.lay:1: not a layout 1 file"),
    ("layout 1\nviews 1\n", "a.lay:2: family expected here, not \"views\""),
    ("layout 1\nfamily x\nviews -1\n", "a.lay:3: \"-1\" is not a number of views"),
    ("layout 1\nfamily x\nviews 1\nvars 99999999999999999999\n", "a.lay:4: "),
    ("layout 1\nfamily x\nviews 1\nvars 4\nedit 4 0\n", "a.lay:5: \"4\" is not a variable"),
    (header + "d 1\n", "a.lay:6: \"d\" is neither c, probe nor step"),
    (header + "c 0 eq 1 0 1 0\n", "a.lay:6: a priority must be above 0"),
    (header + "c 1001 eq 1 0 1 0\n", "a.lay:6: a priority must be above 0"),
    (header + "c 1000 lt 1 0 1 0\n", "a.lay:6: \"lt\" is neither eq, le nor ge"),
    (header + "c 1000 eq 2 0 1 0\n", "a.lay:6: the line ends too early"),
    (header + "c 1000 eq 1 0 nan 0\n", "a.lay:6: \"nan\" is not a number"),
    (header + "c 1000 eq 1 0 1 1e999\n", "a.lay:6: \"1e999\" is not a number"),
    (header + "c 1000 eq 99999999 0 1 0\n", "a.lay:6: "),
    (header + "c 1000 eq 1 7 1 0\n", "a.lay:6: \"7\" is not a variable; they are 0 ..< 4"),
    (header + "step 1\n\nstep 2 3\n", "a.lay:8: the line is too long"),
    (header + "step \u{0}\u{FFFD}\n", "a.lay:6: "),
  ]

  @Test(arguments: malformed.indices)
  func malformedFilesAreRefused(_ index: Int) {
    let (text, message) = Self.malformed[index]
    #expect {
      try read(text)
    } throws: { error in
      "\(error)".hasPrefix(message)
    }
  }

  @Test func everyCutAndEveryDamagedByteIsSurvived() {
    let bytes = Array(Family.tree.workload(views: 1, seed: 1).text.utf8.prefix(400))
    for end in bytes.indices {
      _ = try? WorkloadReader.workload(bytes[..<end], path: "a.lay")
      var damaged = bytes
      damaged[end] = damaged[end] &+ 0x41
      _ = try? WorkloadReader.workload(damaged, path: "a.lay")
    }
  }
}
