import LayoutModel
import PlumbLanguage
import UIKitTexts
import Testing

@testable import SwiftReader

/// What is read and not used is said, with what would make it used.
@Suite struct UnusedCodeTests {
  @Test(arguments: [
    ("let card = UIView()", ["card is not in a view yet; the outermost becomes the root"]),
    (
      "let card = UIView(), title = UILabel()\ncard.addSubview(title)",
      ["card is now the root: nothing contains it; root card 320x200 sets its size"]
    ),
    (
      "let t = UILabel()\nNSLayoutConstraint.activate([t.widthAnchor.constraint(equalToConstant: 8)])",
      ["root is now the root, which t fills"]
    ),
    (
      "class Card: UIView { let t = UILabel() }",
      ["known from now on: class Card; let card = Card() makes one"]
    ),
    (
      "class Card: BrandView { let t = UILabel() }",
      ["with class BrandView: UIView {} before it, it is a view"]
    ),
    (
      "class Page: BaseVC { let t = UILabel() }",
      ["with class BaseVC: UIViewController {} before it, it is a view controller"]
    ),
    ("class Model: Codable { var count = 1 }", ["known from now on: class Model"]),
    (
      "struct Page: View { var body: some View { Text(\"a\") } }",
      ["Page is SwiftUI, which Plumb cannot read"]
    ),
    ("extension UIView { func pin() {} }", ["known from now on: UIView.pin()"]),
    ("import UIKit", ["import UIKit has no effect on a layout"]),
  ])
  func `pasted where there is no root`(_ code: String, _ expected: [String]) throws {
    var layout = Layout()
    var memory = SwiftMemory()
    let notes = try SwiftProgram.run(code, on: &layout, remembering: &memory)
    for words in expected {
      #expect(notes.contains { $0.contains(words) }, "\(notes)")
    }
    #expect(notes.contains { $0.contains("SwiftUI") } == code.contains("body"))
    #expect(notes.contains { $0.contains("inherits") } == expected[0].contains("before it"))
  }

  @Test(arguments: ["UIView", "UILabel", "UIStackView", "MKMapView", "UISearchBar"])
  func `what an extension of views declares is known to views of each class`(_ name: String) throws
  {
    var bench = try Workbench(320, 200)
    try bench.run(
      "extension UIView { func narrow() { widthAnchor.constraint(equalToConstant: 3).isActive = true } }"
    )
    try bench.run("let v = \(name)()\nroot.addSubview(v)\nv.narrow()")
    #expect(bench.rules == ["v.width == 3"])
  }

  @Test func `of several outermost views one is the root and the others are named`() throws {
    var layout = Layout()
    var memory = SwiftMemory()
    func run(_ code: String) throws -> [String] {
      try SwiftProgram.run(code, on: &layout, remembering: &memory)
    }
    _ = try run("let a = UIView(), b = UIView(), x = UIView(), y = UIView()")
    #expect(try run("a.addSubview(x)").contains { $0.hasPrefix("a is now the root") })
    let words = "b and its subviews are not in the layout yet: a.addSubview(b)"
    #expect(try run("b.addSubview(y)").contains { $0.hasPrefix(words) })
    #expect(try run("a.addSubview(b)").isEmpty)
    #expect(layout.items.map(\.name) == ["a", "x", "b", "y"])
    #expect(try run("b.addSubview(UIView())").isEmpty)
  }

  @Test(arguments: [
    ("", "it contains no code"),
    ("// nothing\n/* here */\n", "it contains no code"),
    (
      "struct Model { let a: Int }\nenum State { case on }", "nothing in it uses struct Model, enum"
    ),
    ("func pin(_ v: UIView) {}", "nothing in it uses pin(_:)"),
    ("extension UIView { func pin() {} }", "paste it at the prompt to use its declarations"),
    ("class Model { var n = 1 }", "Model is neither a view nor a view controller"),
    (
      "class Card: BrandCard { let t = UILabel() }",
      "with class BrandCard: UIView {} before it, it is a view"
    ),
    ("struct Page: View { var body: some View { Text(\"a\") } }", "Page is SwiftUI"),
    ("let a = UIView()\nlet b = UIView()", "a, b are not in a view yet"),
    ("let n = missing()", "no line in it makes a view"),
  ])
  func `a file without a layout is an error with a reason`(_ code: String, _ reason: String) {
    do throws(Diagnostic) {
      let result = try SwiftProgram.imported(code, named: "Page.swift")
      Issue.record("\(result.layout.items.map(\.name))")
    } catch {
      #expect(error.code == .noLayout)
      #expect(error.details.contains { $0.contains(reason) }, "\(error.details)")
      // Nobody is told to write the superclass of a class that has none.
      #expect(!error.details.contains { $0.contains("Base:") })
    }
  }

  @Test func `what a file says and nothing calls is named`() throws {
    let result = try SwiftProgram.imported(
      """
      class Card: UIView {
        @IBOutlet weak var logo: UIImageView!
        let title = UILabel(), lost = UIView()
        lazy var badge: UIView = { let view = UIView(); addSubview(view); return view }()
        var pinned: [NSLayoutConstraint] { [title.topAnchor.constraint(equalTo: topAnchor)] }
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(title)
          let idle = title.widthAnchor.constraint(equalToConstant: 3)
        }
        override func tintColorDidChange() { super.tintColorDidChange(); title.isHidden = true }
      }
      class Odd: House { let t = UILabel() }
      extension Card { func setUp() { NSLayoutConstraint.activate(pinned) } }
      extension UIView { func fill(_ view: UIView) { addSubview(view) } }
      func style(_ card: Card) { card.addSubview(UIView()) }
      """, named: "Card.swift")
    for note in [
      "logo is an outlet: the storyboard or nib that makes it is not read",
      "lost is not in a view yet", "made but never activated: the constraints of line 9",
      "nothing calls setUp(), fill(_:), style(_:), where there is more of the layout",
      "nothing uses badge, pinned, where there is more of the layout",
      "not run, because UIKit calls it later: tintColorDidChange(), where there is more of the layout",
      "Odd inherits from House, which is not a view known here: with class House: UIView {} "
        + "before it, it is a view",
    ] {
      #expect(result.notes.contains(note), "\(note)\n\(result.notes)")
    }
  }
}
