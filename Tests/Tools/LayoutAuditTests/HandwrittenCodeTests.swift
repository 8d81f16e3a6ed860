import LayoutAudit
import LayoutModel
import LayoutShell
import RunReports
import SwiftReader
import Testing

/// Slips of people who write layouts in Swift, and code that is right although it looks like one.
@Suite struct HandwrittenCodeTests {
  private static func view(
    _ properties: String, _ body: String, _ rest: String = "", parent: String = "UIView"
  ) -> String {
    """
    import SnapKit
    import UIKit

    final class Ticket: \(parent) {
    \(properties)

      override init(frame: CGRect) {
        super.init(frame: frame)
    \(body)
      }
      required init?(coder: NSCoder) { fatalError() }
    \(rest)
    }
    """
  }

  private static func found(_ text: String, _ checks: [String] = []) throws -> [ReportedFinding] {
    let names = checks.isEmpty ? AuditCheck.all.map(\.name).filter { $0 != "left-right" } : checks
    return try Found(text, path: "Ticket.swift", checks: names).all
  }

  // MARK: - Helpers

  private static let rim = """

    struct Rim {
      enum Side { case north, south, west, east }
      var sides: [Side]
      static func whole() -> Rim { Rim(sides: [.north, .south, .west, .east]) }
      func minus(_ side: Side) -> Rim { Rim(sides: sides.filter { $0 != side }) }
    }

    @resultBuilder enum RuleList {
      static func buildExpression(_ rules: [NSLayoutConstraint]) -> [NSLayoutConstraint] { rules }
      static func buildBlock(_ parts: [NSLayoutConstraint]...) -> [NSLayoutConstraint] {
        parts.flatMap { $0 }
      }
    }

    extension UIView {
      func show(_ views: [UIView], @RuleList by rules: () -> [NSLayoutConstraint]) {
        for view in views {
          view.translatesAutoresizingMaskIntoConstraints = false
          addSubview(view)
        }
        NSLayoutConstraint.activate(rules())
      }

      func tie(_ rim: Rim) -> [NSLayoutConstraint] {
        guard let around = superview else { return [] }
        return rim.sides.map { side in
          switch side {
          case .north: return topAnchor.constraint(equalTo: around.topAnchor)
          case .south: return bottomAnchor.constraint(equalTo: around.bottomAnchor)
          case .west: return leadingAnchor.constraint(equalTo: around.leadingAnchor)
          case .east: return trailingAnchor.constraint(equalTo: around.trailingAnchor)
          }
        }
      }
    }
    """

  /// A chain behind an implicit member has the type of the parameter, and a result builder any name.
  @Test func chainsOfImplicitMembersAreRead() throws {
    let text = Self.view(
      "  let title = UILabel()",
      """
          title.text = "Gate"
          show([title]) {
            title.tie(.whole().minus(.south))
            [title.heightAnchor.constraint(equalToConstant: 30)]
          }
      """)
    #expect(try Self.found(text + Self.rim, ["ambiguous"]).isEmpty)
    let code = try SwiftProgram.imported(text + Self.rim, named: "Ticket.swift")
    #expect(code.layout.rules.count == 4)
  }

  /// What a call is told that cannot be read, as it is in no file, may place its views.
  @Test func callsWithUnreadArgumentsLeaveTheirViewsUnjudged() throws {
    let text = Self.view(
      "  let title = UILabel()",
      """
          title.text = "Gate"
          title.translatesAutoresizingMaskIntoConstraints = false
          addSubview(title)
          title.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          title.tie(rim(of: 3))
      """)
    #expect(try Self.found(text, ["ambiguous"]).isEmpty)
  }

