import LayoutModel
import PlumbLanguage
import UIKitTexts
import Testing

@testable import SwiftReader

/// What is read and not used is said, with what would make it used.
@Suite struct UnusedCodeTests {
  @Test(arguments: [
    ("let card = UIView()", ["card is in no view yet; the outermost becomes the root"]),
    (
      "let card = UIView(), title = UILabel()\ncard.addSubview(title)",
      ["card is the root now: nothing contains it; root card 320x200 gives it a size"]
    ),
    (
      "let t = UILabel()\nNSLayoutConstraint.activate([t.widthAnchor.constraint(equalToConstant: 8)])",
      ["root is the root now, which t fills"]
    ),
    (
      "class Card: UIView { let t = UILabel() }",
      ["known from here on: class Card; let card = Card() makes one"]
    ),
    (
      "class Card: BrandView { let t = UILabel() }",
      ["with class BrandView: UIView {} in front it is a view"]
    ),
    (
      "class Page: BaseVC { let t = UILabel() }",
      ["with class BaseVC: UIViewController {} in front it is a view controller"]
    ),
    ("class Model: Codable { var count = 1 }", ["known from here on: class Model"]),
    (
      "struct Page: View { var body: some View { Text(\"a\") } }",
      ["Page is SwiftUI, which is not read"]
    ),
    ("extension UIView { func pin() {} }", ["known from here on: UIView.pin()"]),
    ("import UIKit", ["import UIKit says nothing about a layout"]),
  ])
  func `pasted where there is no root`(_ code: String, _ expected: [String]) throws {
    var layout = Layout()
    var memory = SwiftMemory()
    let notes = try SwiftProgram.run(code, on: &layout, remembering: &memory)
    for words in expected {
      #expect(notes.contains { $0.contains(words) }, "\(notes)")
    }
    #expect(notes.contains { $0.contains("SwiftUI") } == code.contains("body"))
    #expect(notes.contains { $0.contains("inherits") } == expected[0].contains("in front"))
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
    #expect(try run("a.addSubview(x)").contains { $0.hasPrefix("a is the root now") })
    let words = "b is in no view yet, with what is inside of it: a.addSubview(b)"
    #expect(try run("b.addSubview(y)").contains { $0.hasPrefix(words) })
    #expect(try run("a.addSubview(b)").isEmpty)
    #expect(layout.items.map(\.name) == ["a", "x", "b", "y"])
    #expect(try run("b.addSubview(UIView())").isEmpty)
  }

  @Test(arguments: [
    ("", "there is no code in it"),
    ("// nothing\n/* here */\n", "there is no code in it"),
    (
      "struct Model { let a: Int }\nenum State { case on }", "nothing in it uses struct Model, enum"
    ),
    ("func pin(_ v: UIView) {}", "nothing in it uses pin(_:)"),
    ("extension UIView { func pin() {} }", "what it declares is known to the lines behind it"),
    ("class Model { var n = 1 }", "Model is no view and no view controller"),
    (
      "class Card: BrandCard { let t = UILabel() }",
      "with class BrandCard: UIView {} in front it is a view"
    ),
    ("struct Page: View { var body: some View { Text(\"a\") } }", "Page is SwiftUI"),
    ("let a = UIView()\nlet b = UIView()", "a, b are in no view yet"),
    ("let n = missing()", "not run, line 1"),
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
      "logo is an outlet: what makes it, a storyboard or a nib, is not read",
      "lost is in no view yet", "made and never activated: the constraints of line 9",
      "nothing calls setUp(), fill(_:), style(_:), where more is said about the layout",
      "nothing uses badge, pinned, where more is said about the layout",
      "not run, UIKit calls it later: tintColorDidChange(), where more is said about the layout",
      "Odd inherits from House, which is no view that is known here: with class House: UIView {} "
        + "in front it is a view",
    ] {
      #expect(result.notes.contains(note), "\(note)\n\(result.notes)")
    }
  }
}
