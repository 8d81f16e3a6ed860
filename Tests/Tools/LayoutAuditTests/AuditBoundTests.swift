import LayoutAudit
import LayoutModel
import LayoutShell
import RunReports
import SwiftReader
import Testing

/// What an audit leaves, and that it goes on with the rest.
@Suite struct AuditBoundTests {
  /// A class whose view has two widths.
  private static func clash(_ name: String, _ more: String = "") -> String {
    """
    final class \(name): UIView {
      let box = UIView()
      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(box)
        box.translatesAutoresizingMaskIntoConstraints = false
    \(more)
        box.widthAnchor.constraint(equalToConstant: 40).isActive = true
        box.widthAnchor.constraint(equalToConstant: 50).isActive = true
      }
      required init?(coder: NSCoder) { fatalError() }
    }

    """
  }

  private static let endless =
    "    var rows = \"0123456789\"\n    for _ in 0..<40 { rows = rows + rows }"

  private static func audit(_ files: [(String, String)], _ plan: AuditPlan) throws -> FileAudit {
    let texts = SourceTexts(files.map { SwiftFile($0.0, $0.1) })
    return try FileAudit(texts, files.map { "App/\($0.0)" }, plan, neighbours: .none)
  }

  @Test func `a class that needs too much is left, with its place, and the others are judged`()
    throws
  {
    let plan = AuditPlan(checks: AuditCheck.all.filter { $0.name == "conflict" })
    let slow = "\n" + Self.clash("AlphaCard", Self.endless)
    for files in [
      [("A.swift", slow), ("B.swift", Self.clash("BetaCard"))],
      [("B.swift", Self.clash("BetaCard")), ("C.swift", slow)],
    ] {
      let audit = try Self.audit(files, plan)
      #expect(audit.files.flatMap(\.cases).flatMap(\.findings).count == 1)
      let place = files[0].0 == "A.swift" ? "App/A.swift:2" : "App/C.swift:2"
      #expect(
        audit.notes == [
          "1 class was not audited, as the texts and lists in the code have more than 64000000 "
            + "bytes: AlphaCard "
            + "(\(place))"
        ])
    }
  }

  @Test func `too much work, or a deadline, ends one layout after the other`() throws {
    let files = [("A.swift", Self.clash("AlphaCard")), ("B.swift", Self.clash("BetaCard"))]
    var plan = AuditPlan(checks: AuditCheck.all.filter { $0.name == "conflict" })
    plan.workLimit = 20
    let board = Board.screen(Board.label("a", "Pay", (0, 0, 60, 20.5)))
    let small = try FileAudit(board, path: "A.storyboard", plan, neighbours: .none)
    #expect(small.notes.count == 1)
    #expect(small.notes[0].hasSuffix("not audited, as it is too much work for one layout"))
    #expect(
      try Self.audit(files, plan).notes == [
        "2 classes were not audited, as it is too much work for one layout: AlphaCard "
          + "(App/A.swift:1), BetaCard (App/B.swift:1)"
      ])
    plan.workLimit = 10_000_000
    plan.deadline = ContinuousClock.now
    #expect(
      try Self.audit(files, plan).notes == [
        "2 classes were not audited, as the time of --limit was over: AlphaCard "
          + "(App/A.swift:1), BetaCard (App/B.swift:1)"
      ])
    plan.deadline = nil
    #expect(try Self.audit(files, plan).notes.isEmpty)
  }

  @Test func `classes that lay out nothing are counted where nothing was judged`() throws {
    let empty = ["Plain", "Other"].map { "final class \($0): UIViewController { func go() {} }\n" }
      .joined()
    let audit = try Self.audit([("A.swift", empty)], AuditPlan())
    #expect(
      audit.notes == [
        "nothing was judged in 1 file of code: 2 classes lay out nothing by constraints, stacks or "
          + "frames"
      ])
    #expect(audit.files[0].cases.map(\.outcome) == [.skipped])
  }

  @Test func `lines of a post are judged, and a forgotten mask is turned off with its sizes kept`()
    throws
  {
    let post = """
      let badge = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 60))
      view.addSubview(badge)
      view.addConstraint(NSLayoutConstraint(item: badge, attribute: .centerX, relatedBy: .equal,
        toItem: view, attribute: .centerX, multiplier: 1, constant: 0))
      """
    let found = try Found(post, path: "Post.swift", checks: ["conflict"])
    #expect(found.lines == ["conflict 3"])
    #expect(
      found.all[0].fix?.text.hasPrefix(
        "mask badge off, add badge.width == 90, add badge.height == 60") == true)
  }
}
