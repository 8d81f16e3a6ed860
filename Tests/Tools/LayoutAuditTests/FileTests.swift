import LayoutAudit
import LayoutShell
import PlumbLanguage
import RunReports
import Support
import SwiftReader
import Testing

/// Files as wholes: what a report of several is, and what is read besides storyboards.
@Suite struct FileTests {
  /// Screens with something wrong and something right.
  private static let texts: [(path: String, text: String)] = (1...6).map { number in
    let width = 300 + number * 20
    return (
      "App/Screen\(number).storyboard",
      Board.screen(
        Board.label("title", "Title of screen", (16, 40, 120, 20.5)) + "\n"
          + Board.view("box", (16, 80, Double(width), 40)),
        constraints: Board.rules(
          "title.leading = root.leading + 16", "title.top = safe.top + 20",
          "box.leading = title.leading", "box.top = title.bottom + 20", "box.height = 40",
          "box.width = \(width)", "root.trailing >= box.trailing + 16",
          number == 3 ? "box.top = title.bottom + 24" : "box.height <= 50"))
    )
  }

  private static func report(
    _ texts: [(path: String, text: String)], shard: Shard? = nil
  ) throws -> RunReport {
    let plan = AuditPlan()
    let files = try texts.flatMap { path, text in
      try FileAudit(text, path: path, plan, neighbours: .none).files
    }
    var report = RunReport(.audit, shard: shard, files: files)
    for index in report.files.indices { plan.judge(&report.files[index]) }
    return report
  }

