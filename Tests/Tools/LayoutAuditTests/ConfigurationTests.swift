import LayoutAudit
import PlumbLanguage
import RunReports
import Testing

/// What `.plumb-audit` says, and how it is refused.
@Suite struct ConfigurationTests {
  @Test func whatItSaysIsThePlan() throws {
    let file = try AuditConfiguration(
      """
      # What the team looks at.
      device own
      device iPhone SE landscape

      except useless
      except Pods/
      except App/Old.xib
      fail-on warning
      """)
    let plan = file.plan
    #expect(plan.conditions.map(\.name) == ["own", "iPhone SE landscape"])
    #expect(!plan.checks.contains { $0.name == "useless" })
    #expect(plan.checks.count == AuditCheck.all.count - 1)
    #expect(plan.failOn == .level(.warning))
    #expect(file.excepts("Pods/Foo/A.xib") && file.excepts("App/Old.xib"))
    #expect(!file.excepts("Podsy/A.xib") && !file.excepts("App/Older.xib"))
    let few = try AuditConfiguration("checks conflict, ambiguous\nfail-on overlap").plan
    #expect(few.checks.map(\.name) == ["conflict", "ambiguous"])
    #expect(few.failOn == .checks(["overlap"]))
    #expect(AuditConfiguration().plan.conditions == AuditCondition.usual)
    let none = try AuditConfiguration("except useless, misplaced\nexcept Pods, Old").plan
    #expect(!none.checks.contains { ["useless", "misplaced"].contains($0.name) })
  }

  /// A line that is refused, the place in it, and what was probably meant.
  @Test(
    arguments: [
      ("devices own", 0..<7, "device own"), ("device iPhone SSE", 7..<17, "device iPhone SE"),
      ("checks conflict, overlaps", 17..<25, "checks conflict, overlap"),
      ("except useless, misplacd", 16..<24, "except useless, misplaced"),
      ("fail-on warnings", 8..<16, nil), ("except", 6..<6, nil),
    ] as [(String, Range<Int>, String?)])
  func whatIsWrongIsSaidWithItsPlace(_ line: String, _ place: Range<Int>, _ meant: String?) {
    do throws(Diagnostic) {
      _ = try AuditConfiguration("# A comment.\n\(line)\n")
      Issue.record("\(line) was read")
    } catch {
      #expect(error.lineNumber == 2)
      #expect(error.line == line)
      #expect(error.ranges == [place], "\(line)")
      #expect(error.correction == meant)
    }
  }
}
