import LayoutModel
import PlumbLanguage
import Testing

@testable import SwiftReader

/// Code that needs what is in no file: other modules, a nib, whoever calls a function.
@Suite struct ForeignCodeTests {
  private func read(_ code: String) throws -> ImportedCode {
    try SwiftProgram.imported("import UIKit\n" + code, named: "Page.swift")
  }

  private func rules(_ code: ImportedCode) -> [String] {
    code.layout.rules.map { code.layout.text(of: $0) }
  }

  @Test func `calls of a library that nobody knows are lost constraints`() throws {
    let code = try read(
      """
      import TidyLayout
      final class Page: UIViewController {
        let tile = UIView()
        override func viewDidLoad() {
          view.addSubview(tile)
          tile.tidy.place(Top(8), Width(40))
          tile.paint(.red)
        }
      }
      """)
    #expect(code.balance.text == "read 0 of 2 constraints; 2 not")
    #expect(code.balance.lost.map(\.line) == [7])
    let reason = code.balance.lost[0].reason
    #expect(reason.contains("TidyLayout is a library that Plumb does not know"))
  }

  @Test func `an update makes the constraints that are not there, and else is none`() throws {
    let code = try read(
      """
      import SnapKit
      final class Page: UIViewController {
        let a = UIView(), b = UIView(), c = UIView()
        override func viewDidLoad() {
          for part in [a, b, c] { view.addSubview(part) }
          a.snp.makeConstraints { $0.height.equalTo(8) }
          a.snp.updateConstraints { $0.height.equalTo(9) }
          b.snp.updateConstraints { $0.height.equalTo(7) }
          c.snp.updateConstraints { $0.height.equalTo(nobodyKnows) }
        }
        @objc private func never() { a.snp.updateConstraints { $0.height.equalTo(1) } }
      }
      """)
    #expect(code.balance.lost.map(\.line) == [10])
    #expect(code.balance.written - code.balance.read == 1)
    #expect(rules(code) == ["a.height == 9", "b.height == 7"])
  }

