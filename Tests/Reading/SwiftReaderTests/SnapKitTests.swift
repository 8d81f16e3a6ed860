import LayoutModel
import PlumbLanguage
import Testing

@testable import SwiftReader

/// SnapKit, rule by rule: there is no module to compile these lines against, so what they mean is
/// written down here as SnapKit's own source has it.
@Suite struct SnapKitTests {
  /// The rules that closures about `a` make, in a root with `a` and `b`.
  private func rules(_ lines: String) throws -> [String] {
    var bench = try Workbench(300, 200, "a", "b")
    try bench.run("a.snp.makeConstraints { make in\n\(lines)\n}")
    return bench.rules
  }

  @Test(arguments: [
    ("make.top.equalToSuperview()", ["a.top == root.top"]),
    ("make.left.lessThanOrEqualTo(b)", ["a.left <= b.left"]),
    ("make.width.greaterThanOrEqualToSuperview()", ["a.width >= root.width"]),
    ("make.bottom.equalTo(b.snp.top).offset(-8)", ["a.bottom == b.top - 8"]),
    ("make.lastBaseline.equalTo(b.snp.firstBaseline)", ["a.lastBaseline == b.firstBaseline"]),
    ("make.baseline.equalTo(b)", ["a.lastBaseline == b.lastBaseline"]),
    ("make.centerX.equalTo(b.snp.trailing).multipliedBy(0.5)", ["a.centerX == 0.5 * b.trailing"]),
    ("make.height.equalTo(b.snp.width).dividedBy(4)", ["a.height == 0.25 * b.width"]),
    ("make.width.equalTo(80).priority(.high)", ["a.width == 80"]),
    // A set of attributes has one order.
    (
      "make.trailing.top.leading.equalToSuperview()",
      ["a.top == root.top", "a.leading == root.leading", "a.trailing == root.trailing"]
    ),
    ("make.left.right.equalTo(b.snp.centerX)", ["a.left == b.centerX", "a.right == b.centerX"]),
    (
      "make.edges.equalTo(b)",
      [
        "a.left == b.left", "a.top == b.top", "a.right == b.right",
        "a.bottom == b.bottom",
      ]
    ),
    (
      "make.directionalHorizontalEdges.equalTo(b)",
      ["a.leading == b.leading", "a.trailing == b.trailing"]
    ),
    (
      "make.verticalEdges.centerX.equalTo(b)",
      ["a.top == b.top", "a.bottom == b.bottom", "a.centerX == b.centerX"]
    ),
    (
      "make.margins.equalTo(b.snp.edges)",
      [
        "a.leftMargin == b.left", "a.rightMargin == b.right", "a.topMargin == b.top",
        "a.bottomMargin == b.bottom",
      ]
    ),
    (
      "make.horizontalEdges.equalTo(root.safeAreaLayoutGuide)",
      ["a.left == root.safe.left", "a.right == root.safe.right"]
    ),
    (
      "make.top.equalTo(root.safeAreaLayoutGuide.snp.top).offset(8)",
      ["a.top == root.safe.top + 8"]
    ),
    ("make.left.equalTo(root.snp.leftMargin)", ["a.left == root.leftMargin"]),
    ("make.left.equalToSuperview { $0.snp.centerX }", ["a.left == root.centerX"]),
  ])
  func attributes(_ line: String, _ expected: [String]) throws {
    #expect(try rules(line) == expected)
  }