  @Test func manyThreadsGiveTheReportOfOne() async throws {
    let one = try Self.report(Self.texts)
    #expect(one.files.flatMap(\.cases).flatMap(\.findings).count > 6)
    let parts = try await withThrowingTaskGroup(of: RunReport.self) { group in
      for text in Self.texts.reversed() { group.addTask { try Self.report([text]) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(RunReport(.audit, files: parts.flatMap(\.files)).json == one.json)
  }

  @Test func shardsMergedAreOneRun() throws {
    let shards = try (1...4).compactMap { Shard($0, of: 4) }.map { shard in
      try Self.report(shard.part(of: Self.texts), shard: shard)
    }
    #expect(try RunReport.merged(shards).json == Self.report(Self.texts).json)
  }

  @Test func aBaselineKeepsExactlyTheOldFindings() throws {
    let old = try Self.report(Self.texts)
    let baseline = try Baseline.read(json: Baseline(old).json)
    #expect(baseline.count == old.files.flatMap(\.cases).flatMap(\.findings).count)
    let rest = old.without(baseline)
    #expect(rest.files.flatMap(\.cases).flatMap(\.findings).isEmpty)
    // Lines that move are no news; what is wrong besides is.
    var texts = Self.texts
    texts[0].text = texts[0].text.replacing("<scenes>", with: "\n\n<scenes>")
    texts[1].text = texts[1].text.replacing(
      "</constraints>",
      with: Board.rules("box.trailing = gone.trailing as n1") + "\n</constraints>")
    let new = try Self.report(texts).without(baseline)
    let findings = new.files.flatMap(\.cases).flatMap(\.findings)
    #expect(findings.map(\.check) == ["left-out"])
    #expect(findings.first?.place.line == texts[1].text.line(of: "id=\"n1\""))
  }

  @Test func whatFailsIsSaidByThePlan() throws {
    let report = try Self.report(Self.texts)
    #expect(report.files.filter { $0.cases.contains { $0.outcome == .failed } }.count >= 1)
    var plan = AuditPlan()
    plan.failOn = .none
    for var file in report.files {
      plan.judge(&file)
      #expect(file.cases.allSatisfy { $0.outcome == .passed })
    }
    plan.failOn = .level(.note)
    for var file in report.files {
      plan.judge(&file)
      for one in file.cases { #expect((one.outcome == .failed) == !one.findings.isEmpty) }
    }
  }

  /// Mutated files are read or refused, and nothing else.
  @Test(arguments: 0..<20) func mutatedFilesNeverCrash(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let plan = AuditPlan(conditions: ["own", "iPhone SE rtl"].compactMap { AuditCondition($0) })
    var scalars = Array(Self.texts[seed % Self.texts.count].text.unicodeScalars)
    for _ in 0..<(1 + Int(random.next() % 6)) {
      let place = Int(random.next() % UInt64(scalars.count))
      let length = min(scalars.count - place, 1 + Int(random.next() % 20))
      let other = Int(random.next() % UInt64(scalars.count - length))
      switch random.next() % 4 {
      case 0: scalars.removeSubrange(place..<place + length)
      case 1: scalars.insert(contentsOf: scalars[place..<place + length], at: place)
      case 2: scalars.replaceSubrange(place..<place + length, with: scalars[other..<other + length])
      default: scalars[place] = ["9", "\"", "<", "-", "e", " "][Int(random.next() % 6)]
      }
    }
    let text = String(String.UnicodeScalarView(scalars))
    do throws(Diagnostic) {
      _ = try FileAudit(text, path: "a.storyboard", plan, neighbours: .none)
    } catch {
      #expect(!error.message.isEmpty)
    }
  }

  // MARK: - Besides storyboards

  @Test func aLogIsAFinding() throws {
    let log = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x6000 UIView:0x7f.width == 100   (active)>",
          "<NSLayoutConstraint:0x6001 UIView:0x7f.width == 120   (active)>"
      )
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x6001 UIView:0x7f.width == 120   (active)>
      """
    let found = try Found(log, path: "console.txt")
    #expect(found.all.map(\.check) == ["conflict"])
    #expect(found.files[0].cases[0].outcome == .failed)
  }

  private static let session = """
    plumb 1
    title Two widths

    plumb> root card 100x100
    plumb> view a in card
    plumb> pin a top leading
    plumb> a.height == 10
    plumb> a.width == 20

    """

  @Test func aSessionIsLookedAtAtItsEnd() throws {
    let conflict = Self.session + "plumb> a.width == 30\n"
    #expect(
      try Found(conflict, path: "a.plumb", checks: ["conflict"]).lines == ["conflict 9"])
    let mended = conflict + "plumb> undo\n"
    #expect(try Found(mended, path: "a.plumb", checks: ["conflict"]).all.isEmpty)
  }

  @Test func whatASessionExpectsIsNoNews() throws {
    let expected = Self.session + "plumb> a.width == 30\nplumb> expect conflict\n"
    #expect(try Found(expected, path: "a.plumb", checks: ["conflict"]).all.isEmpty)
    let known = Self.session.replacing("title Two widths", with: "title Two\nxfail not yet")
    let found = try Found(known + "plumb> a.width == 30\n", path: "a.plumb")
    #expect(found.files.flatMap(\.cases).map(\.outcome) == [.known])
  }

  @Test func filesOfSwiftAreReadTogether() throws {
    let card = SwiftFile(
      "Views/Card.swift",
      """
      import UIKit

      final class Card: UIView {
        let box = UIView()

        override init(frame: CGRect) {
          super.init(frame: frame)
          box.translatesAutoresizingMaskIntoConstraints = false
          addSubview(box)
          box.widthAnchor.constraint(equalToConstant: Spacing.wide).isActive = true
          box.widthAnchor.constraint(equalToConstant: 20).isActive = true
        }
      }
      """)
    let spacing = SwiftFile("Spacing.swift", "enum Spacing { static let wide: CGFloat = 40 }\n")
    let plan = AuditPlan(checks: [.named("conflict")].compactMap { $0 })
    let audit = try FileAudit(
      SourceTexts([card, spacing]), ["App/Views/Card.swift", "App/Spacing.swift"], plan,
      neighbours: .none)
    let card1 = try #require(audit.files.first { $0.path == "App/Views/Card.swift" })
    #expect(card1.cases.flatMap(\.findings).map(\.place.line) == [11])
    let other = try #require(audit.files.first { $0.path == "App/Spacing.swift" })
    #expect(other.cases.map(\.outcome) == [.skipped])
  }

  @Test func aFileWithoutViewsIsPassedOver() throws {
    let text = Board.screen("").replacing("<scenes>", with: "<scenes/><gone>")
      .replacing("</scenes>", with: "</gone>")
    #expect(try Found(text).files.flatMap(\.cases).map(\.outcome) == [.skipped])
  }

  // MARK: - Conditions

  @Test func aRowAsWideAsAScreenHasTheWidthOfEach() throws {
    let text = Board.xib(
      Board.view("a", (17.5, 16, 340, 50), "<color key=\"backgroundColor\" white=\"0.5\"/>"),
      constraints: Board.rules(
        "a.centerX = root.centerX", "a.top = root.top + 16", "a.height = 50", "a.width = 340"),
      width: 375, height: 82)
    let found = try Found(
      text, on: ["own", "iPhone SE", "iPhone 8"], checks: ["leaves-parent"])
    #expect(found.all.map(\.conditions) == [["iPhone SE"]])
    #expect(found.lines == ["leaves-parent \(text.line(of: "id=\"r3\""))"])
    // A view of any other width is only looked at as it was drawn.
    let small = text.replacing("width=\"375.0\"", with: "width=\"345.0\"")
    #expect(
      try Found(small, on: ["own", "iPhone SE"], checks: ["leaves-parent"]).all.isEmpty)
  }

  @Test func conditionsAreReadAndNamed() {
    for text in ["own", "own rtl", "iPhone SE landscape rtl", "retina6_12", "iPad Air landscape"] {
      #expect(AuditCondition(text)?.name == text)
    }
    for text in ["", "iPhone 99", "landscape", "own landscape"] {
      #expect(AuditCondition(text) == nil, "\(text)")
    }
    #expect(AuditCondition.nearest(to: "iPhone SEE") == "iPhone SE")
    #expect(AuditCondition.usual.count == 9)
  }
}