  /// A finding about a rule of a helper stands where the helper is called, and changes nothing in it.
  @Test func rulesOfHelpersAreFoundAtTheirCalls() throws {
    let text =
      Self.view(
        "  let badge = UILabel()",
        """
            badge.text = "12"
            addSubview(badge)
            badge.translatesAutoresizingMaskIntoConstraints = false
            badge.widthAnchor.constraint(equalToConstant: 20).isActive = true
            badge.fix(width: 40)
        """) + """

        extension UIView {
          func fix(width: CGFloat) {
            widthAnchor.constraint(equalToConstant: width).isActive = true
          }
        }
        """
    let conflict = try #require(try Self.found(text, ["conflict"]).first)
    let call = text.line(of: "badge.fix")
    #expect([call, text.line(of: "equalToConstant: 20")].contains(conflict.place.line))
    #expect(
      conflict.details.contains { $0.contains(":\(text.line(of: "equalToConstant: width"))") })
    #expect(conflict.fix?.text.contains("c2") != true)
  }

  // MARK: - States

  /// One of two branches lays out the view: their rules never meet.
  @Test func branchesDoNotMeet() throws {
    func ticket(_ choice: String) -> String {
      Self.view(
        "  let label = UILabel()\n  var stamp: UIImage? = nil",
        """
            label.text = "Row 7"
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
            label.topAnchor.constraint(equalTo: topAnchor).isActive = true
        \(choice)
        """,
        """
          func narrow() {
            NSLayoutConstraint.activate([
              label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 40),
              label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -40),
            ])
          }
          func wide() {
            NSLayoutConstraint.activate([
              label.leadingAnchor.constraint(equalTo: leadingAnchor),
              label.trailingAnchor.constraint(equalTo: trailingAnchor),
            ])
          }
        """)
    }
    for choice in [
      "    if stamp != nil { narrow() } else { wide() }",
      "    if stamp != nil {\n      narrow()\n      return\n    }\n    wide()",
      "    guard stamp != nil else {\n      wide()\n      return\n    }\n    narrow()",
    ] {
      #expect(try Self.found(ticket(choice), ["conflict"]).isEmpty, "\(choice)")
    }
    #expect(try Self.found(ticket("    narrow()\n    wide()"), ["conflict"]).count == 2)
  }

  /// What the layout pass places by its frame is somewhere, and so is what is tied to it.
  @Test func framesOfTheLayoutPassAreNotJudged() throws {
    let text = Self.view(
      "  let photo = UIView()\n  let spinner = UIActivityIndicatorView()",
      """
          contentView.addSubview(photo)
          contentView.addSubview(spinner)
          spinner.snp.makeConstraints { $0.center.equalTo(photo) }
      """,
      """
        override func layoutSubviews() {
          super.layoutSubviews()
          photo.frame = contentView.bounds.insetBy(dx: inset, dy: inset)
        }
      """, parent: "UICollectionViewCell")
    #expect(try Self.found(text).isEmpty)
  }

  // MARK: - Numbers

  /// A constant of a type in no file is a number, whether or not code reckons with it.
  @Test func constantsOfUnknownTypesAreNumbers() throws {
    let text = Self.view(
      "  let tick = UIView()",
      """
          addSubview(tick)
          tick.snp.makeConstraints { make in
            make.left.equalTo(Metrics.Space.edge)
            make.top.equalTo(-Metrics.Space.edge)
            make.size.equalTo(24)
          }
      """)
    let code = try SwiftProgram.imported(text, named: "Ticket.swift")
    #expect(code.layout.items.count { $0.isView } == 2)
    #expect(code.touched.isEmpty && code.standIns.isEmpty)
  }

  // MARK: - Slips

  private static func row(_ tie: String) -> String {
    view(
      "  let name = UILabel()\n  let go = UIButton(type: .system)",
      """
          name.text = "Next departure"
          go.setTitle("Go", for: .normal)
          for view in [name, go] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
          }
          NSLayoutConstraint.activate([
            name.topAnchor.constraint(equalTo: topAnchor),
            name.leadingAnchor.constraint(equalTo: leadingAnchor),
            \(tie),
            go.trailingAnchor.constraint(equalTo: trailingAnchor),
            go.topAnchor.constraint(equalTo: topAnchor),
            go.widthAnchor.constraint(equalToConstant: 60),
          ])
      """)
  }

  @Test func aMissingMinusBetweenViewsIsFound() throws {
    let wrong = Self.row("name.trailingAnchor.constraint(equalTo: go.leadingAnchor, constant: 12)")
    let found = try Self.found(wrong, ["overlap"])
    #expect(found.map(\.message).first?.hasPrefix("name runs 12 over go:") == true)
    #expect(found.first?.place.line == wrong.line(of: "constant: 12"))
    #expect(found.first?.fix?.text.contains("-12") == true)
    // Who means an overlap says so from the other side.
    let meant = Self.row("go.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: -12)")
    #expect(try Self.found(meant, ["overlap"]).isEmpty)
  }

  /// The pair is the same from both sides once it has the minus.
  @Test func aMissingMinusIsNotAlsoAQuestionOfLanguage() throws {
    let text = Self.view(
      "  let bar = UISegmentedControl(items: [\"A\", \"B\"])",
      """
          addSubview(bar)
          bar.snp.makeConstraints { make in
            make.left.equalTo(12)
            make.right.equalTo(12)
            make.top.equalToSuperview()
          }
      """)
    #expect(try Self.found(text, ["left-right"]).isEmpty)
    #expect(try Self.found(text, ["leaves-parent"]).count == 1)
  }

  @Test func aTextThatCodeSetsLaterNeedsAnEnd() throws {
    let open = Self.row("name.bottomAnchor.constraint(equalTo: bottomAnchor)")
      .replacing("    name.text = \"Next departure\"\n", with: "")
    let found = try Self.found(open, ["growing-text"])
    #expect(found.map(\.message).first?.contains("runs over go") == true)
    let held = open.replacing(
      "name.bottomAnchor",
      with: "name.trailingAnchor.constraint(lessThanOrEqualTo: go.leadingAnchor),\n"
        + "      name.bottomAnchor")
    #expect(try Self.found(held, ["growing-text"]).isEmpty)
  }

  /// What makes a constraint and does nothing with it is found; what is kept, or used, is not.
  @Test func aConstraintThatNothingActivates() throws {
    let text = Self.view(
      "  let box = UIView()\n  let lid = UIView()\n  var height: NSLayoutConstraint?",
      """
          addSubview(box)
          box.translatesAutoresizingMaskIntoConstraints = false
          box.topAnchor.constraint(equalTo: topAnchor)
          _ = box.leadingAnchor.constraint(equalTo: leadingAnchor)
          NSLayoutConstraint(
            item: box, attribute: .width, relatedBy: .equal, toItem: nil,
            attribute: .notAnAttribute, multiplier: 1, constant: 20)
          height = box.heightAnchor.constraint(equalToConstant: 20)
          box.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
          keep(box.trailingAnchor.constraint(equalTo: trailingAnchor))
          let all = [box.centerXAnchor.constraint(equalTo: centerXAnchor), centre()]
          keep(all[0])
      """,
      """
        func keep(_ constraint: NSLayoutConstraint) {}
        func centre() -> NSLayoutConstraint {
          box.centerYAnchor.constraint(equalTo: centerYAnchor)
        }
      """)
    let found = try Self.found(text)
    #expect(found.map(\.check) == ["left-out", "left-out", "left-out"])
    #expect(found.map(\.place.line) == [13, 14, 15])
    #expect(found.first?.message == "made but never activated: the constraint of box.top")
  }

  // MARK: - Fixes

  /// Of two ties of one edge, the one to the view around is left over: only its edge goes.
  @Test func theLooserTieOfAnEdgeGoes() throws {
    let text = Self.view(
      "  let list = UIView()\n  let more = UIButton(type: .system)",
      """
          addSubview(more)
          addSubview(list)
          more.setTitle("More", for: .normal)
          more.snp.makeConstraints { make in
            make.size.equalTo(44)
            make.centerY.right.equalToSuperview()
          }
          list.snp.makeConstraints { make in
            make.left.top.bottom.right.equalToSuperview()
            make.right.equalTo(more.snp.left).offset(-8)
          }
      """)
    let plan = AuditPlan(checks: [AuditCheck.named("conflict")].compactMap(\.self))
    let repair = try FileRepair(
      SourceTexts([SwiftFile("Ticket.swift", text)]), ["Ticket.swift"], plan, neighbours: .none
    ) { _, _ in true }
    let after = try #require(repair.changed.first?.after)
    #expect(after.contains("make.left.top.bottom.equalToSuperview()"))
    #expect(after.contains("make.right.equalTo(more.snp.left).offset(-8)"))
  }
}