  @Test func `functions that add views come first, whoever calls them`() throws {
    let code = try read(
      """
      final class Card: UIView {
        let tile = UIView()
        func build() { addSubview(tile) }
        override func updateConstraints() {
          tile.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true
          super.updateConstraints()
        }
      }
      """)
    #expect(rules(code).contains("tile.top == card.top + 8"))
    #expect(
      code.notes.contains("nothing calls build(): run first, for the views that are added there"))
    #expect(code.balance.lost.isEmpty)
  }

  @Test func `a controller of UIKit has a view that code must add itself`() throws {
    let code = try read(
      """
      final class Host: UIViewController {
        let menu = UIViewController()
        override func viewDidLoad() {
          menu.view.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
          view.addSubview(menu.view)
          menu.view.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
        }
      }
      """)
    #expect(code.balance.lost.map(\.line) == [5])
    #expect(code.balance.lost[0].reason.contains("have no common superview"))
    #expect(rules(code).count == 1)
  }

  @Test(arguments: ["UIHostingController", "UINavigationController", "UISplitViewController"])
  func `an extension of a controller does not hide its view`(_ type: String) throws {
    let code = try read(
      """
      extension \(type) { func fold() { title = nil } }
      final class Host: UIViewController {
        let inner = \(type)()
        override func viewDidLoad() {
          view.addSubview(inner.view)
          NSLayoutConstraint.activate([
            inner.view.topAnchor.constraint(equalTo: view.topAnchor, constant: 3)
          ])
        }
      }
      """)
    #expect(rules(code) == ["view1.top == view.top + 3"])
  }

  @Test func `an outlet with constraints is in the view of its class`() throws {
    let code = try read(
      """
      final class Header: UITableViewHeaderFooterView {
        @IBOutlet private var box: UIView!
        override func awakeFromNib() {
          let line = UIView()
          line.translatesAutoresizingMaskIntoConstraints = false
          box.addSubview(line)
          line.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
        }
      }
      """)
    #expect(rules(code) == ["line.top == box.top"])
    #expect(code.notes.contains("box: taken to be in header, as the nib is not read"))
  }

  @Test func `a class in no file is not in conflict with a mask it may not have`() throws {
    let code = try read(
      """
      final class Cell: UICollectionViewCell {
        private let strip = OtherBar()
        override init(frame: CGRect) {
          super.init(frame: frame)
          contentView.addSubview(strip)
          strip.heightAnchor.constraint(equalToConstant: 4).isActive = true
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """)
    #expect(SolvedLayout(code.layout).broken.isEmpty)
    #expect(code.notes.contains("OtherBar is taken to turn off its mask"))
  }

  @Test func `nobody calls an initialiser that is not available`() throws {
    let code = try read(
      """
      final class Catalog: UIViewController {
        private let box = UIView(), kind: Int
        @available(*, unavailable) init() { fatalError() }
        init(kind: Int) {
          self.kind = kind
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { fatalError() }
        override func viewDidLoad() {
          view.addSubview(box)
          box.topAnchor.constraint(equalTo: view.topAnchor, constant: 8).isActive = true
        }
      }
      """)
    #expect(rules(code) == ["box.top == view.top + 8"])
  }

  @Test func `what is not known does not take known numbers along`() throws {
    let code = try read(
      """
      final class Tip: UIView {
        let box = UIView(), label = UILabel()
        init(name: String?) {
          guard let name = name else { fatalError("name it") }
          super.init(frame: .zero)
          for each in [box, label] {
            each.translatesAutoresizingMaskIntoConstraints = false
            addSubview(each)
          }
          let room = Elsewhere.width ?? UIScreen.main.bounds.width
          box.widthAnchor.constraint(lessThanOrEqualToConstant: room).isActive = true
          box.topAnchor.constraint(equalTo: topAnchor, constant: CGFloat(name.count)).isActive = true
          let metrics = ["gap": label.frame.width]
          addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "H:|[label]-(gap)-|", metrics: metrics, views: ["label": label]))
          label.heightAnchor.constraint(lessThanOrEqualToConstant: .greatestFiniteMagnitude).isActive = true
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """)
    #expect(code.balance.lost.isEmpty)
    #expect(rules(code).contains("box.width <= 393"))
    #expect(rules(code).contains("box.top == tip.top + 16"))
    #expect(rules(code).contains("tip.trailing == label.trailing"))
    #expect(code.notes.contains("name is not known here and taken as 16"))
    #expect(code.asked == ["name = \"text\""])
  }

  @Test func `a method is not a view, but an inherited property may be one`() throws {
    let code = try read(
      """
      final class Composer: ChatBase {
        private let bar = UIView()
        override func viewDidLoad() {
          view.addSubview(bar)
          bar.bottomAnchor.constraint(equalTo: self.field.bottomAnchor).isActive = true
        }
        func field(_ sender: Any, allows text: String) -> Bool { true }
      }
      """)
    #expect(rules(code) == ["bar.bottom == field.bottom"])
  }

  @Test func `comparisons and paths are not constraints`() throws {
    let code = try read(
      """
      final class Tag: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          if frame.size.equalTo(CGSize(width: 4, height: 5)) { isHidden = true }
          let path: IndexPath = .init(item: 0, section: 2)
          heightAnchor.constraint(equalToConstant: 20).isActive = true
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """)
    #expect(code.balance.text == "read 1 of 1 constraint")
  }

  @Test func `helpers on anchors count where they are called`() throws {
    let code = try read(
      """
      extension NSLayoutAnchor {
        @objc func stick(to other: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
          constraint(equalTo: other)
        }
      }
      class Base: UIView {
        func build() {}
      }
      final class Bubble: Base {
        let tail = UIView()
        override func build() {
          tail.translatesAutoresizingMaskIntoConstraints = false
          addSubview(tail)
          NSLayoutConstraint.activate([tail.topAnchor.stick(to: topAnchor)])
        }
      }
      """)
    #expect(rules(code) == ["tail.top == bubble.top"])
    #expect(code.balance.text == "read 1 of 1 constraint")
  }
}
