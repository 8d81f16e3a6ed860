import LayoutModel
import PlumbLanguage
import Testing

@testable import SwiftReader

/// Properties whose changes do something.
@Suite struct PropertyTests {
  @Test func `the keyboard guide is one object, before and behind its setting`() throws {
    var bench = try Workbench(100, 100, "a", "b")
    try bench.run(
      "let c = a.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor)\n"
        + "c.isActive = true")
    #expect(bench.rules == ["a.bottom == root.keyboard.top"])
    try bench.run("root.keyboardLayoutGuide.usesBottomSafeArea = false")
    #expect(bench.rules == ["a.bottom == root.keyboardEdge.top"])
    try bench.run(
      "b.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor).isActive = true")
    #expect(bench.rules.last == "b.bottom == root.keyboardEdge.top")
    try bench.run("c.constant = -8")
    #expect(bench.rules.first == "a.bottom == root.keyboardEdge.top - 8")
    try bench.run("root.keyboardLayoutGuide.usesBottomSafeArea = true")
    #expect(
      bench.rules == ["a.bottom == root.keyboard.top - 8", "b.bottom == root.keyboard.top"])
    #expect(bench.error("root.safeAreaLayoutGuide.usesBottomSafeArea = true")?.code == .swift)
  }

  @Test func `a superview turns what it holds, and margins go by the view's own language`() throws {
    var bench = try Workbench(300, 100, "a", "b")
    try bench.run(
      """
      root.semanticContentAttribute = .forceRightToLeft
      root.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 50)
      a.widthAnchor.constraint(equalToConstant: 20).isActive = true
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 23).isActive = true
      b.widthAnchor.constraint(equalToConstant: 10).isActive = true
      b.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor).isActive = true
      """)
    #expect(try bench.frame("a") == [257, 0, 20, 0])
    #expect(try bench.frame("b") == [240, 0, 10, 0])
  }

  @Test func `Draftsman's keyboard stays alone`() throws {
    var bench = try Workbench(100, 100, "a")
    try bench.run("a.drf.onTopOfKeyboard()")
    try bench.run("root.keyboardLayoutGuide.usesBottomSafeArea = false")
    try bench.run("root.keyboardLayoutGuide.usesBottomSafeArea = true")
    #expect(bench.rules == ["a.bottom == root.keyboardEdge.top"])
  }

  @Test func `observers run, but not from the initialiser`() throws {
    var bench = try Workbench(100, 100, "a", "b")
    try bench.run(
      """
      final class Box {
        let view: UIView
        var side: CGFloat = 1 {
          willSet { view.topAnchor.constraint(equalTo: root.topAnchor, constant: newValue).isActive = true }
          didSet(before) {
            view.widthAnchor.constraint(equalToConstant: side + before * 10).isActive = true
            side = 7
          }
        }
        init(view: UIView) { self.view = view; side = 2 }
        func grow() { side = 3 }
      }
      let box = Box(view: a)
      """)
    #expect(bench.rules == [])
    try bench.run("box.grow()")
    #expect(bench.rules == ["a.top == root.top + 3", "a.width == 23"])
    try bench.run("b.heightAnchor.constraint(equalToConstant: box.side).isActive = true")
    #expect(bench.rules.last == "b.height == 7")
  }

  @Test func `content is as large as its class says when it is asked again`() throws {
    var bench = try Workbench(100, 100)
    try bench.run(
      """
      final class Icon: UIView {
        var given = CGSize.zero { didSet { invalidateIntrinsicContentSize() } }
        var silent = CGFloat(0)
        override var intrinsicContentSize: CGSize {
          CGSize(width: given.width + silent, height: UIView.noIntrinsicMetric)
        }
      }
      let icon = Icon()
      root.addSubview(icon)
      icon.given = CGSize(width: 24, height: 24)
      """)
    func width() -> Double? {
      bench.layout.items.first { $0.name == "icon" }?.style.content?.horizontal
    }
    #expect(width() == 24)
    try bench.run("icon.silent = 6")
    #expect(width() == 24)
    try bench.run("icon.invalidateIntrinsicContentSize()")
    #expect(width() == 30)
  }
}