  @Test(arguments: [
    // Numbers: a length is one, a place is measured from the superview.
    ("make.size.equalTo(40)", ["a.width == 40", "a.height == 40"]),
    ("make.size.equalTo(CGSize(width: 40, height: 30))", ["a.width == 40", "a.height == 30"]),
    ("make.bottom.equalTo(-8)", ["a.bottom == root.bottom - 8"]),
    (
      "make.center.equalTo(CGPoint(x: 5, y: 6))",
      ["a.centerX == root.left + 5", "a.centerY == root.top + 6"]
    ),
    (
      "make.edges.equalTo(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))",
      [
        "a.left == root.left + 2", "a.top == root.top + 1", "a.right == root.right - 4",
        "a.bottom == root.bottom - 3",
      ]
    ),
    (
      "make.edges.equalTo(0)",
      [
        "a.left == root.left", "a.top == root.top",
        "a.right == root.right", "a.bottom == root.bottom",
      ]
    ),
    ("make.centerY.width.equalTo(44)", ["a.width == 44", "a.centerY == root.top + 44"]),
    // An offset is the same for all, an inset goes inside.
    (
      "make.left.right.equalToSuperview().offset(8)",
      ["a.left == root.left + 8", "a.right == root.right + 8"]
    ),
    (
      "make.left.right.equalToSuperview().inset(8)",
      ["a.left == root.left + 8", "a.right == root.right - 8"]
    ),
    (
      "make.leading.trailing.equalTo(b).inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))",
      ["a.leading == b.leading + 2", "a.trailing == b.trailing - 4"]
    ),
    (
      "make.size.equalTo(b).inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))",
      ["a.width == b.width - 6", "a.height == b.height - 4"]
    ),
    (
      "make.center.equalTo(b).inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 8))",
      ["a.centerX == b.centerX - 3", "a.centerY == b.centerY - 1"]
    ),
    // What insets are taken off is the second side.
    ("make.bottom.equalTo(b.snp.top).inset(6)", ["a.bottom == b.top + 6"]),
    ("make.top.equalTo(b.snp.bottom).inset(6)", ["a.top == b.bottom - 6"]),
  ])
  func numbers(_ line: String, _ expected: [String]) throws {
    #expect(try rules(line) == expected)
  }

  @Test func prioritiesAndLabels() throws {
    var bench = try Workbench(300, 200, "a")
    try bench.run(
      """
      a.snp.makeConstraints {
        $0.left.equalTo(1).priority(.low)
        $0.top.equalTo(2).priority(.medium).labeled("top")
        $0.width.equalTo(3).priority(999)
        $0.height.equalTo(4).priority(UILayoutPriority.defaultHigh)
        $0.right.equalTo(5).priority(ConstraintPriority(3))
        $0.bottom.equalTo(6)
      }
      """)
    #expect(bench.layout.rules.map(\.priority) == [250, 500, 999, 750, 3, 1000])
    #expect(bench.layout.rules.map(\.identifier) == [nil, "top", nil, nil, nil, nil])
    #expect(
      bench.error("a.snp.makeConstraints { $0.left.equalTo(1).priority(1001) }")?.code
        == .priorityOutOfRange)
  }

  @Test func aMaskGoesAndAGuideHasNone() throws {
    var bench = try Workbench(300, 200)
    try bench.run(
      """
      let box = UIView(), space = UILayoutGuide()
      root.addSubview(box)
      root.addLayoutGuide(space)
      box.snp.makeConstraints { $0.edges.equalTo(space) }
      space.snp.makeConstraints { $0.edges.equalToSuperview().inset(10) }
      """)
    #expect(try bench.frame("box") == [10, 10, 280, 180])
  }

  // MARK: - Afterwards

  @Test func remakingTakesBackOnlyWhatSnapKitMade() throws {
    var bench = try Workbench(300, 200, "a", "b")
    try bench.run("a.snp.makeConstraints { $0.left.top.equalToSuperview() }")
    try bench.run("a.widthAnchor.constraint(equalToConstant: 9).isActive = true")
    try bench.run("b.snp.makeConstraints { $0.left.equalTo(a) }")
    try bench.run("a.snp.remakeConstraints { $0.right.equalToSuperview() }")
    #expect(bench.rules == ["a.width == 9", "b.left == a.left", "a.right == root.right"])
    try bench.run("a.snp.removeConstraints()")
    #expect(bench.rules == ["a.width == 9", "b.left == a.left"])
  }

  @Test func updatingChangesConstantsAndNothingElse() throws {
    var bench = try Workbench(300, 200, "a")
    // Where nothing was made before, it makes.
    try bench.run("a.snp.updateConstraints { $0.left.right.equalToSuperview().inset(8) }")
    try bench.run("a.snp.updateConstraints { $0.left.equalToSuperview().offset(20) }")
    #expect(bench.rules == ["a.left == root.left + 20", "a.right == root.right - 8"])
    for line in [
      "$0.left.equalToSuperview().priority(.high)", "$0.left.lessThanOrEqualToSuperview()",
      "$0.left.equalToSuperview().multipliedBy(2)", "$0.top.equalToSuperview()",
    ] {
      let error = bench.error("a.snp.updateConstraints { \(line) }")
      #expect(error?.message == "a has no such constraint to update", "\(line)")
    }
    #expect(bench.rules == ["a.left == root.left + 20", "a.right == root.right - 8"])
  }

  @Test func constraintsThatAreKept() throws {
    var bench = try Workbench(300, 200, "a", "b")
    try bench.run(
      """
      var gap: Constraint?
      a.snp.makeConstraints { make in
        gap = make.width.height.equalTo(b.snp.width).offset(4).priority(.high).constraint
      }
      gap?.update(offset: 9).update(priority: .low)
      """)
    #expect(bench.rules == ["a.width == b.width + 9", "a.height == b.width + 9"])
    #expect(bench.layout.rules.map(\.priority) == [250, 250])
    try bench.run("gap?.update(inset: UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 5))")
    #expect(bench.rules == ["a.width == b.width - 7", "a.height == b.width - 7"])
    // What is required stays so.
    try bench.run("a.snp.makeConstraints { gap = $0.left.equalTo(1).constraint }")
    try bench.run("gap?.update(priority: 3)")
    #expect(bench.layout.rules.last?.priority == 1000)
  }

  @Test func preparedConstraintsWait() throws {
    var bench = try Workbench(300, 200, "a")
    try bench.run("let pair = a.snp.prepareConstraints { $0.top.bottom.equalToSuperview() }")
    #expect(bench.rules == [])
    try bench.run("pair.forEach { $0.activate() }")
    #expect(bench.rules == ["a.top == root.top", "a.bottom == root.bottom"])
    try bench.run("pair[0].update(inset: 5)")
    #expect(bench.rules == ["a.top == root.top + 5", "a.bottom == root.bottom - 5"])
    try bench.run("pair.first?.isActive = false")
    #expect(bench.rules == [])
    try bench.run("NSLayoutConstraint.activate(pair.flatMap(\\.layoutConstraints))")
    #expect(bench.rules.count == 2)
  }

  @Test func whatHugsByItsWords() throws {
    var bench = try Workbench(300, 200, "a")
    try bench.run(
      """
      a.snp.contentHuggingHorizontalPriority = 900
      a.snp.contentCompressionResistanceVerticalPriority = 20
      """)
    let item = try #require(bench.layout.items.last)
    #expect(item.hugging.horizontal == 900)
    #expect(item.resistance.vertical == 20)
  }

  // MARK: - Mistakes

  @Test(arguments: [
    ("make.left.top.equalTo(b.snp.size)", "left.top cannot be related to width.height"),
    (
      "make.left.equalTo(\"b\")",
      "equalTo takes a view, a guide, anchors such as a.snp.top, or a number, not a text"
    ),
    ("make.middle.equalTo(b)", "the maker of SnapKit has no member \"middle\""),
    ("make.width.equalTo(b).dividedBy(0)", "nothing can be divided by 0"),
    ("make.width.offset(8)", "anchors without a second side has no member \"offset\""),
    (
      "root.snp.makeConstraints { $0.top.equalToSuperview() }",
      "root is placed by what shows it, as the view of a controller is: relate what is inside it"
    ),
  ])
  func mistakes(_ line: String, _ message: String) throws {
    var bench = try Workbench(300, 200, "a", "b")
    let error = bench.error("a.snp.makeConstraints { make in\n\(line)\n}")
    #expect(error?.message == message)
    #expect(error?.lineNumber == 2)
    #expect(bench.rules == [])
  }

  @Test func whatIsNotRelatedIsSaid() throws {
    var bench = try Workbench(300, 200, "a")
    let notes = try bench.run("a.snp.makeConstraints { $0.top.left; $0.width.equalTo(3) }")
    #expect(notes.contains("line 1: left.top is not related to anything"))
    #expect(bench.rules == ["a.width == 3"])
  }

  // MARK: - Files

  @Test func wrappersOfApps() throws {
    let result = try SwiftProgram.imported(
      """
      import SnapKit
      import UIKit

      extension ConstraintMaker {
        func pin(to other: ConstraintRelatableTarget, by side: CGFloat) {
          edges.equalTo(other).inset(side)
        }
      }
      extension ConstraintMakerRelatable {
        @discardableResult
        func equalToSafeArea(of view: UIView) -> ConstraintMakerEditable {
          equalTo(view.safeAreaLayoutGuide)
        }
      }
      extension UIView {
        var safe: ConstraintLayoutGuideDSL { safeAreaLayoutGuide.snp }
        func add(_ view: UIView, layout: (ConstraintMaker) -> Void) {
          addSubview(view)
          view.snp.makeConstraints(layout)
        }
        func add(_ views: UIView...) { views.forEach(addSubview) }
      }
      final class Page: UIViewController {
        let bar = UIView(), body = UIView(), list = UIView(), foot = UIView()
        private var footHeight: Constraint!
        private var below: ConstraintItem { bar.snp.bottom }
        override func viewDidLoad() {
          super.viewDidLoad()
          view.add(bar) { $0.top.leading.trailing.equalToSafeArea(of: self.view) }
          view.add(body, foot)
          body.addSubview(list)
          body.snp.makeConstraints { make in
            make.top.equalTo(below)
            make.leading.trailing.equalToSuperview()
            if traitCollection.userInterfaceIdiom == .phone {
              make.bottom.equalTo(view.safe.bottom)
            } else {
              make.bottom.equalToSuperview()
            }
          }
          list.snp.makeConstraints { $0.pin(to: body, by: 8) }
          foot.snp.makeConstraints { (make) -> Void in
            make.centerX.bottom.equalToSuperview()
            make.size.equalTo(44)
            footHeight = make.height.greaterThanOrEqualTo(10).constraint
          }
          footHeight.update(offset: 20)
        }
      }
      """, named: "Page.swift")
    #expect(result.skipped.map(\.text) == [])
    #expect(
      result.layout.rules.map { result.layout.text(of: $0) } == [
        "bar.top == view.safe.top", "bar.leading == view.safe.leading",
        "bar.trailing == view.safe.trailing", "body.top == bar.bottom",
        "body.leading == view.leading", "body.trailing == view.trailing",
        "body.bottom == view.safe.bottom", "list.left == body.left + 8",
        "list.top == body.top + 8", "list.right == body.right - 8",
        "list.bottom == body.bottom - 8", "foot.bottom == view.bottom",
        "foot.centerX == view.centerX", "foot.width == 44", "foot.height == 44",
        "foot.height >= 20",
      ])
  }

  @Test func theBalanceCountsAttributes() throws {
    let result = try SwiftProgram.imported(
      """
      import SnapKit
      extension UIView {
        func fill(_ other: UIView) { snp.makeConstraints { it in it.edges.equalTo(other) } }
      }
      final class Page: UIView {
        let box = UIView(), bar = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          [box, bar].forEach(addSubview)
          box.fill(self)
          bar.snp.makeConstraints { (maker: ConstraintMaker) in
            maker.top.horizontalEdges.equalToSuperview()
            maker.height.equalTo(20).priority(.low)
          }
          bar.snp.updateConstraints { $0.height.equalTo(30).priority(.low) }
          bar.snp.makeConstraints { $0.width.centerX.equalTo(nowhere.snp + "x") }
        }
      }
      """, named: "Page.swift")
    #expect(result.balance.written == 10)
    #expect(result.balance.read == 8)
    #expect(result.balance.lost.map(\.line) == [16])
    #expect(result.layout.rules.count == 8)
  }

  @Test func aLineThatFailsCostsItself() throws {
    let result = try SwiftProgram.imported(
      """
      import SnapKit
      final class Page: UIView {
        let box = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(box)
          box.snp.makeConstraints { make in
            make.top.equalTo(5)
            make.left.equalTo(UIView())
            make.bottom.equalTo(nowhere.bottom + "x")
            make.width.equalTo(metrics.side).offset(gap)
          }
        }
      }
      """, named: "Page.swift")
    #expect(
      result.layout.rules.map { result.layout.text(of: $0) }.first == "box.top == page.top + 5")
    #expect(result.skipped.count >= 2)
  }

  @Test(arguments: [
    ("make.edges.greaterThanOrEqualToSuperview().inset(8)", "right and bottom are held"),
    ("make.leading.trailing.lessThanOrEqualToSuperview()", "leading is held"),
    ("make.edges.equalToSuperview().inset(8)", nil),
    ("make.right.lessThanOrEqualToSuperview().inset(8)", nil),
    ("make.top.left.greaterThanOrEqualToSuperview()", nil),
    ("make.edges.greaterThanOrEqualTo(b)", nil),
    ("make.size.greaterThanOrEqualToSuperview()", nil),
  ])
  func `an inequality for opposite edges holds one of them from the wrong side`(
    _ line: String, _ note: String?
  ) throws {
    let code = try SwiftProgram.imported(
      "let (a, b) = (UIView(), UIView())\nview.addSubview(a)\nview.addSubview(b)\n"
        + "a.snp.makeConstraints { make in\n\(line)\n}", named: "Post.swift")
    let found = code.notes.filter { $0.contains("from the wrong side") }
    #expect(found.count == (note == nil ? 0 : 1))
    if let note { #expect(found.first?.contains(note) == true) }
  }
}
